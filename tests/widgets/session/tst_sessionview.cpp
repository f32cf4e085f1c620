// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/session/gatespane.h"
#include "widgets/session/gatestrip.h"
#include "widgets/session/sectiontitle.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString firstCell(const SessionTableView &table)
{
    return table.currentIndex().siblingAtColumn(0).data().toString();
}

} // namespace

/// What a session shows, and where it leads.
class TestSessionView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void looksAsDrawn()
    {
        const Fixture fixture(samples::running());
        fixture.grid().setFocus();
        const_cast<SessionView &>(fixture.view).setFollowed(true);
        shoot(const_cast<SessionView &>(fixture.view), u"session-dark"_s);
        Theme::apply(Theme::Mode::Light);
        Fixture light(samples::failed());
        shoot(light.view, u"session-light"_s);
        Fixture small(samples::failed(), {1016, 686});
        shoot(small.view, u"session-1280x800"_s);
        Fixture swarm(samples::swarm());
        shoot(swarm.view, u"session-swarm"_s);
        Theme::apply(Theme::Mode::Dark);
        Fixture batch(samples::batch());
        shoot(batch.view, u"session-batch"_s);
        Fixture empty((Session()));
        shoot(empty.view, u"session-empty"_s);
    }

    void theFirstFailureIsSelected()
    {
        const Fixture fixture(samples::failed());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
        QCOMPARE(firstCell(fixture.table(u"errorHistoryTable"_s)), u"1"_s);
        QCOMPARE(fixture.find<GateStrip>(u"gateStrip"_s).currentGate(), 4);
        QCOMPARE(firstCell(fixture.table(u"criteriaTable"_s)), u"Mass conservation error"_s);
        QCOMPARE(fixture.find<QWidget>(u"sessionAnswer"_s).isVisible(), true);
        QCOMPARE(fixture.view.tabs().count(&fixture.table(u"handoffsTable"_s)), 8);
    }

    void theNumberOfFieldsThatDifferIsSaid()
    {
        Session session = samples::failed();
        session.phases[2].attempts[0].handoffs = {0};
        session.phases[2].attempts[1].handoffs = {1};
        session.phases[2].attempts.resize(2);
        session.handoffs[1].kind = session.handoffs[0].kind;
        session.handoffs[1].producer = session.handoffs[0].producer;
        session.differences = {{0, 1, 4}};
        const Fixture fixture(std::move(session));
        QCOMPARE(fixture.find<QLabel>(u"attemptDifference"_s).text(),
                 u"Attempt 2 differs from attempt 1 in 4 field(s)"_s);
    }

    void findingsOfHandoffsStandWithThoseOfTheSession()
    {
        Session session = samples::failed();
        const auto own = session.findings.size();
        SessionHandoff &handoff = session.handoffs.back();
        Finding finding;
        finding.rule = u"cfd.type"_s;
        finding.message = u"mass_conservation_error must be a number, not text"_s;
        finding.start.line = 29;
        handoff.report.findings = {finding};
        const Evidence expected{handoff.at.path, finding.path, handoff.at.document, 29};
        Fixture fixture(std::move(session));
        SessionTableView &table = fixture.table(u"findingsTable"_s);
        QCOMPARE(fixture.view.tabs().count(&table), static_cast<int>(own) + 1);
        QSignalSpy asked(&fixture.view, &SessionView::evidenceActivated);
        fixture.view.tabs().setCurrentWidget(&table);
        table.setCurrentRow(static_cast<int>(own));
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().value<Evidence>(), expected);
    }

    void whereReviewsAreKeptIsSaidWhileThereIsNone()
    {
        const Fixture fixture(samples::failed());
        const SessionTableView &table = fixture.table(u"reviewTable"_s);
        QVERIFY(table.accessibleDescription().contains(u".baton/reviews/"));
    }

    void theFindingsOfABrokenSessionAreInFront()
    {
        Session session;
        session.summary.status = RunStatus::Unknown;
        session.findings = {{u"session.state"_s, Severity::Error, u"cannot be read"_s, {}}};
        const Fixture broken(session);
        QCOMPARE(broken.view.tabs().currentWidget()->objectName(), u"findingsTable"_s);
        session.findings.front().severity = Severity::Note;
        const Fixture odd(session);
        QCOMPARE(odd.view.tabs().currentWidget()->objectName(), u"handoffsTable"_s);
        const Fixture failed(samples::failed());
        QCOMPARE(failed.view.tabs().currentWidget()->objectName(), u"handoffsTable"_s);
    }

    void theKeysWalkTheGrid()
    {
        const Fixture fixture(samples::failed());
        PhaseGridView &grid = fixture.grid();
        grid.setFocus();
        QTest::keyClick(&grid, Qt::Key_Right);
        QCOMPARE(grid.currentPlace(), (PhasePlace{2, 2}));
        QTest::keyClick(&grid, Qt::Key_Up);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 2}));
        QTest::keyClick(&grid, Qt::Key_Up);
        QCOMPARE(grid.currentPlace(), (PhasePlace{0, 1}));
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 2}));
        QTest::keyClick(&grid, Qt::Key_Left);
        QTest::keyClick(&grid, Qt::Key_Left);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 0}));
    }

    void theKeysFoldAndUnfoldStages()
    {
        const Fixture fixture(samples::swarm());
        PhaseGridView &grid = fixture.grid();
        grid.setFocus();
        grid.setCurrentPlace({1, 0});
        const QModelIndex stage = grid.currentIndex();
        QVERIFY(grid.isExpanded(stage));
        QTest::keyClick(&grid, Qt::Key_Left);
        QVERIFY(!grid.isExpanded(stage));
        QTest::keyClick(&grid, Qt::Key_Right);
        QVERIFY(grid.isExpanded(stage));
        QTest::keyClick(&grid, Qt::Key_Down);
        QCOMPARE(grid.currentPlace().phase, 2);
        QTest::keyClick(&grid, Qt::Key_Left);
        QTest::keyClick(&grid, Qt::Key_Left);
        QCOMPARE(grid.currentPlace(), (PhasePlace{1, 0}));
    }

    void aClickOnAnAttemptSelectsWhatBelongsToIt()
    {
        const Fixture fixture(samples::failed());
        PhaseGridView &grid = fixture.grid();
        const QModelIndex cell = grid.grid().indexOf(PhasePlace{2, 2});
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, grid.cellRect(cell).center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 2}));
        QCOMPARE(firstCell(fixture.table(u"errorHistoryTable"_s)), u"2"_s);
        const QModelIndexList rows =
            fixture.table(u"handoffsTable"_s).selectionModel()->selectedRows();
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.front().row(), 6);
    }

    void theCriterionsLinkOpensItsEvidence()
    {
        const Fixture fixture(samples::failed());
        QSignalSpy opened(&fixture.view, &SessionView::evidenceActivated);
        SessionTableView &table = fixture.table(u"criteriaTable"_s);
        const QModelIndex link = table.model()->index(2, 4);
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(link).center());
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front().front().value<Evidence>().line, 32);
        table.setFocus();
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(opened.size(), 2);
    }

    void theKeysWalkTheGates()
    {
        const Fixture fixture(samples::failed());
        auto &strip = fixture.find<GateStrip>(u"gateStrip"_s);
        strip.setFocus();
        QTest::keyClick(&strip, Qt::Key_Right);
        QCOMPARE(strip.currentGate(), 5);
        QCOMPARE(fixture.table(u"criteriaTable"_s).table().rowCount(), 1);
        QVERIFY(fixture.find<QWidget>(u"gateNext"_s).isVisible());
        QTest::keyClick(&strip, Qt::Key_Left);
        QTest::keyClick(&strip, Qt::Key_Left);
        QCOMPARE(strip.currentGate(), 3);
    }

    void theEscalationSummaryIsCopied()
    {
        const Fixture fixture(samples::failed());
        QTest::mouseClick(&fixture.find<QPushButton>(u"copyEscalation"_s), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), samples::failed().escalations.front().summary);
        QCOMPARE(fixture.find<SectionTitle>(u"errorHistoryTitle"_s).note(),
                 u"3 of 3: the next failure goes to the user"_s);
    }

    void twoAttemptsAreCompared()
    {
        const Fixture fixture(samples::failed());
        QSignalSpy compared(&fixture.view, &SessionView::compareRequested);
        fixture.grid().setCurrentPlace({1, 2});
        QTest::mouseClick(&fixture.find<QPushButton>(u"compareAttemptsButton"_s), Qt::LeftButton);
        QCOMPARE(compared.size(), 1);
        QCOMPARE(compared.front().at(0).value<SessionHandoff>(), samples::failed().handoffs[0]);
        QCOMPARE(compared.front().at(1).value<SessionHandoff>(), samples::failed().handoffs[1]);
    }

    void aChoiceOfChangesStandsWhereItWasAskedFor()
    {
        Session session = samples::failed();
        for (int i = 0; i < 2; ++i) { // of a second kind in both attempts of a phase
            SessionHandoff more = session.handoffs[static_cast<size_t>(i)];
            more.kind += u".more"_s;
            more.at.path += u".more"_s;
            session.phases[1].attempts[static_cast<size_t>(i)].handoffs.push_back(
                static_cast<int>(session.handoffs.size()));
            session.handoffs.push_back(more);
        }
        const Fixture fixture(std::move(session));
        fixture.grid().setCurrentPlace({1, 2});
        auto &button = fixture.find<QPushButton>(u"showChanges"_s);
        QTest::mouseClick(&button, Qt::LeftButton);
        auto *menu = fixture.view.findChild<QMenu *>(u"compareAttemptsMenu"_s);
        QVERIFY(menu);
        QTRY_VERIFY(menu->isVisible());
        const QRect place(button.mapToGlobal(QPoint()), button.size());
        QVERIFY2(menu->geometry().adjusted(-4, -4, 4, 4).intersects(place),
                 qPrintable(u"%1 %2"_s.arg(menu->y()).arg(place.bottom())));
        menu->close();
    }

    void twoSelectedHandoffsAreCompared()
    {
        Session session = samples::failed();
        for (SessionPhase &phase : session.phases) {
            phase.attempts.clear(); // no two have handoffs of the same kind
        }
        Fixture fixture(session);
        SessionTableView &table = fixture.table(u"handoffsTable"_s);
        auto *action = table.findChild<QAction *>(u"compareSelected"_s);
        QVERIFY(action);
        QSignalSpy compared(&fixture.view, &SessionView::compareRequested);
        table.setFocus();
        table.setCurrentRow(3);
        QVERIFY(!action->isEnabled());
        fixture.view.compareAttempts();
        QCOMPARE(compared.size(), 0);
        QTest::keyClick(&table, Qt::Key_Up, Qt::ShiftModifier);
        QVERIFY(action->isEnabled());
        fixture.view.compareAttempts();
        QCOMPARE(compared.size(), 1);
        QCOMPARE(compared.front().at(0).value<SessionHandoff>(), session.handoffs[2]);
        QCOMPARE(compared.front().at(1).value<SessionHandoff>(), session.handoffs[3]);
        action->trigger();
        QCOMPARE(compared.size(), 2);
    }

    void aChildOpensAsASession()
    {
        const Fixture fixture(samples::batch());
        QSignalSpy opened(&fixture.view, &SessionView::sessionActivated);
        PhaseGridView &grid = fixture.grid();
        grid.setFocus();
        grid.setCurrentPlace({2, 0});
        QTest::keyClick(&grid, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front().front().toString(), u"/data/batch-3/b"_s);
    }

    void filesAndDeliverablesAreAskedFor()
    {
        const Fixture fixture(samples::failed());
        QSignalSpy files(&fixture.view, &SessionView::fileActivated);
        QSignalSpy deliverables(&fixture.view, &SessionView::deliverableActivated);
        SessionTableView &logs = fixture.table(u"logsTable"_s);
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"logsPane"_s));
        logs.setFocus();
        logs.setCurrentRow(2);
        QTest::keyClick(&logs, Qt::Key_Return);
        QCOMPARE(files.size(), 1);
        QVERIFY(files.front().front().value<SessionFile>().path.endsWith(u"phase2-solve.log"));
        SessionTableView &table = fixture.table(u"deliverablesTable"_s);
        fixture.view.tabs().setCurrentWidget(&table);
        table.setFocus();
        table.setCurrentRow(2);
        QTest::keyClick(&table, Qt::Key_Return);
        QCOMPARE(deliverables.size(), 1);
        QCOMPARE(deliverables.front().front().value<Deliverable>().state,
                 Deliverable::State::Outside);
    }

    void reviewsShowAuthorAndTime()
    {
        Fixture fixture(samples::failed());
        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        fixture.view.setReviews({{u"QG1"_s, u"bob"_s, ReviewVerdict::Reject, u"no"_s, noon}});
        auto &pane = fixture.find<QWidget>(u"reviewPane"_s);
        fixture.view.tabs().setCurrentWidget(&pane);
        const SessionTableView &table = fixture.table(u"reviewTable"_s);
        QStringList row;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            row.append(table.model()->index(0, column).data().toString());
        }
        QCOMPARE(row,
                 (QStringList{u"QG1"_s, u"rejected"_s, u"no"_s, u"bob"_s,
                              u"2026-02-22 12:00:00 UTC"_s}));
        QTRY_VERIFY(!table.horizontalScrollBar()->isVisible()); // all of it is seen
    }

    void aReviewIsGiven()
    {
        Fixture fixture(samples::failed());
        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        fixture.view.setReviewer(u"ada"_s);
        fixture.view.setReviews(
            {{u"QG1"_s, u"bob"_s, ReviewVerdict::Approve, u"fine"_s, noon},
             {u"QG2b"_s, u"ada"_s, ReviewVerdict::NeedsWork, u"mass error"_s, noon}});
        auto &pane = fixture.find<QWidget>(u"reviewPane"_s);
        fixture.view.tabs().setCurrentWidget(&pane);
        QCOMPARE(fixture.view.tabs().count(&pane), 2);
        shoot(fixture.view, u"session-review"_s);
        auto &gate = fixture.find<QComboBox>(u"reviewGate"_s);
        auto &note = fixture.find<QPlainTextEdit>(u"reviewNote"_s);
        QCOMPARE(gate.currentText(), u"QG2b"_s); // as in the strip
        QCOMPARE(note.toPlainText(), u"mass error"_s);
        QSignalSpy reviewed(&fixture.view, &SessionView::reviewed);
        gate.setCurrentText(u"QG1"_s);
        QVERIFY(note.toPlainText().isEmpty());
        fixture.find<QComboBox>(u"reviewVerdict"_s).setCurrentIndex(2);
        QTest::keyClicks(&note, u"no"_s);
        QTest::keyClick(&note, Qt::Key_Return);
        QCOMPARE(reviewed.size(), 1);
        const auto given = reviewed.front().front().value<Review>();
        QCOMPARE(given.gate, u"QG1"_s);
        QCOMPARE(given.author, u"ada"_s);
        QCOMPARE(given.verdict, ReviewVerdict::Reject);
        QCOMPARE(given.note, u"no"_s);
        QVERIFY(given.time.isValid());
    }

    void noVerdictIsGivenByLeavingItAsItWas()
    {
        Fixture fixture(samples::failed());
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"reviewPane"_s));
        auto &verdict = fixture.find<QComboBox>(u"reviewVerdict"_s);
        auto &save = fixture.find<QPushButton>(u"reviewSave"_s);
        QCOMPARE(fixture.find<QComboBox>(u"reviewGate"_s).currentText(), u"QG2b"_s); // it failed
        QCOMPARE(verdict.currentIndex(), -1);
        QVERIFY(!save.isEnabled());
        QVERIFY(!save.toolTip().isEmpty());
        QSignalSpy reviewed(&fixture.view, &SessionView::reviewed);
        QTest::keyClick(&fixture.find<QPlainTextEdit>(u"reviewNote"_s), Qt::Key_Return);
        QCOMPARE(reviewed.size(), 0);
        verdict.hidePopup();
        shoot(fixture.view, u"session-review-none"_s);
        verdict.setCurrentIndex(0);
        QVERIFY(save.isEnabled());
    }

    void theGateThatJudgedTheFirstCauseIsShown()
    {
        Session session = samples::failed();
        const auto plan = std::ranges::find(session.gates, u"QG2a"_s,
                                            [](const SessionGate &gate) { return gate.result.id; });
        QVERIFY(plan != session.gates.end());
        const Evidence review{u"/data/review.yaml"_s, {}, 0, 24};
        plan->evidence.assign(plan->result.criteria.size(), review);
        SessionFailure &cause = session.causes.front().failure;
        cause.what = SessionFailure::What::Handoff;
        cause.index = 0;
        cause.evidence = {review};
        const Fixture fixture(session);
        QCOMPARE(fixture.find<GatesPane>(u"gatesPane"_s).currentGate(),
                 int(plan - session.gates.begin()));
        QCOMPARE(fixture.table(u"errorHistoryTable"_s).currentRow(), -1); // of something else
    }

    void whyAttemptsCannotBeComparedIsSaid()
    {
        Session session = samples::failed();
        Fixture fixture(session);
        const auto &button = fixture.find<QPushButton>(u"compareAttemptsButton"_s);
        const QString usual = button.toolTip();
        QVERIFY(button.isEnabled());
        for (SessionPhase &phase : session.phases) {
            phase.attempts.clear();
        }
        fixture.update(session);
        QVERIFY(!button.isEnabled());
        QCOMPARE(button.toolTip(), u"No two attempts have handoffs of the same kind to compare"_s);
        QVERIFY(usual != button.toolTip());
    }

    void aSessionWithoutAnythingIsShown()
    {
        const Fixture fixture((Session()));
        QVERIFY(!fixture.find<QWidget>(u"gatesPane"_s).isVisible());
        QVERIFY(!fixture.find<QPushButton>(u"compareAttemptsButton"_s).isEnabled());
    }
};

QTEST_MAIN(TestSessionView)
#include "tst_sessionview.moc"
