// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/files.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace baton;

/// The commands that list sessions and print one.
class TestCliSessions : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void findsASessionByItsRemovedFolder()
    {
        const QString name = u"cfd-bioreactor-session-20260221-150000-8"_s;
        const QString folder = m_folder->filePath(name);
        baton::write(
            m_folder->filePath(u"cfd-bioreactor-state-20260221-150000-8.yaml"_s),
            "session: {session_id: \"20260221-150000-8\", mode: LITE, current_phase: 1, status: "
            "failed}\nphase_results:\n  phase_1: {status: failed}\n");
        const Printed listed = run({u"sessions"_s, m_folder->path()});
        QCOMPARE(listed.out.count(u'\n'), 1);
        for (const QString &path : {folder, name}) {
            const Printed printed = run({u"session"_s, path});
            QCOMPARE(printed.code, 1);
            QVERIFY2(printed.out.startsWith(u"✗ Failed in phase 1 Mesh Planning\n"_s),
                     qPrintable(printed.out));
            QVERIFY(printed.out.contains("session.folder-missing"_L1));
            QVERIFY(run({u"report"_s, path}).out.contains("Mesh Planning"_L1));
        }
        const Printed other = run({u"session"_s, folder + u'9'});
        QCOMPARE(other.code, 2);
        QVERIFY(other.out.isEmpty());
    }

    void aFolderWithoutAStateIsListedAsItIsPrinted()
    {
        baton::write(m_folder->filePath(u"chain/a.yaml"_s), "SCOUT_TO_ARENA_HANDOFF: {}\n");
        const QJsonObject row =
            json(run({u"sessions"_s, u"--format"_s, u"json"_s, m_folder->path()}))[u"sessions"_s][0]
                .toObject();
        const QJsonObject whole =
            json(run({u"session"_s, u"--format"_s, u"json"_s, m_folder->filePath(u"chain"_s)}));
        QCOMPARE(row[u"status"_s].toString(), u"failed"_s);
        QCOMPARE(whole[u"status"_s].toString(), u"failed"_s);
    }

    /// A title that begins with its topic is not prefixed: "phase 2 Flow".
    void aComparisonRepeatsNoTopic()
    {
        const QString name = u"cfd-bioreactor-session-20260221-143000-48213"_s;
        const QString state = u"cfd-bioreactor-state-20260221-143000-48213.yaml"_s;
        QByteArray bytes = content(samples() + u'/' + state);
        const QByteArray failed = "status: failed\n    handoff_path";
        QVERIFY(bytes.contains(failed));
        bytes.replace(failed, "status: complete\n    handoff_path");
        QVERIFY(copy(samples() + u'/' + name, m_folder->filePath(name)));
        write(state, bytes);
        const Printed printed = run({u"diff"_s, samples() + u'/' + name, name});
        QCOMPARE(printed.code, 1);
        QVERIFY2(printed.out.contains("phase 2 Flow: "_L1), qPrintable(printed.out));
        static const QRegularExpression twice(u"\\b(\\w+) \\1\\b"_s);
        QVERIFY2(!printed.out.contains(twice), qPrintable(printed.out));
    }

    /// The verdict on a superseded attempt is not the next action.
    void checkReportsSupersededAttempts()
    {
        const QString session = u"cfd-bioreactor-session-20260221-150000-8"_s;
        baton::write(m_folder->filePath(u"cfd-bioreactor-state-20260221-150000-8.yaml"_s),
                     "session: {session_id: \"20260221-150000-8\", mode: LITE, current_phase: 2, "
                     "status: running}\nphase_results:\n  phase_2: {status: in_progress}\n");
        const auto write = [&](const QString &name, const QByteArray &phase,
                               const QByteArray &task) {
            baton::write(m_folder->filePath(session + u"/handoffs/"_s + name),
                         "handoff:\n  from_phase: " + phase
                             + "\n  producer: cfd-mathematician\n"
                               "  consumer: cfd-bioreactor\n  context: {task_id: "
                             + task + "}\n  math_analysis: {}\n");
        };
        write(u"first.yaml"_s, "2", "phase2-math-1");
        write(u"second.yaml"_s, "2", "phase2-math-2");
        write(u"other.yaml"_s, "1", "phase1-math-1");
        const QString handoffs = session + u"/handoffs"_s;
        const QStringList check{u"check"_s, u"--verdicts"_s, handoffs};
        const QString text = run(check).out;
        QCOMPARE(text.count(u"superseded"_s), 1);
        QVERIFY2(text.contains(handoffs + u"/first.yaml:1: superseded by "_s + handoffs
                               + u"/second.yaml\n"_s),
                 qPrintable(text));
        QVERIFY(!run({u"check"_s, handoffs}).out.contains(u"superseded"_s));
        QHash<QString, QString> successors;
        const QJsonObject report = json(run(check + QStringList{u"--format"_s, u"json"_s}));
        for (const QJsonValue file : report[u"files"_s].toArray()) {
            const QJsonObject document = file[u"documents"_s][0].toObject();
            if (document.contains(u"supersededBy"_s)) {
                successors.insert(file[u"path"_s].toString(),
                                  document[u"supersededBy"_s].toString());
            }
        }
        QCOMPARE(
            successors,
            (QHash<QString, QString>{{handoffs + u"/first.yaml"_s, handoffs + u"/second.yaml"_s}}));
    }

    /// A later attempt has the same task; a folder may contain handoffs of several tasks.
    void checkReportsNoHandoffsOfOtherTasks()
    {
        const auto write = [&](const QString &name, const QByteArray &task) {
            baton::write(m_folder->filePath(u"loose/"_s + name),
                         "handoff:\n  from_phase: 2\n  producer: cfd-mathematician\n"
                         "  consumer: cfd-bioreactor\n  context: {task_id: "
                             + task + "}\n  math_analysis: {}\n");
        };
        const QStringList check{u"check"_s, u"--verdicts"_s, u"loose"_s};
        write(u"a.yaml"_s, "phase2-math-1");
        write(u"b.yaml"_s, "phase2-math-2");
        QCOMPARE(run(check).out.count(u"superseded by"_s), 1);
        write(u"b.yaml"_s, "other-lab-2");
        QCOMPARE(run(check).out.count(u"superseded by"_s), 0);
        QVERIFY(run({u"session"_s, u"loose"_s}).out.contains(u"not of one run"_s));
    }

    void aCompleteSessionWithAFailedPhaseIsMarked()
    {
        const QString state = m_folder->filePath(u"cfd-bioreactor-state-1.yaml"_s);
        baton::write(
            state,
            "session: {session_id: \"1\", mode: LITE, current_phase: 5, status: complete}\n"
            "phase_results:\n  phase_2: {status: failed}\n");
        QVERIFY(run({u"sessions"_s, m_folder->path()})
                    .out.startsWith(u"! ok, although phase 2 Flow failed"_s));
        QVERIFY(run({u"session"_s, state})
                    .out.startsWith(u"! Complete, although phase 2 Flow failed\n"_s));
        QCOMPARE(json(run({u"session"_s, u"--format"_s, u"json"_s, state}))[u"flaw"_s].toString(),
                 u"phase 2 Flow failed"_s);
    }

    void aSessionHasOneDurationEverywhere_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("state");
        // Three days before now, but not before the last sign of life.
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const QByteArray begun = now.addDays(-3).addSecs(-300).toString(Qt::ISODate).toLatin1();
        const QByteArray seen = now.addSecs(-600).toString(Qt::ISODate).toLatin1();
        const auto cfd = [&](const QByteArray &status) {
            return "session: {session_id: \"1\", mode: LITE, current_phase: 1, status: " + status
                + "}\ntimestamps: {started: " + begun + ", last_updated: " + seen + "}\n";
        };
        QTest::newRow("running") << u"cfd-bioreactor-state-1.yaml"_s << cfd("running");
        QTest::newRow("waiting") << u"cfd-bioreactor-state-1.yaml"_s << cfd("paused");
        QTest::newRow("failed") << u"cfd-bioreactor-state-1.yaml"_s << cfd("failed");
        QTest::newRow("waiting, of a swarm")
            << u"swarm-session-1/workflow-state.yaml"_s
            << "workflow_id: swarm-1\ncurrent_state: AWAITING_USER\ncreated_at: " + begun
                + "\nlast_updated: " + seen + "\nstages: {stage_1: {status: complete}}\n";
    }

    void aSessionHasOneDurationEverywhere()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, state);
        baton::write(m_folder->filePath(file), state);
        const bool isOver = state.contains("failed");
        const QString length = isOver ? u"2 day"_s : u"3 day"_s;
        const QString path = m_folder->filePath(file);
        for (const QStringList &command :
             {QStringList{u"sessions"_s, m_folder->path()}, QStringList{u"session"_s, path},
              QStringList{u"report"_s, path}}) {
            const Printed printed = run(command);
            QVERIFY2(printed.out.contains(length), qPrintable(printed.out));
        }
        const int seconds =
            json(run({u"session"_s, u"--format"_s, u"json"_s, path}))[u"seconds"_s].toInt();
        QCOMPARE(seconds / (24 * 60 * 60), isOver ? 2 : 3);
    }

    void onlyTheEarliestFailureIsTheFirstCause()
    {
        baton::write(
            m_folder->filePath(u"swarm-session-1/workflow-state.yaml"_s),
            "workflow_id: swarm-1\ncurrent_state: FAILED\ncreated_at: 2026-02-21T15:00:00Z\n"
            "last_updated: 2026-02-21T15:50:00Z\nstages:\n  stage_2:\n    status: in_progress\n"
            "    started_at: 2026-02-21T15:03:00Z\n    agents:\n"
            "      critic: {status: timeout, error: no answer}\n"
            "      analyst: {status: failed, error: rate limit}\n"
            "  stage_3: {status: failed, started_at: 2026-02-21T15:20:00Z, completed_at: "
            "2026-02-21T15:45:00Z, error: too short}\n");
        const QString path = m_folder->filePath(u"swarm-session-1"_s);
        const QString other = u"Another failure, not following from it"_s;
        const QString text = run({u"session"_s, path}).out;
        QCOMPARE(text.count(u"\nFirst cause\n"_s), 1);
        QCOMPARE(text.count(u'\n' + other + u'\n'), 0); // the stage failed because two were missing
        QVERIFY(text.indexOf(u"no answer"_s) < text.indexOf(u"too short"_s));
        const QString report = run({u"report"_s, path}).out;
        QCOMPARE(report.count(u"# First cause\n"_s), 1);
        QCOMPARE(report.count(u"# "_s + other), 0);
        const QJsonArray causes =
            json(run({u"session"_s, u"--format"_s, u"json"_s, path}))[u"causes"_s].toArray();
        QCOMPARE(causes.size(), 1);
        QVERIFY(causes[0][u"first"_s].toBool());
    }

    void aPlanWithFailedSessionsIsNotMarkedAsSuccessful()
    {
        const auto state = [](const QByteArray &id, const QByteArray &status,
                              const QByteArray &parent) {
            return "{\"session_id\": \"" + id + "\", \"status\": \"" + status
                + "\", \"started_at\": \"2026-02-21T15:00:00Z\", \"parent_session\": \"" + parent
                + "\"}";
        };
        const QString folder = m_folder->filePath(u"docs/.scratch/sessions/"_s);
        baton::write(folder + u"plan/state.json"_s, state("plan", "COMPLETED", ""));
        baton::write(folder + u"b/state.json"_s, state("b", "FAILED", "plan"));
        const QString listed = run({u"sessions"_s, m_folder->path()}).out;
        const QString said = u"although 1 of 1 sessions that it started failed"_s;
        QVERIFY2(listed.contains(u"! ok, "_s + said), qPrintable(listed));
        QVERIFY(run({u"session"_s, folder + u"plan"_s}).out.startsWith(u"! Complete, "_s + said));
    }

    /// Both the session and the check of its state report the word at its place.
    void mistakesInAStateAreReported_data()
    {
        QTest::addColumn<QString>("state");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("native")
            << u"docs/.scratch/sessions/20260301-101010-a/state.json"_s
            << "{\n  \"session_id\": \"20260301-101010-a\",\n  \"agent\": \"backend-agent\",\n"
               "  \"status\": \"DONE\"\n}\n"_ba
            << u":4:13: warning: “DONE” is not a status of the protocol. Use one of COMPLETED, "
               u"CREATED, FAILED, KILLED, RUNNING "
               "[session.status-unknown]"_s;
        QTest::newRow("native, an exit code")
            << u"docs/.scratch/sessions/20260301-101010-a/state.json"_s
            << "{\n  \"session_id\": \"20260301-101010-a\",\n  \"status\": \"FAILED\",\n"
               "  \"exit_code\": \"zero\"\n}\n"_ba
            << u":4:16: warning: exit_code is zero, which is not a whole number "
               "[session.value-unreadable]"_s;
        QTest::newRow("native, another exit code")
            << u"docs/.scratch/sessions/20260301-101010-a/state.json"_s
            << "{\n  \"session_id\": \"20260301-101010-a\",\n  \"status\": \"COMPLETED\",\n"
               "  \"exit_code\": 3\n}\n"_ba
            << u":4:16: warning: The state says COMPLETED, but the exit code is 3 "
               "[session.result-differs]"_s;
        QTest::newRow("native, cut off")
            << u"docs/.scratch/sessions/20260301-101010-a/state.json"_s
            << "{\n  \"session_id\": \"20260301-101010-a\",\n  \"status\": \"RUNNING\",\n"_ba
            << u":3:3: error: The text is cut off"_s;
        QTest::newRow("swarm, a stage without an end")
            << u"swarm-session-20260301/workflow-state.yaml"_s
            << "workflow_id: swarm-20260301-101010-0a1b2c3d\ncurrent_state: COMPLETE\nstages:\n"
               "  stage_4: {status: in_progress}\n"_ba
            << u":4:12: warning: The state says that the session is complete, but "_s;
        QTest::newRow("cfd") << u"cfd-bioreactor-state-20260301-101010-1.yaml"_s
                             << "session:\n  session_id: 20260301-101010-1\n  mode: LITE\n"
                                "  status: done\n"_ba
                             << u":4:11: error: status must be "_s;
        QTest::newRow("swarm") << u"swarm-session-20260301/workflow-state.yaml"_s
                               << "workflow_id: swarm-20260301-101010-0a1b2c3d\n"
                                  "current_state: DONE\nstages:\n  stage_1: {status: complete}\n"_ba
                               << u":2:16: error: current_state must be "_s;
    }

    void mistakesInAStateAreReported()
    {
        QFETCH(const QString, state);
        QFETCH(const QByteArray, text);
        QFETCH(const QString, place);
        baton::write(m_folder->filePath(state), text);
        for (const QString &path : {state, m_folder->filePath(state)}) {
            const Printed checked = run({u"check"_s, path});
            QVERIFY2(checked.out.contains(path + place), qPrintable(checked.out));
        }
        const Printed whole = run({u"session"_s, state});
        const bool isToldBySchema = place.contains(u" must be "_s);
        QVERIFY2(whole.out.contains(isToldBySchema ? u".enum]"_s : u"[session."_s),
                 qPrintable(whole.out));
        QVERIFY2(!whole.out.contains(u"[text.cut-off]"_s), qPrintable(whole.out)); // told once
    }

    void anErrorOfNoPhaseHasNoAttempt()
    {
        const QString state = m_folder->filePath(u"cfd-bioreactor-state-1.yaml"_s);
        baton::write(state,
                     "session: {session_id: \"1\", mode: LITE, current_phase: 1, status: failed}\n"
                     "errors: [{phase: 9, error_type: q, message: ninth}]\n");
        const QString printed = run({u"session"_s, state}).out;
        QVERIFY2(printed.contains(u"\n  ✗ q: ninth\n"_s), qPrintable(printed));
    }

    void anOutcomeIsPrintedWithoutAFix()
    {
        baton::write(
            m_folder->filePath(u"s/flow.yaml"_s),
            "handoff:\n  producer: cfd-bioreactor\n  from_phase: 2\n  to_phase: 3\n"
            "  flow_result: {convergence_achieved: false}\n  error_history:\n"
            "    - {attempt_number: 1, error_type: a, error_message: one, fix_attempted: \"\", "
            "fix_outcome: even worse}\n");
        const Printed printed = run({u"session"_s, m_folder->filePath(u"s"_s)});
        QVERIFY2(printed.out.contains(u"      → even worse\n"_s), qPrintable(printed.out));
    }
};

QTEST_GUILESS_MAIN(TestCliSessions)
#include "tst_clisessions.moc"
