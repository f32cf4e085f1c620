// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionstore.h"
#include "models/workspace/workspacemodel.h"
#include "models/workspace/workspacescanner.h"

namespace baton {

/// The open folder: its tree, the scanner that fills it, and its sessions, which the tree, the list
/// and all other users share.
class Workspace : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(FileReader reader, QObject *parent = nullptr);

    [[nodiscard]] WorkspaceModel &model() { return m_model; }
    [[nodiscard]] WorkspaceScanner &scanner() { return m_scanner; }
    [[nodiscard]] SessionStore &sessions() { return m_sessions; }
    /// Without one there are no sessions.
    void setCatalog(const std::shared_ptr<const ProtocolCatalog> &catalog);
    /// Absolute; empty if none is open.
    [[nodiscard]] const QString &folder() const { return m_scanner.folder(); }

    void open(const QString &folder);
    /// Searches for changes that were not noticed.
    void refresh();
    /// Searches for sessions again if the search was stopped.
    void findMissingSessions();
    void close();

Q_SIGNALS:
    void folderChanged(const QString &folder);
    /// Emitted when a file or folder at each of @p paths was added, removed or changed after the
    /// first scan.
    void touched(const QStringList &paths);

private:
    void take(const QStringList &gone, const WorkspaceEntries &present);

    WorkspaceModel m_model;
    WorkspaceScanner m_scanner;
    SessionStore m_sessions;
};

} // namespace baton
