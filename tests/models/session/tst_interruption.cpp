// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/discovery/sessionlocator.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/runstatustext.h"
#include "tests/models/session/sessiontexts.h"

using namespace Qt::StringLiterals;
using namespace baton;
using namespace baton::texts;

namespace {

QByteArray cfd(const QByteArray &status)
{
    return cfdState(status, 2,
                    "  phase_1: {status: complete, timestamp: 2026-02-21T15:10:00Z}\n"
                    "  phase_2: {status: in_progress, execution_retries_used: 1}\n");
}

QByteArray swarm(const QByteArray &state)
{
    return swarmState(state,
                      "  stage_1: {status: complete, started_at: 2026-02-21T15:00:00Z, "
                      "completed_at: 2026-02-21T15:05:00Z}\n"
                      "  stage_2:\n    status: in_progress\n"
                      "    started_at: 2026-02-21T15:05:00Z\n"
                      "    agents: {critic: {status: in_progress}}\n");
}

QDateTime clock(int hour, int minute)
{
    return {QDate(2026, 2, 21), QTime(hour, minute), QTimeZone::UTC};
}

} // namespace

/// A phase that still ran when its session ended or fell silent is interrupted.
class TestInterruption : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void anAttemptHasTheStatusOfItsSession_data()
    {
        const QString state = u"cfd-bioreactor-session-1/../cfd-bioreactor-state-1.yaml"_s;
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<QString>("why");
        const QString silent = u"no sign of life since 2026-02-21 15:50 UTC"_s;
        const QString ended = u"the session ended while it ran"_s;
        const auto row = [&](const char *name, const QString &file, const QByteArray &text,
                             const QDateTime &now, RunStatus status, const QString &why) {
            QTest::newRow(name) << file << text << now << status << why;
        };
        using enum RunStatus;
        const QDateTime soon = clock(15, 55);
        const QDateTime later = clock(16, 30);
        row("cfd, alive", state, cfd("running"), soon, Running, {});
        row("cfd, stale", state, cfd("running"), later, Interrupted, silent);
        row("cfd, expired", state, cfd("running"), later.addDays(2), Interrupted, silent);
        row("cfd, paused", state, cfd("paused"), later, Waiting, {});
        row("cfd, paused for days", state, cfd("paused"), later.addDays(2), Interrupted, silent);
        row("cfd, failed", state, cfd("failed"), soon, Interrupted, ended);
        row("cfd, complete", state, cfd("complete"), soon, Interrupted, ended);
        row("cfd, a word of its own", state, cfd("thinking"), soon, Running, {});
        row("cfd, a word of its own, silent", state, cfd("thinking"), later, Interrupted, silent);
        row("swarm, alive", workflow, swarm("DIVERGING"), soon, Running, {});
        row("swarm, stale", workflow, swarm("DIVERGING"), later, Interrupted, silent);
        row("swarm, failed", workflow, swarm("FAILED"), soon, Interrupted, ended);
        row("swarm, aborted", workflow, swarm("ABORTED"), soon, Interrupted, ended);
        row("swarm, complete", workflow, swarm("COMPLETED"), soon, Interrupted, ended);
        row("swarm, waits", workflow, swarm("AWAITING_USER"), soon, Waiting, {});
    }

    void anAttemptHasTheStatusOfItsSession()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QDateTime, now);
        QFETCH(RunStatus, status);
        QFETCH(QString, why);
        const SessionFolder folder;
        folder.write(file.section(u'/', 0, 0) + u"/handoffs/.keep"_s, {});
        folder.write(QDir::cleanPath(file), text);
        SessionSettings settings;
        settings.now = now;
        const Session session = readSession(
            sessionAt(folder.path(file.section(u'/', 0, 0)), *m_catalog), *m_catalog, settings);
        const SessionPhase &phase = session.phases.at(file == workflow ? 1 : 2);
        QCOMPARE(phase.word, u"in_progress"_s);
        QCOMPARE(phase.status, status);
        QCOMPARE(phase.reason, why);
        const SessionAttempt &attempt = phase.attempts.back();
        QCOMPARE(attempt.status, status);
        QCOMPARE(attempt.ended, phase.ended);
        QCOMPARE(attempt.summary, why);
        QCOMPARE(phase.ended, why.isEmpty() ? QDateTime() : clock(15, 50));
        for (const SessionPhase &part : session.phases) {
            QVERIFY(why.isEmpty() || !isGoingOn(part.status));
            for (const SessionAttempt &run : part.attempts) {
                QVERIFY(why.isEmpty() || !isGoingOn(run.status));
            }
        }
    }

    void sessionsWithoutAStartLiveByTheirLastSign_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<Liveness>("liveness");
        const QString named = u"20260221-153000-a"_s;
        const QString ofSwarm = u"swarm-session-%1/workflow-state.yaml"_s.arg(named);
        const QByteArray diverging =
            "workflow_id: a\ncurrent_state: DIVERGING\nlast_updated: 2026-02-21T15:50:00Z\n";
        const QByteArray running =
            "{\"session_id\": \"20260221-153000-a\", \"status\": \"RUNNING\"}";
        const auto row = [](const char *name, const QString &file, const QByteArray &state,
                            const QDateTime &now, Liveness liveness) {
            QTest::newRow(name) << file << state << now << liveness;
        };
        row("told", ofSwarm, diverging, clock(16, 19), Liveness::Alive);
        row("told long ago", ofSwarm, diverging, clock(16, 21), Liveness::Stale);
        const QString ofNative = nativeFile(named, u"state.json"_s);
        row("a log grows", ofNative, running, clock(16, 19), Liveness::Alive);
        row("a log grew long ago", ofNative, running, clock(16, 21), Liveness::Stale);
    }

    void sessionsWithoutAStartLiveByTheirLastSign()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, state);
        QFETCH(QDateTime, now);
        const SessionFolder folder;
        const QString log = file.section(u'/', 0, -2) + u"/output.log"_s;
        folder.write(file, state);
        folder.write(log, "it compiles\n");
        folder.setTime(file, clock(15, 31));
        folder.setTime(log, clock(15, 50));
        SessionSettings settings;
        settings.now = now;
        const SessionSummary summary =
            readSession(sessionAt(folder.path(file), *m_catalog), *m_catalog, settings).summary;
        QTEST(summary.liveness, "liveness");
        QCOMPARE(summary.updated, clock(15, 50));
        QCOMPARE(summary.started, clock(15, 30));
    }

    void aLogThatGrowsIsASignOfLife_data()
    {
        QTest::addColumn<QDateTime>("written");
        QTest::addColumn<QDateTime>("grown");
        QTest::addColumn<Liveness>("liveness");
        QTest::newRow("it grows") << clock(15, 50) << clock(16, 20) << Liveness::Alive;
        QTest::newRow("it does not") << clock(15, 50) << clock(15, 55) << Liveness::Stale;
        QTest::newRow("all was copied") << clock(16, 29) << clock(16, 29) << Liveness::Stale;
    }

    /// A phase that computes for hours writes only its log.
    void aLogThatGrowsIsASignOfLife()
    {
        QFETCH(QDateTime, written);
        QFETCH(QDateTime, grown);
        QFETCH(Liveness, liveness);
        const SessionFolder folder;
        const QString state = u"cfd-bioreactor-state-1.yaml"_s;
        const QString log = u"cfd-bioreactor-session-1/logs/run.log"_s;
        folder.write(state, cfd("running"));
        folder.setTime(state, written);
        folder.write(log, "it computes\n");
        folder.setTime(log, grown);
        SessionSettings settings;
        settings.now = clock(16, 30);
        const Session session =
            readSession(sessionAt(folder.path(state), *m_catalog), *m_catalog, settings);
        QCOMPARE(session.summary.liveness, liveness);
        QCOMPARE(session.phases.at(2).status,
                 liveness == Liveness::Alive ? RunStatus::Running : RunStatus::Interrupted);
    }

    void copiedSessionsAreNotAlive_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QString>("sign");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QDateTime>("silent");
        const QByteArray running =
            R"({"session_id": "a", "status": "RUNNING", "started_at": "2026-02-21T15:00:00Z"})";
        const QString ofNative = nativeFile(u"a"_s, u"state.json"_s);
        QTest::newRow("a log without times")
            << ofNative << running << nativeFile(u"a"_s, u"output.log"_s)
            << QByteArray("it compiles\n") << clock(15, 0);
        QTest::newRow("a log with times")
            << ofNative << running << nativeFile(u"a"_s, u"session.log"_s)
            << QByteArray("[2026-02-21T15:12:00Z] [INFO] on it\n") << clock(15, 12);
        QTest::newRow("a lock") << workflow << swarm("DIVERGING")
                                << u"swarm-session-1/.session.lock"_s << QByteArray("swarm-1\n")
                                << clock(15, 50);
    }

    void copiedSessionsAreNotAlive()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, state);
        QFETCH(QString, sign);
        QFETCH(QByteArray, text);
        QFETCH(QDateTime, silent);
        SessionSettings settings;
        settings.now = clock(16, 30);
        for (const bool isCopy : {true, false}) {
            const SessionFolder folder;
            folder.write(file, state);
            folder.write(sign, text);
            folder.setTime(file, isCopy ? clock(16, 29) : clock(15, 50));
            folder.setTime(sign, clock(16, 29));
            const SessionSummary summary =
                readSession(sessionAt(folder.path(file), *m_catalog), *m_catalog, settings).summary;
            QCOMPARE(summary.liveness, isCopy ? Liveness::Stale : Liveness::Alive);
            QCOMPARE(summary.updated, isCopy ? silent : clock(16, 29));
        }
    }

    void waitingSessionsExpire_data()
    {
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<Liveness>("liveness");
        QTest::addColumn<qint64>("seconds");
        QTest::newRow("for a while") << clock(16, 0) << Liveness::Alive << qint64(3600);
        QTest::newRow("for days") << clock(15, 0).addDays(3) << Liveness::Expired << qint64(-1);
    }

    void waitingSessionsExpire()
    {
        QFETCH(QDateTime, now);
        QFETCH(Liveness, liveness);
        const SessionFolder folder;
        const QString file = u"chain/1-sherpa-to-arena.yaml"_s;
        folder.write(file,
                     "SHERPA_TO_ARENA_HANDOFF:\n  Task: Export\n  Atomic_Steps:\n"
                     "    - {step_id: 1, description: Read, estimated_complexity: S}\n"
                     "  Recommended_Variants: \"2\"\n  Recommended_Engine: both\n"
                     "  Recommended_Mode: Solo\n  Quality_Requirements: [Stable]\n");
        folder.setTime(file, clock(15, 0));
        SessionSettings settings;
        settings.now = now;
        const Session session =
            readSession(sessionAt(folder.path(u"chain"_s), *m_catalog), *m_catalog, settings);
        QCOMPARE(session.summary.status, RunStatus::Waiting);
        QCOMPARE(session.summary.liveness, liveness);
        QTEST(session.summary.seconds(now), "seconds");
        QVERIFY2(session.headline.startsWith(u"Waiting in Sherpa → Arena"_s),
                 qPrintable(session.headline));
        QCOMPARE(!saidBy(u"session.expired"_s, session).isEmpty(), liveness == Liveness::Expired);
    }

    void onlyAProtocolLimitPreventsResuming_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QString>("said");
        QTest::newRow("swarm")
            << Files{{workflow, swarm("DIVERGING")}}
            << u"The status is DIVERGING, but the session is older than 24 hours "
               "and can no longer be resumed"_s;
        QTest::newRow("cfd")
            << Files{{u"cfd-bioreactor-state-1.yaml"_s, cfd("paused")}}
            << u"The status is paused, but the session gave no sign of life for more "
               "than 24 hours"_s;
    }

    void onlyAProtocolLimitPreventsResuming()
    {
        QFETCH(Files, files);
        const Session session = sessionOf(files, *m_catalog, clock(16, 30).addDays(2));
        QTEST(saidBy(u"session.expired"_s, session).join(u'|'), "said");
    }

    void theLastErrorOfItsLogsIsKnown_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("state");
        QTest::addColumn<QString>("log");
        QTest::addColumn<QByteArray>("behind");
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<QString>("cause");
        const QString ofCfd = u"cfd-bioreactor-state-1.yaml"_s;
        const QString logOfCfd = u"cfd-bioreactor-session-1/logs/run.log"_s;
        const QString ofNative = nativeFile(u"a"_s, u"state.json"_s);
        const QString logOfNative = nativeFile(u"a"_s, u"output.log"_s);
        const QByteArray waits = "Waiting for input...\n";
        const auto running = [](const QByteArray &status) -> QByteArray {
            return "{\"session_id\": \"a\", \"started_at\": \"2026-02-21T15:00:00Z\", "
                   "\"status\": \""
                + status + "\"}";
        };
        const auto row = [](const char *name, const QString &file, const QByteArray &state,
                            const QString &log, const QByteArray &behind, const QDateTime &now,
                            const QString &cause) {
            QTest::newRow(name) << file << state << log << behind << now << cause;
        };
        const QString told = u"TimeoutError: the route does not answer"_s;
        const QDateTime soon = clock(15, 55);
        const QDateTime later = clock(16, 30);
        row("native, alive", ofNative, running("RUNNING"), logOfNative, waits, soon, {});
        row("native, stale", ofNative, running("RUNNING"), logOfNative, waits, later, told);
        row("native, expired", ofNative, running("RUNNING"), logOfNative, waits, later.addDays(2),
            told);
        row("native, it went on", ofNative, running("RUNNING"), logOfNative, waits.repeated(30),
            later, {});
        row("native, complete", ofNative, running("COMPLETED"), logOfNative, waits, later, {});
        row("cfd, alive", ofCfd, cfd("running"), logOfCfd, waits, soon, {});
        row("cfd, stale", ofCfd, cfd("running"), logOfCfd, waits, later, told);
        row("cfd, failed", ofCfd, cfd("failed"), logOfCfd, waits, later, told);
        row("cfd, complete", ofCfd, cfd("complete"), logOfCfd, waits, later, {});
        row("cfd, waited for days", ofCfd, cfd("paused"), logOfCfd, waits, later.addDays(2), {});
    }

    void theLastErrorOfItsLogsIsKnown()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, state);
        QFETCH(QString, log);
        QFETCH(QByteArray, behind);
        QFETCH(QDateTime, now);
        QFETCH(QString, cause);
        const SessionFolder folder;
        folder.write(file, state);
        folder.write(log,
                     "starting\nTraceback (most recent call last):\n  File \"probe.py\", line 12\n"
                     "TimeoutError: the route does not answer\n"
                         + behind);
        folder.setTime(file, clock(15, 31));
        folder.setTime(log, clock(15, 50));
        SessionSettings settings;
        settings.now = now;
        const Session session =
            readSession(sessionAt(folder.path(file), *m_catalog), *m_catalog, settings);
        QStringList causes;
        for (const FirstCause &first : session.causes) {
            causes.append(first.failure.text);
        }
        QCOMPARE(causes.filter(u"TimeoutError"_s).join(u'|'), cause);
        QCOMPARE(session.errors.size(), size_t(cause.isEmpty() ? 0 : 1));
    }

    void theHeadlineShowsTheTimeOfTheLastActivity()
    {
        const Session stale =
            sessionOf({{workflow, swarm("DIVERGING")}, {u"swarm-session-1/a.md"_s, "x"}},
                      *m_catalog, clock(16, 30));
        QCOMPARE(stale.headline,
                 u"Interrupted in Perspectives, no sign of life since 2026-02-21 15:50 UTC"_s);
        const Session expired =
            sessionOf({{workflow, swarm("DIVERGING")}}, *m_catalog, clock(16, 30).addDays(2));
        QCOMPARE(expired.headline,
                 u"Interrupted in Perspectives, expired, no sign of life since "
                 "2026-02-21 15:50 UTC"_s);
    }

    void aChildIsAliveByItsOwnActivity()
    {
        const SessionFolder folder;
        folder.write(nativeFile(u"a"_s, u"state.json"_s),
                     R"({"session_id": "a", "status": "COMPLETED",
                         "started_at": "2026-02-21T15:00:00Z",
                         "completed_at": "2026-02-21T15:59:00Z"})");
        const auto child = [&](const QString &id, const QByteArray &start) {
            folder.write(nativeFile(id, u"state.json"_s),
                         "{\"session_id\": \"" + id.toUtf8()
                             + "\", \"status\": \"RUNNING\", \"parent_session\": \"a\", "
                               "\"started_at\": \""
                             + start + "\"}");
        };
        child(u"b"_s, "2026-02-21T15:05:00Z");
        child(u"c"_s, "2026-02-21T15:58:00Z");
        const Session session =
            readSession(sessionAt(folder.path(nativeFile(u"a"_s, u"state.json"_s)), *m_catalog),
                        *m_catalog, testSettings());
        QCOMPARE(session.phases.at(0).status, RunStatus::Running); // like c
        QCOMPARE(session.phases.at(1).status, RunStatus::Interrupted);
        QCOMPARE(session.phases.at(1).ended, clock(15, 5));
        QCOMPARE(session.phases.at(1).attempts.back().summary,
                 u"no sign of life since 2026-02-21 15:05 UTC"_s);
        QCOMPARE(session.phases.at(2).status, RunStatus::Running);
        QVERIFY(!session.phases.at(2).ended.isValid());
        const Session home =
            readSession(sessionAt(folder.path(u"docs/.scratch/sessions"_s), *m_catalog), *m_catalog,
                        testSettings());
        QCOMPARE(home.summary.status, RunStatus::Running);
        QCOMPARE(home.summary.liveness, Liveness::Alive);
    }

private:
    static Session sessionOf(const Files &files, const ProtocolCatalog &catalog,
                             const QDateTime &now)
    {
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        SessionSettings settings;
        settings.now = now;
        return readSession(sessionAt(folder.path(files.first().first), catalog), catalog, settings);
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestInterruption)
#include "tst_interruption.moc"
