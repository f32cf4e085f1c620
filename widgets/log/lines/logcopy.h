// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/exportlines.h"
#include "widgets/log/lines/logselection.h"

#include <QString>

namespace baton {

/// Text to copy from a log; a value for workers, because it may be most of the log. Lines that are
/// truncated on the screen are copied completely.
struct LogCopy
{
    /// Larger texts are not put on the clipboard.
    static constexpr qint64 mostBytes = qint64(64) * 1024 * 1024;

    struct Text
    {
        QString text;
        int masked = 0; ///< number of masked places
    };

    LogExcerpt excerpt;
    int before = 0;  ///< number of columns omitted from the first line
    int behind = -1; ///< number of columns of the last line; -1 for all
    Masking masking = Masking::inUse();

    [[nodiscard]] qint64 lines() const { return excerpt.to - excerpt.from; }
    [[nodiscard]] qint64 bytes() const;
    [[nodiscard]] Text make() const;
};

} // namespace baton
