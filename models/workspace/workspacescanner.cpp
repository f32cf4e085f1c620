// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacescanner.h"

#include "models/core/hashreserve.h"
#include "models/core/memorytrim.h"

#include <QDir>
#include <QFileInfo>
#include <QMutex>

#include <algorithm>
#include <deque>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenBatches = 40ms;
constexpr auto changesSettle = 150ms;
constexpr size_t filesOfATask = 16;
constexpr size_t resultsOfABatch = 200;

} // namespace

/// Data that the workers of one scan share with the scanner.
struct WorkspaceScanner::Run
{
    std::atomic_bool stop = false;
    QMutex mutex;
    std::deque<WalkChunk> chunks;
    std::deque<WorkspaceEntry> results;
    bool isAnnounced = false;

    /// Calls @p put under the lock; wakes @p scanner unless it knows already.
    void post(WorkspaceScanner *scanner, const std::function<void()> &put)
    {
        const QMutexLocker lock(&mutex);
        put();
        if (!std::exchange(isAnnounced, true)) {
            QMetaObject::invokeMethod(
                scanner,
                [scanner, this] {
                    if (scanner->m_run.get() == this && !scanner->m_drainTimer.isActive()) {
                        scanner->m_drainTimer.start(betweenBatches);
                    }
                },
                Qt::QueuedConnection);
        }
    }
};

WorkspaceScanner::WorkspaceScanner(FileReader reader, QObject *parent)
    : QObject(parent)
    , m_reader(std::make_shared<const FileReader>(std::move(reader)))
{
    // One core is left to the window.
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_pool.setThreadPriority(QThread::LowPriority);
    m_drainTimer.setSingleShot(true);
    m_changeTimer.setSingleShot(true);
    connect(&m_drainTimer, &QTimer::timeout, this, &WorkspaceScanner::drain);
    connect(&m_changeTimer, &QTimer::timeout, this, &WorkspaceScanner::followChanges);
    connect(&m_watches, &LimitedWatcher::changed, this, &WorkspaceScanner::noteIn);
    connect(&m_watches, &LimitedWatcher::settled, this, &WorkspaceScanner::finishIfDone);
    connect(&m_watches, &LimitedWatcher::settled, this, &WorkspaceScanner::unwatchedChanged);
    connect(&m_watches, &LimitedWatcher::watching, this, [this](const QStringList &paths) {
        if (!m_isScanning) {
            // Changes between listing and watching are found by a second look.
            std::ranges::for_each(paths, [this](const QString &path) { noteIn(path); });
        }
    });
}

WorkspaceScanner::~WorkspaceScanner()
{
    if (m_run) {
        m_run->stop = true;
    }
    m_pool.clear();
    m_pool.waitForDone();
}

void WorkspaceScanner::setReader(FileReader reader)
{
    m_reader = std::make_shared<const FileReader>(std::move(reader));
    if (m_folder.isEmpty()) {
        return;
    }
    const QString folder = m_folder;
    if (m_isScanning) {
        end(End::Cancelled, {});
    }
    for (FileStamp &stamp : m_known.files) {
        stamp = {-1, -1};
    }
    scan(folder);
}

void WorkspaceScanner::readAgain(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (const auto known = m_known.files.find(path); known != m_known.files.end()) {
            *known = {-1, -1};
            noteChange(QFileInfo(path).path());
        }
    }
}

void WorkspaceScanner::scan(const QString &folder)
{
    if (m_isScanning) {
        end(End::Cancelled, {});
    }
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    if (path != m_folder) {
        close();
        m_folder = path;
    }
    m_filesFound = 0;
    m_filesRead = 0;
    m_failure.clear();
    m_changedFolders.clear();
    m_isScanning = true;
    m_hasLookedTwice = false;
    m_watches.setLimit(m_watchLimit);
    startRun();
    startWalk({});
    Q_EMIT progressChanged();
}

void WorkspaceScanner::cancel()
{
    if (m_isScanning) {
        end(End::Cancelled,
            tr("Stopped. %1 of %2 files were read.")
                .arg(QLocale().toString(m_filesRead), QLocale().toString(m_filesFound)));
    }
}

