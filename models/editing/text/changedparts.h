// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QList>
#include <QStringView>

#include <vector>

namespace baton::edit {

/// A replaced part of a list or text; one of the two sides may be empty.
struct ChangedText
{
    ByteRange was;
    ByteRange is;
};

using ChangedParts = std::vector<ChangedText>;

/// The changed lines; ranges are line numbers.
[[nodiscard]] ChangedParts changedLines(const QList<QStringView> &was,
                                        const QList<QStringView> &is);
/// The changed words; ranges are positions of characters.
[[nodiscard]] ChangedParts changedWholeWords(QStringView was, QStringView is);
/// The same, without common letters at the ends.
[[nodiscard]] ChangedParts changedWords(QStringView was, QStringView is);

[[nodiscard]] inline bool isOfWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c.isSurrogate();
}

/// Words, runs of blanks, and every other character by itself.
[[nodiscard]] QList<QStringView> wordsOf(QStringView text);
/// The number of words in @p text, and of other characters that are no blanks.
[[nodiscard]] qsizetype wordCount(QStringView text);

} // namespace baton::edit
