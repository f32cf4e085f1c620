// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <optional>

namespace baton {

/// @p text without blanks around it, and without the curly quotes of a word processor.
[[nodiscard]] QString trimmedUnquoted(const QString &text);

/// The number of characters of @p a to be changed, added or removed to make @p b of it.
[[nodiscard]] qsizetype editDistance(const QString &a, const QString &b);

/// True if no more than @p most characters of @p text are wrong, apart from case, blanks and word
/// separators.
[[nodiscard]] bool isMisspelling(const QString &text, const QString &value, qsizetype most);

/// One of several texts that another one comes nearest to.
struct Nearest
{
    QString text;
    qsizetype distance = 0; ///< number of edits; 0: only case, blanks and word separators differ
};

/// nullopt if @p text is not similar to any of @p allowed.
[[nodiscard]] std::optional<Nearest> closestMatch(const QString &text, const QStringList &allowed);

} // namespace baton
