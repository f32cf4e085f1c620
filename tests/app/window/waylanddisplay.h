// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace baton {

/// A Wayland compositor in memory.
class WaylandDisplay
{
public:
    ~WaylandDisplay()
    {
        m_server.terminate();
        m_server.waitForFinished();
    }

    /// The first required program that is not installed; empty if all are.
    [[nodiscard]] static QString missingProgram()
    {
        for (const char *program : {"weston", "weston-screenshooter"}) {
            if (QStandardPaths::findExecutable(QLatin1String(program)).isEmpty()) {
                return QLatin1String(program);
            }
        }
        return {};
    }

    [[nodiscard]] bool start()
    {
        using namespace Qt::StringLiterals;
        m_server.setProcessEnvironment(environment());
        m_server.setStandardErrorFile(QProcess::nullDevice());
        m_server.start(u"weston"_s,
                       {u"--backend=headless"_s, u"--renderer=pixman"_s, u"--width=1280"_s,
                        u"--height=800"_s, u"--idle-time=0"_s, u"--debug"_s, u"--no-config"_s,
                        u"--socket="_s + name(), u"--log="_s + m_folder.filePath(u"weston.log"_s)});
        return m_server.waitForStarted()
            && QTest::qWaitFor([this] { return QFileInfo::exists(m_folder.filePath(name())); },
                               20000);
    }

    /// The environment for programs on it, which then choose Wayland.
    [[nodiscard]] QProcessEnvironment environment() const
    {
        using namespace Qt::StringLiterals;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_RUNTIME_DIR"_s, m_folder.path());
        environment.insert(u"XDG_SESSION_TYPE"_s, u"wayland"_s);
        environment.insert(u"WAYLAND_DISPLAY"_s, name());
        environment.insert(u"HOME"_s, m_folder.path());
        environment.remove(u"DISPLAY"_s);
        environment.remove(u"QT_QPA_PLATFORM"_s);
        return environment;
    }

    /// A picture of the display; null if there is none.
    [[nodiscard]] QImage photograph() const
    {
        using namespace Qt::StringLiterals;
        const QTemporaryDir pictures;
        QProcess camera;
        camera.setProcessEnvironment(environment());
        camera.setWorkingDirectory(pictures.path());
        camera.start(u"weston-screenshooter"_s, {});
        if (!camera.waitForFinished(20000) || camera.exitCode() != 0) {
            return {};
        }
        const QStringList files = QDir(pictures.path()).entryList(QDir::Files);
        return QImage(pictures.filePath(files.value(0)));
    }

private:
    [[nodiscard]] static QString name() { return QStringLiteral("wayland-of-baton"); }

    QTemporaryDir
        m_folder; ///< folder of the compositor's socket; short, since paths of sockets are limited
    QProcess m_server;
};

} // namespace baton
