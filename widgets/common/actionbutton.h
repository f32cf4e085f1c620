// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QPushButton;

namespace baton {

/// A button that triggers @p action. Icon, text, visibility and state follow the action; the object
/// name is the action's name with "Button" appended.
[[nodiscard]] QPushButton *actionButton(QAction &action);

} // namespace baton
