// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessionlives.h"
#include "models/workspace/workspacemodel.h"
#include "models/workspace/workspacescanner.h"

namespace baton {

/// The folder that is open: its tree, and the scanner that fills it.
class Workspace : public QObject
{
    Q_OBJECT

public:
    explicit Workspace(FileReader reader, QObject *parent = nullptr);

    [[nodiscard]] WorkspaceModel &model() { return m_model; }
    [[nodiscard]] WorkspaceScanner &scanner() { return m_scanner; }
    /// Absolute; empty when none is open.
    [[nodiscard]] const QString &folder() const { return m_scanner.folder(); }

    void open(const QString &folder);
    /// Looks for what changed without having been noticed.
    void refresh();
    void close();

Q_SIGNALS:
    void folderChanged(const QString &folder);
    /// Something came, went or changed at each of @p paths, files or folders, after they were found
    /// at first.
    void touched(const QStringList &paths);

private:
    void take(const QStringList &gone, const WorkspaceEntries &present);

    void lookAtLives(const QStringList &gone, const WorkspaceEntries &present);

    WorkspaceModel m_model;
    WorkspaceScanner m_scanner;
    SessionLives m_lives; ///< by state file
};

} // namespace baton
