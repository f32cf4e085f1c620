// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>

#include <memory>
#include <optional>

namespace baton {

/// A file, or a stretch of it, that others may append to, shorten or replace while it is read.
/// Thread-safe. It is not mapped into memory, because a mapped file that shrinks ends the program
/// that reads it.
class LogSource
{
public:
    /// The facts by which another file or a changed one is noticed.
    struct State
    {
        quint64 device = 0;
        quint64 file = 0;
        qint64 size = 0;
        qint64 modified = 0; ///< nanoseconds since 1970

        [[nodiscard]] bool isSameFile(const State &other) const
        {
            return device == other.device && file == other.file;
        }
    };

    [[nodiscard]] static Result<std::shared_ptr<const LogSource>> open(const QString &path);
    /// The current state of the file at @p path; nullopt if there is none.
    [[nodiscard]] static std::optional<State> stateOf(const QString &path);
    /// The bytes [@p begin, @p begin + @p length) of @p whole as a separate source.
    [[nodiscard]] static std::shared_ptr<const LogSource> stretch(const LogSource &whole,
                                                                  qint64 begin, qint64 length);

    /// The state of the open file, also when it was deleted; the size is that of the stretch.
    [[nodiscard]] State state() const;
    /// Returns less than @p length at the end of the file, or if it cannot be read.
    [[nodiscard]] QByteArray read(qint64 offset, qint64 length) const;

private:
    struct Descriptor;

    std::shared_ptr<const Descriptor> m_file;
    qint64 m_begin = 0;
    qint64 m_length = -1; ///< length of the stretch that is read; -1: the whole file
};

} // namespace baton
