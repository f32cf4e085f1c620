// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QList>
#include <QObject>

namespace baton {

class Dock;
class ProblemsPane;
class VerdictPane;
class WorkspacePane;

/// The docks around the pages, and the keys that move between panes.
class WindowDocks : public QObject
{
    Q_OBJECT

public:
    explicit WindowDocks(const WindowContext &context);

    [[nodiscard]] WorkspacePane &workspace() const { return *m_workspace; }
    [[nodiscard]] ProblemsPane &problems() const { return *m_problems; }
    [[nodiscard]] VerdictPane &verdict() const { return *m_verdict; }

    /// Hides the docks of documents on other pages, which need the room.
    void makeRoom();
    /// Shows the docks that were hidden for the current page, before the layout is saved.
    void showAll();
    /// Call it before the documents and the workspace of the panes are destroyed.
    void clear();

private:
    void addDocks();
    void connectActions();
    void stepPane(int by);
    [[nodiscard]] QList<QWidget *> panes() const;

    const WindowContext &m_context;
    WorkspacePane *m_workspace;
    ProblemsPane *m_problems;
    VerdictPane *m_verdict;
    Dock *m_workspaceDock;
    Dock *m_problemsDock;
    Dock *m_verdictDock;
    QList<Dock *> m_makingRoom; ///< docks that are hidden while no document is shown
};

} // namespace baton
