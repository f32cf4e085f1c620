// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/batchqueue.h"
#include "models/disk/folderwalk.h"
#include "models/disk/limitedwatcher.h"
#include "models/workspace/filechecker.h"

#include <QMap>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace baton {

/// Finds and reads the documents below a folder on worker threads, and follows their changes.
///
/// Lives on the UI thread and delivers small batches. Changes are noticed by notification: folders
/// for added and removed entries, handoffs for changes in place.
class WorkspaceScanner : public QObject
{
    Q_OBJECT

public:
    enum class End { Complete, Cancelled, Failed };
    Q_ENUM(End)

    explicit WorkspaceScanner(FileReader reader, QObject *parent = nullptr);
    ~WorkspaceScanner() override;

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// True from scan() to finished().
    [[nodiscard]] bool isScanning() const { return m_isScanning; }
    /// True while the number of files still grows.
    [[nodiscard]] bool isFinding() const { return m_isWalking; }
    /// True while found files are only new because the first scan is still running.
    [[nodiscard]] bool isFirstLook() const { return m_isScanning && !m_hasLookedTwice; }
    [[nodiscard]] int filesFound() const { return m_filesFound; }
    [[nodiscard]] int filesRead() const { return m_filesRead; }
    /// Logs and other plain texts below the folder by path; they are listed but not read.
    [[nodiscard]] QStringList texts() const;
    /// The number of folders and handoffs that are not watched because there are too many: those
    /// that have been unchanged the longest. A scan finds their changes.
    [[nodiscard]] int unwatched() const { return m_watches.unwatched(); }
    /// The most folders and files that are watched, from the next scan on.
    void setWatchLimit(int limit) { m_watchLimit = limit; }
    /// Watches files and folders at or below @p paths before all others.
    void setInSight(const QStringList &paths) { m_watches.setInSight(paths); }

    /// Reads with @p reader from now on, and reads all known files again.
    void setReader(FileReader reader);
    /// Names of the hidden folders that are looked into from the next scan on.
    void setWanted(const WantedFiles &wanted) { m_wanted = wanted; }
    /// Reads known files again, although they did not change.
    void readAgain(const QStringList &paths);
    /// Scans @p folder; the present folder only for changes. Cancels a running scan. Every scan
    /// ends in exactly one finished().
    void scan(const QString &folder);
    void cancel();
    /// Closes the folder and stops watching.
    void close();

Q_SIGNALS:
    /// Emitted with the files that were removed, and those that are new or changed; for
    /// WorkspaceModel::update().
    void updated(const QStringList &gone, const baton::WorkspaceEntries &present);
    /// Emitted with the folders that were removed, and new ones; for
    /// WorkspaceModel::updateFolders().
    void foldersChanged(const QStringList &gone, const QStringList &found);
    /// Some unwatched paths are watched now, or the other way round.
    void unwatchedChanged();
    /// Emitted when an entry was added, removed or changed in each of @p folders, whether it is a
    /// document or not.
    void noticed(const QStringList &folders);
    void progressChanged();
    void finished(baton::WorkspaceScanner::End end, const QString &reason);

private:
    void startRun();
    void startWalk(const QStringList &folders);
    void take(const WalkChunk &chunk);
    void forgetGone(const WalkChunk &chunk);
    void watch(const WalkChunk &chunk);
    void startReading(WorkspaceEntries entries);
    void takeResults(const WorkspaceEntries &results);
    void noteIn(const QString &path);
    void noteChange(const QString &folder);
    void followChanges();
    void finishIfDone();
    void end(End how, const QString &reason);

    std::shared_ptr<const FileReader> m_reader;
    BatchQueue<WalkChunk> m_chunks;       ///< from the workers
    BatchQueue<WorkspaceEntry> m_results; ///< from the workers
    QThreadPool m_pool;
    LimitedWatcher m_watches;
    QTimer m_changeTimer;
    std::shared_ptr<std::atomic_bool> m_stop; ///< of the workers of the present scan
    QString m_folder;
    WantedFiles m_wanted;
    FolderIndex m_known;
    QMap<QString, QStringList> m_texts; ///< names by folder
    QSet<QString> m_unread;
    QSet<QString> m_changedFolders;
    QString m_failure;
    bool m_isScanning = false;
    bool m_isWalking = false;
    bool m_hasLookedTwice = false;
    int m_filesFound = 0;
    int m_filesRead = 0;
    int m_watchLimit = LimitedWatcher::usualLimit;
};

} // namespace baton
