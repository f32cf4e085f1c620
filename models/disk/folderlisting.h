// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

namespace baton {

struct FolderEntry
{
    QString name;
    bool isFile = false; ///< known to be a regular file, not a link
};

/// The contents of a folder, complete or not.
struct FolderListing
{
    std::vector<FolderEntry> entries; ///< unordered, without "." and ".."
    QStringList unnamed; ///< names that are not UTF-8, with their odd bytes spelt out ("\\xE4")
    QString problem;     ///< reason why the folder cannot be listed, a sentence; empty on success
};

/// Lists @p folder. QDir ends its list, without a word, at the first name that is not UTF-8.
[[nodiscard]] FolderListing listFolder(const QString &folder);

/// The reason, as a sentence, why the folder at @p path cannot be listed or the file cannot be
/// read; empty when it can, and when there is nothing.
[[nodiscard]] QString accessProblem(const QString &path);

/// The message that the entry @p name cannot be opened because of its name.
[[nodiscard]] QString unnamedProblem(const QString &name);

} // namespace baton
