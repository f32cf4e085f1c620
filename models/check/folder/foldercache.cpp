// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/foldercache.h"

#include "models/disk/checkeddisk.h"

#include <QHash>
#include <QReadWriteLock>

#include <atomic>

namespace baton {

namespace {

using KnownAnswers = QHash<std::pair<QString, QString>, QString>;

struct AnswerCache
{
    QReadWriteLock lock;
    int memories = 0;
    quint64 runs = 0;             ///< number of runs so far
    std::atomic<quint64> run = 0; ///< number of the current run; 0 without a FolderCache
    KnownAnswers known;
};

AnswerCache &answers()
{
    static AnswerCache all;
    return all;
}

/// A thread's copy of the answers, so that threads with the same questions do not wait for each
/// other.
struct OwnAnswers
{
    quint64 run = 0;
    KnownAnswers known;
};

/// The answers known to this thread in @p run.
KnownAnswers &knownInThread(quint64 run)
{
    thread_local OwnAnswers own;
    if (own.run != run) {
        own = {run, {}};
    }
    return own.known;
}

/// A deep copy of @p answer, which shares no data with other threads.
QString ownCopy(const QString &answer)
{
    return QString(answer.constData(), answer.size());
}

} // namespace

FolderCache::FolderCache()
{
    AnswerCache &all = answers();
    const QWriteLocker locker(&all.lock);
    if (++all.memories == 1) {
        all.run = ++all.runs;
    }
}

FolderCache::~FolderCache()
{
    AnswerCache &all = answers();
    const QWriteLocker locker(&all.lock);
    if (--all.memories == 0) {
        all.run = 0;
        all.known.clear();
    }
}

std::optional<QString> FolderCache::remembered(const QString &question, const QString &folder)
{
    AnswerCache &all = answers();
    const quint64 run = all.run;
    if (run == 0 || !CheckedDisk::isOn()) { // the cache works only while the disk may be read
        return std::nullopt;
    }
    KnownAnswers &own = knownInThread(run);
    const std::pair key(question, folder);
    if (const auto known = own.constFind(key); known != own.cend()) {
        return *known;
    }
    const QReadLocker locker(&all.lock);
    const auto known = all.known.constFind(key);
    return known == all.known.cend() ? std::nullopt
                                     : std::optional(*own.insert(key, ownCopy(*known)));
}

QString FolderCache::kept(const QString &question, const QString &folder, const QString &answer)
{
    AnswerCache &all = answers();
    const QWriteLocker locker(&all.lock);
    if (all.memories > 0 && CheckedDisk::isOn()) {
        all.known.insert({question, folder}, ownCopy(answer));
    }
    return answer;
}

} // namespace baton
