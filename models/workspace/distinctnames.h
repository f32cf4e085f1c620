// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// @p names; names that occur several times are followed by the nearest folder in which their @p
/// paths differ: "prompt.md · 20251119-auth". Both lists must have the same length.
[[nodiscard]] QStringList distinctNames(const QStringList &names, const QStringList &paths);

} // namespace baton
