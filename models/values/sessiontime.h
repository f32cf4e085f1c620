// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>

namespace baton {

/// An ISO 8601 time as UTC, also with a blank for the "T" and with any number of decimals; one
/// without an offset is taken for UTC. Invalid when @p text is no time.
[[nodiscard]] QDateTime sessionTime(const QString &text);

/// @p time as sessionTime() reads it, with the separator, decimals and offset of @p like; empty
/// when
/// @p like is no time.
[[nodiscard]] QString sessionTimeLike(const QDateTime &time, const QString &like);

} // namespace baton
