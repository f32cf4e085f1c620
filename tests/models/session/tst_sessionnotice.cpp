// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/sessionnotice.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// The message for a person who waits for a session.
class TestSessionNotice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReportedWhenItEndsOrWaits_data()
    {
        QTest::addColumn<RunStatus>("before");
        QTest::addColumn<RunStatus>("now");
        QTest::addColumn<bool>("isTold");
        using enum RunStatus;
        QTest::newRow("goes on") << Running << Running << false;
        QTest::newRow("begins") << Pending << Running << false;
        QTest::newRow("ends") << Running << Succeeded << true;
        QTest::newRow("fails") << Running << Failed << true;
        QTest::newRow("is killed") << Running << Killed << true;
        QTest::newRow("waits") << Running << Waiting << true;
        QTest::newRow("is blocked") << Running << Blocked << true;
        QTest::newRow("still waits") << Waiting << Waiting << false;
        QTest::newRow("goes on again") << Waiting << Running << false;
        QTest::newRow("has ended") << Failed << Failed << false;
        QTest::newRow("ended otherwise") << Failed << Succeeded << true;
    }

    void isReportedWhenItEndsOrWaits()
    {
        QFETCH(const RunStatus, before);
        QFETCH(const RunStatus, now);
        SessionSummary last;
        last.status = before;
        last.liveness = Liveness::Alive;
        Session session;
        session.headline = u"It stands so"_s;
        session.summary = last;
        session.summary.status = now;
        QTEST(!sessionNotice(last, session).isEmpty(), "isTold");
    }

    void silentSessionsAreReported()
    {
        SessionSummary last;
        last.status = RunStatus::Running;
        last.liveness = Liveness::Alive;
        Session session;
        session.summary = last;
        session.summary.liveness = Liveness::Stale;
        session.headline = u"No sign of life"_s;
        session.next.does = u"You look after it"_s;
        QCOMPARE(sessionNotice(last, session), u"No sign of life\nYou look after it"_s);
    }
};

QTEST_GUILESS_MAIN(TestSessionNotice)
#include "tst_sessionnotice.moc"
