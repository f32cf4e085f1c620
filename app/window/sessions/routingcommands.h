// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class OpenGraphs;
class SessionListTab;

/// Shows the routing of sessions, transcripts and of the workspace, and the commands for the
/// current graph.
class RoutingCommands : public QObject
{
    Q_OBJECT

public:
    RoutingCommands(const WindowContext &context, OpenGraphs &graphs, const SessionListTab &list);

    /// The action of the one button in the header of @p page, a session or a queue.
    [[nodiscard]] static QAction *headerAction(const ActionRegistry &actions, QWidget *page);

private:
    void showSession();
    void showSelected();
    void showWorkspace();
    void updateActions();

    const WindowContext &m_context;
    OpenGraphs &m_graphs;
    const SessionListTab &m_list;
};

} // namespace baton
