// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/text/lineindex.h"

#include "models/text/encodingdetection.h"

#include <cstring>

namespace baton {

namespace {

bool isContinuation(char byte)
{
    return (uchar(byte) & 0xC0) == 0x80;
}

/// The start of the line after the line end at or after @p at; -1 if there is none.
qsizetype nextLine(QByteArrayView bytes, qsizetype at)
{
    for (qsizetype i = at; i < bytes.size(); ++i) {
        if (bytes[i] == '\n') {
            return i + 1;
        }
        if (bytes[i] == '\r') {
            return i + 1 < bytes.size() && bytes[i + 1] == '\n' ? i + 2 : i + 1;
        }
    }
    return -1;
}

} // namespace

LineIndex::LineIndex(const QByteArray &bytes, int firstLine)
    : m_bytes(bytes)
    , m_firstLine(firstLine)
{
    if (bytes.contains('\r')) {
        for (qsizetype start = nextLine(bytes, 0); start >= 0; start = nextLine(bytes, start)) {
            m_starts.push_back(start);
        }
        return;
    }
    constexpr qsizetype usualLine = 40; // bytes
    m_starts.reserve(size_t(bytes.size() / usualLine + 2));
    const char *const begin = bytes.constData();
    const char *const end = begin + bytes.size();
    for (const char *at = begin; at != end;) {
        const void *newline = std::memchr(at, '\n', size_t(end - at));
        if (!newline) {
            break;
        }
        at = static_cast<const char *>(newline) + 1;
        m_starts.push_back(at - begin);
    }
}

TextPosition LineIndex::positionOf(qsizetype offset) const
{
    const qsizetype at = std::clamp<qsizetype>(offset, 0, m_bytes.size());
    const auto next = std::ranges::upper_bound(m_starts, at);
    const int line = m_firstLine + static_cast<int>(next - m_starts.begin()) - 1;
    qsizetype start = *std::prev(next);
    start += line == m_firstLine ? bomLength(m_bytes) : 0;
    if (at <= start) {
        return {line, 1};
    }
    const QByteArrayView before = QByteArrayView(m_bytes).sliced(start, at - start);
    const auto continued = std::ranges::count_if(before.sliced(1), isContinuation);
    const bool isInside = at < m_bytes.size() && isContinuation(m_bytes[at]);
    return {line, static_cast<int>(before.size() - continued) + (isInside ? 0 : 1)};
}

ByteRange LineIndex::lineRange(int line) const
{
    if (line < m_firstLine || line > lastLine()) {
        return {m_bytes.size(), m_bytes.size()};
    }
    const size_t index = static_cast<size_t>(line - m_firstLine);
    const qsizetype begin = m_starts[index];
    qsizetype end = index + 1 < m_starts.size() ? m_starts[index + 1] : m_bytes.size();
    while (end > begin && (m_bytes[end - 1] == '\n' || m_bytes[end - 1] == '\r')) {
        --end;
    }
    return {begin, end};
}

qsizetype LineIndex::offsetOf(TextPosition position) const
{
    const ByteRange line = lineRange(position.line);
    qsizetype at = line.begin + (position.line == m_firstLine ? bomLength(m_bytes) : 0);
    for (int column = 1; column < position.column && at < line.end; ++column) {
        do {
            ++at;
        } while (at < line.end && isContinuation(m_bytes[at]));
    }
    return std::min(at, std::max(line.end, line.begin));
}

int lineOf(QByteArrayView bytes, qsizetype offset)
{
    int line = 1;
    for (qsizetype start = nextLine(bytes, 0); start >= 0 && start <= offset;
         start = nextLine(bytes, start)) {
        ++line;
    }
    return line;
}

} // namespace baton
