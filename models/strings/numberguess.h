// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The number that people write as @p text, as JSON and YAML write it: "-1.5" for "−1,5", "1.2e-12"
/// for "1.2 × 10^-12", "1000" for "1_000", "0.5" for ".5", "31" for "0x1F", "3" for "0b11". Empty
/// for what is no number, or may be one of several ("1,000").
[[nodiscard]] QString guessedNumber(const QString &text);

/// A number with what it is measured in.
struct NumberWithUnit
{
    QString number;
    QString unit;
};

/// "450 MB" and "95%"; both empty for anything else.
[[nodiscard]] NumberWithUnit measuredNumber(const QString &text);

} // namespace baton
