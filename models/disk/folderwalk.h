// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/workspaceentry.h"
#include "models/values/result.h"

#include <QDeadlineTimer>
#include <QHash>
#include <QSet>

#include <atomic>
#include <functional>

namespace baton {

/// The facts by which a change of a file is noticed.
struct FileStamp
{
    qint64 size = 0;
    qint64 modified = 0;

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// The known state of a workspace, to which a walk finds the differences.
struct FolderIndex
{
    QHash<QString, FileStamp> files; ///< by absolute path
    QSet<QString> folders;
};

/// A part of what a walk found; none holds more than a hundred files.
struct WalkChunk
{
    QStringList gone;       ///< known files that no longer exist
    WorkspaceEntries found; ///< new or changed, not read yet
    QStringList folders;    ///< new folders
    /// The time at which something last came or went in each of them, in milliseconds since 1970;
    /// the latest of all for the uppermost.
    std::vector<qint64> folderTimes;
    QStringList goneFolders;
    /// The names of the other readable files in each folder that was listed.
    std::vector<std::pair<QString, QStringList>> texts;
};

/// The files that a walk searches for, by the protocols.
struct WantedFiles
{
    QStringList hiddenNames = {};    ///< hidden folders and files that are read nevertheless
    QStringList promptHeadings = {}; ///< headings that make a plain text a prompt
    /// What the file at a path is that is no candidate, by its beginning; Documents: it is passed
    /// by. Asked on the thread of the walk.
    std::function<FileContent(const QString &path)> contentOf = {};
};

struct WalkRequest
{
    QString root;
    /// Folders to list anew; new ones below them are walked whole. Empty: everything below root.
    QStringList folders;
    FolderIndex known;
    WantedFiles wanted;
    QDeadlineTimer deadline = QDeadlineTimer::Forever;
};

/// Documents that may hold a handoff, by their suffix; a plain text when it begins as a prompt
/// does. A hidden file that is not passed by is @p wanted.
[[nodiscard]] bool isCandidate(const QString &path, const WantedFiles &wanted);

/// Logs and other plain texts, by their suffix: nobody looks for a handoff in them.
[[nodiscard]] bool isPlainText(const QString &fileName);

/// True for folders and files that a walk passes by: hidden ones and node_modules. The hidden
/// folders and files that protocols know by name are @p wanted.
[[nodiscard]] bool isIgnored(const QString &name, const QStringList &wanted);

/// Walks folders and hands what differs from what is known to @p sink. What
/// isIgnored() is left out; a symbolic link to a folder is followed once and never into the
/// workspace itself. A folder that cannot be listed is found as an entry with its problem. Fails
/// when the root itself cannot be listed. Pure but for the disk; returns early when @p stop is
/// true or the deadline is over.
[[nodiscard]] Outcome walk(const WalkRequest &request, const std::atomic_bool &stop,
                           const std::function<void(WalkChunk)> &sink);

} // namespace baton
