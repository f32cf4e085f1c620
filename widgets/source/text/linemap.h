// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <vector>

namespace baton {

/// The positions of the lines of a byte buffer. LF, CRLF and CR each end a line; there is always at
/// least one line. A byte order mark precedes line 0.
class LineMap
{
public:
    void rebuild(const QByteArray &bytes);
    /// Applies @p edits, which resulted in @p bytes.
    void update(const QByteArray &bytes, const TextEdits &edits);

    [[nodiscard]] int count() const { return static_cast<int>(m_begins.size()); }
    [[nodiscard]] qsizetype begin(int line) const { return m_begins[static_cast<size_t>(line)]; }
    /// The number of bytes of the longest line, including its end.
    [[nodiscard]] qsizetype longest() const;
    /// The line that contains @p offset; its line end belongs to it.
    [[nodiscard]] int lineAt(qsizetype offset) const;
    /// The bytes of @p line without its end.
    [[nodiscard]] ByteRange content(const QByteArray &bytes, int line) const;
    /// The bytes of @p line with its end.
    [[nodiscard]] ByteRange whole(int line) const;
    /// "\n", "\r\n", "\r", or empty for the last line.
    [[nodiscard]] QByteArrayView lineEnd(const QByteArray &bytes, int line) const;

private:
    void updateOne(const QByteArray &bytes, const TextEdit &edit, qsizetype shift);
    void updateMany(const QByteArray &bytes, const TextEdits &edits);

    std::vector<qsizetype> m_begins{0};
    qsizetype m_size = 0;
};

} // namespace baton
