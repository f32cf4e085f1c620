// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionjob.h"

#include <QMutex>

#include <map>
#include <optional>

namespace baton {

/// The readings that are asked for, each session once: what is followed or changed, then what is in
/// sight, then what is shown otherwise, then the rest in the order in which it came. A reading is
/// pending until its result was taken.
///
/// May be used from any thread.
class ReadingQueue
{
public:
    /// A wish to have a session read.
    struct Request
    {
        SessionJob::Cause cause = SessionJob::Cause::Found;
        bool isForced = false;
    };

    /// Takes the place of the job that waits for the same session. When its reading has begun
    /// already, the session is to be read once more behind it: see finish().
    void put(SessionJob job);
    /// True while the session in @p folder waits to be read, or is being read.
    [[nodiscard]] bool isPending(const QString &folder) const;
    /// True while a reading is pending that a change asked for.
    [[nodiscard]] bool hasChanges() const;
    /// The sessions in @p folders are in sight, from the top.
    void setInSight(const QStringList &folders);
    /// While it holds back, what was found waits unless it is in sight.
    void setHoldingBack(bool isHoldingBack);
    /// Begins the reading that is to be made next; nothing when none is, or all are held back.
    [[nodiscard]] std::optional<SessionJob> take();
    /// The reading of the session in @p folder is over. Returns the request that came meanwhile.
    std::optional<Request> finish(const QString &folder);
    /// Takes out those of the sessions in @p folders that wait to be shown, and says which.
    [[nodiscard]] QStringList withdraw(const QStringList &folders);
    /// Begins the reading of the session in @p folder where it waits because nobody has read it
    /// yet; false where it does not.
    [[nodiscard]] bool takeFound(const QString &folder);
    /// Returns the folders of what was pending; true: it was asked for again by force.
    QHash<QString, bool> clear();

private:
    using Key = std::pair<SessionJob::Cause, qint64>;

    mutable QMutex m_mutex;
    std::map<Key, SessionJob> m_jobs;
    QHash<QString, Key> m_keys;                ///< of those that wait, by folder
    QHash<QString, SessionJob::Cause> m_begun; ///< by folder
    QHash<QString, Request> m_again;           ///< of those that have begun, by folder
    QStringList m_sight;                       ///< from the top
    qint64 m_number = 0;
    bool m_isHoldingBack = false;
};

} // namespace baton
