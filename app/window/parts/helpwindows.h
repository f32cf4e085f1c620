// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace baton {

class ActionRegistry;

/// Shows all actions with keys, by group, in a window.
void showShortcuts(const ActionRegistry &actions, QWidget *parent);
/// Shows a page on how to use Baton.
void showHelp(const ActionRegistry &actions, QWidget *parent);
void showAbout(QWidget *parent);

} // namespace baton
