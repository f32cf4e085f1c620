// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// @p text from shortly before the place where it differs from @p other, behind an ellipsis; whole
/// where they differ early, or where @p other is empty or the same.
[[nodiscard]] QString fromDifference(const QString &text, const QString &other);

} // namespace baton
