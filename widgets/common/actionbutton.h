// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QPushButton;

namespace baton {

/// A button that triggers @p action, with its icon and text: shown and enabled as the action is.
/// Its name is that of the action with "Button" behind.
[[nodiscard]] QPushButton *actionButton(QAction &action);

} // namespace baton
