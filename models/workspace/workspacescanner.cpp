// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacescanner.h"

#include "models/core/hashreserve.h"
#include "models/core/memorytrim.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace baton {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenResults = 10ms;
constexpr auto changesSettle = 150ms;
constexpr size_t filesOfATask = 16;
constexpr size_t resultsOfABatch = 200;

} // namespace

WorkspaceScanner::WorkspaceScanner(FileReader reader, QObject *parent)
    : QObject(parent)
    , m_reader(std::make_shared<const FileReader>(std::move(reader)))
    , m_chunks(1, 0ms,
               [this](const std::vector<WalkChunk> &chunks) {
                   take(chunks.front());
                   finishIfDone();
               })
    , m_results(resultsOfABatch, betweenResults,
                [this](const WorkspaceEntries &results) {
                    takeResults(results);
                    finishIfDone();
                })
    , m_stop(std::make_shared<std::atomic_bool>(false))
{
    // One core is left to the window.
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_pool.setThreadPriority(QThread::LowPriority);
    m_changeTimer.setSingleShot(true);
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
    *m_stop = true;
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
    *m_stop = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    m_chunks.clear();
    m_results.clear();
    m_pool.clear();
    m_isWalking = false;
    for (const QString &path : std::as_const(m_unread)) {
        m_known.files.remove(path);
    }
    m_unread.clear();
}

void WorkspaceScanner::startWalk(const QStringList &folders)
{
    m_isWalking = true;
    m_pool.start(
        [this, stop = m_stop, request = WalkRequest{m_folder, folders, m_known, m_wanted}] {
            const Outcome outcome = walk(
                request, *stop, [&](WalkChunk chunk) { m_chunks.push(std::move(chunk), *stop); });
            const QString reason = outcome.isOk() ? QString() : outcome.error();
            QMetaObject::invokeMethod(
                this,
                [this, stop, reason] {
                    if (*stop) {
                        return;
                    }
                    m_isWalking = false;
                    m_failure = reason;
                    if (!m_chunks.deliver()) {
                        finishIfDone();
                    }
                },
                Qt::QueuedConnection);
        },
        1); // before the files that wait to be read
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

void WorkspaceScanner::take(const WalkChunk &chunk)
{
    forgetGone(chunk);
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
    watch(chunk);
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

void WorkspaceScanner::forgetGone(const WalkChunk &chunk)
{
    for (const QString &path : chunk.gone) {
        m_known.files.remove(path);
        m_unread.remove(path);
    }
    for (const QString &folder : chunk.goneFolders) {
        m_known.folders.remove(folder);
        m_texts.remove(folder);
    }
}

void WorkspaceScanner::watch(const WalkChunk &chunk)
{
    m_watches.remove(chunk.gone + chunk.goneFolders);
    std::vector<LimitedWatcher::Request> wishes;
    for (size_t i = 0; i < chunk.folderTimes.size(); ++i) {
        wishes.push_back({chunk.folders[static_cast<qsizetype>(i)],
                          std::min(chunk.folderTimes[i], LimitedWatcher::first)});
    }
    m_watches.add(std::move(wishes));
}

void WorkspaceScanner::startReading(WorkspaceEntries entries)
{
    for (size_t first = 0; first < entries.size(); first += filesOfATask) {
        const size_t last = std::min(entries.size(), first + filesOfATask);
        WorkspaceEntries task(std::make_move_iterator(entries.begin() + ptrdiff_t(first)),
                              std::make_move_iterator(entries.begin() + ptrdiff_t(last)));
        m_pool.start([this, stop = m_stop, reader = m_reader, task = std::move(task)]() mutable {
            for (WorkspaceEntry &entry : task) {
                if (*stop) {
                    return;
                }
                m_results.push((*reader)(std::move(entry), *stop), *stop);
            }
        });
    }
}

void WorkspaceScanner::takeResults(const WorkspaceEntries &results)
{
    std::vector<LimitedWatcher::Request> followed;
    WorkspaceEntries present;
    for (const WorkspaceEntry &entry : results) {
        m_filesRead += m_unread.remove(entry.path) ? 1 : 0;
        if (!m_known.files.contains(entry.path)) {
            continue; // was removed while it was read
        }
        present.push_back(entry);
        if (!entry.kind.isEmpty() || entry.errors > 0 || entry.isOfSession) {
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
    if (!m_isScanning || m_isWalking || !m_unread.isEmpty() || !m_watches.isSettled()
        || !m_chunks.isEmpty() || !m_results.isEmpty()) {
        return;
    }
    if (m_failure.isEmpty() && !std::exchange(m_hasLookedTwice, true)) {
        startWalk({}); // finds changes that were made before everything was watched
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
