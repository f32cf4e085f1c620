// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logindex.h"

#include <algorithm>
#include <numeric>
#include <ranges>

namespace baton {

namespace {

/// Parts of less text than this are put together, so that a log that grows by lines has few.
constexpr qint64 smallPart = qint64(512) * 1024;

quint8 bitOf(LogLevel level)
{
    return static_cast<quint8>(1U << static_cast<unsigned>(level));
}

qint64 sizeOf(const LogChunk &part)
{
    return part.end() - part.begin();
}

} // namespace

qint64 LogIndex::lineCount() const
{
    return m_parts.empty() ? 0 : m_parts.back()->endLine();
}

qint64 LogIndex::count(LogLevel level) const
{
    return std::transform_reduce(m_parts.begin(), m_parts.end(), qint64(0), std::plus(),
                                 [level](const auto &part) { return part->count(level); });
}

qint64 LogIndex::earliest() const
{
    for (const auto &part : m_parts) {
        if (part->earliest() != LogLine::noTime) {
            return part->earliest();
        }
    }
    return LogLine::noTime;
}

qint64 LogIndex::latest() const
{
    qint64 time = LogLine::noTime;
    for (const auto &part : m_parts) {
        time = std::max(time, part->latest());
    }
    return time;
}

const LogChunk &LogIndex::partOf(qint64 line) const
{
    const auto next = std::ranges::upper_bound(m_parts, line, {},
                                               [](const auto &part) { return part->firstLine(); });
    return **(next - 1);
}

qint64 LogIndex::lineAt(qint64 offset) const
{
    const auto next = std::ranges::upper_bound(m_parts, offset, {},
                                               [](const auto &part) { return part->begin(); });
    if (next == m_parts.begin()) {
        return 0;
    }
    const LogChunk &part = **(next - 1);
    const auto block =
        std::ranges::upper_bound(part.blocks(), offset, {}, &LogChunk::Block::offset) - 1;
    qint64 found = part.endLine() - 1;
    const qint64 end = std::min(part.endLine(), block->line + LogChunk::blockLines);
    part.walk(block->line, end, [&](qint64 number, const LogLine &line) {
        if (line.offset <= offset) {
            found = number;
        }
    });
    return found;
}

qint64 LogIndex::firstSince(qint64 time) const
{
    for (const auto &part : m_parts) {
        if (part->latest() == LogLine::noTime || part->latest() < time) {
            continue;
        }
        qint64 found = -1;
        part->walk(part->firstLine(), part->endLine(), [&](qint64 number, const LogLine &line) {
            if (found < 0 && line.time != LogLine::noTime && line.time >= time) {
                found = number;
            }
        });
        if (found >= 0) {
            return found;
        }
    }
    return lineCount();
}

qint64 LogIndex::nextOf(quint8 levels, qint64 line) const
{
    for (const auto &part : m_parts) {
        if (part->endLine() <= line + 1) {
            continue;
        }
        for (size_t i = 0; i < part->blocks().size(); ++i) {
            const bool isLast = i + 1 == part->blocks().size();
            const qint64 end = isLast ? part->endLine() : part->blocks()[i + 1].line;
            if (end <= line + 1 || !(part->blocks()[i].levels & levels)) {
                continue;
            }
            qint64 found = -1;
            part->walk(std::max(line + 1, part->blocks()[i].line), end,
                       [&](qint64 number, const LogLine &one) {
                           found = found < 0 && (bitOf(one.level) & levels) ? number : found;
                       });
            if (found >= 0) {
                return found;
            }
        }
    }
    return -1;
}

qint64 LogIndex::previousOf(quint8 levels, qint64 line) const
{
    for (const auto &part : m_parts | std::views::reverse) {
        if (part->firstLine() >= line) {
            continue;
        }
        qint64 end = part->endLine();
        for (const LogChunk::Block &block : part->blocks() | std::views::reverse) {
            qint64 found = -1;
            if (block.line < line && (block.levels & levels)) {
                part->walk(block.line, std::min(end, line), [&](qint64 number, const LogLine &one) {
                    found = bitOf(one.level) & levels ? number : found;
                });
            }
            if (found >= 0) {
                return found;
            }
            end = block.line;
        }
    }
    return -1;
}

void LogIndex::append(std::shared_ptr<const LogChunk> part, bool isTail)
{
    if (m_hasTail) {
        m_parts.pop_back();
    }
    m_hasTail = isTail && part->endLine() > part->firstLine();
    if (part->endLine() == part->firstLine()) {
        return;
    }
    const bool isJoined = !isTail && !m_parts.empty() && sizeOf(*m_parts.back()) < smallPart
        && sizeOf(*part) < smallPart;
    if (!isJoined) {
        m_parts.push_back(std::move(part));
        return;
    }
    auto joined = std::make_shared<LogChunk>(*m_parts.back());
    joined->join(*part);
    m_parts.back() = std::move(joined);
}

qint64 LogIndex::settledLines() const
{
    return m_hasTail ? m_parts.back()->firstLine() : lineCount();
}

} // namespace baton
