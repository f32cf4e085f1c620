// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/foldermemory.h"

#include <QHash>
#include <QReadWriteLock>

namespace baton {

namespace {

struct Answers
{
    QReadWriteLock lock;
    int memories = 0;
    QHash<std::pair<QString, QString>, QString> known;
};

Answers &answers()
{
    static Answers all;
    return all;
}

} // namespace

FolderMemory::FolderMemory()
{
    const QWriteLocker locker(&answers().lock);
    ++answers().memories;
}

FolderMemory::~FolderMemory()
{
    const QWriteLocker locker(&answers().lock);
    if (--answers().memories == 0) {
        answers().known.clear();
    }
}

QString FolderMemory::answer(const QString &question, const QString &folder,
                             const std::function<QString()> &look)
{
    Answers &all = answers();
    const std::pair key(question, folder);
    {
        const QReadLocker locker(&all.lock);
        if (const auto known = all.known.constFind(key); known != all.known.cend()) {
            return *known;
        }
    }
    QString answer = look();
    const QWriteLocker locker(&all.lock);
    if (all.memories > 0) {
        all.known.insert(key, answer);
    }
    return answer;
}

} // namespace baton
