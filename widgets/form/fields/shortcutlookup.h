// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QKeyEvent;
class QWidget;

namespace baton {

/// The window's action for a key press that @p target does not handle itself; null if there is
/// none. Qt's own lookup fails while the window is behind another one, such as a completion list.
[[nodiscard]] QAction *commandOf(const QKeyEvent &press, QWidget &target);

} // namespace baton
