// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/helpcommands.h"

#include "app/actions/actionregistry.h"
#include "app/window/commands/problemcommands.h"
#include "app/window/parts/helpwindows.h"

#include <QMainWindow>

using namespace Qt::StringLiterals;

namespace baton {

HelpCommands::HelpCommands(const WindowContext &context, ProblemCommands &problems)
    : QObject(&context.commands)
{
    const ActionRegistry &actions = context.actions;
    QMainWindow &window = context.window;
    actions.connectTo(u"help.help"_s, this, [&actions, &window, &problems] {
        if (!problems.explainHere()) {
            showHelp(actions, &window);
        }
    });
    actions.connectTo(u"help.shortcuts"_s, this,
                      [&actions, &window] { showShortcuts(actions, &window); });
    actions.connectTo(u"help.about"_s, this, [&window] { showAbout(&window); });
}

} // namespace baton
