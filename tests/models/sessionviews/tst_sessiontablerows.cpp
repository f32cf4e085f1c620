// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/value/displaystatus.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/tables/attemptselection.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "models/sessionviews/tables/sessiontablerows.h"
#include "tests/samples/sessionsamples.h"

#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QStringList textsOf(const SessionTableRow &row)
{
    QStringList texts;
    for (const TableCell &cell : row.cells) {
        texts.append(cell.text + cell.tail);
    }
    return texts;
}

} // namespace

class TestSessionTableRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyListHasACellForEachColumn()
    {
        const Session session = samples::failed();
        const auto holds = [](const SessionRows &all, const SessionColumns &columns) {
            return !all.empty() && std::ranges::all_of(all, [&columns](const SessionTableRow &row) {
                return row.cells.size() == columns.size() && !row.key.isEmpty();
            });
        };
        QVERIFY(holds(rows::gates(session), rows::gateColumns()));
        QVERIFY(holds(rows::criteria(session, 4), rows::criterionColumns()));
        QVERIFY(holds(rows::errors(session), rows::errorColumns()));
        QVERIFY(holds(rows::handoffs(session), rows::handoffColumns()));
        QVERIFY(holds(rows::logs(session), rows::logColumns()));
        QVERIFY(holds(rows::deliverables(session), rows::deliverableColumns()));
        QVERIFY(holds(rows::repaired(session), rows::repairedColumns()));
        QVERIFY(holds(rows::findings(session), rows::findingColumns()));
        QVERIFY(holds(rows::consequences(session, session.causes.front()), rows::failureColumns()));
    }

    void aCriterionShowsThresholdActualVerdictAndEvidence()
    {
        const SessionRows all = rows::criteria(samples::failed(), 4);
        QCOMPARE(all.size(), 4u);
        QCOMPARE(textsOf(all[2]),
                 (QStringList{u"Mass conservation error"_s, u"< 1e-6"_s, u"4.1e-3"_s, u"failed"_s,
                              u"phase2-flow-result:32"_s}));
        QCOMPARE(all[2].cells[3].shape, Status::Error);
        QCOMPARE(all[2].evidence.line, 32);
        QCOMPARE(all[3].cells[3].text, u"not evaluated"_s);
        QCOMPARE(all[3].cells[4].text, u"not a Poiseuille case"_s);
        QVERIFY(rows::criteria(samples::failed(), 99).empty());
    }

    void aSkippedGateHasItsReason()
    {
        const SessionRows all = rows::gates(samples::failed());
        QCOMPARE(all[3].cells[0].shape, Status::Skipped);
        QCOMPARE(all[3].toolTip, u"swarm deliberation: not part of a LITE session"_s);
        QCOMPARE(all[4].cells[0].shape, Status::Error);
        QCOMPARE(all[5].cells[0].shape, Status::NotEvaluated);
        QCOMPARE(all[3].cells[0].spoken, u"skipped"_s);
        QCOMPARE(all[4].cells[0].spoken, u"failed"_s);
        QCOMPARE(wording::gateCounts(samples::failed()),
                 u"3 passed · 1 failed · 1 skipped · 3 not evaluated"_s);
    }

    void aGateThatNoLongerCountsIsNotRed()
    {
        Session session = samples::failed();
        session.gates[4].isInvalidated = true;
        QCOMPARE(rows::gates(session)[4].cells[0].shape, statusOf(RunStatus::Invalidated));
        QCOMPARE(wording::gateCounts(session), u"3 passed · 1 skipped · 4 not evaluated"_s);
    }

    void anErrorNamesItsPhase()
    {
        Session session = samples::failed();
        session.errors[0].phase = 1;
        session.errors[1].phase = -1;
        const SessionRows all = rows::errors(session);
        QCOMPARE(all[0].cells[0].text, u"1"_s);
        QCOMPARE(all[0].cells[0].detail, session.phases[1].title);
        QCOMPARE(all[1].cells[0].detail, QString());
        QVERIFY(all[0].toolTip.startsWith(session.phases[1].title));
    }

    void anErrorWithoutATypeIsItsMessage()
    {
        Session session = samples::failed();
        session.errors[0].type.clear();
        const SessionRows all = rows::errors(session);
        QCOMPARE(all[0].cells[1].text, session.errors[0].message);
        QCOMPARE(all[0].cells[1].detail, QString());
        QCOMPARE(all[2].cells[1].text, session.errors[2].type);
    }

    void aMissingFixIsShownAsNotGiven()
    {
        Session session = samples::failed();
        session.errors[0].fix.clear();
        SessionTable table(rows::errorColumns());
        table.setRows(rows::errors(session));
        QCOMPARE(table.index(0, 2).data().toString(), u"–"_s);
        QCOMPARE(table.index(0, 2).data(Qt::AccessibleTextRole).toString(), u"–, not given"_s);
    }

    void outcomesAreAlsoShownInWords()
    {
        Session session = samples::failed();
        session.errors[0].outcome = u"still diverged"_s;
        SessionTable table(rows::errorColumns());
        table.setRows(rows::errors(session));
        const QString said = table.index(0, 3).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(said, u"still diverged, failed"_s);
    }

    void anErrorThatWasPassedOverIsNotRed()
    {
        Session session = samples::failed();
        session.errors[0].outcome.clear();
        session.errors[0].result = RunStatus::Failed;
        session.errors[0].isPassedOver = true;
        const TableCell outcome = rows::errors(session)[0].cells[3];
        QCOMPARE(outcome.text, u"failed, passed over"_s);
        QCOMPARE(outcome.shape, Status::PassedOver);
        session.errors[0].isPassedOver = false;
        QCOMPARE(rows::errors(session)[0].cells[3].shape, Status::Error);
    }

    void aRepairedFailureShowsWhereAndHowItWasRepaired()
    {
        Session session = samples::failed();
        QVERIFY(!session.repaired.empty());
        SessionFailure &failure = session.repaired[0];
        failure.title = u"mesh_error"_s;
        failure.phase = 1;
        failure.attempt = 1;
        failure.time = {};
        failure.rule = u"attempt 2 repaired it"_s;
        const SessionTableRow row = rows::repaired(session)[0];
        QCOMPARE(row.cells[0].text, u"mesh_error · phase 1, attempt 1 ← attempt 2 repaired it"_s);
        QCOMPARE(row.cells[0].shape, Status::Superseded);
        QCOMPARE(row.position, 0);
    }

    void absentFactsAreNotAnnounced()
    {
        Session session;
        session.facts = {{u"Handoffs declined"_s, u"false"_s, {}},
                         {u"Can be resumed"_s, u"true"_s, {}},
                         {u"Tier"_s, u"2"_s, {}}};
        QCOMPARE(wording::facts(session, samples::now()), u"Can be resumed · Tier 2"_s);
    }

    void repeatedFixesAreMarked()
    {
        const SessionRows all = rows::errors(samples::failed());
        QCOMPARE(all[1].cells[1].detail, u"same as attempt 1"_s);
        QCOMPARE(all[1].cells[1].detailShape, Status::Warning);
        QCOMPARE(all[2].cells[2].detail, u"tried in attempt 1"_s);
        QCOMPARE(all[0].cells[2].detailShape, Status::None);
    }

    void aHandoffShowsItsVerdict()
    {
        const SessionRows all = rows::handoffs(samples::failed());
        QCOMPARE(
            textsOf(all[1]),
            (QStringList{u"14:38:02"_s, u"phase1-math-analysis"_s, u"math-analysis"_s,
                         u"cfd-mathematician → cfd-bioreactor"_s, u"2"_s, u"Accept"_s, u"QG1"_s}));
        QVERIFY(all[0].isFaded);
        QCOMPARE(all[0].cells[5].text, u"superseded by attempt 2"_s);
        QCOMPARE(all[6].cells[5].text, u"QG2b failed, retried"_s);
    }

    void aDeliverableShowsWhetherItExists()
    {
        const SessionRows all = rows::deliverables(samples::failed());
        QCOMPARE(all[0].cells[1].text, u"exists"_s);
        QCOMPARE(all[0].cells[3].text, u"matches"_s);
        QCOMPARE(all[1].cells[1].text, u"missing"_s);
        QCOMPARE(all[2].cells[1].text, u"outside of its root"_s);
        QCOMPARE(all[2].cells[1].shape, Status::Warning);
    }

    void aSessionIsSummedUp()
    {
        const Session session = samples::running();
        QCOMPARE(
            wording::facts(session, samples::now()),
            u"20260221-143000-48213 · Protocol: CFD · Mode: LITE · tier 2 · Run: debug · started "
            "2026-02-21 14:30:00 UTC, 41 min"_s);
        QCOMPARE(wording::failureCounts(session), u"1 repaired · 1 failure(s) open"_s);
        Session blocked = session; // which is not a failure
        const SessionFailure &cause = blocked.causes.front().failure;
        for (SessionAttempt &attempt : blocked.phases[size_t(cause.phase)].attempts) {
            attempt.status = attempt.number == cause.attempt ? RunStatus::Blocked : attempt.status;
        }
        QCOMPARE(wording::failureCounts(blocked), u"1 repaired · 1 blocked"_s);
        QCOMPARE(statusOf(blocked, cause), statusOf(RunStatus::Blocked));
        QCOMPARE(statusOf(session, session.causes.front().failure), Status::Error);
        const AttemptCount &count = session.escalations.front().count;
        QCOMPARE(retriesText(count, false), u"attempt 3 of 3: if it fails, the user decides"_s);
        QCOMPARE(retriesText(count, true), u"attempt 3 of 3 failed: the user decides now"_s);
        QCOMPARE(wording::whereAndWhen(session, session.causes.front().failure),
                 u"phase 2, attempt 1 · 14:52:08"_s);
        QCOMPARE(wording::kindsOf(session.causes.front().consequences),
                 u"1 gate(s), 1 handoff(s), 2 error(s), 1 attempt(s)"_s);
    }

    void attemptsAreComparedByKind()
    {
        Session session = samples::failed();
        QVERIFY(!attemptsToCompare(session, {2, 3}).has_value()
                || attemptsToCompare(session, {2, 3})->phase == 1);
        QCOMPARE(attemptsToCompare(session, {1, 2}), (AttemptPair{1, 1, 2}));
        QCOMPARE(attemptsToCompare(session, {1, 1}), (AttemptPair{1, 1, 2}));
        QCOMPARE(attemptsToCompare(session, {}), (AttemptPair{1, 1, 2}));
        QCOMPARE(attemptPairs(session, {1, 1, 2}), (std::vector<HandoffPair>{{0, 1}}));
        session.phases[1].attempts.pop_back();
        QVERIFY(!attemptsToCompare(session, {1, 1}).has_value());
    }

    void missingHandoffsAreNotCompared()
    {
        Session session = samples::failed();
        session.handoffs.clear();
        QVERIFY(!attemptsToCompare(session, {1, 2}).has_value());
    }
};

QTEST_GUILESS_MAIN(TestSessionTableRows)
#include "tst_sessiontablerows.moc"
