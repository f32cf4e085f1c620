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

/// The contents of a folder, as far as it could be listed.
struct FolderListing
{
    std::vector<FolderEntry> entries; ///< unordered, without "." and ".."
    QStringList unnamed; ///< names that are not UTF-8, with their odd bytes spelt out ("\\xE4")
    QString problem;     ///< reason why the folder cannot be listed, a sentence; empty on success
};

/// Lists @p folder. QDir silently stops at the first name that is not UTF-8.
[[nodiscard]] FolderListing listFolder(const QString &folder);

/// The reason, a sentence, why the folder at @p path cannot be listed or the file cannot be read;
/// empty if it can, or if it does not exist.
[[nodiscard]] QString accessProblem(const QString &path);

/// The message about the entry @p name, whose name prevents opening it.
[[nodiscard]] QString unnamedProblem(const QString &name);

} // namespace baton
