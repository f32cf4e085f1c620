// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <cmath>
#include <optional>

namespace baton {

/// @p text as a whole number in any spelling ("1", "1.0", "2e0"). nullopt if it is none, or larger
/// than 10^12.
[[nodiscard]] inline std::optional<qint64> wholeNumber(const QString &text)
{
    constexpr double most = 1e12;
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber && std::abs(number) <= most && std::trunc(number) == number
        ? std::optional(static_cast<qint64>(number))
        : std::nullopt;
}

} // namespace baton
