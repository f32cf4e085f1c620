// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// @p text from shortly before its first difference from @p other, after an ellipsis; all of it if
/// they differ early, or if @p other is empty or the same.
[[nodiscard]] QString fromDifference(const QString &text, const QString &other);

} // namespace baton
