// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/folderwalk.h"

#include <QDateTime>

#include <atomic>

namespace baton {

/// Files that a search found.
struct RecentFiles
{
    QStringList files;   ///< absolute paths
    QStringList unnamed; ///< paths that cannot be opened, as their names are not UTF-8; spelt out
    bool isWhole = true; ///< false: the time limit ended the search
};

/// The begin of the work in the transcript at @p path: its first time, else that of the file.
/// Invalid if there is none.
[[nodiscard]] QDateTime transcriptBegin(const QString &path);

/// The files below @p folder that were written since @p begin, no links; as many as are found until
/// @p stop is set.
[[nodiscard]] RecentFiles filesSince(const QDateTime &begin, const QString &folder,
                                     const WantedFiles &wanted, const std::atomic_bool &stop);

} // namespace baton
