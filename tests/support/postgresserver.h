// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>
#include <map>

#include <unistd.h>

namespace baton {

/// A PostgreSQL server on loopback with an empty database, which runs as long as the object exists.
/// Its owner is "orion" with the password "geheim".
class PostgresServer
{
public:
    /// The folder of the programs; empty if PostgreSQL is not installed.
    static QString programs()
    {
        const QStringList versions = QDir(QStringLiteral("/usr/lib/postgresql"))
                                         .entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        return versions.isEmpty()
            ? QString()
            : QStringLiteral("/usr/lib/postgresql/%1/bin/").arg(versions.last());
    }

    PostgresServer()
    {
        QFile password(m_folder.filePath(QStringLiteral("password")));
        if (!password.open(QFile::WriteOnly)) {
            qFatal("no temporary folder");
        }
        password.write("geheim");
        password.close();
        openFolder();
        QProcess init;
        start(init, QStringLiteral("initdb"),
              {QStringLiteral("-D"), data(), QStringLiteral("-A"), QStringLiteral("scram-sha-256"),
               QStringLiteral("-U"), QStringLiteral("orion"), QStringLiteral("--pwfile"),
               password.fileName(), QStringLiteral("-E"), QStringLiteral("UTF8"),
               QStringLiteral("--locale=C.UTF-8"), QStringLiteral("--no-sync")});
        if (!init.waitForFinished(120'000) || init.exitCode() != 0) {
            qFatal("initdb: %s", init.readAllStandardError().constData());
        }
        QTcpServer free;
        free.listen(QHostAddress::LocalHost);
        m_port = free.serverPort();
        free.close();
        run();
    }

    ~PostgresServer() { stop(); }
    PostgresServer(const PostgresServer &) = delete;
    PostgresServer &operator=(const PostgresServer &) = delete;

    /// Starts the server and waits until it accepts connections.
    void run()
    {
        m_server.setProcessChannelMode(QProcess::MergedChannels);
        start(m_server, QStringLiteral("postgres"),
              {QStringLiteral("-D"), data(), QStringLiteral("-k"), m_folder.path(),
               QStringLiteral("-h"), QStringLiteral("127.0.0.1"), QStringLiteral("-p"),
               QString::number(m_port), QStringLiteral("-F")});
        QByteArray said;
        while (!said.contains("ready to accept connections")) {
            if (!m_server.waitForReadyRead(60'000)) {
                qFatal("postgres: %s", said.constData());
            }
            said += m_server.readAll();
        }
    }

    /// Ends the server like a power failure.
    void kill()
    {
        QFile pid(data() + QStringLiteral("/postmaster.pid"));
        if (!pid.open(QFile::ReadOnly)) {
            qFatal("no postmaster.pid");
        }
        const QByteArray server = pid.readLine().trimmed();
        QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(QLatin1StringView(server)));
        QByteArrayList processes{server};
        if (children.open(QFile::ReadOnly)) { // those of connections would go on for a moment
            processes += children.readAll().simplified().split(' ');
        }
        for (const QByteArray &process : processes) {
            if (const int id = process.toInt(); id > 0) {
                ::kill(id, SIGKILL);
            }
        }
        m_server.waitForFinished();
        for (const QByteArray &process : processes) { // they hold its memory until they are gone
            while (isAlive(process)) {
                QThread::msleep(5);
            }
        }
    }

    void stop()
    {
        QProcess control;
        start(control, QStringLiteral("pg_ctl"),
              {QStringLiteral("stop"), QStringLiteral("-D"), data(), QStringLiteral("-m"),
               QStringLiteral("immediate")});
        control.waitForFinished();
        m_server.waitForFinished();
    }

    /// Writes @p files into its folder, by name, and restarts it.
    void configure(const std::map<QString, QByteArray> &files)
    {
        for (const auto &[name, content] : files) {
            QFile file(data() + QLatin1Char('/') + name);
            if (!file.open(QFile::WriteOnly) || file.write(content) != content.size()) {
                qFatal("the server cannot be configured");
            }
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner); // required for its key
            openToServer(file.fileName());
        }
        stop();
        run();
    }

    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] QString url(const QString &user = QStringLiteral("orion:geheim"),
                              const QString &options = {}) const
    {
        return QStringLiteral("postgresql://%1@127.0.0.1:%2/postgres%3")
            .arg(user)
            .arg(m_port)
            .arg(options);
    }

private:
    /// False for a process that ended, also if nobody asked for its result yet.
    [[nodiscard]] static bool isAlive(const QByteArray &process)
    {
        QFile file(QStringLiteral("/proc/%1/stat").arg(QLatin1StringView(process)));
        return !process.isEmpty() && file.open(QFile::ReadOnly) && !file.readAll().contains(") Z ");
    }

    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }

    /// PostgreSQL does not run as root: then it runs as a user of its own to whom root's files seem
    /// to belong or, if that is forbidden, as one without files.
    static const QStringList &prefix()
    {
        static const QStringList own{QStringLiteral("unshare"), QStringLiteral("--user"),
                                     QStringLiteral("--map-user=1000"),
                                     QStringLiteral("--map-group=1000")};
        static const QStringList nobody{QStringLiteral("setpriv"), QStringLiteral("--reuid=65534"),
                                        QStringLiteral("--regid=65534"),
                                        QStringLiteral("--clear-groups")};
        static const QStringList chosen = ::geteuid() != 0 ? QStringList()
            : QProcess::execute(own.first(), own.sliced(1) + QStringList(QStringLiteral("true")))
                == 0
            ? own
            : nobody;
        return chosen;
    }

    static void start(QProcess &process, const QString &program, const QStringList &arguments)
    {
        const QStringList words = prefix() + QStringList(programs() + program) + arguments;
        process.start(words.first(), words.sliced(1));
    }

    /// Gives write access to the folder to the server's user.
    void openFolder() const
    {
        openToServer(m_folder.path());
        openToServer(m_folder.filePath(QStringLiteral("password")));
    }

    /// Gives @p path to the server's user.
    static void openToServer(const QString &path)
    {
        constexpr int nobody = 65534;
        if (prefix().contains(QStringLiteral("setpriv"))
            && ::chown(QFile::encodeName(path).constData(), nobody, nobody) != 0) {
            qFatal("%s cannot be opened to the server", qPrintable(path));
        }
    }

    QTemporaryDir m_folder;
    QProcess m_server;
    int m_port = 0;
};

} // namespace baton
