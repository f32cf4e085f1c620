// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/prompt/promptlines.h"

namespace baton {

/// Marks the headings among @p lines of @p bytes; see promptLines().
void readPromptHeadings(const QByteArray &bytes, const QStringList &known,
                        std::vector<PromptLine> &lines);

/// The number of differences between a known heading and its spelling in the protocol.
[[nodiscard]] int promptHeadingDifference(const QByteArray &bytes, const PromptLine &line);

/// The offset behind the words of @p name at @p at in @p line, in any letter case and with any
/// separators; -1 if there are other words.
[[nodiscard]] qsizetype promptWordsEnd(QByteArrayView line, qsizetype at, QByteArrayView name);

[[nodiscard]] constexpr bool isPromptBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

} // namespace baton