void WorkspaceScanner::close()
{
    if (m_isScanning) {
        end(End::Cancelled, {});
    }
    startRun();
    m_watches.clear();
    m_folder.clear();
    m_known = {};
    m_texts.clear();
    m_unread.clear();
    m_changedFolders.clear();
}

/// Results from workers of an earlier run are dropped with that run.
void WorkspaceScanner::startRun()
{
    if (m_run) {
        m_run->stop = true;
    }
    m_pool.clear();
    m_drainTimer.stop();
    m_isWalking = false;
    for (const QString &path : std::as_const(m_unread)) {
        m_known.files.remove(path);
    }
    m_unread.clear();
    m_run = std::make_shared<Run>();
}

void WorkspaceScanner::startWalk(const QStringList &folders)
{
    m_isWalking = true;
    m_pool.start(
        [this, run = m_run, request = WalkRequest{m_folder, folders, m_known, m_wanted}] {
            const Outcome outcome = walk(request, run->stop, [&](WalkChunk chunk) {
                run->post(this, [&] { run->chunks.push_back(std::move(chunk)); });
            });
            const QString reason = outcome.isOk() ? QString() : outcome.error();
            QMetaObject::invokeMethod(
                this,
                [this, run, reason] {
                    if (m_run != run) {
                        return;
                    }
                    m_isWalking = false;
                    m_failure = reason;
                    drain();
                },
                Qt::QueuedConnection);
        },
        1); // before what waits to be read
}

QStringList WorkspaceScanner::texts() const
{
    QStringList paths;
    for (auto folder = m_texts.cbegin(); folder != m_texts.cend(); ++folder) {
        for (const QString &name : *folder) {
            paths.append(folder.key() + u'/' + name);
        }
    }
    return paths;
}

/// Takes a batch over from the workers; comes back for what is left after other events had a turn.
void WorkspaceScanner::drain()
{
    std::deque<WalkChunk> chunks;
    WorkspaceEntries results;
    bool isMore = false;
    {
        const QMutexLocker lock(&m_run->mutex);
        if (!m_run->chunks.empty()) {
            chunks.push_back(std::move(m_run->chunks.front()));
            m_run->chunks.pop_front();
        } else {
            const size_t count = std::min(m_run->results.size(), resultsOfABatch);
            const auto last = m_run->results.begin() + static_cast<ptrdiff_t>(count);
            results.assign(std::make_move_iterator(m_run->results.begin()),
                           std::make_move_iterator(last));
            m_run->results.erase(m_run->results.begin(), last);
        }
        isMore = !m_run->chunks.empty() || !m_run->results.empty();
        m_run->isAnnounced = isMore;
    }
    for (const WalkChunk &chunk : chunks) {
        take(chunk);
    }
    takeResults(results);
    if (isMore) {
        m_drainTimer.start(chunks.empty() ? betweenBatches / 4 : 0ms);
    }
    finishIfDone();
}

void WorkspaceScanner::take(const WalkChunk &chunk)
{
    for (const QString &path : chunk.gone) {
        m_known.files.remove(path);
        m_unread.remove(path);
    }
    for (const QString &folder : chunk.goneFolders) {
        m_known.folders.remove(folder);
        m_texts.remove(folder);
    }
    for (const auto &[folder, names] : chunk.texts) {
        m_texts.insert(folder, names);
    }
    WorkspaceEntries news;
    WorkspaceEntries unread;
    reserveEarly(m_unread, 60);
    reserveEarly(m_known.files, 80);
    for (const WorkspaceEntry &entry : chunk.found) {
        // Known files keep their old verdict until the new one is there.
        if (!m_known.files.contains(entry.path)) {
            news.push_back(entry);
        }
        m_known.files.insert(entry.path, {entry.size, entry.modified});
        if (!entry.isRead) {
            m_unread.insert(entry.path);
            unread.push_back(entry);
        }
    }
    m_known.folders.unite(QSet<QString>(chunk.folders.begin(), chunk.folders.end()));
    m_watches.remove(chunk.gone + chunk.goneFolders);
    std::vector<LimitedWatcher::Request> wishes;
    for (size_t i = 0; i < chunk.folderTimes.size(); ++i) {
        wishes.push_back({chunk.folders[static_cast<qsizetype>(i)],
                          std::min(chunk.folderTimes[i], LimitedWatcher::first)});
    }
    m_watches.add(std::move(wishes));
    m_filesFound += static_cast<int>(unread.size());
    if (!chunk.gone.isEmpty() || !news.empty()) {
        Q_EMIT updated(chunk.gone, news);
    }
    if (!chunk.folders.isEmpty() || !chunk.goneFolders.isEmpty()) {
        Q_EMIT foldersChanged(chunk.goneFolders, chunk.folders);
    }
    if (const QStringList folders = chunk.folders + chunk.goneFolders;
        !isFirstLook() && !folders.isEmpty()) {
        Q_EMIT noticed(folders);
    }
    startReading(std::move(unread));
    Q_EMIT progressChanged();
}

