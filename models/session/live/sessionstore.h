// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/live/livenesstimer.h"
#include "models/session/live/sessionworkers.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <memory>
#include <set>

namespace baton {

/// The sessions of a folder, and others that somebody shows: the one place that finds them, reads
/// them on workers and knows what each said last. Rows, marks, tabs, graphs and reports have it
/// from here, so that all say the same. Whoever notices a change tells it to touch(); what it has
/// to do with, and nothing else, is read again, and so is what gave no sign of life for too long.
///
/// Lives on the UI thread and hands over small batches: what is found in the order of the paths,
/// what is read as it comes.
class SessionStore final : public QObject
{
    Q_OBJECT

public:
    enum class End { Complete, Cancelled, Failed };
    Q_ENUM(End)

    explicit SessionStore(std::shared_ptr<const ProtocolCatalog> catalog,
                          QObject *parent = nullptr);

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// True from find() to finished().
    [[nodiscard]] bool isFinding() const { return m_isFinding; }
    /// True once a search came to its end: what came since is known as well.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// True while the number of sessions still grows.
    [[nodiscard]] bool isWalking() const { return m_isWalking; }
    [[nodiscard]] int sessionsFound() const { return m_found; }
    [[nodiscard]] int sessionsRead() const { return m_read; }
    /// All below folder() that were found, each as it was told of last, by path.
    [[nodiscard]] std::vector<SessionSummary> sessions() const;
    /// What is known of the session in @p folder; null when nothing is.
    [[nodiscard]] const KnownSession *known(const QString &folder) const;
    /// True while the session in @p folder waits to be read, or is being read.
    [[nodiscard]] bool isReading(const QString &folder) const { return m_reading.contains(folder); }
    /// How many readings were made so far.
    [[nodiscard]] int readings() const { return m_readings; }
    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &catalog() const
    {
        return m_catalog;
    }

    /// What is read from now on is read by these; see readAnew().
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    void setSettings(const SessionSettings &settings);
    /// False: what is found is not read.
    void setCounting(bool isOn) { m_isCounting = isOn; }
    /// The sessions in @p folders are in sight in @p view, from the top: they are read before
    /// others.
    void setInSight(const QObject *view, const QStringList &folders);
    [[nodiscard]] QStringList inSight() const;

    /// Looks for the sessions below @p folder anew. Ends a search that goes on as cancelled; ends
    /// in exactly one finished().
    void find(const QString &folder);
    void cancel();
    /// Ends the search, and keeps nothing below folder() up to date any more.
    void forget();
    /// Something came, went or changed at each of @p paths: the sessions that it has to do with are
    /// read again. They are counted(), or gone().
    void touch(const QStringList &paths);
    /// Reads everything that is known once more.
    void readAnew();

    /// From now on reads @p place only when something of it changed, keeps what of it is
    /// overwritten, and tells of it by read().
    void follow(const SessionLocation &place);
    /// As often as follow().
    void unfollow(const QString &folder);
    /// Something may have changed in the session in @p folder, which is followed.
    void look(const QString &folder, bool isForced = false);

    /// Keeps the sessions at and below @p folders whole, and tells of them by read() and gone().
    void keepWhole(const QStringList &folders);
    /// As often as keepWhole().
    void releaseWhole(const QStringList &folders);
    /// Reads those of @p places of which no whole session is known.
    void readWhole(const std::vector<SessionLocation> &places);

Q_SIGNALS:
    /// A search began: what an earlier one found no longer counts.
    void started();
    /// Not read yet.
    void found(const std::vector<baton::SessionSummary> &sessions);
    /// The same, read whole; later also those that changed or came.
    void counted(const std::vector<baton::SessionSummary> &sessions);
    /// The sessions in @p folders, which somebody follows or shows whole, were read.
    void read(const QStringList &folders);
    /// The sessions in @p folders are no more.
    void gone(const QStringList &folders);
    void progressChanged();
    void finished(baton::SessionStore::End end, const QString &reason);

private:
    using Cause = SessionJob::Cause;

    void forgetFound();
    void stopWork();
    void endWalk(const QString &failure);
    void request(const QString &folder, Cause cause, const SessionSettings &settings);
    void takeRows(const std::vector<SessionSummary> &rows);
    void takeResults(const SessionWorkers::Results &results);
    bool take(const SessionWorkers::Result &result);
    void readAbove(const QStringList &folders, bool isForced);
    void put(KnownSession known);
    void remove(const QString &folder, bool isShown);
    void tally(const KnownSession &one, int sign);
    void finishIfDone();
    void end(End how, const QString &reason);
    void scheduleStep();
    void startStep();
    void takeTouched(const QStringList &paths, const AffectedSessions &affected);
    [[nodiscard]] bool isWhole(const QString &folder) const;

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    SessionSettings m_settings;                    ///< with the siblings as they are now
    std::shared_ptr<SiblingIndex> m_foundSiblings; ///< as they were when the search began
    KnownSessions m_known;
    QSet<QString> m_reading;                      ///< folders whose reading is to come
    QHash<QString, Cause> m_again;                ///< of these, those that changed meanwhile
    QSet<QString> m_forced;                       ///< to be read whether something changed or not
    std::multiset<QString> m_whole;               ///< at and below which sessions are kept whole
    QHash<QString, int> m_followers;              ///< by folder
    QMap<const QObject *, QStringList> m_inSight; ///< by view
    LivenessTimer m_lives;                        ///< by folder
    QTimer m_stepTimer;
    QSet<QString> m_touched;
    QSet<QString> m_step; ///< folders of what was touched last and is still to be read
    QElapsedTimer m_stepTime;
    std::chrono::milliseconds m_pause; ///< before the next step: as long as the last one took
    QString m_folder;
    QString m_failure;
    bool m_isCounting = true;
    bool m_isFinding = false;
    bool m_isWalking = false;
    bool m_isComplete = false;
    bool m_isLooking = false; ///< for what the touched paths have to do with
    int m_found = 0;
    int m_read = 0;
    int m_readings = 0;
    SessionWorkers m_workers;
};

} // namespace baton
