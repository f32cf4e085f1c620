// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/translations.h"
#include "models/review/reviewfile.h"
#include "models/workspace/workspacemodel.h"
#include "samplefixture.h"
#include "tests/widgets/look.h"
#include "widgets/common/dock.h"
#include "widgets/compare/compareview.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/session/phasegridview.h"
#include "widgets/session/sessionlistview.h"
#include "widgets/session/sessiontableview.h"
#include "widgets/session/sessiontabs.h"
#include "widgets/session/sessionview.h"

#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTimeZone>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QString cfd = u"cfd-bioreactor-session-20260221-143000-48213"_s;

QModelIndex rowOf(const QAbstractItemModel &model, const QString &path)
{
    return model
        .match(model.index(0, 0), WorkspaceModel::PathRole, path, 1,
               Qt::MatchExactly | Qt::MatchRecursive)
        .value(0);
}

class SessionFixture : public SampleFixture
{
public:
    SessionView *openSession(const QString &name)
    {
        window->open({{folder + u'/' + name, 0, 0}});
        return shownSession();
    }

    [[nodiscard]] bool isOpen(const QString &dock) const { return !find<Dock>(dock)->isHidden(); }
};

} // namespace

/// The programs of the desktop.
class Desktop : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened.append(url); }
};

/// Sessions as tabs of the window.
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
        QCOMPARE(fixture.find<DocumentTabs>(u"documentTabs"_s)->count(), 1);
        QVERIFY(fixture.openSession(u"swarm-session-20260223-091500-4f1c2a9b"_s));
        QTRY_COMPARE(fixture.find<DocumentTabs>(u"documentTabs"_s)->count(), 2);
        shoot(*fixture.window, u"window-swarm"_s);
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

    void theDocksOfADocumentMakeRoom()
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

    void theDocksOfADocumentMakeRoomForALog()
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

    void theMenusSpeakOfTheSession()
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
        QVERIFY(QApplication::clipboard()->text().contains(u"retries"_s));
        fixture.trigger(u"session.showInLog"_s);
        QCOMPARE(view->tabs().currentWidget()->objectName(), u"logsPane"_s);
        QVERIFY(view->shownLog());
        fixture.trigger(u"edit.find"_s);
        QTRY_VERIFY(view->findChild<QLineEdit *>(u"logFindText"_s)->isVisible());
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QCOMPARE(next->text(), u"&Next problem"_s);
    }

    void aDeliverableOpensInTheDesktopsProgram()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        Desktop desktop;
        QDesktopServices::setUrlHandler(u"file"_s, &desktop, "open");
        Deliverable mesh;
        mesh.written = u"mesh.msh"_s;
        mesh.path = fixture.path(u"mesh.msh"_s);
        mesh.state = Deliverable::State::Exists;
        Q_EMIT view->deliverableActivated(mesh);
        QVERIFY(desktop.opened.isEmpty()); // it is not there
        QVERIFY(fixture.find<QLabel>(u"statusMessage"_s)->text().contains(u"does not exist"_s));
        write(mesh.path, "mesh");
        Q_EMIT view->deliverableActivated(mesh);
        QCOMPARE(desktop.opened, QList<QUrl>{QUrl::fromLocalFile(mesh.path)});
        mesh.state = Deliverable::State::Outside;
        Q_EMIT view->deliverableActivated(mesh);
        QCOMPARE(desktop.opened.size(), 1); // the reader did not agree
        fixture.dialogs.isConfirmed = true;
        Q_EMIT view->deliverableActivated(mesh);
        QCOMPARE(desktop.opened.size(), 2);
        QDesktopServices::unsetUrlHandler(u"file"_s);
    }

    void aReviewThatSomebodyElseWritesIsTakenOver()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        auto *table = view->findChild<SessionTableView *>(u"reviewTable"_s);
        QCOMPARE(table->table().rowCount(), 0);
        const QString path = fixture.folder + u"/.baton/reviews/"_s + cfd + u".yaml"_s;
        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        const Review bob{u"QG1"_s, u"bob"_s, ReviewVerdict::Reject, u"no"_s, noon};
        QVERIFY(ReviewFile::add(path, bob));
        QTRY_COMPARE_WITH_TIMEOUT(table->table().rowCount(), 1, 20000);
        auto *note = view->findChild<QLineEdit *>(u"reviewNote"_s);
        view->tabs().setCurrentWidget(view->findChild<QWidget *>(u"reviewPane"_s));
        QTest::keyClicks(note, u"half a tho"_s);
        const Review eve{u"QG2b"_s, u"eve"_s, ReviewVerdict::Approve, u"fine"_s, noon};
        QVERIFY(ReviewFile::add(path, eve));
        QTRY_COMPARE_WITH_TIMEOUT(table->table().rowCount(), 2, 20000);
        QCOMPARE(note->text(), u"half a tho"_s); // nothing is taken from who writes
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

    void aHandoffOfTheSessionOpensInTheEditor()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        auto *handoffs = view->findChild<SessionTableView *>(u"handoffsTable"_s);
        QVERIFY(handoffs->model()->rowCount() > 0);
        handoffs->setFocus();
        handoffs->setCurrentRow(0);
        const QString path = handoffs->table().row(0).evidence.path;
        QTest::keyClick(handoffs, Qt::Key_Return);
        QTRY_VERIFY(fixture.window->currentDocument());
        QCOMPARE(fixture.window->currentDocument()->path(), path);
    }

    void f8WalksTheFailuresOfASession()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        QVERIFY(fixture.window->actionRegistry().action(u"go.nextProblem"_s)->isEnabled());
        QSignalSpy told(view, &SessionView::told);
        fixture.trigger(u"go.nextProblem"_s);
        QCOMPARE(told.size(), 1);
    }

    void aReportIsAskedFor()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        QTest::mouseClick(view->findChild<QPushButton *>(u"session.reportButton"_s),
                          Qt::LeftButton);
        QTRY_VERIFY(!fixture.dialogs.asked.isEmpty());
    }

    void whatLiesOutsideIsAskedAbout()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        write(fixture.path(u"out.yaml"_s), "a: 1\n");
        Deliverable outside;
        outside.written = u"../../out.yaml"_s;
        outside.path = fixture.path(u"out.yaml"_s);
        outside.state = Deliverable::State::Outside;
        Q_EMIT view->deliverableActivated(outside);
        QCOMPARE(fixture.dialogs.asked, QStringList{u"Open a file outside of its root?"_s});
        QVERIFY(!fixture.window->documents().isOpening());
        fixture.dialogs.isConfirmed = true;
        Q_EMIT view->deliverableActivated(outside);
        QTRY_VERIFY(fixture.window->currentDocument());
    }

    void twoStatesOfAHandoffAreCompared()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        SessionHandoff after = view->session()->handoffs.front();
        SessionHandoff before = after;
        before.attempt = 0;
        before.kept = contentOf(after.at.path).replace("version", "version_x");
        Q_EMIT view->compareRequested(before, after);
        QTRY_VERIFY(fixture.find<CompareView>(u"compareView"_s));
        auto *comparison = fixture.find<CompareView>(u"compareView"_s);
        QTRY_VERIFY(comparison->isCurrent());
        QVERIFY(comparison->title().contains(u"attempt 0"_s));
        const QList<QLabel *> labels = comparison->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text().contains(u"evidence, read only"_s);
        }));
    }

    void theSessionsOfTheWorkspaceAreListed()
    {
        SessionFixture fixture;
        fixture.trigger(u"session.list"_s);
        auto *view = fixture.find<SessionListView>(u"sessionListView"_s);
        QVERIFY(view);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isSettled(), 20000);
        QVERIFY(view->list().sessionCount() >= 2);
        shoot(*fixture.window, u"window-list"_s);
        auto *text = view->findChild<QLineEdit *>(u"sessionSearch"_s);
        auto *tree = view->findChild<QTreeView *>(u"sessionList"_s);
        text->setFocus();
        QTest::keyClicks(text, u"48213"_s);
        QTRY_COMPARE(tree->model()->rowCount(), 1);
        QTest::keyClick(text, Qt::Key_Down);
        QCOMPARE(view->currentPath(), fixture.folder + u'/' + cfd);
        QTest::keyClick(tree, Qt::Key_Return);
        SessionView *session = fixture.shownSession();
        QVERIFY(session);
        QCOMPARE(session->session()->summary.place.path, fixture.folder + u'/' + cfd);
    }

    void thePaletteLeadsToASession()
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

    void groupingKeepsTheCurrentSession()
    {
        SessionFixture fixture;
        fixture.trigger(u"session.list"_s);
        auto *view = fixture.find<SessionListView>(u"sessionListView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isSettled(), 20000);
        view->setCurrentPath(fixture.folder + u'/' + cfd);
        auto *grouping = view->findChild<QComboBox *>(u"sessionGrouping"_s);
        for (int choice = grouping->count() - 1; choice >= 0; --choice) {
            grouping->setCurrentIndex(choice);
            QCOMPARE(view->currentPath(), fixture.folder + u'/' + cfd);
        }
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

    void aReviewIsKeptBesideTheSession()
    {
        SessionFixture fixture;
        fixture.settings.setValue(u"reviewer"_s, u"ada"_s);
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        auto *gate = view->findChild<QComboBox *>(u"reviewGate"_s);
        gate->setCurrentText(u"QG2b"_s);
        view->findChild<QComboBox *>(u"reviewVerdict"_s)->setCurrentIndex(2);
        view->tabs().setCurrentWidget(view->findChild<QWidget *>(u"reviewPane"_s));
        auto *note = view->findChild<QLineEdit *>(u"reviewNote"_s);
        note->setFocus();
        QTest::keyClicks(note, u"mass error"_s);
        QTest::mouseClick(view->findChild<QPushButton *>(u"reviewSave"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isSettled(), 20000);
        const QString path = fixture.folder + u"/.baton/reviews/"_s + cfd + u".yaml"_s;
        const QByteArray written = contentOf(path);
        QVERIFY(written.contains("gate: \"QG2b\""));
        QVERIFY(written.contains("author: \"ada\""));
        QVERIFY(written.contains("verdict: reject"));
        QVERIFY(written.contains("note: \"mass error\""));
        auto *table = view->findChild<SessionTableView *>(u"reviewTable"_s);
        QCOMPARE(table->table().rowCount(), 1);
        QVERIFY(!QFile::exists(fixture.folder + u'/' + cfd + u"/.baton"_s));
        fixture.trigger(u"file.close"_s);
        view = fixture.openSession(cfd);
        QVERIFY(view);
        table = view->findChild<SessionTableView *>(u"reviewTable"_s);
        QTRY_COMPARE(table->table().rowCount(), 1);
    }

    void backAndForwardKnowSessionsAndLogs()
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

    void theStatusBarTellsOfTheSession()
    {
        SessionFixture fixture;
        QVERIFY(fixture.openSession(cfd));
        auto *left = fixture.find<QLabel>(u"statusPage"_s);
        QVERIFY(left->isVisible());
        QVERIFY2(left->text().startsWith(u"CFD session, FULL"_s), qPrintable(left->text()));
        auto *right = fixture.find<QLabel>(u"statusPageEnd"_s);
        QVERIFY2(right->text().contains(u"finding"_s), qPrintable(right->text()));
        fixture.window->open({{fixture.folder + u'/' + sampleDocument(), 0, 0}});
        QTRY_VERIFY(fixture.window->currentDocument());
        QVERIFY(!left->isVisible());
        QVERIFY(!right->isVisible());
    }

    void theListIsFilteredSortedAndGrouped()
    {
        SessionFixture fixture;
        fixture.trigger(u"session.list"_s);
        auto *view = fixture.find<SessionListView>(u"sessionListView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isSettled(), 20000);
        auto *tree = view->findChild<QTreeView *>(u"sessionList"_s);
        const QAbstractItemModel &rows = *tree->model();
        const int all = rows.rowCount();
        QCOMPARE(all, view->list().sessionCount());
        const auto titles = [&rows] {
            QStringList shown;
            for (int row = 0; row < rows.rowCount(); ++row) {
                shown.append(rows.index(row, SessionList::SessionColumn).data().toString());
            }
            return shown;
        };
        const QPoint header(tree->header()->sectionViewportPosition(SessionList::SessionColumn)
                                + 20,
                            tree->header()->height() / 2);
        QTest::mouseClick(tree->header()->viewport(), Qt::LeftButton, {}, header);
        const QStringList ascending = titles();
        QTest::mouseClick(tree->header()->viewport(), Qt::LeftButton, {}, header);
        QStringList descending = titles();
        QVERIFY(ascending != descending);
        std::ranges::reverse(descending);
        QCOMPARE(descending, ascending);
        auto *wanted = view->findChild<QComboBox *>(u"sessionWanted"_s);
        wanted->setFocus();
        QTest::keyClick(wanted, Qt::Key_Down);
        QVERIFY(rows.rowCount() > 0 && rows.rowCount() < all);
        QTest::keyClick(wanted, Qt::Key_Up);
        QCOMPARE(rows.rowCount(), all);
        auto *grouping = view->findChild<QComboBox *>(u"sessionGrouping"_s);
        grouping->setFocus();
        for (int choice = 1; choice < grouping->count(); ++choice) {
            QTest::keyClick(grouping, Qt::Key_Down);
            QCOMPARE(grouping->currentIndex(), choice);
            tree->selectAll(); // of what is unfolded, which is everything
            QCOMPARE(view->selectedPaths().size(), all);
        }
    }

    void aReportIsAboutTheSelectedSessions()
    {
        SessionFixture fixture;
        fixture.trigger(u"session.list"_s);
        auto *view = fixture.find<SessionListView>(u"sessionListView"_s);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isSettled(), 20000);
        auto *tree = view->findChild<QTreeView *>(u"sessionList"_s);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(view->selectedPaths().size(), view->list().sessionCount());
        fixture.trigger(u"session.report"_s);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.dialogs.asked.value(0),
                                  u"%1 sessions"_s.arg(view->list().sessionCount()), 20000);
    }

    void aSessionThatWasClosedOpensAgain()
    {
        SessionFixture fixture;
        QVERIFY(fixture.openSession(cfd));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->currentSession());
        QVERIFY(fixture.openSession(cfd));
    }
};

QTEST_MAIN(TestSessions)
#include "tst_sessions.moc"
