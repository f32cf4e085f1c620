// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/process/displaycheck.h"

#include "app/cli/common/console.h"
#include "models/database/databaseaddress.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int usageError = 2;

class DisplayCheckTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::DisplayCheck)
};

/// True if a process listens on the socket @p path; a path that starts with NUL is an abstract one.
bool answers(const QByteArray &path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.isEmpty() || size_t(path.size()) >= sizeof address.sun_path) {
        return false;
    }
    std::ranges::copy(path, address.sun_path);
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const auto length = socklen_t(offsetof(sockaddr_un, sun_path) + size_t(path.size()));
    const bool isThere =
        ::connect(socket, reinterpret_cast<const sockaddr *>(&address), length) == 0
        || errno == EAGAIN;
    ::close(socket);
    return isThere;
}

/// ":0", "unix:0.1"; a display of another machine is assumed to exist.
bool hasXServer(const QByteArray &display)
{
    const qsizetype colon = display.lastIndexOf(':');
    const QByteArray host = display.first(std::max<qsizetype>(colon, 0));
    if (colon < 0 || (!host.isEmpty() && host != "unix")) {
        return colon >= 0;
    }
    const QByteArray number = display.sliced(colon + 1).split('.').front();
    const QByteArray path = "/tmp/.X11-unix/X" + number;
    return answers(path) || answers('\0' + path);
}

bool hasWaylandServer(const QByteArray &display)
{
    return !display.isEmpty()
        && answers(display.startsWith('/') ? display : qgetenv("XDG_RUNTIME_DIR") + '/' + display);
}

bool hasDisplay(const QStringList &arguments)
{
    return !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || arguments.contains(u"-platform"_s)
        || arguments.contains(u"--platform"_s) || !qEnvironmentVariableIsEmpty("WAYLAND_SOCKET")
        || hasXServer(qgetenv("DISPLAY")) || hasWaylandServer(qgetenv("WAYLAND_DISPLAY"));
}

QString complaintAbout(const QStringList &arguments)
{
    const Result<StartOptions> options = StartOptions::parse(arguments, QDir::currentPath());
    if (!options) {
        return DisplayCheckTexts::tr("%1 \"baton --help\" lists the commands and options.")
            .arg(options.error());
    }
    const QString missing = complaintAboutMissing(options->locations);
    return !missing.isEmpty()
        ? missing
        : DisplayCheckTexts::tr(
              "There is no display to open a window on. \"baton check PATH\" works without one.");
}

} // namespace

QString complaintAboutMissing(const QList<Location> &locations)
{
    for (const Location &location : locations) {
        if (isDatabaseUrl(location.path)) {
            if (const auto address = databaseAddress(location.path); !address) {
                return address.error();
            }
        } else if (!QFileInfo::exists(location.path)) {
            return DisplayCheckTexts::tr(
                       "There is no command and no file \"%1\". \"baton --help\" lists the "
                       "commands.")
                .arg(cli::withoutPasswords(QDir().relativeFilePath(location.path)));
        }
    }
    return {};
}

std::optional<int> refusalWithoutDisplay(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    if (hasDisplay(arguments)) {
        return std::nullopt;
    }
    std::fprintf(stderr, "baton: %s\n", qUtf8Printable(complaintAbout(arguments)));
    return usageError;
}

} // namespace baton
