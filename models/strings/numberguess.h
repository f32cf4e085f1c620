// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The number that people write as @p text, in the form of JSON and YAML: "-1.5" for "−1,5",
/// "1.2e-12" for "1.2 × 10^-12", "1000" for "1_000", "0.5" for ".5", "31" for "0x1F", "3" for
/// "0b11". Empty if the text is not a number, or is ambiguous ("1,000").
[[nodiscard]] QString guessedNumber(const QString &text);

/// A number with its unit.
struct NumberWithUnit
{
    QString number;
    QString unit;
};

/// The parts of texts such as "450 MB" and "95%"; both empty for any other text.
[[nodiscard]] NumberWithUnit measuredNumber(const QString &text);

} // namespace baton