void WorkspaceScanner::startReading(WorkspaceEntries entries)
{
    for (size_t first = 0; first < entries.size(); first += filesOfATask) {
        const size_t last = std::min(entries.size(), first + filesOfATask);
        WorkspaceEntries task(std::make_move_iterator(entries.begin() + ptrdiff_t(first)),
                              std::make_move_iterator(entries.begin() + ptrdiff_t(last)));
        m_pool.start([this, run = m_run, reader = m_reader, task = std::move(task)]() mutable {
            for (WorkspaceEntry &entry : task) {
                if (run->stop) {
                    return;
                }
                WorkspaceEntry read = (*reader)(std::move(entry), run->stop);
                run->post(this, [&] { run->results.push_back(std::move(read)); });
            }
        });
    }
}

void WorkspaceScanner::takeResults(const WorkspaceEntries &results)
{
    if (results.empty()) {
        return;
    }
    std::vector<LimitedWatcher::Request> followed;
    WorkspaceEntries present;
    for (const WorkspaceEntry &entry : results) {
        m_filesRead += m_unread.remove(entry.path) ? 1 : 0;
        if (!m_known.files.contains(entry.path)) {
            continue; // went while it was read
        }
        present.push_back(entry);
        if (!entry.kind.isEmpty() || entry.errors > 0 || entry.isState) {
            followed.push_back({entry.path, entry.modified});
        }
    }
    m_watches.add(std::move(followed));
    Q_EMIT updated({}, present);
    Q_EMIT progressChanged();
}

/// Notes a change at @p path, unless its folder is no longer part of the scan.
void WorkspaceScanner::noteIn(const QString &path)
{
    if (m_known.folders.contains(path)) {
        noteChange(path);
    } else if (const QString folder = QFileInfo(path).path(); m_known.folders.contains(folder)) {
        noteChange(folder);
    }
}

void WorkspaceScanner::noteChange(const QString &folder)
{
    m_changedFolders.insert(folder);
    if (!m_changeTimer.isActive()) {
        m_changeTimer.start(changesSettle);
    }
}

void WorkspaceScanner::followChanges()
{
    if (m_folder.isEmpty() || m_changedFolders.isEmpty()) {
        return;
    }
    if (m_isWalking) {
        m_changeTimer.start(changesSettle);
        return;
    }
    const QStringList folders(m_changedFolders.begin(), m_changedFolders.end());
    m_changedFolders.clear();
    Q_EMIT noticed(folders);
    startWalk(folders);
}

void WorkspaceScanner::finishIfDone()
{
    if (!m_isScanning || m_isWalking || !m_unread.isEmpty() || !m_watches.isSettled()) {
        return;
    }
    {
        const QMutexLocker lock(&m_run->mutex);
        if (!m_run->chunks.empty() || !m_run->results.empty()) {
            return;
        }
    }
    if (m_failure.isEmpty() && !std::exchange(m_hasLookedTwice, true)) {
        startWalk({}); // sees what changed before everything was watched
        return;
    }
    end(m_failure.isEmpty() ? End::Complete : End::Failed, m_failure);
}

void WorkspaceScanner::end(End how, const QString &reason)
{
    m_isScanning = false;
    m_unread.squeeze();
    if (how == End::Cancelled) {
        startRun();
    }
    m_pool.start(trimMemory);
    Q_EMIT progressChanged();
    Q_EMIT finished(how, reason);
}

} // namespace baton
