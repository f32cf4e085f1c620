// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/sessionsamples.h"
#include "tests/widgets/accessible.h"
#include "tests/widgets/look.h"
#include "widgets/log/logarea.h"
#include "widgets/log/logview.h"
#include "widgets/session/errorhistorypane.h"
#include "widgets/session/firstcausepane.h"
#include "widgets/session/gatestrip.h"
#include "widgets/session/phasegridview.h"
#include "widgets/session/sectiontitle.h"
#include "widgets/session/sessiontableview.h"
#include "widgets/session/sessiontabs.h"
#include "widgets/session/sessionview.h"
#include "widgets/session/timelineview.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTemporaryDir>
#include <QTimeZone>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

class Fixture
{
public:
    explicit Fixture(Session session, QSize size = {1176, 786})
    {
        view.resize(size);
        view.setSession(std::make_shared<const Session>(std::move(session)), samples::now());
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
    }

    void update(Session session)
    {
        view.setSession(std::make_shared<const Session>(std::move(session)), samples::now());
    }

    template <typename Widget>
    Widget &find(const QString &name) const
    {
        Widget *found = view.findChild<Widget *>(name);
        if (!found) {
            qFatal("no %s", qPrintable(name));
        }
        return *found;
    }

    [[nodiscard]] PhaseGridView &grid() const { return find<PhaseGridView>(u"phaseGrid"_s); }
    [[nodiscard]] SessionTableView &table(const QString &name) const
    {
        return find<SessionTableView>(name);
    }

    SessionView view;
};

