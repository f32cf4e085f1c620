// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

#include <chrono>
#include <optional>

class QString;
class QWidget;

namespace baton {

/// The pause in typing after which the next text is a separate undo step: longer if the system is
/// set to slower typing.
[[nodiscard]] std::chrono::milliseconds typingPause();

/// Sets the border colour of a field to that of a status; nothing: the normal border.
void setEdgeRole(QWidget *control, std::optional<Role> role);
[[nodiscard]] std::optional<Role> edgeRole(const QWidget *control);

/// Escapes each & of @p text for a button or menu entry.
[[nodiscard]] QString literalText(const QString &text);

/// Makes a push button 22 px high with 12-pixel text, for error lines and table rows.
void setSmall(QWidget *button);
[[nodiscard]] bool isSmall(const QWidget *button);

} // namespace baton
