// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionstore.h"

namespace baton {

/// The events of a session that people and programs wait for.
enum class SessionEvent {
    Started, ///< it is new or was resumed
    Waiting, ///< it waits for a person or for missing input
    Failed,
    Silent, ///< it should run, but gives no sign of life
    Ended   ///< it ended in any other way
};

/// The stable word for programs, such as "started" or "waiting".
[[nodiscard]] QString wordOf(SessionEvent event);
[[nodiscard]] std::optional<SessionEvent> sessionEventNamed(const QString &word);
/// The event that led to the state in @p summary.
[[nodiscard]] SessionEvent eventOf(const SessionSummary &summary);

/// Reports each event of the sessions of a store once. Events of sessions that exist when the store
/// is complete for the first time are reported only on request.
class SessionWatch : public QObject
{
    Q_OBJECT

public:
    /// @p store must outlive this object. @p tellsInitial: report the initial sessions.
    SessionWatch(SessionStore &store, bool tellsInitial, QObject *parent = nullptr);

Q_SIGNALS:
    void happened(baton::SessionEvent event, const baton::SessionSummary &session);

private:
    void take(const std::vector<SessionSummary> &sessions);
    void begin();

    SessionStore &m_store;
    QHash<QString, SessionEvent> m_last; ///< last event by folder
    bool m_tellsInitial;
    bool m_isReady = false; ///< the initial sessions are known, so further events are reported
};

} // namespace baton
