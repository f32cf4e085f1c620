// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/readingqueue.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Tests which of the waiting sessions is read next.
class TestReadingQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void whatIsWaitedForComesFirst()
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

    void whatComesIntoSightIsReadBeforeTheRest()
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

    void whatWasFoundWaitsForTheEndOfTheWalk()
    {
        ReadingQueue queue;
        queue.setHoldingBack(true);
        put(queue, u"found"_s, SessionJob::Cause::Found);
        put(queue, u"seen"_s, SessionJob::Cause::Found);
        put(queue, u"shown"_s, SessionJob::Cause::Shown);
        queue.setInSight({u"seen"_s});
        QCOMPARE(taken(queue), (QStringList{u"seen"_s, u"shown"_s}));
        QVERIFY(queue.isWaiting(u"found"_s));
        queue.setHoldingBack(false);
        QCOMPARE(taken(queue), QStringList{u"found"_s});
    }

    void aSessionWaitsOnce()
    {
        ReadingQueue queue;
        put(queue, u"a"_s, SessionJob::Cause::Found);
        put(queue, u"b"_s, SessionJob::Cause::Changed);
        put(queue, u"b"_s, SessionJob::Cause::Found); // remains as urgent as it was
        QVERIFY(queue.isWaiting(u"b"_s));
        QCOMPARE(taken(queue), (QStringList{u"b"_s, u"a"_s}));
        QVERIFY(!queue.isWaiting(u"b"_s));
    }

    void whatIsShownNoMoreIsNotRead()
    {
        ReadingQueue queue;
        put(queue, u"a"_s, SessionJob::Cause::Shown);
        put(queue, u"b"_s, SessionJob::Cause::Shown);
        put(queue, u"c"_s, SessionJob::Cause::Changed);
        QCOMPARE(queue.withdraw({u"b"_s, u"c"_s, u"d"_s}), QStringList{u"b"_s});
        QCOMPARE(taken(queue), (QStringList{u"c"_s, u"a"_s}));
    }

private:
    static void put(ReadingQueue &queue, const QString &folder, SessionJob::Cause cause)
    {
        SessionJob job;
        job.before.place.path = folder;
        job.cause = cause;
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
