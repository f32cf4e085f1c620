// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/sessionjob.h"

#include <QMutex>

#include <map>
#include <optional>

namespace baton {

/// Sessions that wait to be read, each once: what is followed or changed, then what is in sight,
/// then what is shown otherwise, then the rest in the order in which it came.
///
/// May be used from any thread.
class ReadingQueue
{
public:
    /// Takes the place of the job that waits for the same session.
    void put(SessionJob job);
    [[nodiscard]] bool isWaiting(const QString &folder) const;
    /// The sessions in @p folders are in sight, from the top.
    void setInSight(const QStringList &folders);
    /// While it holds back, what was found waits unless it is in sight.
    void setHoldingBack(bool isHoldingBack);
    /// The job that is to be done next; nothing when none is, or all are held back.
    [[nodiscard]] std::optional<SessionJob> take();
    /// Takes out those of the sessions in @p folders that wait to be shown, and says which.
    [[nodiscard]] QStringList withdraw(const QStringList &folders);
    /// Takes out the session in @p folder where it waits because nobody has read it yet; false
    /// where it does not.
    [[nodiscard]] bool dropFound(const QString &folder);
    void clear();

private:
    using Key = std::pair<SessionJob::Cause, qint64>;

    mutable QMutex m_mutex;
    std::map<Key, SessionJob> m_jobs;
    QHash<QString, Key> m_keys; ///< by folder
    QStringList m_sight;        ///< from the top
    qint64 m_number = 0;
    bool m_isHoldingBack = false;
};

} // namespace baton
