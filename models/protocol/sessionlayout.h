// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/sessionreading.h"

namespace baton {

/// How a protocol keeps a session on disk.
struct SessionLayout
{
    QString id;
    QString title;
    QString folder; ///< wildcard of the folder's name; empty: known by its documents
    QString within; ///< folders that it lies in: "docs/.scratch/sessions"
    QString state;  ///< file, relative to the folder; "*" stands for what it stands for in `folder`
    QString handoffs; ///< folder, relative; "." when the session keeps them at its top
    SessionReading reading;

    /// True when a folder is called like a session.
    [[nodiscard]] bool isFolderName(const QString &name) const;
    /// The state file of the session in @p path, whether it is there or not; empty when the layout
    /// has none or cannot tell its name.
    [[nodiscard]] QString stateFileOf(const QString &path) const;
    /// The session's folder that the file @p path would be the state of; empty when it is none.
    [[nodiscard]] QString folderOfState(const QString &path) const;
};

} // namespace baton
