// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/guicommands.h"

#include "app/cli/commands/cli.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace baton::cli {

int runDrawing(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int ownCount = 1;
    const QGuiApplication application(ownCount, argv);
    const auto draw = [](QLatin1StringView name, const QStringList &arguments, Console &console) {
        return name == "graph"_L1 ? runGraph(arguments, console) : runReport(arguments, console);
    };
    Console console;
    return run(argc, argv, console, draw);
}

} // namespace baton::cli
