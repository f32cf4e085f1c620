// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionstore.h"

namespace baton {

/// What people and programs wait for of a session.
enum class SessionEvent {
    Started, ///< it is new, or goes on again
    Waiting, ///< for somebody, or for what is missing
    Failed,
    Silent, ///< it should go on and gives no sign of life
    Ended   ///< in any other way
};

/// "started", "waiting": stable words for programs.
[[nodiscard]] QString wordOf(SessionEvent event);
[[nodiscard]] std::optional<SessionEvent> sessionEventNamed(const QString &word);
/// The event by which a session came to stand as @p summary says.
[[nodiscard]] SessionEvent eventOf(const SessionSummary &summary);

/// Tells what happens to the sessions of a store, each event once. Sessions that are there when the
/// store is complete for the first time are told only if that is wanted.
class SessionWatch : public QObject
{
    Q_OBJECT

public:
    /// @p store must outlive it.
    SessionWatch(SessionStore &store, bool tellsInitial, QObject *parent = nullptr);

Q_SIGNALS:
    void happened(baton::SessionEvent event, const baton::SessionSummary &session);

private:
    void take(const std::vector<SessionSummary> &sessions);
    void begin();

    SessionStore &m_store;
    QHash<QString, SessionEvent> m_last; ///< by folder
    bool m_tellsInitial;
    bool m_isReady = false; ///< what was there at the start is known; what comes now is news
};

} // namespace baton
