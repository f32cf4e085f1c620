// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/lines.h"

namespace baton::edit {

Lines::Lines(QByteArrayView bytes)
    : m_bytes(bytes)
    , m_first(bytes.startsWith("\xef\xbb\xbf") ? 3 : 0)
{
}

char Lines::at(qsizetype offset) const
{
    return offset >= 0 && offset < m_bytes.size() ? m_bytes[offset] : '\0';
}

qsizetype Lines::begin(qsizetype offset) const
{
    while (offset > m_first && at(offset - 1) != '\n') {
        --offset;
    }
    return std::max(offset, m_first);
}

qsizetype Lines::end(qsizetype offset) const
{
    while (offset < m_bytes.size() && m_bytes[offset] != '\n') {
        ++offset;
    }
    const bool isCrLf = at(offset) == '\n' && at(offset - 1) == '\r';
    return isCrLf ? offset - 1 : offset;
}

qsizetype Lines::next(qsizetype offset) const
{
    while (offset < m_bytes.size() && m_bytes[offset] != '\n') {
        ++offset;
    }
    return std::min(offset + 1, m_bytes.size());
}

qsizetype Lines::previousEnd(qsizetype offset) const
{
    const qsizetype start = begin(offset);
    return start == m_first ? start : end(start - 1);
}

QByteArray Lines::newlineAt(qsizetype offset) const
{
    const qsizetype own = end(offset);
    const qsizetype at = own < m_bytes.size() ? own : end(m_first);
    return this->at(at) == '\r' ? "\r\n" : "\n";
}

int Lines::column(qsizetype offset) const
{
    int count = 0;
    for (qsizetype i = begin(offset); i < offset; ++i) {
        count += (static_cast<uchar>(m_bytes[i]) & 0xc0) != 0x80;
    }
    return count;
}

QByteArray Lines::alignment(qsizetype offset) const
{
    QByteArray blanks;
    for (qsizetype i = begin(offset); i < offset; ++i) {
        if ((static_cast<uchar>(m_bytes[i]) & 0xc0) != 0x80) {
            blanks += m_bytes[i] == '\t' ? '\t' : ' ';
        }
    }
    return blanks;
}

QByteArray Lines::indentation(qsizetype offset) const
{
    const qsizetype line = begin(offset);
    return m_bytes.sliced(line, skipBlanks(line) - line).toByteArray();
}

bool Lines::isFirstOnLine(qsizetype offset) const
{
    while (offset > m_first && (at(offset - 1) == ' ' || at(offset - 1) == '\t')) {
        --offset;
    }
    return offset <= m_first || at(offset - 1) == '\n';
}

bool Lines::isBlank(qsizetype offset) const
{
    return skipBlanks(begin(offset)) >= end(offset);
}

int Lines::commentColumn(qsizetype offset) const
{
    const qsizetype first = skipBlanks(begin(offset));
    return at(first) == '#' ? column(first) : -1;
}

qsizetype Lines::skipBlanks(qsizetype offset) const
{
    while (at(offset) == ' ' || at(offset) == '\t') {
        ++offset;
    }
    return offset;
}

qsizetype Lines::skipGap(qsizetype offset) const
{
    while (offset < m_bytes.size()) {
        const char c = m_bytes[offset];
        if (c == '#') {
            offset = end(offset);
        } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            ++offset;
        } else {
            break;
        }
    }
    return offset;
}

} // namespace baton::edit
