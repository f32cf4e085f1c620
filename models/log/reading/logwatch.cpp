// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/reading/logwatch.h"

#include <QFileInfo>

namespace baton {

LogWatch::LogWatch(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &LogWatch::touched);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &LogWatch::touched);
}

void LogWatch::setPath(const QString &path)
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty()) {
        m_watcher.removePaths(watched);
    }
    m_path = path;
    const QString folder = QFileInfo(path).absolutePath();
    if (!path.isEmpty() && QFileInfo::exists(folder)) {
        m_watcher.addPath(folder);
    }
    renew();
}

bool LogWatch::renew()
{
    return !m_path.isEmpty() && !m_watcher.files().contains(m_path) && QFileInfo::exists(m_path)
        && m_watcher.addPath(m_path);
}

} // namespace baton
