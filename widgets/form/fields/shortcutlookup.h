// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QKeyEvent;
class QWidget;

namespace baton {

/// The action of the window for a press of a key that @p target does not want itself; null for
/// none. Qt finds that, too, but not if the window is behind another one, as it is behind a list.
[[nodiscard]] QAction *commandOf(const QKeyEvent &press, QWidget &target);

} // namespace baton
