// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcess>
#include <QProcessEnvironment>

/// The output and exit code of one run of the built program.
struct Printed
{
    int code = -1;
    QString out;
    QString error;
};

/// Runs the built program in @p folder without a display.
class BatonProcess
{
public:
    explicit BatonProcess(const QString &folder)
        : m_folder(folder)
    {
    }

    [[nodiscard]] Printed run(const QStringList &arguments, const QByteArray &input = {}) const
    {
        return start(QStringLiteral(BATON_PROGRAM), arguments, input);
    }

    /// Runs @p line in a shell that finds the program as "baton"; errors go to standard output.
    [[nodiscard]] Printed runShell(const QString &line) const
    {
        return start(QStringLiteral("/bin/sh"),
                     {QStringLiteral("-c"), QStringLiteral("exec 2>&1; ") + line}, {});
    }

private:
    [[nodiscard]] QProcessEnvironment environment() const
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM",
                                 "CLAUDE_PROJECT_DIR", "BATON_PROGRAM"}) {
            environment.remove(QString::fromLatin1(name));
        }
        const QString folder = QString::fromLocal8Bit(BATON_PROGRAM).section(u'/', 0, -2);
        environment.insert(QStringLiteral("PATH"),
                           folder + u':' + environment.value(QStringLiteral("PATH")));
        environment.insert(QStringLiteral("XDG_DATA_HOME"), QStringLiteral("/nonexistent"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), QStringLiteral("/nonexistent"));
        environment.insert(QStringLiteral("XDG_CACHE_HOME"), m_folder + QStringLiteral("/.cache"));
        return environment;
    }

    [[nodiscard]] Printed start(const QString &program, const QStringList &arguments,
                                const QByteArray &input) const
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.setWorkingDirectory(m_folder);
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
            return {};
        }
        return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
                QString::fromUtf8(process.readAllStandardError())};
    }

    QString m_folder;
};
