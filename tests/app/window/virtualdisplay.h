// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDeadlineTimer>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>

namespace baton {

/// A display in memory with a window manager, which receives key events like a real one.
class VirtualDisplay
{
public:
    ~VirtualDisplay()
    {
        for (QProcess *process : {&m_manager, &m_server}) {
            process->terminate();
            process->waitForFinished();
        }
    }

    /// The first required program that is not installed; empty if all are.
    [[nodiscard]] static QString missingProgram()
    {
        for (const char *program : {"Xvfb", "openbox", "xdotool", "import"}) {
            if (QStandardPaths::findExecutable(QLatin1String(program)).isEmpty()) {
                return QLatin1String(program);
            }
        }
        return {};
    }

    [[nodiscard]] bool start()
    {
        using namespace Qt::StringLiterals;
        m_server.setReadChannel(QProcess::StandardOutput);
        m_server.start(u"Xvfb"_s,
                       {u"-displayfd"_s, u"1"_s, u"-screen"_s, u"0"_s, u"1440x900x24"_s,
                        u"-nolisten"_s, u"tcp"_s, u"-noreset"_s});
        while (m_server.state() != QProcess::NotRunning && !m_server.canReadLine()) {
            if (!m_server.waitForReadyRead(20000)) {
                return false;
            }
        }
        m_name = u':' + QString::fromLatin1(m_server.readLine().trimmed());
        m_manager.setProcessEnvironment(environment());
        m_manager.start(u"openbox"_s, {});
        return m_manager.waitForStarted() && isManaged();
    }

    /// The environment for programs on this display.
    [[nodiscard]] QProcessEnvironment environment() const
    {
        using namespace Qt::StringLiterals;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"DISPLAY"_s, m_name);
        environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
        environment.remove(u"WAYLAND_DISPLAY"_s);
        return environment;
    }

    /// Waits for the window of @p process and activates it.
    [[nodiscard]] bool activate(const QProcess &process) const
    {
        using namespace Qt::StringLiterals;
        const QStringList arguments{u"search"_s,
                                    u"--sync"_s,
                                    u"--onlyvisible"_s,
                                    u"--pid"_s,
                                    QString::number(process.processId()),
                                    u"--name"_s,
                                    u"Baton"_s,
                                    u"windowactivate"_s,
                                    u"--sync"_s};
        // The window manager may ignore a request while the window is being mapped.
        bool isActive = false;
        for (int attempt = 0; attempt < 12 && !isActive; ++attempt) {
            isActive = run(u"xdotool"_s, arguments, 5000);
        }
        return isActive;
    }

    [[nodiscard]] bool type(const QString &text) const
    {
        using namespace Qt::StringLiterals;
        return run(u"xdotool"_s, {u"type"_s, u"--delay"_s, u"5"_s, text});
    }

    [[nodiscard]] bool press(const QString &keys) const
    {
        using namespace Qt::StringLiterals;
        return run(u"xdotool"_s, {u"key"_s, keys});
    }

    /// Writes a picture of the display to @p file.
    [[nodiscard]] bool photograph(const QString &file) const
    {
        using namespace Qt::StringLiterals;
        return run(u"import"_s, {u"-window"_s, u"root"_s, file});
    }

private:
    /// Waits until the window manager announces its features: a window that is mapped before that
    /// is never activated.
    [[nodiscard]] bool isManaged() const
    {
        using namespace Qt::StringLiterals;
        const QDeadlineTimer deadline(60'000);
        bool isReady = false;
        while (!isReady && !deadline.hasExpired()) {
            isReady = run(u"xdotool"_s, {u"get_num_desktops"_s});
        }
        return isReady;
    }

    [[nodiscard]] bool run(const QString &program, const QStringList &arguments,
                           int milliseconds = 20000) const
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(program, arguments);
        if (!process.waitForFinished(milliseconds)) {
            process.kill();
            process.waitForFinished();
            return false;
        }
        return process.exitCode() == 0;
    }

    QProcess m_server;
    QProcess m_manager;
    QString m_name;
};

} // namespace baton
