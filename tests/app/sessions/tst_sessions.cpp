// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspace.h"
#include "tests/app/sessionfixture.h"

#include "tests/widgets/look.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/search/searchview.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/text/elidedlabel.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

/// Sessions as tabs of the window: opening them, and everything around them.
class TestSessions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnRealWarning(); }

    void aSessionFolderOpensAsATab()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        QCOMPARE(fixture.window->workspace(), fixture.folder);
        QCOMPARE(view->session()->summary.place.protocol, u"cfd"_s);
        QVERIFY(view->findChild<PhaseGridView *>(u"phaseGrid"_s)->model()->rowCount() > 3);
        shoot(*fixture.window, u"window-cfd"_s);
        fixture.window->openSession(fixture.folder + u'/' + cfd);
        QCOMPARE(fixture.find<PageTabs>(u"pageTabs"_s)->count(), 1);
        QVERIFY(fixture.openSession(u"swarm-session-20260223-091500-4f1c2a9b"_s));
        QTRY_COMPARE(fixture.find<PageTabs>(u"pageTabs"_s)->count(), 2);
        shoot(*fixture.window, u"window-swarm"_s);
    }

    /// A hit without a file leads to its phase, whether the session is open or not.
    void aHitOfASessionChoosesItsPhase()
    {
        SessionFixture fixture;
        fixture.trigger(u"session.search"_s);
        auto *search = fixture.window->findChild<SearchView *>();
        QVERIFY(search);
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Phase;
        hit.session = fixture.folder + u'/' + cfd;
        for (const QString &phase : {u"1"_s, u"2"_s, u"0"_s}) {
            hit.entry.phase = phase;
            Q_EMIT search->hitActivated(hit);
            const auto chosen = [&fixture] {
                const SessionView *view = fixture.window->currentSession();
                const int at = view && view->isShown() ? view->currentPlace().phase : -1;
                return at < 0 ? QString() : view->session()->phases[size_t(at)].id;
            };
            QTRY_COMPARE(chosen(), phase);
        }
    }

    /// The last request decides the selection once the session is read.
    void aLaterHitOfTheSessionItselfChoosesNoPhase()
    {
        SessionFixture plain;
        const SessionView *opened = plain.openSession(cfd);
        QVERIFY(opened);
        QTRY_VERIFY(opened->isShown());
        const int first = opened->currentPlace().phase;
        SessionFixture fixture;
        fixture.trigger(u"session.search"_s);
        auto *search = fixture.window->findChild<SearchView *>();
        QVERIFY(search);
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Phase;
        hit.session = fixture.folder + u'/' + cfd;
        const auto &phases = opened->session()->phases;
        hit.entry.phase = phases[size_t(first == 1 ? 2 : 1)].id;
        Q_EMIT search->hitActivated(hit);
        hit.entry.phase.clear();
        Q_EMIT search->hitActivated(hit);
        QTRY_VERIFY(fixture.window->currentSession()
                    && fixture.window->currentSession()->isShown());
        QTRY_COMPARE(fixture.window->currentSession()->currentPlace().phase, first);
    }

    /// Such a folder has neither a session name nor a state.
    void aFolderOfArenaHandoffsOpensAsATab()
    {
        SessionFixture fixture;
        const QTemporaryDir place;
        const QString folder = place.filePath(u"feature"_s);
        QVERIFY(QDir().mkpath(folder));
        write(folder + u"/1-sherpa-to-arena.yaml"_s,
              "SHERPA_TO_ARENA_HANDOFF:\n  Task: Export\n  Recommended_Engine: both\n");
        fixture.window->open({{folder, 0, 0}});
        QTRY_VERIFY(fixture.shownSession());
        QCOMPARE(fixture.shownSession()->session()->summary.place.path, folder);
        QVERIFY(QDir().mkpath(folder + u"/more"_s)); // a folder of work
        fixture.window->open({{folder, 0, 0}});
        QCOMPARE(fixture.window->workspace(), folder);
    }

    void aStateFileOpensItsSession()
    {
        SessionFixture fixture;
        fixture.window->openSession(fixture.folder
                                    + u"/cfd-bioreactor-state-20260221-143000-48213.yaml"_s);
        SessionView *view = fixture.shownSession();
        QVERIFY(view);
        QCOMPARE(view->session()->summary.place.path, fixture.folder + u'/' + cfd);
    }

    void enterOnASessionOfTheWorkspaceOpensIt()
    {
        SessionFixture fixture;
        auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        const QModelIndex row = rowOf(*tree->model(), fixture.folder + u'/' + cfd);
        QVERIFY(row.isValid());
        const bool wasExpanded = tree->isExpanded(row);
        tree->setCurrentIndex(row);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Return);
        QVERIFY(fixture.shownSession());
        QCOMPARE(tree->isExpanded(row), wasExpanded);
    }

    void aDoubleClickOnASessionOpensIt()
    {
        SessionFixture fixture;
        auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        const QModelIndex row = rowOf(*tree->model(), fixture.folder + u'/' + cfd);
        const bool wasExpanded = tree->isExpanded(row);
        const QPoint place = tree->visualRect(row).center();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(tree->viewport(), Qt::LeftButton, {}, place);
        QVERIFY(fixture.shownSession());
        QCOMPARE(tree->isExpanded(row), wasExpanded);
    }

    void documentDocksAreHiddenForASession()
    {
        SessionFixture fixture;
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.isOpen(u"verdictDock"_s));
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        QVERIFY(!fixture.isOpen(u"verdictDock"_s));
        QVERIFY(!fixture.isOpen(u"problemsDock"_s));
        QVERIFY(fixture.isOpen(u"workspaceDock"_s));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.isOpen(u"verdictDock"_s));
        QVERIFY(fixture.isOpen(u"problemsDock"_s));
    }

    void documentDocksAreHiddenForALog()
    {
        SessionFixture fixture;
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.isOpen(u"verdictDock"_s));
        fixture.window->open({{fixture.folder + u'/' + cfd + u"/logs/phase2-solve.log"_s, 0, 0}});
        QTRY_VERIFY(!fixture.isOpen(u"verdictDock"_s));
        QVERIFY(!fixture.isOpen(u"problemsDock"_s));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(fixture.isOpen(u"verdictDock"_s));
    }

    void documentDocksAreHiddenForAComparison()
    {
        SessionFixture fixture;
        const QString path = fixture.folder + u'/' + sampleDocument();
        fixture.window->open({{path, 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.isOpen(u"verdictDock"_s));
        fixture.trigger(u"document.compare"_s);
        QTRY_VERIFY(!fixture.window->currentDocument());
        QVERIFY(!fixture.isOpen(u"verdictDock"_s)); // they would be empty
        QVERIFY(!fixture.isOpen(u"problemsDock"_s));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(fixture.isOpen(u"verdictDock"_s));
        QVERIFY(fixture.isOpen(u"problemsDock"_s));
    }

    void documentDocksAreHiddenInAnotherWorkspace()
    {
        SessionFixture fixture;
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.openSession(cfd));
        QVERIFY(!fixture.isOpen(u"verdictDock"_s));
        for (const QString &folder : {fixture.dir.path(), fixture.folder}) { // the second is known
            fixture.window->openWorkspace(folder);
            QTRY_VERIFY(fixture.window->isSettled());
            QVERIFY(fixture.window->currentSession());
            QVERIFY(!fixture.isOpen(u"verdictDock"_s));
            QVERIFY(!fixture.isOpen(u"problemsDock"_s));
        }
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.isOpen(u"verdictDock"_s));
        QVERIFY(fixture.isOpen(u"problemsDock"_s));
    }

    void menusFitTheSession()
    {
        SessionFixture fixture;
        const ActionRegistry &actions = fixture.window->actionRegistry();
        QAction *next = actions.action(u"go.nextProblem"_s);
        QVERIFY(!actions.action(u"session.timeLine"_s)->isEnabled());
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        QCOMPARE(next->text(), u"&Next failure"_s);
        fixture.trigger(u"session.timeLine"_s);
        QVERIFY(view->isTimeLine());
        QVERIFY(actions.action(u"session.timeLine"_s)->isChecked());
        fixture.trigger(u"session.timeLine"_s);
        QVERIFY(!view->isTimeLine());
        fixture.trigger(u"session.copySummary"_s);
        QVERIFY2(QApplication::clipboard()->text().contains(u"Attempts: 3 of 3"_s),
                 qPrintable(QApplication::clipboard()->text()));
        fixture.trigger(u"session.showInLog"_s);
        QCOMPARE(view->tabs().currentWidget()->objectName(), u"logsPane"_s);
        QVERIFY(view->shownLog());
        fixture.trigger(u"edit.find"_s);
        QTRY_VERIFY(view->findChild<QLineEdit *>(u"logFindText"_s)->isVisible());
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QCOMPARE(next->text(), u"&Next problem"_s);
    }

    void aDockThatWasClosedStaysClosed()
    {
        SessionFixture fixture;
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        fixture.trigger(u"view.problems"_s);
        QVERIFY(!fixture.isOpen(u"problemsDock"_s));
        QVERIFY(fixture.openSession(cfd));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(fixture.isOpen(u"verdictDock"_s));
        QVERIFY(!fixture.isOpen(u"problemsDock"_s));
    }

    void thePaletteOpensASession()
    {
        SessionFixture fixture;
        fixture.trigger(u"go.quickOpen"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTRY_VERIFY(line && line->isVisible());
        line->setFocus();
        QTest::keyClicks(line, cfd);
        QTest::keyClick(line, Qt::Key_Return);
        SessionView *session = fixture.shownSession();
        QVERIFY(session);
        QCOMPARE(session->session()->summary.place.path, fixture.folder + u'/' + cfd);
    }

    void quickOpenFindsLogsAndStates_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("title"); // of the tab
        QTest::newRow("a log") << u"phase2-solve"_s << u"phase2-solve.log"_s;
        QTest::newRow("by its folder") << u"48213/logs/solve"_s << u"phase2-solve.log"_s;
        QTest::newRow("a state") << u"bioreactor-state"_s
                                 << u"cfd-bioreactor-state-20260221-143000-48213.yaml"_s;
    }

    void quickOpenFindsLogsAndStates()
    {
        QFETCH(QString, typed);
        QFETCH(QString, title);
        SessionFixture fixture;
        QTRY_VERIFY(!fixture.find<Workspace>(u"workspace"_s)->scanner().isScanning());
        fixture.trigger(u"go.quickOpen"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTRY_VERIFY(line && line->isVisible());
        line->setFocus();
        QTest::keyClicks(line, typed);
        QTest::keyClick(line, Qt::Key_Return);
        const auto *tabs = fixture.find<PageTabs>(u"pageTabs"_s);
        QTRY_COMPARE(tabs->tabText(tabs->currentIndex()), title);
    }

    void historyIncludesSessionsAndLogs()
    {
        SessionFixture fixture;
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        fixture.window->open({{fixture.folder + u'/' + cfd + u"/logs/phase2-solve.log"_s, 0, 0}});
        QTRY_VERIFY(!fixture.window->currentSession());
        fixture.trigger(u"go.back"_s);
        QCOMPARE(fixture.window->currentSession(), view);
        fixture.trigger(u"go.back"_s);
        QVERIFY(fixture.window->currentDocument());
        fixture.trigger(u"go.forward"_s);
        QCOMPARE(fixture.window->currentSession(), view);
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->currentSession());
        fixture.window->tabOf(fixture.window->documents().all().front())->setFocus();
        while (fixture.window->actionRegistry().action(u"go.back"_s)->isEnabled()) {
            fixture.trigger(u"go.back"_s);
            QVERIFY(!fixture.window->currentSession());
        }
    }

    void backFromEvidenceReturnsToTheSession()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 24, 1}});
        QTRY_VERIFY(fixture.window->currentDocument());
        fixture.trigger(u"go.back"_s);
        QCOMPARE(fixture.window->currentSession(), view);
    }

    void goingBackLeavesPagesWithoutAPosition()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        const QAction *back = fixture.window->actionRegistry().action(u"go.back"_s);
        QVERIFY(!back->isEnabled());
        QVERIFY(fixture.openList());
        QVERIFY(!fixture.window->currentSession());
        QVERIFY(back->isEnabled());
        fixture.trigger(u"go.back"_s);
        QCOMPARE(fixture.window->currentSession(), view);
        QVERIFY(!back->isEnabled());
    }

    void theStatusBarDescribesTheSession()
    {
        SessionFixture fixture;
        QVERIFY(fixture.openSession(cfd));
        auto *left = fixture.find<ElidedLabel>(u"statusPage"_s);
        QVERIFY(left->isVisible());
        QVERIFY2(left->text().startsWith(u"CFD session, FULL"_s), qPrintable(left->text()));
        auto *right = fixture.find<ElidedLabel>(u"statusPageEnd"_s);
        QVERIFY2(right->text().contains(u"finding"_s), qPrintable(right->text()));
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(!left->isVisible());
        QVERIFY(!right->isVisible());
    }

    void aSessionThatWasClosedOpensAgain()
    {
        SessionFixture fixture;
        QVERIFY(fixture.openSession(cfd));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->currentSession());
        QVERIFY(fixture.openSession(cfd));
    }

    void anOpenSessionIsFollowed()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        const PhasePlace place = view->currentPlace();
        auto *handoffs = view->findChild<SessionTableView *>(u"handoffsTable"_s);
        const int before = handoffs->table().rowCount();
        const QString folder = fixture.folder + u'/' + cfd + u"/handoffs/"_s;
        QVERIFY(QFile::copy(folder + u"phase1-mesh-plan.yaml"_s,
                            folder + u"phase1-mesh-plan-again.yaml"_s));
        QTRY_VERIFY_WITH_TIMEOUT(handoffs->table().rowCount() > before, 20000);
        QCOMPARE(view->currentPlace(), place);
    }
};

QTEST_MAIN(TestSessions)
#include "tst_sessions.moc"
