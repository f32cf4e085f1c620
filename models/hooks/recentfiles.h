// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/folderwalk.h"

#include <QDateTime>

#include <vector>

namespace baton {

/// A file that may hold a handoff.
struct RecentFile
{
    QString path; ///< absolute
    QDateTime modified;
};

/// The time at which the work began that the transcript at @p path tells of: the first one that it
/// names, else that of the file. Invalid where there is none.
[[nodiscard]] QDateTime transcriptBegin(const QString &path);

/// The files below @p folder that were written since @p begin; as many as are found in the time
/// that an agent can be kept waiting.
[[nodiscard]] std::vector<RecentFile> filesSince(const QDateTime &begin, const QString &folder,
                                                 const WantedFiles &wanted);

} // namespace baton
