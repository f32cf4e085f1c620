// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/session/panes/gatestrip.h"
#include "widgets/session/tables/sectiontitle.h"

#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// Contents and links of a session.
class TestSessionView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void takesScreenshots()
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

    void findingsOfHandoffsAreListedWithThoseOfTheSession()
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

    void findingsOfABrokenSessionAreShownFirst()
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

    void theEscalationSummaryIsCopied()
    {
        const Fixture fixture(samples::failed());
        QTest::mouseClick(&fixture.find<QPushButton>(u"copyEscalation"_s), Qt::LeftButton);
        QCOMPARE(QApplication::clipboard()->text(), samples::failed().escalations.front().summary);
        QCOMPARE(fixture.find<SectionTitle>(u"errorHistoryTitle"_s).note(),
                 u"attempt 3 of 3 failed: the user decides now"_s);
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

    void theMatchOfASearchIsMarkedInTheTitleOfItsPhase()
    {
        Fixture fixture(samples::failed());
        PhaseGridView &grid = fixture.grid();
        const SessionPhase &phase = fixture.view.session()->phases[1];
        const auto titleOf = [&grid] {
            const QRect row = grid.visualRect(grid.grid().indexOf({1, 0}));
            return grid.viewport()->grab(row).toImage();
        };
        fixture.view.showPhase(phase.id);
        const QImage plain = titleOf();
        fixture.view.showPhase(phase.id, phase.title.first(3));
        QCOMPARE(grid.currentPlace().phase, 1);
        QVERIFY(titleOf() != plain);
        grid.setCurrentPlace({0, 0});
        grid.setCurrentPlace(
            {1, phase.attempts.back().number}); // chosen by the user: the search is over
        QCOMPARE(titleOf(), plain);
    }

    void filesAndDeliverablesAreRequested()
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

    void aSessionWithoutAnythingIsShown()
    {
        const Fixture fixture((Session()));
        QVERIFY(!fixture.find<QWidget>(u"gatesPane"_s).isVisible());
        QVERIFY(!fixture.find<QPushButton>(u"compareAttemptsButton"_s).isEnabled());
    }
};

QTEST_MAIN(TestSessionView)
#include "tst_sessionview.moc"
