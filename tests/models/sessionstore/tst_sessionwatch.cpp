// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionstore/sessionwatch.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// The event for each status.
class TestSessionWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStatusIsOneEvent_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<Liveness>("liveness");
        QTest::addColumn<QString>("flaw");
        QTest::addColumn<QString>("word");
        const auto row = [](const char *name, RunStatus status, const QString &word,
                            Liveness liveness = Liveness::Alive, const QString &flaw = {}) {
            QTest::newRow(name) << status << liveness << flaw << word;
        };
        row("running", RunStatus::Running, u"started"_s);
        row("pending", RunStatus::Pending, u"started"_s);
        row("stale", RunStatus::Running, u"silent"_s, Liveness::Stale);
        row("waiting", RunStatus::Waiting, u"waiting"_s);
        row("blocked", RunStatus::Blocked, u"waiting"_s);
        row("waiting for long", RunStatus::Waiting, u"waiting"_s, Liveness::Stale);
        row("failed", RunStatus::Failed, u"failed"_s);
        row("timed out", RunStatus::TimedOut, u"failed"_s);
        row("killed", RunStatus::Killed, u"failed"_s);
        row("succeeded", RunStatus::Succeeded, u"ended"_s, Liveness::Over);
        row("succeeded with a flaw", RunStatus::Succeeded, u"failed"_s, Liveness::Over,
            u"phase 2 failed"_s);
        row("aborted", RunStatus::Aborted, u"ended"_s, Liveness::Over);
    }

    void aStatusIsOneEvent()
    {
        QFETCH(const RunStatus, status);
        QFETCH(const Liveness, liveness);
        QFETCH(const QString, flaw);
        SessionSummary summary;
        summary.status = status;
        summary.liveness = liveness;
        summary.flaw = flaw;
        QTEST(wordOf(eventOf(summary)), "word");
        QCOMPARE(sessionEventNamed(wordOf(eventOf(summary))), eventOf(summary));
        QVERIFY(!sessionEventNamed(u"exploded"_s));
    }
};

QTEST_GUILESS_MAIN(TestSessionWatch)
#include "tst_sessionwatch.moc"
