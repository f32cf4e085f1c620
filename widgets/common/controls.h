// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/theme.h"

#include <optional>

class QWidget;

namespace baton {

/// Gives a field's edge the colour of a status; nothing: the normal edge.
void setEdgeRole(QWidget *control, std::optional<Role> role);
[[nodiscard]] std::optional<Role> edgeRole(const QWidget *control);

/// Makes a push button 22 high with 12-pixel text, for error lines and table rows.
void setSmall(QWidget *button);
[[nodiscard]] bool isSmall(const QWidget *button);

} // namespace baton
