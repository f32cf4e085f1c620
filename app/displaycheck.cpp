// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/displaycheck.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int usageError = 2;

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::DisplayCheck)
};

bool hasDisplay(const QStringList &arguments)
{
    constexpr std::array variables{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::ranges::any_of(variables,
                               [](const char *name) { return !qEnvironmentVariableIsEmpty(name); })
        || arguments.contains(u"-platform"_s) || arguments.contains(u"--platform"_s);
}

QString complaintAbout(const QStringList &arguments)
{
    const Result<StartOptions> options = StartOptions::parse(arguments, QDir::currentPath());
    if (!options) {
        return Texts::tr("%1 \"baton --help\" lists what can be asked for.").arg(options.error());
    }
    const QString missing = complaintAboutMissing(options->locations);
    return !missing.isEmpty()
        ? missing
        : Texts::tr(
              "There is no display to open a window on. \"baton check PATH\" works without one.");
}

} // namespace

QString complaintAboutMissing(const QList<Location> &locations)
{
    for (const Location &location : locations) {
        if (!QFileInfo::exists(location.path)) {
            return Texts::tr("There is no command and no file \"%1\". \"baton --help\" lists the "
                             "commands.")
                .arg(QDir().relativeFilePath(location.path));
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
