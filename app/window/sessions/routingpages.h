// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class AttemptComparisons;
class OpenGraphs;
class OpenSessions;
class RoutingExport;
class RoutingView;
class SessionPages;

/// The tabs that show routing graphs.
class RoutingPages : public QObject
{
    Q_OBJECT

public:
    RoutingPages(const WindowContext &context, OpenGraphs &graphs, OpenSessions &sessions,
                 SessionPages &sessionPages, AttemptComparisons &comparisons);

private:
    void show(RoutingView *view, bool isNew);
    void add(RoutingView *view);
    /// Keeps the selected handoff the same in @p view and the sessions.
    void connectToSessions(RoutingView *view);
    void connectParts(RoutingView *view);
    void showStatus(const RoutingView *view);

    const WindowContext &m_context;
    OpenSessions &m_sessions;
    SessionPages &m_sessionPages;
    AttemptComparisons &m_comparisons;
    RoutingExport *m_export;
};

} // namespace baton
