// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

namespace baton {

class LogFile;

/// The time zone of a log: that of its first line with a time, in whose zone typed times are meant.
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
    /// The file is another one.
    void reset() { m_offset.reset(); }

private:
    const LogFile &m_file;
    mutable std::optional<int> m_offset; ///< none: not determined yet
};

} // namespace baton
