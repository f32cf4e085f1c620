// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/runstatus.h"

#include <QTest>

using namespace baton;

/// The predicates of each status.
class TestRunStatus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void eachStatusHasItsProperties_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<bool>("unfinished");
        QTest::addColumn<bool>("ended");
        QTest::addColumn<bool>("failure");
        QTest::addColumn<bool>("succeeded");
        const auto row = [](const char *name, RunStatus status, const QByteArray &answers) {
            QTest::newRow(name) << status << answers.contains('u') << answers.contains('e')
                                << answers.contains('f') << answers.contains('s');
        };
        row("unknown", RunStatus::Unknown, "");
        row("not read", RunStatus::NotRead, "");
        row("not reached", RunStatus::NotReached, "");
        row("pending", RunStatus::Pending, "u");
        row("running", RunStatus::Running, "u");
        row("waiting", RunStatus::Waiting, "u");
        row("blocked", RunStatus::Blocked, "u");
        row("succeeded", RunStatus::Succeeded, "es");
        row("failed", RunStatus::Failed, "ef");
        row("timed out", RunStatus::TimedOut, "ef");
        row("killed", RunStatus::Killed, "ef");
        row("aborted", RunStatus::Aborted, "e");
        row("interrupted", RunStatus::Interrupted, "e");
        row("skipped", RunStatus::Skipped, "e");
        row("superseded", RunStatus::Superseded, "e");
        row("invalidated", RunStatus::Invalidated, "es");
    }

    void eachStatusHasItsProperties()
    {
        QFETCH(RunStatus, status);
        QTEST(isUnfinished(status), "unfinished");
        QTEST(hasEnded(status), "ended");
        QTEST(isFailure(status), "failure");
        QTEST(hasSucceeded(status), "succeeded");
    }
};

QTEST_GUILESS_MAIN(TestRunStatus)
#include "tst_runstatus.moc"
