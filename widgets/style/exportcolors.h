// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

namespace baton {

/// The colour of @p role in Baton's own light or dark theme, independent of the current theme: for
/// exported pictures.
[[nodiscard]] QColor exportColor(Role role, Theme::Mode mode);

} // namespace baton
