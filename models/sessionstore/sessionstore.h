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
    /// True once a search came to its end: what came since is known as well.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// True while the number of sessions still grows.
    [[nodiscard]] bool isWalking() const { return m_isWalking; }
    /// Sentences about what the last search could not look at.
    [[nodiscard]] const QStringList &problems() const { return m_problems; }

    /// find() reads only sessions that the index at @p address does not know, and tells it of them.
    void setIndex(const DatabaseAddress &address);
    /// The sessions in @p folders are in sight in @p view, from the top: they are read before
    /// others.
    void setInSight(const QObject *view, const QStringList &folders);
    [[nodiscard]] QStringList inSight() const;

    /// Looks for the sessions below @p folder anew, instead of those that it knew; ends in
    /// finished(), unless another search begins.
    void find(const QString &folder);
    void cancel();
    /// Ends the search, and keeps nothing below folder() up to date any more.
    void forget();
    /// Something came, went or changed at each of @p paths: the sessions that it has to do with are
    /// read again. They are counted(), or gone().
    void touch(const QStringList &paths);
    /// Reads everything that is known once more.
    void readAnew();

    /// Follows @p place while the answer is held: the session is read only when a file of it
    /// changed, and bytes that are overwritten are kept. Each read() replaces the known session.
    [[nodiscard]] std::shared_ptr<const FollowedSession> follow(const SessionLocation &place);
    /// Something may have changed in the session in @p folder.
    void look(const QString &folder, bool isForced = false);
    /// The sessions at @p places as they are; null where one is still to be read(). They stay so
    /// while somebody holds them.
    [[nodiscard]] Sessions readWhole(const std::vector<SessionLocation> &places);
    /// The queue @p session is as a tab reads it: a row of the list, whatever folder is open, until
    /// it is closed. One that lies below folder() is then read here again.
    void setOpen(const std::shared_ptr<const Session> &session);
    void setClosed(const QString &path);
    /// The files of queues below folder() that no tab shows.
    [[nodiscard]] int queuesInFiles() const { return rechecks().queues(); }
    /// Whether these are looked at every few seconds, and queues on tabs are followed.
    [[nodiscard]] bool followsQueues() const { return rechecks().followsQueues(); }
    void setFollowsQueues(bool isOn);
    /// Cancels the requests for @p folders.
    void withdraw(const QStringList &folders);

Q_SIGNALS:
    /// A search began: what an earlier one found no longer counts.
    void started();
    /// Not read yet.
    void found(const std::vector<baton::SessionSummary> &sessions);
    /// The requests for @p folders were cancelled; ask again if still needed.
    void withdrawn(const QStringList &folders);
    /// The sessions in @p folders are no more.
    void gone(const QStringList &folders);
    void finished();
    void followsQueuesChanged(bool isOn);
    /// The index was damaged, or cannot be used.
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
    QMap<const QObject *, QStringList> m_inSight; ///< by view
    QString m_folder;
    QStringList m_problems;
    bool m_isFinding = false;
    bool m_isWalking = false;
    bool m_isComplete = false;
    bool m_isLooking = false;                 ///< for what the touched paths have to do with
    std::shared_ptr<BackgroundIndex> m_index; ///< null: none
};

} // namespace baton
