// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/openfilewatch.h"

#include "models/disk/filestore.h"

#include <QFileInfo>
#include <QtConcurrentRun>

#include <optional>

namespace baton {

namespace {

/// The content of @p path; nullopt if it does not exist.
std::optional<Result<QByteArray>> contentOf(const QString &path)
{
    if (!QFileInfo::exists(path)) {
        return std::nullopt;
    }
    return FileStore::read(path);
}

} // namespace

OpenFileWatch::OpenFileWatch(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &OpenFileWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &OpenFileWatch::lookIn);
}

void OpenFileWatch::setPaths(const QStringList &paths)
{
    m_paths = paths;
    QSet<QString> wanted;
    for (const QString &path : paths) {
        if (QFileInfo::exists(path)) {
            wanted.insert(path);
        }
        if (const QString folder = QFileInfo(path).absolutePath(); QFileInfo::exists(folder)) {
            wanted.insert(folder);
        }
    }
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    const QSet<QString> present(watched.begin(), watched.end());
    const QSet<QString> surplus = present - wanted;
    const QSet<QString> missing = wanted - present;
    if (!surplus.isEmpty()) {
        m_watcher.removePaths(surplus.values());
    }
    if (!missing.isEmpty()) {
        m_watcher.addPaths(missing.values());
    }
}

void OpenFileWatch::look(const QString &path)
{
    if (!m_paths.contains(path)) {
        return;
    }
    if (m_reading.contains(path)) {
        m_again.insert(path);
        return;
    }
    m_reading.insert(path);
    QtConcurrent::run([path] {
        return contentOf(path);
    }).then(this, [this, path](const std::optional<Result<QByteArray>> &content) {
        m_reading.remove(path);
        if (m_again.remove(path)) {
            look(path);
            return;
        }
        if (!content) {
            Q_EMIT fileGone(path);
            return;
        }
        setPaths(m_paths); // QFileSystemWatcher drops replaced files
        if (content->isOk()) {
            Q_EMIT fileRead(path, content->value());
        }
    });
}

void OpenFileWatch::lookIn(const QString &folder)
{
    for (const QString &path : std::as_const(m_paths)) {
        const bool isUnwatched = !m_watcher.files().contains(path);
        if (QFileInfo(path).absolutePath() == folder && (isUnwatched || !QFileInfo::exists(path))) {
            look(path);
        }
    }
}

} // namespace baton
