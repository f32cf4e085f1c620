// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/folderwalk.h"

#include <QHash>
#include <QStringList>

#include <functional>

namespace baton::cli {

/// The files that were found, and the paths that could not be read.
struct FoundFiles
{
    QStringList paths;
    QHash<QString, QString> problems; ///< reasons why paths cannot be read, by path
};

/// The files at or below @p paths, in the order of @p paths, each once. A folder is replaced by the
/// YAML, JSON, XML, Markdown and prompt files below it, sorted by name, without hidden entries that
/// are not @p wanted, node_modules and linked folders. A path that does not exist stays, so that
/// reading it reports the failure. A folder that cannot be listed and a name that is not UTF-8 also
/// stay, with their problem. Calls @p wanted after a folder was listed.
[[nodiscard]] FoundFiles filesAt(const QStringList &paths,
                                 const std::function<WantedFiles()> &wanted);

} // namespace baton::cli
