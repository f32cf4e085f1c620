// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/files.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// The commands that list sessions and print one, as they are run.
class TestCliSessions : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void aSessionOfWhichOnlyTheStateIsLeftIsFoundByItsFolder()
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
