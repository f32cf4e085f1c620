// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/recheckschedule.h"
#include "models/sessionstore/sessionworkers.h"

namespace baton {

/// The known sessions: has requested ones read on workers and takes the results. SessionStore
/// decides what to request. Lives on the UI thread.
class SessionCache : public QObject
{
    Q_OBJECT

public:
    using Sessions = std::vector<std::shared_ptr<const Session>>;

    explicit SessionCache(std::shared_ptr<const ProtocolCatalog> catalog,
                          QObject *parent = nullptr);

    [[nodiscard]] int sessionsFound() const { return m_known.found(); }
    [[nodiscard]] int sessionsRead() const { return m_known.read(); }
    /// Those that tabs read.
    [[nodiscard]] int sessionsOpen() const { return m_known.open(); }
    /// All that were found by a search, each as it was told of last, by path.
    [[nodiscard]] std::vector<SessionSummary> sessions() const { return m_known.listed(); }
    /// The known state of the session in @p folder; null when there is none.
    [[nodiscard]] const KnownSession *known(const QString &folder) const
    {
        return m_known.find(folder);
    }
    /// True while the session in @p folder waits to be read, or is being read.
    [[nodiscard]] bool isReading(const QString &folder) const
    {
        return m_workers.queue().isPending(folder);
    }
    /// The number of readings so far.
    [[nodiscard]] int readings() const { return m_readings; }
    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &catalog() const
    {
        return m_catalog;
    }

    /// Used for all further readings; known sessions need SessionStore::readAnew().
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    void setSettings(const SessionSettings &settings);
    /// Nobody looks at the rows that are found: sessions are read at once.
    void hurry() { m_workers.hurry(); }

Q_SIGNALS:
    /// Sessions of the list that were read whole; later also those that changed or came.
    void counted(const std::vector<baton::SessionSummary> &sessions);
    /// Sessions that somebody shows whole, or may want to.
    void read(const baton::SessionCache::Sessions &sessions);
    void progressChanged();

protected:
    using Cause = SessionJob::Cause;

    [[nodiscard]] const KnownSessions &all() const { return m_known.all(); }
    [[nodiscard]] const SessionSettings &settings() const { return m_settings; }
    [[nodiscard]] SessionWorkers &workers() { return m_workers; }
    [[nodiscard]] RecheckSchedule &rechecks() { return m_rechecks; }
    [[nodiscard]] const RecheckSchedule &rechecks() const { return m_rechecks; }

    /// A search below @p root begins: the sessions that it finds look at their siblings once.
    void beginSearch(const QString &root);
    void endSearch();
    /// Sessions are requested to be shown: they look at their siblings once.
    void beginShowing();
    /// Forgets the sessions that only a search found, and its root.
    void keepNeeded();
    void put(const KnownSession &known);
    /// Forgets the session in @p folder, unless somebody follows it.
    void remove(const QString &folder);
    /// Has the session in @p folder read, unless a tab reads it. @p isForced: although nothing that
    /// is watched changed.
    void request(const QString &folder, Cause cause, bool isForced = false);
    /// Reads the sessions above @p folders. A followed one that sees its child's state is forced
    /// only when @p isForced.
    void readAbove(const QStringList &folders, bool isForced);

private:
    /// Sessions were read, and all was told of them.
    virtual void resultsTaken() = 0;
    void takeResults(const std::vector<SessionResult> &results);
    bool take(const SessionResult &result);

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    SessionSettings m_settings; ///< with the siblings as they are now
    /// The siblings at the time when the search began, and when sessions were last asked for.
    std::shared_ptr<SiblingIndex> m_foundSiblings;
    std::shared_ptr<SiblingIndex> m_shownSiblings;
    QString m_root; ///< folder of the search
    SessionRegistry m_known;
    RecheckSchedule m_rechecks;
    int m_readings = 0;
    SessionWorkers m_workers;
};

} // namespace baton
