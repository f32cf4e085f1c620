// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

#include <chrono>
#include <optional>

class QString;
class QWidget;

namespace baton {

/// The pause in typing behind which the next text is a step of its own: longer if the system gives
/// its reader more time between two keys.
[[nodiscard]] std::chrono::milliseconds typingPause();

/// Gives a field's edge the colour of a status; nothing: the normal edge.
void setEdgeRole(QWidget *control, std::optional<Role> role);
[[nodiscard]] std::optional<Role> edgeRole(const QWidget *control);

/// @p text for a button or menu entry that shows each & of it as it is.
[[nodiscard]] QString literalText(const QString &text);

/// Makes a push button 22 high with 12-pixel text, for error lines and table rows.
void setSmall(QWidget *button);
[[nodiscard]] bool isSmall(const QWidget *button);

} // namespace baton
