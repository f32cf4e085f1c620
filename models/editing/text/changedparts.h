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
/// The changed words; ranges are character positions.
[[nodiscard]] ChangedParts changedWholeWords(QStringView was, QStringView is);
/// Like changedWholeWords(), without common characters at the ends of each part.
[[nodiscard]] ChangedParts changedWords(QStringView was, QStringView is);

[[nodiscard]] inline bool isOfWord(QChar c)
{
    return c.isLetterOrNumber() || c == u'_' || c.isSurrogate();
}

/// Splits @p text into words, runs of blanks, and single other characters.
[[nodiscard]] QList<QStringView> wordsOf(QStringView text);
/// The number of words and other non-blank characters in @p text.
[[nodiscard]] qsizetype wordCount(QStringView text);

} // namespace baton::edit
