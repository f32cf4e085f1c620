// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"
#include "models/values/textposition.h"

#include <QByteArray>

#include <vector>

namespace baton {

/// Translates between byte offsets and lines. LF, CRLF and a lone CR each end a line.
class LineIndex
{
public:
    LineIndex() = default;
    /// Shares @p bytes, whose first line has the number @p firstLine.
    explicit LineIndex(const QByteArray &bytes, int firstLine = 1);

    /// Counts an empty last line after a final line end.
    [[nodiscard]] int lineCount() const { return static_cast<int>(m_starts.size()); }
    [[nodiscard]] int firstLine() const { return m_firstLine; }
    [[nodiscard]] int lastLine() const { return m_firstLine + lineCount() - 1; }
    /// Clamped to the bytes; an offset inside a character counts as its start.
    [[nodiscard]] TextPosition positionOf(qsizetype offset) const;
    /// Line number @p line without its line end; empty at the end of the bytes when out of range.
    [[nodiscard]] ByteRange lineRange(int line) const;
    /// The inverse of positionOf; clamped to the end of the line.
    [[nodiscard]] qsizetype offsetOf(TextPosition position) const;

private:
    QByteArray m_bytes;
    int m_firstLine = 1;
    std::vector<qsizetype> m_starts = {0};
};

/// The line (from 1) of @p offset, for the odd message; a LineIndex is better for many.
[[nodiscard]] int lineOf(QByteArrayView bytes, qsizetype offset);

} // namespace baton
