// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

#include <QIcon>
#include <QString>

namespace baton {

/// The line icon @p name (resources/icons/NAME.svg) in the colour of @p role; follows the theme,
/// also when disabled.
[[nodiscard]] QIcon icon(const QString &name, Role role = Role::Text);

} // namespace baton
