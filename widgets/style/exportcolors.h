// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

namespace baton {

/// The colour of @p role in Baton's own light or dark theme, whichever is shown: for pictures that
/// leave the program.
[[nodiscard]] QColor exportColor(Role role, Theme::Mode mode);

} // namespace baton
