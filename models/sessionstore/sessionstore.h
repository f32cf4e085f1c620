// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionstore/changedpaths.h"
#include "models/sessionstore/sessioncache.h"

namespace baton {

/// The sessions of a folder, and others that somebody shows: the one place that finds them, has
/// them read on workers and knows what each said last. Rows, marks, tabs, graphs and reports have
/// it from here, so that all say the same. A session is read again when a path that it has to do
/// with was touched (ChangedPaths), when it is due (RecheckSchedule), or when who follows it asks
/// to look(); the ReadingQueue says in which order. Lives on the UI thread.
class SessionStore final : public SessionCache
{
    Q_OBJECT

public:
    explicit SessionStore(std::shared_ptr<const ProtocolCatalog> catalog,
                          QObject *parent = nullptr);

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// True from find() to finished().
    [[nodiscard]] bool isFinding() const { return m_isFinding; }
    /// True after a search has finished. Later changes are then included as well.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// True while the number of found sessions still grows.
    [[nodiscard]] bool isWalking() const { return m_isWalking; }
    /// Sentences about what the last search could not look at.
    [[nodiscard]] const QStringList &problems() const { return m_problems; }

    /// find() reads only sessions that the index at @p address does not know, and tells it of them.
    void setIndex(const DatabaseAddress &address);
    /// Sets the folders of the visible sessions in @p view, from top to bottom. They are read
    /// first.
    void setInSight(const QObject *view, const QStringList &folders);
    [[nodiscard]] QStringList inSight() const;

    /// Searches for the sessions below @p folder; they replace the previous ones. Ends with
    /// finished(), unless another search begins.
    void find(const QString &folder);
    void cancel();
    /// Ends the search and stops following sessions below folder().
    void forget();
    /// Reads the sessions that are affected by changes at @p paths. Emits counted() or gone() for
    /// them.
    void touch(const QStringList &paths);
    /// Reads all known sessions again.
    void readAnew();

    /// Follows @p place while the returned object exists. The session is read only when one of its
    /// files has changed, and overwritten handoffs are kept. Each read() replaces the known
    /// session.
    [[nodiscard]] std::shared_ptr<const FollowedSession> follow(const SessionLocation &place);
    /// Reads the session in @p folder if it has changed.
    void look(const QString &folder, bool isForced = false);
    /// The current sessions at @p places; null for each that must be read first, which ends with
    /// read(). They stay known while the returned objects exist.
    [[nodiscard]] Sessions readWhole(const std::vector<SessionLocation> &places);
    /// Sets the queue @p session, as read by its tab. It is listed for any folder until it is
    /// closed. If it is below folder(), the store then reads it again.
    void setOpen(const std::shared_ptr<const Session> &session);
    void setClosed(const QString &path);
    /// The files of queues below folder() that no tab shows.
    [[nodiscard]] int queuesInFiles() const { return rechecks().queues(); }
    /// The queues that tabs show, wherever they are.
    [[nodiscard]] int queuesOnTabs() const { return sessionsOpen(); }
    /// Whether those in files are looked at every few seconds, and those on tabs are followed.
    [[nodiscard]] bool followsQueues() const { return rechecks().followsQueues(); }
    void setFollowsQueues(bool isOn);
    /// Cancels the requests for @p folders.
    void withdraw(const QStringList &folders);

Q_SIGNALS:
    /// Emitted when a search begins. Results of earlier searches are void.
    void started();
    /// Emitted for sessions that were found but not read yet.
    void found(const std::vector<baton::SessionSummary> &sessions);
    /// The requests for @p folders were cancelled; ask again if still needed.
    void withdrawn(const QStringList &folders);
    /// Emitted when the sessions in @p folders no longer exist.
    void gone(const QStringList &folders);
    void finished();
    void followsQueuesChanged(bool isOn);
    /// Emitted when the index is damaged or cannot be used.
    void indexNoticed(const QString &notice);

private:
    void resultsTaken() override;
    void forgetFound();
    void stopWork();
    void endWalk(bool isComplete, const QStringList &problems);
    void end();
    void finishIfDone();
    void readUnread(const QStringList &folders);
    void takeRows(const std::vector<SessionSummary> &rows);
    void tellOpen();
    void lookAtDue(const QStringList &folders);
    void lookForChanges();
    void takeTouched(const QStringList &paths, const AffectedSessions &affected);

    ChangedPaths m_changes;
    QMap<const QObject *, QStringList> m_inSight; ///< visible folders, by view
    QString m_folder;
    QStringList m_problems;
    bool m_isFinding = false;
    bool m_isWalking = false;
    bool m_isComplete = false;
    bool m_isLooking = false;                 ///< for what the touched paths have to do with
    std::shared_ptr<BackgroundIndex> m_index; ///< null: none
};

} // namespace baton
