// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// @p names, with the nearest folder in which their @p paths differ behind those that stand several
/// times: "prompt.md · 20251119-auth". Both lists are as long.
[[nodiscard]] QStringList distinctNames(const QStringList &names, const QStringList &paths);

} // namespace baton
