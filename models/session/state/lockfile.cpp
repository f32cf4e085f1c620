// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/lockfile.h"

#include "models/values/sessiontime.h"

#include <QFileInfo>

namespace baton {

namespace {

/// The first time in a lock file that is a map, under any key.
QDateTime timeIn(const Tree &tree)
{
    for (const NodeId entry : tree.root().children) {
        if (const QDateTime time = sessionTime(tree.at(entry).text); time.isValid()) {
            return time;
        }
    }
    return {};
}

} // namespace

LockFile readLock(const QString &folder, const DuplicateFacts &places,
                  const ProtocolCatalog &catalog)
{
    if (places.lockFile.isEmpty()) {
        return {};
    }
    const StateDocument file = StateDocument::read(folder + u'/' + places.lockFile, catalog);
    if (!file.isThere()) {
        return {};
    }
    LockFile lock{file.text(places.lockId), file.time(places.lockTime), {file.path(), {}, 0, 1}};
    if (!file.tree().isEmpty() && file.tree().root().type != ValueType::Map) {
        const QStringList words =
            QString::fromUtf8(file.bytes()).simplified().split(u' ', Qt::SkipEmptyParts);
        lock.id = words.value(0);
        lock.time = sessionTime(words.value(1));
    } else if (!file.tree().isEmpty() && !lock.time.isValid()) {
        lock.time = timeIn(file.tree());
    }
    if (!lock.time.isValid()) {
        lock.time = QFileInfo(file.path()).lastModified(QTimeZone::UTC);
    }
    return lock;
}

} // namespace baton
