// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionjob.h"

#include <QMutex>

#include <map>
#include <optional>

namespace baton {

/// The requested readings, at most one per session. Order: followed or changed sessions, then
/// visible ones, then those shown elsewhere, then the rest in order of request. A reading is
/// pending until its result was taken.
///
/// Thread-safe.
class ReadingQueue
{
public:
    /// A request to read a session.
    struct Request
    {
        SessionJob::Cause cause = SessionJob::Cause::Found;
        bool isForced = false;
    };

    /// Adds @p job and replaces a waiting job for the same session. If the session is being read
    /// already, it is read again afterwards; see finish().
    void put(SessionJob job);
    /// True while the session in @p folder waits to be read or is being read.
    [[nodiscard]] bool isPending(const QString &folder) const;
    /// True while a reading that a change has caused is pending.
    [[nodiscard]] bool hasChanges() const;
    /// Sets the folders of the visible sessions, from top to bottom.
    void setInSight(const QStringList &folders);
    /// While set, sessions that a search found wait unless they are visible.
    void setHoldingBack(bool isHoldingBack);
    /// Starts the next reading; nullopt if there is none, or if all of them are held back.
    [[nodiscard]] std::optional<SessionJob> take();
    /// Ends the reading of the session in @p folder. Returns the request that was added meanwhile.
    std::optional<Request> finish(const QString &folder);
    /// Removes the waiting requests of cause Shown for @p folders. Returns the folders of the
    /// removed ones.
    [[nodiscard]] QStringList withdraw(const QStringList &folders);
    /// Starts the reading of the session in @p folder if it waits with cause Found; otherwise
    /// returns false.
    [[nodiscard]] bool takeFound(const QString &folder);
    /// Removes everything. Returns the folders of pending readings; true if another forced reading
    /// was requested.
    QHash<QString, bool> clear();

private:
    using Key = std::pair<SessionJob::Cause, qint64>;

    mutable QMutex m_mutex;
    std::map<Key, SessionJob> m_jobs;
    QHash<QString, Key> m_keys;                ///< keys of waiting jobs, by folder
    QHash<QString, SessionJob::Cause> m_begun; ///< causes of started readings, by folder
    QHash<QString, Request> m_again;           ///< further requests for started readings, by folder
    QStringList m_sight;                       ///< visible folders from top to bottom
    qint64 m_number = 0;
    bool m_isHoldingBack = false;
};

} // namespace baton
