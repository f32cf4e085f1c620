// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace baton {

class ActionRegistry;

/// Every action that has a key, by group, in a window of its own.
void showShortcuts(const ActionRegistry &actions, QWidget *parent);
/// Shows on one page how to use Baton.
void showHelp(const ActionRegistry &actions, QWidget *parent);
void showAbout(QWidget *parent);

} // namespace baton
