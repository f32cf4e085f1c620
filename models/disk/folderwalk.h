// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/workspaceentry.h"
#include "models/values/result.h"

#include <QHash>
#include <QSet>

#include <atomic>
#include <functional>

namespace baton {

/// The facts that reveal a change of a file.
struct FileStamp
{
    qint64 size = 0;
    qint64 modified = 0;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// The known state of a workspace, with which a walk compares.
struct FolderIndex
{
    QHash<QString, FileStamp> files; ///< by absolute path
    QSet<QString> folders;
};

/// A part of a walk's result; at most a hundred files.
struct WalkChunk
{
    QStringList gone;       ///< known files that no longer exist
    WorkspaceEntries found; ///< new or changed, not read yet
    QStringList folders;    ///< new folders
    /// The time of the last change in each of the folders, in milliseconds since 1970; for the
    /// topmost the latest of all.
    std::vector<qint64> folderTimes;
    QStringList goneFolders;
    /// The names of the other readable files, by listed folder.
    std::vector<std::pair<QString, QStringList>> texts;
};

/// The files that a walk looks for, as the protocols define.
struct WantedFiles
{
    QStringList hiddenNames = {};    ///< hidden folders and files that are read nevertheless
    QStringList promptHeadings = {}; ///< headings that make a plain text a prompt
    /// The content of the file at a path that is no candidate, judged by its beginning; Documents:
    /// it is skipped. Called on the walk's thread.
    std::function<FileContent(const QString &path)> contentOf = {};
};

struct WalkRequest
{
    QString root;
    /// Folders to list again; new ones below them are walked completely. Empty: everything below
    /// root.
    QStringList folders;
    FolderIndex known;
    WantedFiles wanted;
    bool followsLinks = true;
};

/// True for documents that may contain a handoff, by their suffix, and for a plain text that begins
/// like a prompt. Hidden files count only if @p wanted lists them.
[[nodiscard]] bool isCandidate(const QString &path, const WantedFiles &wanted);

/// True for logs and other plain texts, by their suffix: they contain no handoffs.
[[nodiscard]] bool isPlainText(const QString &fileName);

/// True for folders and files that a walk skips: hidden ones and node_modules, except those in @p
/// wanted.
[[nodiscard]] bool isIgnored(const QString &name, const QStringList &wanted);

/// Walks folders and passes differences from the known state to @p sink. Skips what isIgnored();
/// follows a symbolic link to a folder once, and never into the workspace itself; without
/// @p request.followsLinks none, and none to a file either. A folder that
/// cannot be listed becomes an entry with a problem. Fails when the root cannot be listed. Returns
/// early when @p stop is true.
[[nodiscard]] Outcome walk(const WalkRequest &request, const std::atomic_bool &stop,
                           const std::function<void(WalkChunk)> &sink);

} // namespace baton
