// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/live/knownsession.h"

#include <QMutex>

#include <functional>
#include <map>
#include <optional>

namespace baton {

/// One reading of a session that is to be made.
struct SessionJob
{
    /// Why it is read; what comes first is read first.
    enum class Cause {
        Followed,     ///< a tab began to follow it
        Changed,      ///< something of it
        ChildChanged, ///< a session below it was read again
        Shown,        ///< a graph or a report asked for it
        Found         ///< nobody has read it yet
    };

    KnownSession before;
    Cause cause = Cause::Found;
    bool isForced = false; ///< to be read although nothing that is watched changed
    std::shared_ptr<const ProtocolCatalog> catalog;
    SessionSettings settings;
    std::shared_ptr<const std::atomic_bool> stop; ///< its result is not waited for any more
};

/// Sessions that wait to be read, each once: what is followed or changed, then what is in sight,
/// then what is shown otherwise, then the rest in the order in which it came.
///
/// May be used from any thread.
class ReadingQueue
{
public:
    /// Takes the place of the job that waits for the same session. True when somebody waits for it.
    bool put(SessionJob job);
    [[nodiscard]] bool isWaiting(const QString &folder) const;
    /// The sessions in @p folders are in sight, from the top; says how many of them wait.
    qsizetype setInSight(const QStringList &folders);
    /// The job that is to be done next; with @p isPrompt none that nobody waits for.
    [[nodiscard]] std::optional<SessionJob> take(bool isPrompt);
    void clear();
    /// Takes out those that were put as shown, and that @p isNeedless is true of by their folder.
    [[nodiscard]] QStringList withdraw(const std::function<bool(const QString &)> &isNeedless);

private:
    using Key = std::pair<SessionJob::Cause, qint64>;

    mutable QMutex m_mutex;
    std::map<Key, SessionJob> m_jobs;
    QHash<QString, Key> m_keys; ///< by folder
    QStringList m_sight;        ///< from the top
    qint64 m_number = 0;
};

} // namespace baton
