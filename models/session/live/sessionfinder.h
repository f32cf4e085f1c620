// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/live/sessionupdater.h"
#include "models/session/value/sessionsettings.h"

#include <QMap>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace baton {

/// Finds the sessions below a folder on worker threads, and then reads each whole: how it stands,
/// and what its findings are. What it found is kept up to date by whoever notices a change.
///
/// Lives on the UI thread and hands over small batches: what is found in the order of the paths,
/// what is counted as it comes.
class SessionFinder : public QObject
{
    Q_OBJECT

public:
    enum class End { Complete, Cancelled, Failed };
    Q_ENUM(End)

    explicit SessionFinder(std::shared_ptr<const ProtocolCatalog> catalog,
                           QObject *parent = nullptr);
    ~SessionFinder() override;

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// True from find() to finished().
    [[nodiscard]] bool isFinding() const { return m_isFinding; }
    /// True once a search came to its end: what came since is known as well.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    /// True while the number of sessions still grows.
    [[nodiscard]] bool isWalking() const { return m_isWalking; }
    [[nodiscard]] int sessionsFound() const { return m_found; }
    /// Sessions whose findings are counted.
    [[nodiscard]] int sessionsRead() const { return m_read; }

    /// All that were found, each as it was told of last, by path.
    [[nodiscard]] std::vector<SessionSummary> sessions() const;

    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    void setSettings(const SessionSettings &settings);
    /// False: what is found is not read.
    void setCounting(bool isOn) { m_isCounting = isOn; }

    /// Looks for the sessions below @p folder anew. Ends a search that goes on as cancelled; ends
    /// in exactly one finished().
    void find(const QString &folder);
    void cancel();
    /// Ends the search, and keeps nothing up to date any more.
    void forget();
    /// Something came, went or changed at each of @p paths: the sessions that it has to do with are
    /// read again. They are counted(), or gone().
    void touch(const QStringList &paths) { m_changes.touch(paths); }

Q_SIGNALS:
    /// A search began: what an earlier one found no longer counts.
    void started();
    /// Not read yet.
    void found(const std::vector<baton::SessionSummary> &sessions);
    /// The same, read whole; later also those that changed or came.
    void counted(const std::vector<baton::SessionSummary> &sessions);
    /// The sessions in the folders @p paths are no more.
    void gone(const QStringList &paths);
    void progressChanged();
    void finished(baton::SessionFinder::End end, const QString &reason);

private:
    struct Run;

    void startRun();
    void startWalk();
    void endWalk(const std::shared_ptr<Run> &run, const QString &reason);
    void startCounting(const std::vector<SessionSummary> &sessions);
    void drain();
    void keep(const std::vector<SessionSummary> &sessions);
    void finishIfDone();
    void end(End how, const QString &reason);
    void takeChanges(const SessionUpdater::Sessions &present, const QStringList &gone);

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    SessionSettings m_settings;
    SessionUpdater m_changes;
    QThreadPool m_walker; ///< rows come while the walk goes on, also where m_pool has one thread
    QThreadPool m_pool;
    QTimer m_drainTimer;
    std::shared_ptr<Run> m_run;
    QString m_folder;
    QString m_failure;
    QMap<QString, SessionSummary> m_rows; ///< by folder
    bool m_isCounting = true;
    bool m_isFinding = false;
    bool m_isWalking = false;
    bool m_isComplete = false;
    int m_found = 0;
    int m_read = 0;
};

} // namespace baton
