// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace baton {

class AttemptComparisons;
class OpenGraphs;
class OpenSessions;
class ReviewCommands;
class SessionView;
struct Deliverable;

/// The tabs that show sessions.
class SessionPages : public QObject
{
    Q_OBJECT

public:
    SessionPages(const WindowContext &context, OpenSessions &sessions, OpenGraphs &graphs,
                 ReviewCommands &reviews, AttemptComparisons &comparisons);

    /// Opens the session in the folder @p session and selects its handoff @p handoff.
    void openHandoff(const QString &session, int handoff);

private:
    void show(SessionView *view, bool isNew);
    void add(SessionView *view);
    void update(SessionView *view);
    void openAt(const QString &session, const QString &phase, const QString &match);
    void showPending(SessionView *view);
    void openDeliverable(const Deliverable &deliverable);

    const WindowContext &m_context;
    OpenSessions &m_sessions;
    OpenGraphs &m_graphs;
    ReviewCommands &m_reviews;
    AttemptComparisons &m_comparisons;
    QHash<QString, std::function<void(SessionView *)>>
        m_pending; ///< what to select in a session when it is open, by path
};

} // namespace baton
