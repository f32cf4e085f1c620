// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QVariant>

namespace baton {

/// The time (UTC) in a column: of a type of the database, ISO 8601, or the seconds or milliseconds
/// since 1970. Invalid if it is none of them.
[[nodiscard]] QDateTime columnTime(const QVariant &value);

/// True of a value of a column of numbers, null as well.
[[nodiscard]] bool isOfNumbers(const QVariant &value);

/// False of a value that tells no time: none, an empty text, 0.
[[nodiscard]] bool tellsTime(const QVariant &value);

/// @p time as it stands in a column whose value was @p before; invalid if the database itself knows
/// how to write it.
[[nodiscard]] QVariant columnTimeLike(const QDateTime &time, const QVariant &before);

} // namespace baton
