// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/folderwalk.h"

#include <QDateTime>
#include <QDeadlineTimer>

#include <chrono>

namespace baton {

/// Files that a search found.
struct RecentFiles
{
    QStringList files;   ///< absolute paths
    QStringList unnamed; ///< paths that cannot be opened, as their names are not UTF-8; spelt out
    bool isWhole = true; ///< false: the time limit ended the search
};

/// The longest time for which an agent is kept waiting while its files are searched for.
constexpr std::chrono::milliseconds longestSearch{2000};

/// The begin of the work in the transcript at @p path: its first time, else that of the file.
/// Invalid if there is none.
[[nodiscard]] QDateTime transcriptBegin(const QString &path);

/// The files below @p folder that were written since @p begin, no links; as many as are found by
/// @p end.
[[nodiscard]] RecentFiles filesSince(const QDateTime &begin, const QString &folder,
                                     const WantedFiles &wanted, QDeadlineTimer end);

} // namespace baton
