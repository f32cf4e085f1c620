// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/lineset.h"
#include "models/log/reading/logindex.h"
#include "models/log/reading/logsource.h"
#include "models/masking/masking.h"
#include "models/values/result.h"

#include <atomic>
#include <functional>

namespace baton {

/// Lines of a log that are written or copied elsewhere; a value for workers.
struct LogExcerpt
{
    std::shared_ptr<const LogSource> source;
    LogIndex index;
    std::optional<LineSet> within; ///< only these lines; nullopt for all
    qint64 from = 0;
    qint64 to = 0;                       ///< number of the line after the last one
    std::optional<Masking> masking = {}; ///< nullopt: secrets are not masked
};

/// Writes the bytes of the lines to the file @p path, in one step. Returns how many places were
/// masked.
[[nodiscard]] Result<int> exportLines(const LogExcerpt &excerpt, const QString &path,
                                      const std::atomic_bool *stop = nullptr);
/// The lines as they are shown, with a line feed between them.
[[nodiscard]] QString textOfLines(const LogExcerpt &excerpt);

/// Saves lines at a path that the reader chose.
using SaveLines = std::function<void(const QString &path)>;

} // namespace baton
