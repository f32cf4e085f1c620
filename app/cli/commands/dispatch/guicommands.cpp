// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/dispatch/guicommands.h"

#include "app/cli/commands/dispatch/cli.h"

#include <QGuiApplication>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

constexpr std::pair<QLatin1StringView, ExitCode (*)(const QStringList &, Console &)>
    drawingCommands[] = {{"graph"_L1, runGraph}, {"lsp"_L1, runLsp}, {"report"_L1, runReport}};

} // namespace

int runDrawing(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int ownCount = 1;
    const QGuiApplication application(ownCount, argv);
    const auto draw = [](QLatin1StringView name, const QStringList &arguments, Console &console) {
        const auto command =
            std::ranges::find(drawingCommands, name, [](const auto &each) { return each.first; });
        Q_ASSERT(command != std::end(drawingCommands)); // see cli.cpp
        return command->second(arguments, console);
    };
    Console console;
    return run(argc, argv, console, draw);
}

} // namespace baton::cli
