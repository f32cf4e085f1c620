// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"

namespace baton {

/// The files and folders in which a protocol keeps a session on disk.
struct SessionLayout
{
    QString id;
    QString title;
    QString folder; ///< wildcard for the folder's name; empty: recognised by its documents
    QString within; ///< parent folders: "docs/.scratch/sessions"
    QString
        state; ///< state file, relative to the folder; "*": the text that "*" matches in `folder`
    QString handoffs; ///< folder of handoffs, relative; ".": the session's folder
    SessionFormat reading;
    QRegularExpression name; ///< captures the displayed name in the text that "*" matches

    /// True when a folder is called like a session.
    [[nodiscard]] bool isFolderName(const QString &folderName) const;
    /// True when the folder @p path is called like a session and lies where sessions lie.
    [[nodiscard]] bool isSession(const QString &path) const;
    /// The name of the session in the folder @p path for people: "20260221-143000".
    [[nodiscard]] QString nameOf(const QString &path) const;
    /// The path of the state file of the session in @p path, whether it exists or not; empty if the
    /// layout has none or does not determine its name.
    [[nodiscard]] QString stateFileOf(const QString &path) const;
    /// The folder in which the session in @p path keeps its handoffs.
    [[nodiscard]] QString handoffFolderOf(const QString &path) const;
    /// The session's folder that the file @p path would be the state of; empty when it is none.
    [[nodiscard]] QString folderOfState(const QString &path) const;
    /// True when sessions of both lie on disk alike.
    [[nodiscard]] bool hasSamePaths(const SessionLayout &other) const;
};

using SessionLayouts = std::vector<const SessionLayout *>;

/// A session's folder, and how it is laid out.
struct SessionFolderMatch
{
    const SessionLayout *layout = nullptr; ///< null: unknown
    QString folder;
};

/// The session that the file @p path lies in. A folder of another name is one as well when the file
/// lies in its folder of handoffs.
[[nodiscard]] SessionFolderMatch sessionAround(const SessionLayouts &layouts, const QString &path);

/// True when the file @p path is the state of a session by its name, or lies in a session.
[[nodiscard]] bool isOfSession(const SessionLayouts &layouts, const QString &path);

} // namespace baton
