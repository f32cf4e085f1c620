// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFileInfo>

#include <functional>
#include <limits>
#include <vector>

namespace baton {

struct FolderEntry
{
    QString name;
    bool isFile = false;   ///< known to be a regular file, not a link
    bool isFolder = false; ///< known to be a folder, not a link
};

/// An entry that cannot be opened, as its name is not UTF-8.
struct UnnamedEntry
{
    QString name;        ///< its odd bytes are spelt out ("\\xE4")
    qint64 modified = 0; ///< milliseconds since 1970
};

/// The contents of a folder, as far as it could be listed.
struct FolderListing
{
    std::vector<FolderEntry> entries; ///< by name, without "." and ".."
    std::vector<UnnamedEntry> unnamed;
    QString problem; ///< reason why the folder cannot be listed, a sentence; empty on success
};

/// Lists @p folder. QDir and QDirIterator silently stop at the first name that is not UTF-8: use
/// this and the functions below for folders of others.
[[nodiscard]] FolderListing listFolder(const QString &folder);

/// The entries of @p folder that QDir::entryInfoList() has for @p filters, which are Files, Dirs,
/// Hidden and NoSymLinks; by name.
[[nodiscard]] QFileInfoList entriesIn(const QString &folder, QDir::Filters filters);
/// The names of entriesIn().
[[nodiscard]] QStringList namesIn(const QString &folder, QDir::Filters filters);
/// The default number of folder levels that are searched.
constexpr int mostLevels = 64;
/// The paths of at most @p most files in @p folder and in the folders below it, down to @p levels
/// in total; links to folders are not followed. With @p isWanted, only files that it accepts. @p
/// filters may be Hidden and NoSymLinks.
[[nodiscard]] QStringList filesBelow(const QString &folder, QDir::Filters filters = {},
                                     int levels = mostLevels,
                                     qsizetype most = std::numeric_limits<qsizetype>::max(),
                                     const std::function<bool(const QFileInfo &)> &isWanted = {});

/// The reason, a sentence, why the folder at @p path cannot be listed or the file cannot be read;
/// empty if it can, or if it does not exist.
[[nodiscard]] QString accessProblem(const QString &path);

/// The message about the entry @p name, whose name prevents opening it.
[[nodiscard]] QString unnamedProblem(const QString &name);

} // namespace baton