QString firstCell(const SessionTableView &table)
{
    return table.currentIndex().siblingAtColumn(0).data().toString();
}

} // namespace

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

    void aFailureLeadsToTheLogOfItsTime()
    {
        Session session = samples::failed();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = u"/runs/20260221/session.log"_s;
        session.files = {log};
        const QDateTime time = session.causes.front().failure.time;
        QVERIFY(time.isValid());
        const Fixture fixture(std::move(session));
        const auto links = fixture.find<QWidget>(u"firstCauseLinks"_s)
                               .findChildren<QAbstractButton *>(QRegularExpression(u"^causeLog"_s));
        QCOMPARE(links.size(), 1);
        QCOMPARE(links.front()->text(), u"session.log at "_s + time.toString(u"HH:mm:ss"_s));
        QTest::mouseClick(links.front(), Qt::LeftButton);
        QCOMPARE(fixture.view.tabs().currentWidget()->objectName(), u"logsPane"_s);
        QCOMPARE(fixture.find<LogView>(u"logView"_s).path(), u"/runs/20260221/session.log"_s);
    }

    void anErrorIsShownInTheLogThatWasWrittenThen()
    {
        Session session = samples::failed();
        QVERIFY(session.errors.size() > 1);
        const QDateTime time(QDate(2026, 2, 21), QTime(15, 0), QTimeZone::UTC);
        session.errors[1].time = time;
        session.files.clear();
        const QList<std::pair<QString, int>> logs{
            {u"before.log"_s, -5}, {u"long after.log"_s, 90}, {u"then.log"_s, 10}};
        for (const auto &[name, minutes] : logs) {
            SessionFile log;
            log.role = SessionFile::Role::Log;
            log.path = name;
            log.modified = time.addSecs(minutes * 60);
            session.files.push_back(log);
        }
        const Fixture fixture(std::move(session));
        fixture.table(u"errorHistoryTable"_s).setCurrentRow(1);
        QTest::mouseClick(&fixture.find<QWidget>(u"showInLog"_s), Qt::LeftButton);
        QVERIFY(fixture.find<LogView>(u"logView"_s).path().endsWith(u"/then.log"_s));
    }

    void theLogIsShownWhereItWasAtThatTime_data()
    {
        QTest::addColumn<QString>("table");
        QTest::newRow("handoff") << u"handoffsTable"_s;
        QTest::newRow("criterion") << u"criteriaTable"_s;
        QTest::newRow("error") << u"errorHistoryTable"_s;
        QTest::newRow("consequence") << u"consequencesTable"_s;
        QTest::newRow("finding") << u"findingsTable"_s;
        QTest::newRow("attempt") << u"phaseGrid"_s;
    }

    void theLogIsShownWhereItWasAtThatTime()
    {
        QFETCH(const QString, table);
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"session.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QDateTime first(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
        for (int minute = 0; minute < 180; ++minute) {
            file.write('[' + first.addSecs(minute * 60).toString(Qt::ISODate).toLatin1()
                       + "] [INFO] line\n");
        }
        file.close();
        Session session = samples::failed();
        SessionFile log;
        log.role = SessionFile::Role::Log;
        log.path = file.fileName();
        session.files = {log};
        session.findings.front().evidence = session.handoffs.front().at;
        const Fixture fixture(std::move(session));
        fixture.find<QAbstractButton>(u"foldConsequences"_s).setChecked(true);
        auto &pane = fixture.find<QAbstractItemView>(table);
        if (const int page = fixture.view.tabs().indexOf(&pane); page >= 0) {
            fixture.view.tabs().setCurrentIndex(page);
        }
        if (!pane.currentIndex().isValid()) {
            pane.setCurrentIndex(pane.model()->index(0, 0));
        }
        pane.setFocus();
        QTest::keyClick(&pane, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.view.tabs().currentWidget()->objectName(), u"logsPane"_s);
        auto &shown = fixture.find<LogView>(u"logView"_s);
        QCOMPARE(shown.path(), file.fileName());
        QTRY_VERIFY(shown.area().caret().line > 0);
    }

    void theLogsTabShowsTheChosenText()
    {
        const QTemporaryDir folder;
        Session session = samples::failed();
        session.files.clear();
        for (const QString &name : {u"result.json"_s, u"session.log"_s}) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("[2026-02-21T14:00:00Z] [ERROR] one\ntwo\n");
            SessionFile text;
            text.role =
                name.endsWith(u".log"_s) ? SessionFile::Role::Log : SessionFile::Role::Result;
            text.path = file.fileName();
            session.files.push_back(text);
        }
        Fixture fixture(session);
        QVERIFY(!fixture.view.findChild<LogView *>()); // nothing is read that nobody looks at
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"logsPane"_s));
        auto &shown = fixture.find<LogView>(u"logView"_s);
        QCOMPARE(shown.path(), folder.filePath(u"session.log"_s));
        QTRY_COMPARE(shown.file().lineCount(), 2);
        SessionTableView &texts = fixture.table(u"logsTable"_s);
        texts.setFocus();
        QTest::keyClick(&texts, Qt::Key_Up);
        QCOMPARE(shown.path(), folder.filePath(u"result.json"_s));
        QTRY_COMPARE(shown.file().lineCount(), 2);
        session.files.front().size = 99; // it grew: what is shown stays
        fixture.update(session);
        QCOMPARE(shown.path(), folder.filePath(u"result.json"_s));
    }

    void nothingOfAnAttemptOrOfEvidenceIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1176, 786);
        QTest::newRow("at 1280x800") << QSize(1015, 686);
    }

    void nothingOfAnAttemptOrOfEvidenceIsCut()
    {
        QFETCH(const QSize, size);
        const Fixture fixture(samples::failed(), size);
        const PhaseGridView &grid = fixture.grid();
        const QFontMetrics metrics(grid.font());
        for (int row = 0; row < grid.grid().rowCount(); ++row) {
            for (int attempt = 1; attempt <= grid.grid().attemptColumns(); ++attempt) {
                const QModelIndex index = grid.grid().index(row, attempt);
                const QString word = index.data().toString();
                QVERIFY(word.isEmpty()
                        || grid.cellRect(index).width() >= metrics.horizontalAdvance(word) + 28);
            }
        }
        const SessionTableView &criteria = fixture.table(u"criteriaTable"_s);
        const int last = criteria.model()->columnCount() - 1;
        QTRY_VERIFY(criteria.columnWidth(last) >= metrics.horizontalAdvance(
                        criteria.model()->index(0, last).data().toString()));
        const SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        QVERIFY(errors.model()->rowCount() > 0);
        QTRY_VERIFY(!errors.horizontalScrollBar()->isVisible());
    }

    void atTheSmallestUsualSizeEveryPaneSaysSomething_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("errors");
        QTest::newRow("1280x800") << QSize(1015, 686) << 3;
        QTest::newRow("1440x900") << QSize(1176, 786) << 3;
        QTest::newRow("1920x1080") << QSize(1655, 966) << 3;
    }

    void atTheSmallestUsualSizeEveryPaneSaysSomething()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, errors);
        const Fixture fixture(samples::failed(), size);
        const auto isSeen = [](const QAbstractItemView &view, int row) {
            const QRect rect = view.visualRect(view.model()->index(row, 0));
            return !rect.isEmpty() && view.viewport()->rect().contains(rect.center())
                && rect.bottom() <= view.viewport()->height() + 2;
        };
        for (int row = 0; row < 6; ++row) {
            QTRY_VERIFY2(isSeen(fixture.grid(), row), qPrintable(QString::number(row)));
        }
        QVERIFY(!fixture.grid().horizontalScrollBar()->isVisible());
        QCOMPARE(fixture.grid().header()->sectionViewportPosition(0), 0);
        const SessionTableView &criteria = fixture.table(u"criteriaTable"_s);
        for (int row = 0; row < criteria.model()->rowCount(); ++row) {
            QTRY_VERIFY2(isSeen(criteria, row), qPrintable(QString::number(row)));
        }
        QVERIFY(!criteria.horizontalScrollBar()->isVisible());
        for (int row = 0; row < errors; ++row) {
            QTRY_VERIFY(isSeen(fixture.table(u"errorHistoryTable"_s), row));
        }
        for (int row = 0; row < 3; ++row) {
            QTRY_VERIFY(isSeen(fixture.table(u"handoffsTable"_s), row));
        }
        QVERIFY(!fixture.find<QScrollArea>(u"sessionScroll"_s).verticalScrollBar()->isVisible());
    }

    void aSmallWindowScrollsToItsPanes()
    {
        const Fixture fixture(samples::failed(), {696, 330}); // 1920x1080 at 200 %
        auto &scroll = fixture.find<QScrollArea>(u"sessionScroll"_s);
        QVERIFY(scroll.verticalScrollBar()->isVisible());
        QVERIFY(!scroll.horizontalScrollBar()->isVisible());
        fixture.view.tabs().setCurrentIndex(0);
        fixture.table(u"handoffsTable"_s).setFocus();
        scroll.ensureWidgetVisible(&fixture.view.tabs());
        QTRY_VERIFY(fixture.view.tabs().visibleRegion().boundingRect().height() > 60);
    }

    void whatTheReaderMovedStays()
    {
        Fixture fixture(samples::failed());
        auto &split = fixture.find<QSplitter>(u"sessionLeft"_s);
        const int before = split.sizes().front();
        QWidget *handle = split.handle(1);
        const QPoint middle = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, middle);
        QTest::mouseMove(handle, middle - QPoint(0, 40));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, middle - QPoint(0, 40));
        const int moved = split.sizes().front();
        QVERIFY(moved < before);
        fixture.update(samples::running());
        QTest::qWait(0);
        QCOMPARE(split.sizes().front(), moved);
    }

    void manyAttemptsHaveRoom()
    {
        Session session = samples::failed();
        SessionAttempt more = session.phases[2].attempts.back();
        more.number = 4;
        session.phases[2].attempts.push_back(more);
        const Fixture fixture(std::move(session), {1015, 686});
        QTRY_VERIFY(!fixture.grid().horizontalScrollBar()->isVisible());
        QVERIFY(fixture.grid().header()->isSectionHidden(fixture.grid().grid().startedColumn()));
        QVERIFY(fixture.grid().cellRect(fixture.grid().grid().indexOf(PhasePlace{2, 4})).width()
                > 60);
    }

    void anErrorUnfoldsForWhoGoesToIt()
    {
        Session session = samples::failed();
        session.errors[1].message = QString(u"a long story "_s).repeated(20);
        session.errors[1].sameErrorAs = 0;
        const Fixture fixture(std::move(session));
        SessionTableView &errors = fixture.table(u"errorHistoryTable"_s);
        const auto heightOf = [&errors](int row) {
            return errors.visualRect(errors.model()->index(row, 1)).height();
        };
        QTRY_COMPARE(heightOf(0), 48);
        QCOMPARE(heightOf(1), 48);
        errors.setFocus();
        errors.setCurrentRow(0);
        QTest::keyClick(&errors, Qt::Key_Down);
        QTRY_VERIFY(heightOf(1) > 80);
        QTest::keyClick(&errors, Qt::Key_Down);
        QTRY_COMPARE(heightOf(1), 48);
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

    void consequencesAreFoldedUntilAskedFor()
    {
        const Fixture fixture(samples::failed());
        auto &fold = fixture.find<QToolButton>(u"foldConsequences"_s);
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        QVERIFY(!table.isVisible());
        QVERIFY(fold.text().contains(u"5"));
        QTest::mouseClick(&fold, Qt::LeftButton);
        QVERIFY(table.isVisible());
        QCOMPARE(table.table().rowCount(), 5);
        QCOMPARE(table.table().index(2, 3).data().toString(),
                 u"the gate judges a handoff that failed"_s);
    }

    void theNextFailureIsWalkedTo()
    {
        Fixture fixture(samples::failed());
        QSignalSpy told(&fixture.view, &SessionView::told);
        fixture.view.showNextFailure();
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 2}));
        for (int i = 0; i < 4; ++i) {
            fixture.view.showNextFailure();
        }
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 3}));
        fixture.view.showNextFailure();
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
        fixture.view.showPreviousFailure();
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 3}));
        QCOMPARE(told.last().front().toString(), u"Failure 6 of 6: assertion_failure"_s);
    }

    void aConsequenceIsWalkedToInItsTable()
    {
        Fixture fixture(samples::failed());
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        QVERIFY(!table.isVisible()); // what opens by itself unfolds nothing
        fixture.view.showNextFailure();
        QVERIFY(table.isVisible());
        QCOMPARE(table.currentRow(), 0);
        fixture.view.showNextFailure();
        QCOMPARE(table.currentRow(), 1);
        fixture.view.showPreviousFailure();
        fixture.view.showPreviousFailure();
        QCOMPARE(table.currentRow(), -1);
    }

    void unfoldedConsequencesAreSeen()
    {
        const Fixture fixture(samples::failed(), {1015, 686});
        QTest::mouseClick(&fixture.find<QToolButton>(u"foldConsequences"_s), Qt::LeftButton);
        const SessionTableView &table = fixture.table(u"consequencesTable"_s);
        QTRY_VERIFY(table.viewport()->height() >= 3 * 24);
    }

    void aRepairedFailureLeadsToItsPlace()
    {
        Session session = samples::failed();
        session.repaired.front().phase = 1;
        session.repaired.front().attempt = 1;
        const Fixture fixture(std::move(session));
        SessionTableView &repaired = fixture.table(u"repairedFailures"_s);
        QVERIFY(repaired.isVisible());
        QTest::mouseClick(repaired.viewport(), Qt::LeftButton, {},
                          repaired.visualRect(repaired.model()->index(0, 0)).center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1, 1}));
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

    void theLogsHaveRoomWhileTheyAreRead()
    {
        const Fixture fixture(samples::failed(), {1015, 686});
        QTRY_VERIFY(fixture.view.tabs().height() > 100);
        const int before = fixture.view.tabs().height();
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"logsPane"_s));
        QTRY_VERIFY(fixture.view.tabs().height() >= before + 60);
        fixture.view.tabs().setCurrentIndex(0);
        QTRY_COMPARE(fixture.view.tabs().height(), before);
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

    void aNewerStateLeavesSelectionAndScrollAlone()
    {
        Fixture fixture(samples::running(), {1016, 500});
        fixture.grid().setCurrentPlace({1, 1});
        SessionTableView &handoffs = fixture.table(u"handoffsTable"_s);
        handoffs.setCurrentRow(2);
        handoffs.verticalScrollBar()->setValue(1);
        const int scroll = handoffs.verticalScrollBar()->value();
        Session next = samples::running();
        SessionHandoff more = next.handoffs.back();
        more.attempt = 4;
        next.handoffs.push_back(more);
        SessionPhase inserted;
        inserted.id = u"1b"_s;
        next.phases.insert(next.phases.begin() + 1, inserted);
        fixture.update(next);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
        QCOMPARE(handoffs.currentRow(), 2);
        QCOMPARE(handoffs.verticalScrollBar()->value(), scroll);
        QCOMPARE(handoffs.table().rowCount(), 9);
    }

    void newRowsAreFollowedOnlyAtTheEnd()
    {
        Fixture fixture(samples::running(), {1016, 500});
        fixture.view.setFollowed(true);
        SessionTableView &handoffs = fixture.table(u"handoffsTable"_s);
        QScrollBar &bar = *handoffs.verticalScrollBar();
        QVERIFY(bar.maximum() > 0);
        handoffs.scrollToBottom();
        Session next = samples::running();
        for (int attempt = 4; attempt < 7; ++attempt) {
            next.handoffs.push_back(next.handoffs.back());
            next.handoffs.back().attempt = attempt;
        }
        fixture.update(next);
        QTRY_COMPARE(bar.value(), bar.maximum());
    }

    void aRunningSessionThatFailsHasItsFailureSelected()
    {
        Session healthy = samples::running();
        healthy.causes.clear();
        Fixture fixture(healthy);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 0}));
        fixture.update(samples::failed());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 1}));
        fixture.grid().setCurrentPlace({0, 1});
        fixture.update(samples::failed());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{0, 1}));
    }

    void aFailureTakesNothingFromWhoChose()
    {
        Session healthy = samples::running();
        healthy.causes.clear();
        Fixture fixture(healthy);
        QSignalSpy told(&fixture.view, &SessionView::told);
        fixture.grid().setCurrentPlace({0, 1});
        const PhasePlace chosen = fixture.view.currentPlace();
        fixture.update(samples::failed());
        QCOMPARE(fixture.view.currentPlace(), chosen);
        QCOMPARE(told.size(), 1);
        fixture.update(samples::failed());
        QCOMPARE(told.size(), 1); // once is enough
        fixture.view.showNextFailure();
        QVERIFY(fixture.view.currentPlace() != chosen);
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

    void theTimeLineTakesThePlaceOfTheGrid()
    {
        const Fixture fixture(samples::failed());
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        QVERIFY(line.isVisible());
        QVERIFY(!fixture.grid().isVisible());
        QCOMPARE(line.currentPlace(), (PhasePlace{2, 1}));
        shoot(const_cast<SessionView &>(fixture.view), u"session-timeline"_s);
        QTest::mouseClick(line.viewport(), Qt::LeftButton, {}, line.barRect({1, 2}).center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1, 2}));
        line.setFocus();
        QTest::keyClick(&line, Qt::Key_Down);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 2}));
        QTest::keyClick(&line, Qt::Key_Right);
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{2, 3}));
    }

    void whatHasNoTimeStandsInTheTimeLine()
    {
        Session session = samples::failed();
        SessionPhase &mesh = session.phases[1];
        mesh.started = mesh.ended = {};
        for (SessionAttempt &attempt : mesh.attempts) {
            attempt.started = attempt.ended = {};
        }
        const Fixture fixture(std::move(session));
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        const auto runs = line.untimedAt(1);
        QCOMPARE(runs.size(), 2u);
        QCOMPARE(runs[1].status, RunStatus::Succeeded);
        QCOMPARE(runs[1].text, u"ok"_s);
        const QImage shown = line.viewport()->grab().toImage();
        const QColor ground = Theme::color(Role::View);
        const QRect mark(runs[1].area.topLeft() + QPoint(2, 8), QSize(12, 14));
        int drawn = 0;
        for (int y = mark.top(); y < mark.bottom(); ++y) {
            for (int x = mark.left(); x < mark.right(); ++x) {
                drawn += shown.pixelColor(x, y) == ground ? 0 : 1;
            }
        }
        QVERIFY2(drawn > 10, qPrintable(QString::number(drawn)));
        QTest::mouseClick(line.viewport(), Qt::LeftButton, {}, runs[1].area.center());
        QCOMPARE(fixture.view.currentPlace(), (PhasePlace{1, 2}));
        QCOMPARE(line.untimedAt(4).front().text, u"skipped, not part of a debug run"_s);
        QVERIFY(line.untimedAt(2).empty());
    }

    void aPhaseWithoutEdgesSharesItsTime()
    {
        Session session = samples::failed();
        session.phases[1].attempts[0].ended = {};
        session.phases[1].attempts[1].started = {};
        const Fixture fixture(std::move(session));
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        const QRect first = line.barRect({1, 1});
        const QRect second = line.barRect({1, 2});
        QVERIFY(first.width() > 20 && second.width() > 20);
        QVERIFY(qAbs(first.right() - second.left()) <= 2);
    }

    void switchesShowThatTheyAreOn_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("light") << Theme::Mode::Light;
        QTest::newRow("dark") << Theme::Mode::Dark;
    }

    void switchesShowThatTheyAreOn()
    {
        QFETCH(const Theme::Mode, mode);
        Theme::apply(mode);
        {
            const Fixture fixture(samples::failed());
            auto &line = fixture.find<QToolButton>(u"showTimeLine"_s);
            const QImage off = line.grab().toImage();
            line.setChecked(true);
            const QImage on = line.grab().toImage();
            QVERIFY(off.pixelColor(3, off.height() / 2) != on.pixelColor(3, on.height() / 2));
        }
        Theme::apply(Theme::Mode::Dark);
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
        QCOMPARE(
            row,
            (QStringList{u"QG1"_s, u"reject"_s, u"no"_s, u"bob"_s, u"2026-02-22 12:00:00 UTC"_s}));
        QTRY_VERIFY(!table.horizontalScrollBar()->isVisible()); // all of it is seen
    }

    void everyPartIsReachedByTab()
    {
        const Fixture fixture(samples::failed());
        const QStringList order = tabOrder(fixture.grid());
        QVERIFY2(isInOrder(order,
                           {u"phaseGrid"_s, u"gateStrip"_s, u"criteriaTable"_s,
                            u"foldConsequences"_s, u"repairedFailures"_s, u"errorHistoryTable"_s,
                            u"copyEscalation"_s, u"sessionTabBar"_s, u"handoffsTable"_s}),
                 qPrintable(order.join(u' ')));
        QVERIFY(order.contains(u"showTimeLine"_s));
        QVERIFY(order.contains(u"compareAttemptsButton"_s));
    }

    void everyControlHasAName()
    {
        const Fixture fixture(samples::failed());
        for (int page = 0; page < fixture.view.tabs().count(); ++page) {
            fixture.view.tabs().setCurrentIndex(page);
            QCOMPARE(namelessControls(const_cast<SessionView &>(fixture.view)), QStringList());
        }
    }

    void aDesktopWithHighContrastIsFollowed()
    {
        QPalette desktop;
        for (const QPalette::ColorRole role : {QPalette::Window, QPalette::Base, QPalette::Button,
                                               QPalette::AlternateBase, QPalette::ToolTipBase}) {
            desktop.setColor(role, Qt::black);
        }
        for (const QPalette::ColorRole role :
             {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
            desktop.setColor(role, Qt::white);
        }
        desktop.setColor(QPalette::Highlight, Qt::yellow);
        desktop.setColor(QPalette::HighlightedText, Qt::black);
        Theme::applyDesktop(desktop);
        {
            Fixture fixture(samples::failed(), {1015, 686});
            fixture.grid().setFocus();
            shoot(fixture.view, u"session-high-contrast"_s);
            const QImage shown = fixture.grid().viewport()->grab().toImage();
            QCOMPARE(shown.pixelColor(2, shown.height() - 2), QColor(Qt::black));
            const QRect cell =
                fixture.grid().cellRect(fixture.grid().grid().indexOf(PhasePlace{2, 1}));
            QCOMPARE(shown.pixelColor(cell.left() - 1, cell.center().y()),
                     Theme::color(Role::Accent)); // the focus is seen
        }
        Theme::apply(Theme::Mode::Dark);
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
        auto &note = fixture.find<QLineEdit>(u"reviewNote"_s);
        QCOMPARE(gate.currentText(), u"QG2b"_s); // as in the strip
        QCOMPARE(note.text(), u"mass error"_s);
        QSignalSpy reviewed(&fixture.view, &SessionView::reviewed);
        gate.setCurrentText(u"QG1"_s);
        QVERIFY(note.text().isEmpty());
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

    void theTimeLineIsZoomed()
    {
        const Fixture fixture(samples::failed());
        auto &line = fixture.find<TimeLineView>(u"timeLine"_s);
        QTest::mouseClick(&fixture.find<QToolButton>(u"showTimeLine"_s), Qt::LeftButton);
        line.setFocus();
        const int before = line.barRect({2, 2}).width();
        QTest::keyClick(&line, Qt::Key_Plus);
        QTest::keyClick(&line, Qt::Key_Plus);
        QVERIFY(line.barRect({2, 2}).width() > before * 1.4);
        QVERIFY(line.horizontalScrollBar()->maximum() > 0);
        QTest::keyClick(&line, Qt::Key_0);
        QCOMPARE(line.barRect({2, 2}).width(), before);
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
