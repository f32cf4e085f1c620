// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/ansistyle.h"
#include "models/log/reading/logentryreader.h"

#include <array>
#include <limits>
#include <vector>

namespace baton {

/// The position of a line and the facts that it states.
struct LogLine
{
    static constexpr qint64 noTime = std::numeric_limits<qint64>::min();

    qint64 offset = 0;
    qint64 length = 0; ///< length with the line end
    LogLevel level = LogLevel::None;
    qint64 time = noTime; ///< time of the line, or of the previous line if it has none

    friend bool operator==(const LogLine &, const LogLine &) = default;
};

/// The lines of one section of a log, in about four bytes each: length, level and the time since
/// the previous line, in variable-length numbers. Reading can start at a block every 64 lines or 64
/// KB. Immutable once it is shared.
class LogChunk
{
public:
    static constexpr qint64 blockLines = 64;
    static constexpr qint64 blockBytes = qint64(64) * 1024;

    struct Block
    {
        qint64 line = 0;
        qint64 offset = 0;
        qint64 time = LogLine::noTime; ///< time that applies before the first line
        quint32 code = 0;              ///< index of the block's first number in the encoded lines
        quint8 levels = 0;             ///< one bit for each LogLevel that occurs
        AnsiStyle style;               ///< style at the start of the first line
    };

    LogChunk(qint64 firstLine, qint64 begin, qint64 time);

    void append(qint64 length, const LogEntry &entry, const AnsiStyle &style, bool hasEscapes);
    /// Adds the next part.
    void join(const LogChunk &next);

    [[nodiscard]] qint64 firstLine() const { return m_firstLine; }
    [[nodiscard]] qint64 endLine() const { return m_endLine; }
    [[nodiscard]] qint64 begin() const { return m_begin; }
    [[nodiscard]] qint64 end() const { return m_end; }
    [[nodiscard]] qint64 lastTime() const { return m_lastTime; }
    /// The latest time in it; noTime when no line has one.
    [[nodiscard]] qint64 latest() const { return m_latest; }
    /// The first time in it; noTime when no line has one.
    [[nodiscard]] qint64 earliest() const { return m_earliest; }
    [[nodiscard]] bool hasEscapes() const { return m_hasEscapes; }
    [[nodiscard]] qint64 count(LogLevel level) const
    {
        return m_counts[static_cast<size_t>(level)];
    }
    [[nodiscard]] const std::vector<Block> &blocks() const { return m_blocks; }

    [[nodiscard]] const Block &blockOf(qint64 line) const;
    [[nodiscard]] LogLine at(qint64 line) const;

    /// Calls @p visit(number, LogLine) for the lines [from, to) that are in this part.
    template <typename Visit>
    void walk(qint64 from, qint64 to, Visit visit) const
    {
        from = std::max(from, m_firstLine);
        to = std::min(to, m_endLine);
        if (from >= to) {
            return;
        }
        const Block &block = blockOf(from);
        size_t code = block.code;
        LogLine line{block.offset, 0, LogLevel::None, block.time};
        for (qint64 number = block.line; number < to; ++number) {
            decode(code, line);
            if (number >= from) {
                visit(number, std::as_const(line));
            }
            line.offset += line.length;
        }
    }

private:
    void write(quint64 number);
    [[nodiscard]] quint64 read(size_t &code) const;
    void decode(size_t &code, LogLine &line) const;

    qint64 m_firstLine;
    qint64 m_endLine;
    qint64 m_begin;
    qint64 m_end;
    qint64 m_lastTime;
    qint64 m_latest = LogLine::noTime;
    qint64 m_earliest = LogLine::noTime;
    bool m_hasEscapes = false;
    std::array<qint64, logLevelCount> m_counts{};
    std::vector<Block> m_blocks;
    std::vector<quint8> m_codes;
};

} // namespace baton
