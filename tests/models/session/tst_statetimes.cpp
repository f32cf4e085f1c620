// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

const QString stateName = u"cfd-bioreactor-state-1.yaml"_s;

} // namespace

/// Times of a state that contradict each other or the clock, each reported once.
class TestStateTimes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void timesInTheFutureAreReported()
    {
        // The present time is four o'clock.
        const auto state = [](const QByteArray &updated, const QByteArray &ended) {
            return "session: {session_id: \"1\", mode: LITE, current_phase: 1, status: running}\n"
                   "timestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
                + updated + "}\nphase_results:\n  phase_0: {status: complete, timestamp: " + ended
                + "}\n  phase_1: {status: in_progress}\n";
        };
        const Session fast =
            read({{stateName, state("2026-02-21T16:02:00Z", "2026-02-21T15:30:00Z")}});
        QCOMPARE(saidBy(u"session.time-order"_s, fast), QStringList());
        const SessionFolder folder;
        folder.write(stateName, state("2026-02-22T02:00:00Z", "2026-02-22T01:00:00Z"));
        folder.setTime(stateName, QDateTime(QDate(2026, 2, 21), QTime(15, 10), QTimeZone::UTC));
        const Session ahead =
            readSession(sessionAt(folder.path(stateName), *m_catalog), *m_catalog, testSettings());
        QCOMPARE(saidBy(u"session.time-order"_s, ahead),
                 (QStringList{u"last_updated is still to come: 2026-02-22T02:00:00Z"_s,
                              u"The time of Pre-Flight is still to come: 2026-02-22T01:00:00Z"_s}));
        // Then the file's own time is the last sign of life.
        QCOMPARE(ahead.summary.updated.time(), QTime(15, 10));
        QCOMPARE(ahead.summary.liveness, Liveness::Stale);
    }

    /// Only known times can be compared.
    void aPhaseWithoutAnEndWasNotRunBeforeTheOthers_data()
    {
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<RunStatus>("status");
        QTest::newRow("none") << "null"_ba << RunStatus::Succeeded;
        QTest::newRow("later") << "2026-02-21T15:40:00Z"_ba << RunStatus::Succeeded;
        QTest::newRow("earlier") << "2026-02-21T15:10:00Z"_ba << RunStatus::Invalidated;
    }

    void aPhaseWithoutAnEndWasNotRunBeforeTheOthers()
    {
        QFETCH(const QByteArray, end);
        QFETCH(const RunStatus, status);
        const Session session =
            read({{stateName,
                   "session: {session_id: \"1\", mode: LITE, current_phase: 5, status: complete}\n"
                   "timestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
                   "2026-02-21T15:50:00Z}\nphase_results:\n"
                   "  phase_1: {status: complete, timestamp: 2026-02-21T15:30:00Z}\n"
                   "  phase_2: {status: complete, timestamp: "
                       + end + "}\n"}});
        QCOMPARE(session.phases[2].status, status);
    }

    void theEndIsKnownFromTheStateOrALog_data()
    {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<int>("minute");
        const QByteArray at = "\": \"2026-02-21T15:07:00Z\"";
        for (const char *name :
             {"completed_at", "ended_at", "finished_at", "updated_at", "last_updated"}) {
            QTest::newRow(name) << ", \"" + QByteArray(name) + at << QByteArray() << 7;
        }
        QTest::newRow("the end before the last change")
            << ", \"updated_at\": \"2026-02-21T15:09:00Z\", \"ended_at" + at << QByteArray() << 7;
        QTest::newRow("a log") << QByteArray() << "[2026-02-21T15:05:00Z] [INFO] done\n"_ba << 5;
        QTest::newRow("a log behind the end")
            << ", \"ended_at" + at << "[2026-02-21T15:20:00Z] [INFO] closed\n"_ba << 7;
        QTest::newRow("nothing") << QByteArray() << "done\n"_ba << -1;
    }

    void theEndIsKnownFromTheStateOrALog()
    {
        QFETCH(QByteArray, member);
        QFETCH(QByteArray, log);
        QFETCH(int, minute);
        const Session session =
            read({{nativeFile(u"a"_s, u"state.json"_s),
                   "{\"session_id\": \"a\", \"status\": \"FAILED\", \"created_at\": "
                   "\"2026-02-21T15:00:00Z\""
                       + member + '}'},
                  {nativeFile(u"a"_s, u"session.log"_s), log}});
        const QDateTime end = minute < 0
            ? QDateTime()
            : QDateTime(QDate(2026, 2, 21), QTime(15, minute), QTimeZone::UTC);
        QCOMPARE(session.summary.ended, end);
        QCOMPARE(session.phases.front().ended, end);
        QCOMPARE(session.summary.seconds(testSettings().now), minute < 0 ? -1 : minute * 60);
    }

    void copiesAreNotDatedByFileTimes_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<int>("minute");
        QTest::addColumn<bool>("isDated");
        QTest::newRow("written while it ran") << QByteArray("failed") << 20 << true;
        QTest::newRow("copied after it") << QByteArray("failed") << 58 << false;
        QTest::newRow("it goes on") << QByteArray("running") << 58 << true;
    }

    void copiesAreNotDatedByFileTimes()
    {
        QFETCH(QByteArray, status);
        QFETCH(int, minute);
        const SessionFolder folder;
        const QString name = handoffs + u"phase1-mesh-plan.yaml"_s;
        const QDateTime written(QDate(2026, 2, 21), QTime(15, minute), QTimeZone::UTC);
        folder.write(stateName, cfdState(status, 1, "  phase_1: {status: " + status + "}\n"));
        folder.write(name, "handoff: {version: \"");
        folder.setTime(name, written);
        const Session session =
            readSession(sessionAt(folder.path(stateName), *m_catalog), *m_catalog, testSettings());
        QCOMPARE(session.handoffs.size(), 1U);
        QVERIFY(session.handoffs.front().isTimeOfFile);
        QTEST(session.handoffs.front().time == written, "isDated");
        QTEST(session.handoffs.front().time.isValid(), "isDated");
    }

    void copiesWithoutAStateAreNotDated_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("logWritten"); // 0: there is none
        QTest::addColumn<bool>("isDated");
        QTest::newRow("a log in its place") << u"gateway"_s << 12 << true;
        QTest::newRow("a log of a copy") << u"gateway"_s << 58 << false;
        QTest::newRow("named after that day") << u"20260221-070000-gateway"_s << 0 << true;
        QTest::newRow("named days before") << u"20260218-140000-gateway"_s << 0 << false;
    }

    void copiesWithoutAStateAreNotDated()
    {
        QFETCH(QString, name);
        QFETCH(int, logWritten);
        const SessionFolder folder;
        const auto minute = [](int number) {
            return QDateTime(QDate(2026, 2, 21), QTime(15, number), QTimeZone::UTC);
        };
        const QString prompt = nativeFile(name, u"prompt.md"_s);
        const QString log = nativeFile(name, u"session.log"_s);
        folder.write(prompt,
                     "```xml\n<agent_request "
                     "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" "
                     "version=\"1.0\"/>\n```\n");
        folder.setTime(prompt, minute(58));
        if (logWritten > 0) {
            folder.write(log, "[2026-02-21T15:12:00Z] [ERROR] disk full\n");
            folder.setTime(log, minute(logWritten));
        }
        const Session session = readSession(
            sessionAt(folder.path(nativeFile(name, {})), *m_catalog), *m_catalog, testSettings());
        QCOMPARE(session.handoffs.size(), 1U);
        QTEST(session.handoffs.front().time.isValid(), "isDated");
    }

    void timesInTheWrongOrderAreReportedOnce_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("phases");
        QTest::addColumn<QStringList>("said");
        const auto times = [](const QByteArray &updated) -> QByteArray {
            return "session: {session_id: \"1\", mode: LITE, current_phase: 1, status: failed}\n"
                   "timestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
                + updated + "}\nphase_results:\n";
        };
        const QByteArray later = "2026-02-21T15:50:00Z";
        const QByteArray inOrder =
            "  phase_0: {status: complete, timestamp: 2026-02-21T15:05:00Z}\n"
            "  phase_1: {status: failed, timestamp: 2026-02-21T15:30:00Z}\n";
        const QByteArray turned = "  phase_0: {status: complete, timestamp: 2026-02-21T15:30:00Z}\n"
                                  "  phase_1: {status: failed, timestamp: 2026-02-21T15:05:00Z}\n";
        QTest::newRow("in order") << times(later) << inOrder << QStringList();
        QTest::newRow("phases out of order")
            << times(later) << turned
            << QStringList(u"Mesh Planning ended before Pre-Flight, on which it builds"_s);
        QTest::newRow("written before the start")
            << times("2026-02-21T14:40:00Z") << inOrder
            << QStringList(u"The state was written for the last time before the session began"_s);
    }

    void timesInTheWrongOrderAreReportedOnce()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, phases);
        const Session session = read({{stateName, head + phases}});
        QTEST(saidBy(u"session.time-order"_s, session), "said");
    }

    void findingsOfTheCheckOfAStateAreNotRepeated_data()
    {
        QTest::addColumn<QByteArray>("stages");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("again");
        QTest::newRow("a time behind the last")
            << QByteArray("  stage_1: {status: complete, started_at: 2026-02-21T15:00:00Z, "
                          "completed_at: 2026-02-21T15:55:00Z}\n")
            << u"swarm.state.time-order"_s << u"session.time-order"_s;
        QTest::newRow("an end before its start")
            << QByteArray("  stage_1: {status: complete, started_at: 2026-02-21T15:10:00Z, "
                          "completed_at: 2026-02-21T15:05:00Z}\n")
            << u"swarm.state.time-order"_s << u"session.time-order"_s;
        QTest::newRow("stages out of order")
            << QByteArray("  stage_1: {status: in_progress}\n  stage_2: {status: complete}\n")
            << u"swarm.state.stage-order"_s << u"session.phase-order"_s;
    }

    void findingsOfTheCheckOfAStateAreNotRepeated()
    {
        QFETCH(QByteArray, stages);
        QFETCH(QString, told);
        QFETCH(QString, again);
        const Session session = read({{workflow, swarmState("FAILED", stages)}});
        QCOMPARE(saidBy(told, session).size(), 1);
        QCOMPARE(saidBy(again, session), QStringList());
    }

private:
    [[nodiscard]] Session read(const Files &files) const { return sessionOf(files, *m_catalog); }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestStateTimes)
#include "tst_statetimes.moc"
