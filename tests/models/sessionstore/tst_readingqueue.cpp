// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/readingqueue.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// The order in which waiting sessions are read.
class TestReadingQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void awaitedSessionsComeFirst()
    {
        ReadingQueue queue;
        queue.setInSight({u"nowhere"_s, u"seen"_s});
        put(queue, u"found"_s, SessionJob::Cause::Found);
        put(queue, u"shown"_s, SessionJob::Cause::Shown);
        put(queue, u"seen"_s, SessionJob::Cause::Found);
        put(queue, u"changed"_s, SessionJob::Cause::Changed);
        put(queue, u"followed"_s, SessionJob::Cause::Followed);
        QCOMPARE(taken(queue),
                 (QStringList{u"followed"_s, u"changed"_s, u"seen"_s, u"shown"_s, u"found"_s}));
    }

    void visibleRowsAreReadBeforeTheRest()
    {
        ReadingQueue queue;
        QStringList rest;
        for (int i = 0; i < 1000; ++i) {
            rest.append(QString::number(i));
            put(queue, rest.last(), SessionJob::Cause::Found);
        }
        QCOMPARE(queue.take()->before.place.path, rest.takeFirst());
        queue.setInSight({u"700"_s, u"0"_s, u"900"_s, u"800"_s});
        const QStringList sight{u"700"_s, u"900"_s, u"800"_s};
        for (const QString &folder : sight) {
            rest.removeOne(folder);
        }
        QCOMPARE(taken(queue), sight + rest);
    }

    void foundSessionsWaitForTheEndOfTheSearch()
    {
        ReadingQueue queue;
        queue.setHoldingBack(true);
        put(queue, u"found"_s, SessionJob::Cause::Found);
        put(queue, u"seen"_s, SessionJob::Cause::Found);
        put(queue, u"shown"_s, SessionJob::Cause::Shown);
        queue.setInSight({u"seen"_s});
        QCOMPARE(taken(queue), (QStringList{u"seen"_s, u"shown"_s}));
        QVERIFY(queue.isPending(u"found"_s));
        queue.setHoldingBack(false);
        QCOMPARE(taken(queue), QStringList{u"found"_s});
    }

    void aSessionWaitsOnce()
    {
        ReadingQueue queue;
        put(queue, u"a"_s, SessionJob::Cause::Found);
        put(queue, u"b"_s, SessionJob::Cause::Changed);
        put(queue, u"b"_s, SessionJob::Cause::Found); // remains as urgent as it was
        QVERIFY(queue.isPending(u"b"_s));
        QCOMPARE(taken(queue), (QStringList{u"b"_s, u"a"_s}));
        QVERIFY(queue.isPending(u"b"_s));
        QVERIFY(!queue.finish(u"b"_s));
        QVERIFY(!queue.isPending(u"b"_s));
    }

    void aSessionRequestedDuringItsReadingIsReadAgain()
    {
        ReadingQueue queue;
        put(queue, u"a"_s, SessionJob::Cause::Found);
        QCOMPARE(taken(queue), QStringList{u"a"_s});
        put(queue, u"a"_s, SessionJob::Cause::Shown, true);
        put(queue, u"a"_s, SessionJob::Cause::Changed);
        QVERIFY(taken(queue).isEmpty());
        QVERIFY(!queue.hasChanges());
        const std::optional<ReadingQueue::Request> again = queue.finish(u"a"_s);
        QVERIFY(again);
        QCOMPARE(again->cause, SessionJob::Cause::Changed);
        QVERIFY(again->isForced);
        QVERIFY(!queue.finish(u"a"_s));
    }

    void aChangeIsPendingUntilItWasRead()
    {
        ReadingQueue queue;
        put(queue, u"followed"_s, SessionJob::Cause::Followed);
        put(queue, u"found"_s, SessionJob::Cause::Found);
        QVERIFY(!queue.hasChanges());
        put(queue, u"changed"_s, SessionJob::Cause::ChildChanged);
        QVERIFY(queue.hasChanges());
        (void)taken(queue);
        QVERIFY(queue.hasChanges());
        (void)queue.finish(u"changed"_s);
        QVERIFY(!queue.hasChanges());
    }

    void clearedSessionsAreNotPending()
    {
        ReadingQueue queue;
        put(queue, u"begun"_s, SessionJob::Cause::Changed);
        (void)taken(queue);
        put(queue, u"begun"_s, SessionJob::Cause::Changed, true);
        put(queue, u"waiting"_s, SessionJob::Cause::Found);
        QCOMPARE(queue.clear(), (QHash<QString, bool>{{u"begun"_s, true}, {u"waiting"_s, false}}));
        QVERIFY(!queue.isPending(u"begun"_s) && !queue.isPending(u"waiting"_s));
    }

    void withdrawnSessionsAreNotRead()
    {
        ReadingQueue queue;
        put(queue, u"a"_s, SessionJob::Cause::Shown);
        put(queue, u"b"_s, SessionJob::Cause::Shown);
        put(queue, u"c"_s, SessionJob::Cause::Changed);
        QCOMPARE(queue.withdraw({u"b"_s, u"c"_s, u"d"_s}), QStringList{u"b"_s});
        QCOMPARE(taken(queue), (QStringList{u"c"_s, u"a"_s}));
    }

private:
    static void put(ReadingQueue &queue, const QString &folder, SessionJob::Cause cause,
                    bool isForced = false)
    {
        SessionJob job;
        job.before.place.path = folder;
        job.cause = cause;
        job.isForced = isForced;
        queue.put(job);
    }

    static QStringList taken(ReadingQueue &queue)
    {
        QStringList folders;
        while (const std::optional<SessionJob> job = queue.take()) {
            folders.append(job->before.place.path);
        }
        return folders;
    }
};

QTEST_GUILESS_MAIN(TestReadingQueue)
#include "tst_readingqueue.moc"
