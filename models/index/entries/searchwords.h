// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// @p text in the form that is searched, the same in every database: letters and digits in lower
/// case, blanks for everything else. "mesh_quality: 0.4" becomes "mesh quality 0 4". Chinese and
/// Japanese have no blanks between words, so each of their characters is a word, and a word of
/// several is a phrase.
[[nodiscard]] QString searchWords(const QString &text);

/// The length of the word that begins at @p at in @p text; 0 if none does.
[[nodiscard]] qsizetype wordLengthAt(QStringView text, qsizetype at);

} // namespace baton
