// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logchunk.h"

#include <memory>

namespace baton {

/// The positions of the lines of a log, as far as they are known. A value: copies share their
/// parts, so a worker can have the present state.
class LogIndex
{
public:
    [[nodiscard]] qint64 lineCount() const;
    [[nodiscard]] qint64 byteCount() const { return m_parts.empty() ? 0 : m_parts.back()->end(); }
    [[nodiscard]] qint64 count(LogLevel level) const;
    /// The first and the latest time; LogLine::noTime when no line has one.
    [[nodiscard]] qint64 earliest() const;
    [[nodiscard]] qint64 latest() const;

    /// @p line must be one of the index.
    [[nodiscard]] LogLine at(qint64 line) const { return partOf(line).at(line); }
    [[nodiscard]] const LogChunk &partOf(qint64 line) const;
    /// The line of the byte at @p offset; the last line for an offset after the end.
    [[nodiscard]] qint64 lineAt(qint64 offset) const;
    /// The first line of @p time or later; lineCount() if there is none.
    [[nodiscard]] qint64 firstSince(qint64 time) const;
    /// The next line after @p line with a level of @p levels (one bit for each); -1 if there is
    /// none.
    [[nodiscard]] qint64 nextOf(quint8 levels, qint64 line) const;
    [[nodiscard]] qint64 previousOf(quint8 levels, qint64 line) const;

    [[nodiscard]] const std::vector<std::shared_ptr<const LogChunk>> &parts() const
    {
        return m_parts;
    }
    template <typename Visit>
    void walk(qint64 from, qint64 to, Visit visit) const
    {
        for (const auto &part : m_parts) {
            if (part->endLine() > from && part->firstLine() < to) {
                part->walk(from, to, visit);
            }
        }
    }

    /// Adds the next part. A tail is a line without an end, with which the next part begins again.
    void append(std::shared_ptr<const LogChunk> part, bool isTail);
    /// The first line that the next part may change or add.
    [[nodiscard]] qint64 settledLines() const;

private:
    std::vector<std::shared_ptr<const LogChunk>> m_parts;
    bool m_hasTail = false;
};

} // namespace baton
