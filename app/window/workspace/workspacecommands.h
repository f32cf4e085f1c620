// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"
#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class Comparisons;
class EmptyState;
class FileCommands;
class OpenSessions;
class PaletteSources;
class WindowDocks;
class WorkspacePane;

/// Opens a folder as the workspace, remembers its layout, and handles the requests of its tree.
class WorkspaceCommands : public QObject
{
    Q_OBJECT

public:
    WorkspaceCommands(const WindowContext &context, WindowDocks &docks, EmptyState &empty);

    void open(const QString &folder);
    /// Opens the workspace of the last run, or the one of @p locations, with its tabs; then all
    /// other @p locations.
    void start(const QList<Location> &locations);
    /// Opens the folder that was open when Baton ended; does nothing if it no longer exists.
    void openLast();
    /// Opens a copy of the sample workspace.
    void openSample();
    /// Stores the state of the open folder, except its tabs.
    void note();
    void noteTabs();

    void connectTree(FileCommands &files, Comparisons &comparisons, OpenSessions &sessions);
    void connectPalette(PaletteSources &palette, OpenSessions &sessions);

Q_SIGNALS:
    /// The workspace in @p folder is about to be opened.
    void aboutToOpen(const QString &folder);
    void opened(const QString &folder);

private:
    void openTabs(const QStringList &paths);
    void noteFolding();

    const WindowContext &m_context;
    WindowDocks &m_docks;
    WorkspacePane &m_pane;
    EmptyState &m_empty;
};

} // namespace baton
