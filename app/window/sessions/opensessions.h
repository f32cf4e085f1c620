// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionsummary.h"

#include <QObject>
#include <QPointer>

#include <vector>

namespace baton {

class SessionFollower;
class SessionStore;
class SessionView;

/// Opens sessions, and follows those that are open.
class OpenSessions : public QObject
{
    Q_OBJECT

public:
    explicit OpenSessions(SessionStore &store, QObject *parent = nullptr);

    /// Reads the session that @p path is the folder or the state file of: ends in opened(). A queue
    /// has a view of its own: queueRequested().
    void open(const QString &path);
    [[nodiscard]] bool isOpening() const { return m_opening > 0; }
    /// The view that shows the session in the folder @p path; null when none does.
    [[nodiscard]] SessionView *find(const QString &path) const;
    /// The object that keeps @p view up to date; null when none does.
    [[nodiscard]] const SessionFollower *followerOf(const SessionView *view) const;
    /// @p view was closed.
    void forget(const SessionView *view);

Q_SIGNALS:
    /// @p view is to be shown; when @p isNew whoever shows it owns it.
    void opened(baton::SessionView *view, bool isNew);
    void queueRequested(const QString &path);
    /// The session of @p view was read anew.
    void refreshed(baton::SessionView *view);

private:
    struct TabState
    {
        QPointer<SessionView> view;
        QPointer<SessionFollower> follower; ///< owned by the view
    };

    void follow(const SessionLocation &place);
    void take(SessionFollower *follower);

    SessionStore &m_store;
    std::vector<TabState> m_shown;
    int m_opening = 0;
};

} // namespace baton
