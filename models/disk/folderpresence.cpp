// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/folderpresence.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <utility>

#include <sys/stat.h>

namespace baton {

using namespace std::chrono_literals;

FolderPresence::FolderPresence(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_last(identityOf(folder))
{
    connect(&m_timer, &QTimer::timeout, this, &FolderPresence::look);
    m_timer.start(1s);
}

FolderPresence::Identity FolderPresence::identityOf(const QString &folder)
{
    struct stat status{};
    if (::stat(QFile::encodeName(folder).constData(), &status) != 0 || !S_ISDIR(status.st_mode)) {
        return {};
    }
    const QDateTime born = QFileInfo(folder).birthTime();
    return {status.st_dev, status.st_ino, born.isValid() ? born.toMSecsSinceEpoch() : 0};
}

void FolderPresence::look()
{
    const Identity now = identityOf(m_folder);
    const Identity last = std::exchange(m_last, now);
    if (now == last) {
        return;
    }
    if (last.isThere()) {
        Q_EMIT vanished();
    }
    if (now.isThere()) {
        Q_EMIT appeared();
    }
}

} // namespace baton
