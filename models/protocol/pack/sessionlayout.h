// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/sessionformat.h"

namespace baton {

/// The files and folders of a protocol's sessions on disk.
struct SessionLayout
{
    QString id;
    QString title;
    QString folder; ///< wildcard for the folder's name; empty if it is recognised by its documents
    QString within; ///< parent folders, such as "docs/.scratch/sessions"
    QString state;  ///< state file, relative to the folder; its "*" stands for the text that "*"
                    ///< matches in `folder`
    QString handoffs; ///< folder of handoffs, relative to the folder; "." for the folder itself
    SessionFormat reading;
    QRegularExpression name; ///< captures the displayed name in the text that "*" matches

    /// True if @p folderName is the name of a session folder.
    [[nodiscard]] bool isFolderName(const QString &folderName) const;
    /// True if the folder @p path has the name of a session folder and is in the place for
    /// sessions.
    [[nodiscard]] bool isSession(const QString &path) const;
    /// The displayed name of the session in the folder @p path, such as "20260221-143000".
    [[nodiscard]] QString nameOf(const QString &path) const;
    /// The path of the state file of the session in @p path, which may not exist. Empty if the
    /// layout has none or does not determine its name.
    [[nodiscard]] QString stateFileOf(const QString &path) const;
    /// The folder of the handoffs of the session in @p path.
    [[nodiscard]] QString handoffFolderOf(const QString &path) const;
    /// The session folder whose state file is @p path; empty if @p path is not a state file.
    [[nodiscard]] QString folderOfState(const QString &path) const;
    /// True if sessions of both layouts have the same paths.
    [[nodiscard]] bool hasSamePaths(const SessionLayout &other) const;
};

using SessionLayouts = std::vector<const SessionLayout *>;

/// A session folder and its layout.
struct SessionFolderMatch
{
    const SessionLayout *layout = nullptr; ///< null if unknown
    QString folder;
};

/// The session that contains the file @p path. A folder with another name is accepted if the file
/// is in its folder of handoffs.
[[nodiscard]] SessionFolderMatch sessionAround(const SessionLayouts &layouts, const QString &path);

/// True if the file @p path has the name of a state file or is in a session.
[[nodiscard]] bool isOfSession(const SessionLayouts &layouts, const QString &path);

} // namespace baton
