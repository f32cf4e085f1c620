// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QVariant>

namespace baton {

/// The time (UTC) in a column: of a type of the database, ISO 8601, or the seconds or milliseconds
/// since 1970. Invalid for other values.
[[nodiscard]] QDateTime columnTime(const QVariant &value);

/// True for a number, and for null in a column of numbers.
[[nodiscard]] bool isOfNumbers(const QVariant &value);

/// True for a value that may be a time; false for null, an empty text and 0.
[[nodiscard]] bool tellsTime(const QVariant &value);

/// @p time for a column whose value was @p before; invalid if the database itself knows how to
/// write it.
[[nodiscard]] QVariant columnTimeLike(const QDateTime &time, const QVariant &before);

} // namespace baton
