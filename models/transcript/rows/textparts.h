// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

#include <vector>

namespace baton {

/// A stretch of a text, in UTF-16 units.
struct TextPart
{
    qsizetype begin = 0;
    qsizetype length = 0;

    friend bool operator==(const TextPart &, const TextPart &) = default;
};

/// Splits @p text into parts that are shown as one row each: a few lines, short enough to be laid
/// out at once. A part ends after a line end if possible, and never within a surrogate pair. There
/// are at most @p most parts; a very long text has longer parts.
[[nodiscard]] std::vector<TextPart> textParts(QStringView text, qsizetype most);

} // namespace baton
