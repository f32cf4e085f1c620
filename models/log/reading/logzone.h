// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

namespace baton {

class LogFile;

/// The time zone of a log, which is that of its first line with a time. Typed times are in this
/// zone.
class LogZone
{
public:
    /// @p file outlives it.
    explicit LogZone(const LogFile &file)
        : m_file(file)
    {
    }

    /// The minutes that the log is ahead of UTC; 0 as long as no line has a time. Reads a line.
    [[nodiscard]] int offset() const;
    /// Must be called when the file was replaced.
    void reset() { m_offset.reset(); }

private:
    const LogFile &m_file;
    mutable std::optional<int> m_offset; ///< nullopt: not determined yet
};

} // namespace baton
