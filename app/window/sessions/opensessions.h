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

/// Opens sessions and follows the open ones.
class OpenSessions : public QObject
{
    Q_OBJECT

public:
    explicit OpenSessions(SessionStore &store, QObject *parent = nullptr);

    /// Reads the session whose folder or state file is @p path: ends in opened(), or for a queue,
    /// which has another view, in queueRequested().
    void open(const QString &path);
    [[nodiscard]] bool isOpening() const { return m_opening > 0; }
    /// The view of the session in the folder @p path; null if it is not open.
    [[nodiscard]] SessionView *find(const QString &path) const;
    /// The object that updates @p view; null if there is none.
    [[nodiscard]] const SessionFollower *followerOf(const SessionView *view) const;
    /// @p view was closed.
    void forget(const SessionView *view);

Q_SIGNALS:
    /// Show @p view; if @p isNew the receiver owns it.
    void opened(baton::SessionView *view, bool isNew);
    void queueRequested(const QString &path);
    /// The session of @p view was read again.
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
