// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logchunk.h"

#include <algorithm>

namespace baton {

namespace {

/// Small numbers of either sign as small numbers.
quint64 zigzag(qint64 number)
{
    return (static_cast<quint64>(number) << 1) ^ static_cast<quint64>(number >> 63);
}

qint64 unzigzag(quint64 number)
{
    return static_cast<qint64>((number >> 1) ^ (~(number & 1) + 1));
}

qint64 since(qint64 time)
{
    return time == LogLine::noTime ? 0 : time;
}

} // namespace

LogChunk::LogChunk(qint64 firstLine, qint64 begin, qint64 time)
    : m_firstLine(firstLine)
    , m_endLine(firstLine)
    , m_begin(begin)
    , m_end(begin)
    , m_lastTime(time)
{
}

void LogChunk::append(qint64 length, const LogEntry &entry, const AnsiStyle &style, bool hasEscapes)
{
    const bool isFull = m_blocks.empty() || m_endLine - m_blocks.back().line >= blockLines
        || m_end - m_blocks.back().offset >= blockBytes;
    if (isFull) {
        m_blocks.push_back(
            {m_endLine, m_end, m_lastTime, static_cast<quint32>(m_codes.size()), 0, style});
    }
    const auto level = static_cast<quint64>(entry.level);
    write(static_cast<quint64>(length) << 4 | level << 1 | quint64(entry.time.has_value()));
    if (entry.time) {
        write(zigzag(*entry.time - since(m_lastTime)));
        m_lastTime = *entry.time;
        m_latest = std::max(m_latest, m_lastTime);
        m_earliest = m_earliest == LogLine::noTime ? m_lastTime : m_earliest;
    }
    m_blocks.back().levels |= static_cast<quint8>(1U << level);
    ++m_counts[level];
    ++m_endLine;
    m_end += length;
    m_hasEscapes = m_hasEscapes || hasEscapes;
}

void LogChunk::join(const LogChunk &next)
{
    const auto shift = static_cast<quint32>(m_codes.size());
    for (Block block : next.m_blocks) {
        block.code += shift;
        m_blocks.push_back(block);
    }
    m_codes.insert(m_codes.end(), next.m_codes.begin(), next.m_codes.end());
    for (size_t i = 0; i < m_counts.size(); ++i) {
        m_counts[i] += next.m_counts[i];
    }
    m_endLine = next.m_endLine;
    m_end = next.m_end;
    m_lastTime = next.m_lastTime;
    m_latest = std::max(m_latest, next.m_latest);
    m_earliest = m_earliest == LogLine::noTime ? next.m_earliest : m_earliest;
    m_hasEscapes = m_hasEscapes || next.m_hasEscapes;
}

const LogChunk::Block &LogChunk::blockOf(qint64 line) const
{
    return *(std::ranges::upper_bound(m_blocks, line, {}, &Block::line) - 1);
}

LogLine LogChunk::at(qint64 line) const
{
    LogLine found;
    walk(line, line + 1, [&](qint64, const LogLine &one) { found = one; });
    return found;
}

void LogChunk::write(quint64 number)
{
    while (number >= 0x80) {
        m_codes.push_back(static_cast<quint8>(number | 0x80));
        number >>= 7;
    }
    m_codes.push_back(static_cast<quint8>(number));
}

quint64 LogChunk::read(size_t &code) const
{
    quint64 number = 0;
    int shift = 0;
    while (m_codes[code] & 0x80) {
        number |= static_cast<quint64>(m_codes[code++] & 0x7f) << shift;
        shift += 7;
    }
    return number | static_cast<quint64>(m_codes[code++]) << shift;
}

void LogChunk::decode(size_t &code, LogLine &line) const
{
    const quint64 head = read(code);
    line.length = static_cast<qint64>(head >> 4);
    line.level = static_cast<LogLevel>((head >> 1) & 7);
    if (head & 1) {
        line.time = since(line.time) + unzigzag(read(code));
    }
}

} // namespace baton
