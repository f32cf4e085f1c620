// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"

#include <QByteArray>

#include <optional>

namespace baton {

/// Lines of the bytes from @p begin on, cut at any line end.
class LineRanges
{
public:
    LineRanges(const QByteArray &bytes, qsizetype begin)
        : m_bytes(bytes)
        , m_begin(begin)
    {
    }

    [[nodiscard]] ByteRange around(qsizetype offset) const
    {
        qsizetype first = offset;
        while (first > m_begin && !isEnd(m_bytes[first - 1])) {
            --first;
        }
        qsizetype last = offset;
        while (last < m_bytes.size() && !isEnd(m_bytes[last])) {
            ++last;
        }
        return {first, last};
    }

    [[nodiscard]] std::optional<ByteRange> above(ByteRange line) const
    {
        qsizetype end = line.begin - 1;
        if (end < m_begin) {
            return {};
        }
        if (end > m_begin && m_bytes[end] == '\n' && m_bytes[end - 1] == '\r') {
            --end;
        }
        return around(end);
    }

    [[nodiscard]] std::optional<ByteRange> below(ByteRange line) const
    {
        qsizetype next = line.end + 1;
        if (line.end >= m_bytes.size()) {
            return {};
        }
        if (next < m_bytes.size() && m_bytes[line.end] == '\r' && m_bytes[next] == '\n') {
            ++next;
        }
        return around(next);
    }

    [[nodiscard]] QByteArrayView text(ByteRange line) const
    {
        return QByteArrayView(m_bytes).sliced(line.begin, line.length());
    }

private:
    static bool isEnd(char byte) { return byte == '\n' || byte == '\r'; }

    const QByteArray &m_bytes;
    qsizetype m_begin;
};

} // namespace baton
