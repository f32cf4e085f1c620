// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace baton {

/// How well a text fits what was typed, and which of its characters did.
struct FuzzyMatch
{
    int score = 0; ///< higher is better
    QList<qsizetype> places;
};

/// Finds the characters of @p typed in @p text in order, letter case and blanks aside; nothing when
/// one is missing. Starts of words and runs count more.
[[nodiscard]] std::optional<FuzzyMatch> fuzzyMatch(QStringView typed, QStringView text);

} // namespace baton
