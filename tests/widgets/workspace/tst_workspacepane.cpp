// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/emptystate.h"
#include "widgets/text/wraplabel.h"
#include "widgets/workspace/workspacedelegate.h"
#include "workspacepanefixture.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using Fixture = PaneFixture;

class WorkspacePaneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void withoutAFolderAButtonOpensOne()
    {
        const Fixture fixture;
        auto *button = fixture.child<QPushButton>(u"emptyAction"_s);
        QCOMPARE(button->text(), u"Open a folder"_s);
        QSignalSpy spy(&fixture.pane, &WorkspacePane::openFolderRequested);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(spy.size(), 1);
    }

    void anEmptyFolderOffersANewHandoff()
    {
        const FolderFixture place;
        Fixture fixture;
        fixture.workspace.open(place.path());
        auto *button = fixture.child<QPushButton>(u"emptyAction"_s);
        QTRY_COMPARE(button->text(), u"New handoff"_s);
        QSignalSpy spy(&fixture.pane, &WorkspacePane::newRequested);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(spy.first().first().toString(), place.path());
    }

    void groupsAreExpandedAndSessionsCollapsed()
    {
        Fixture fixture;
        fixture.fill();
        QVERIFY(fixture.tree()->isVisible());
        const QAbstractItemModel &model = *fixture.tree()->model();
        QVERIFY(fixture.tree()->isExpanded(model.index(0, 0)));
        QVERIFY(fixture.tree()->isExpanded(model.index(1, 0)));
        QVERIFY(!fixture.tree()->isExpanded(model.index(0, 0, model.index(0, 0))));
    }

    void theSessionThatIsTheWorkspaceIsOpen()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s);
        Fixture fixture;
        fixture.workspace.open(place.path());
        QTRY_VERIFY(!fixture.workspace.scanner().isScanning());
        SessionSummary run;
        run.place = {place.path(), u"cfd"_s, {}, {}};
        run.status = RunStatus::Failed;
        fixture.workspace.model().takeSessions({run});
        const QAbstractItemModel &model = *fixture.tree()->model();
        const QModelIndex session = model.index(0, 0, model.index(0, 0));
        QCOMPARE(WorkspaceModel::typeAt(session), WorkspaceNode::Type::Session);
        QVERIFY(fixture.tree()->isExpanded(session));
        fixture.tree()->collapse(session);
        QVERIFY(fixture.pane.folding().contains(u'-' + place.path()));
    }

    /// Two requests of one hour have the same ending, too.
    void namesWithTheSameEndAreDistinguishable()
    {
        const QStringList names{u"20261122-101500-frontend"_s, u"20261123-150111-backend-api"_s,
                                u"20261123-150134-backend-api"_s};
        QStandardItemModel model;
        for (const QString &name : names) {
            model.appendRow(new QStandardItem(name));
        }
        const QFontMetrics metrics(QGuiApplication::font());
        const auto shown = [&](int row, QStringView fits) {
            return WorkspaceDelegate::shownName(model.index(row, 0), metrics,
                                                metrics.horizontalAdvance(fits.toString()) + 1);
        };
        const QStringView room = u"20261…150111-backend-api";
        for (const auto &[row, end] :
             {std::pair(1, u"…150111-backend-api"_s), std::pair(2, u"…150134-backend-api"_s)}) {
            const QString name = shown(row, room); // a narrow font may omit one letter
            QVERIFY2(name.startsWith(u"2026"_s) && name.endsWith(end), qPrintable(name));
        }
        QVERIFY2(shown(1, u"…150111-back").startsWith(u"…150111-"_s),
                 qPrintable(shown(1, u"…150111-back")));
        QCOMPARE(shown(1, names[1]), names[1]);
        const QString other = shown(0, u"20261…50111-frontend");
        QVERIFY2(other.startsWith(u"2026"_s) && other.endsWith(u"frontend"_s), qPrintable(other));
    }

    void enterOpensAFileAndFoldsAFolder()
    {
        Fixture fixture;
        fixture.fill();
        QSignalSpy spy(&fixture.pane, &WorkspacePane::openRequested);
        WorkspaceTree *tree = fixture.tree();
        tree->setCurrentIndex(tree->model()->index(0, 0));
        QTest::keyClick(tree, Qt::Key_Return);
        QVERIFY(!tree->isExpanded(tree->model()->index(0, 0)));
        QTest::keyClick(tree, Qt::Key_Return);
        QVERIFY(tree->isExpanded(tree->model()->index(0, 0)));
        QCOMPARE(spy.size(), 0);
        fixture.pane.reveal(u"/w/nexus-to-arena.yaml"_s);
        QCOMPARE(fixture.pane.currentPath(), u"/w/nexus-to-arena.yaml"_s);
        QTest::keyClick(tree, Qt::Key_Return);
        QCOMPARE(spy.size(), 1);
        QCOMPARE(spy.first().first().toString(), u"/w/nexus-to-arena.yaml"_s);
    }

    void doubleClickOpensAFile()
    {
        Fixture fixture;
        fixture.fill();
        fixture.pane.reveal(u"/w/nexus-to-arena.yaml"_s);
        QSignalSpy spy(&fixture.pane, &WorkspacePane::openRequested);
        const QPoint place = fixture.tree()->visualRect(fixture.tree()->currentIndex()).center();
        QTest::mouseClick(fixture.tree()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(fixture.tree()->viewport(), Qt::LeftButton, {}, place);
        QCOMPARE(spy.size(), 1);
    }

    void revealExpandsParents()
    {
        Fixture fixture;
        fixture.fill();
        const QString path =
            u"/w/cfd-bioreactor-session-20260221-143000-2/handoffs/phase2-flow-result.yaml"_s;
        fixture.pane.reveal(path);
        QCOMPARE(fixture.pane.currentPath(), path);
        QVERIFY(fixture.tree()->isExpanded(fixture.tree()->currentIndex().parent()));
        fixture.pane.reveal({}); // the current page is not a file
        QCOMPARE(fixture.pane.currentPath(), path);
        fixture.pane.reveal(u"/elsewhere.yaml"_s);
        QCOMPARE(fixture.pane.currentPath(), QString());
        QVERIFY(!fixture.tree()->selectionModel()->hasSelection());
    }

    void anEarlyRequestIsRevealedOnceItsFileIsFound()
    {
        const FolderFixture place;
        place.write(u"sub/a.yaml"_s);
        Fixture fixture;
        fixture.pane.reveal(place.path(u"sub/a.yaml"_s));
        fixture.workspace.open(place.path());
        QTRY_COMPARE(fixture.pane.currentPath(), place.path(u"sub/a.yaml"_s));
        QTRY_VERIFY(!fixture.workspace.scanner().isScanning());
    }

    void typingJumpsToAName()
    {
        Fixture fixture;
        fixture.fill();
        fixture.tree()->setFocus();
        QTest::keyClicks(fixture.tree(), u"nexus"_s);
        QCOMPARE(fixture.pane.currentPath(), u"/w/nexus-to-arena.yaml"_s);
    }

    void theFilterExpandsTheTree()
    {
        Fixture fixture;
        fixture.fill();
        auto *filter = fixture.child<QLineEdit>(u"workspaceFilter"_s);
        QTest::keyClicks(filter, u"flow"_s);
        QCOMPARE(fixture.rows(),
                 (QStringList{u"Sessions"_s, u"20260221-143000"_s, u"phase2-flow-result"_s}));
        const QModelIndex group = fixture.tree()->model()->index(0, 0);
        QVERIFY(fixture.tree()->isExpanded(fixture.tree()->model()->index(0, 0, group)));
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(fixture.tree()->currentIndex().isValid());
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(filter->text(), QString());
        QVERIFY(fixture.rows().contains(u"meeting-notes.md"_s));
    }

    void clearingTheFilterRestoresTheTree_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("some rows were left") << u"flow"_s;
        QTest::newRow("all were expanded") << u"w"_s;
        QTest::newRow("none was expanded") << u"zzz"_s;
    }

    void clearingTheFilterRestoresTheTree()
    {
        QFETCH(QString, text);
        Fixture fixture;
        fixture.fill();
        fixture.pane.reveal(
            u"/w/cfd-bioreactor-session-20260221-143000-2/handoffs/phase2-flow-result.yaml"_s);
        fixture.tree()->collapse(fixture.tree()->model()->index(1, 0));
        const QStringList folding = fixture.pane.folding();
        QVERIFY(folding.size() > 1);
        auto *filter = fixture.child<QLineEdit>(u"workspaceFilter"_s);
        QTest::keyClicks(filter, text);
        QTest::keyClick(filter, Qt::Key_Escape);
        QCOMPARE(fixture.pane.folding(), folding);
        QVERIFY(fixture.tree()->currentIndex().isValid());
    }

    void expansionOfLaterRowsIsKept()
    {
        const FolderFixture place;
        place.write(u"first.yaml"_s);
        QSemaphore gate;
        Fixture fixture([&gate](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            while (!stop && !gate.tryAcquire(1, 10ms)) { }
            return asFound(entry, stop);
        });
        fixture.workspace.open(place.path());
        QVERIFY(fixture.workspace.scanner().isScanning());
        const QString folder = place.path() + u"/late"_s;
        fixture.pane.setFolding({u'+' + folder});
        auto *filter = fixture.child<QLineEdit>(u"workspaceFilter"_s);
        QTest::keyClicks(filter, u"x"_s);
        QTest::keyClick(filter, Qt::Key_Escape);
        WorkspaceEntry late = entryOf(u"late/a.yaml"_s);
        late.path = folder + u"/a.yaml"_s;
        fixture.workspace.model().update({}, {late});
        QVERIFY(fixture.pane.folding().contains(u'+' + folder));
        gate.release(10);
        QTRY_VERIFY(!fixture.workspace.scanner().isScanning());
    }

    void aFilterThatMatchesNothingIsClearedByItsButton()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s);
        Fixture fixture;
        fixture.workspace.open(place.path());
        QTRY_VERIFY(fixture.rows().contains(u"a.yaml"_s));
        auto *filter = fixture.child<QLineEdit>(u"workspaceFilter"_s);
        QTest::keyClicks(filter, u"zzz"_s);
        auto *button = fixture.child<QPushButton>(u"emptyAction"_s);
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), u"Clear the filter"_s);
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(fixture.rows().contains(u"a.yaml"_s));
        QTRY_VERIFY(fixture.workspace.scanner().isScanning() == false);
    }

    void theFunnelFiltersByStatusAndKind()
    {
        Fixture fixture;
        fixture.fill();
        auto *funnel = fixture.child<QToolButton>(u"workspaceFunnel"_s);
        const QString quiet = funnel->accessibleName();
        fixture.action(u"filterProblems"_s)->trigger();
        QVERIFY(!fixture.rows().contains(u"meeting-notes.md"_s));
        QVERIFY(fixture.rows().contains(u"agent-request-auth.yaml"_s));
        QVERIFY(funnel->accessibleName() != quiet);
        fixture.action(u"filterProblems"_s)->trigger();
        fixture.action(u"filterKind-cfd.flow-result"_s)->trigger();
        QCOMPARE(fixture.rows().last(), u"phase2-flow-result"_s);
        fixture.action(u"filterClear"_s)->trigger();
        QCOMPARE(funnel->accessibleName(), quiet);
        QVERIFY(fixture.action(u"filterKind-"_s)->isChecked());
        fixture.action(u"filterHandoffs"_s)->trigger();
        QVERIFY(!fixture.rows().contains(u"meeting-notes.md"_s));
    }

    void theMenuFitsTheRow()
    {
        Fixture fixture;
        fixture.fill();
        fixture.pane.reveal(u"/w/nexus-to-arena.yaml"_s);
        const QPoint place = fixture.tree()->visualRect(fixture.tree()->currentIndex()).center();
        Q_EMIT fixture.tree()->customContextMenuRequested(place);
        auto *menu = fixture.child<QMenu>(u"workspaceMenu"_s);
        QVERIFY(menu != nullptr);
        QSignalSpy made(&fixture.pane, &WorkspacePane::newRequested);
        QSignalSpy shown(&fixture.pane, &WorkspacePane::revealInFileManagerRequested);
        QSignalSpy opened(&fixture.pane, &WorkspacePane::openRequested);
        for (const QString &name : {u"openFile"_s, u"revealFile"_s, u"copyPath"_s, u"newHere"_s}) {
            menu->findChild<QAction *>(name)->trigger();
        }
        QCOMPARE(opened.first().first().toString(), u"/w/nexus-to-arena.yaml"_s);
        QCOMPARE(shown.first().first().toString(), u"/w/nexus-to-arena.yaml"_s);
        QCOMPARE(QApplication::clipboard()->text(), u"/w/nexus-to-arena.yaml"_s);
        QCOMPARE(made.first().first().toString(), u"/w"_s);
        menu->close();
    }

    void theFooterCountsAndCancels()
    {
        const FolderFixture place;
        for (int i = 0; i < 50; ++i) {
            place.write(u"f%1.yaml"_s.arg(i));
        }
        QSemaphore gate;
        Fixture fixture([&gate](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            while (!stop && !gate.tryAcquire(1, 10ms)) { }
            return asFound(entry, stop);
        });
        gate.release(20);
        fixture.workspace.open(place.path());
        auto *text = fixture.child<WrapLabel>(u"scanText"_s);
        QTRY_COMPARE(text->text(), u"Reading 20 of 50 files"_s);
        QCOMPARE(fixture.child<QLabel>(u"scanPercent"_s)->text(), u"40 %"_s);
        shoot(fixture.pane, u"workspace-reading"_s);
        QTest::mouseClick(fixture.child<QToolButton>(u"scanCancel"_s), Qt::LeftButton);
        QCOMPARE(text->text(), u"Stopped. 20 of 50 files were read."_s);
        QVERIFY(text->isVisible());
        gate.release(1000);
        QTest::mouseClick(fixture.child<QToolButton>(u"scanAgain"_s), Qt::LeftButton);
        QTRY_VERIFY(!fixture.child<QWidget>(u"scanFooter"_s)->isVisible());
    }

    void rowsAreNamedForAssistiveTechnology()
    {
        Fixture fixture;
        fixture.fill();
        fixture.pane.reveal(u"/w/agent-request-auth.yaml"_s);
        QCOMPARE(fixture.tree()->currentIndex().data(Qt::AccessibleTextRole).toString(),
                 u"agent-request-auth.yaml, 2 error(s), mesh-plan"_s);
    }

    void takesScreenshots_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("light") << Theme::Mode::Light;
        QTest::newRow("dark") << Theme::Mode::Dark;
    }

    void takesScreenshots()
    {
        QFETCH(const Theme::Mode, mode);
        const QString tone = mode == Theme::Mode::Dark ? u"dark"_s : u"light"_s;
        dressUp(mode);
        Fixture fixture;
        shoot(fixture.pane, u"workspace-empty-"_s + tone);
        fixture.fill();
        const QAbstractItemModel &model = *fixture.tree()->model();
        fixture.tree()->expand(model.index(0, 0, model.index(0, 0)));
        fixture.pane.reveal(
            u"/w/cfd-bioreactor-session-20260222-090012-1/handoffs/phase2-engineering-review.yaml"_s);
        shoot(fixture.pane, u"workspace-"_s + tone);
        fixture.pane.resize(170, 560);
        shoot(fixture.pane, u"workspace-narrow-"_s + tone);
        QVERIFY(fixture.tree()->isVisible());
    }
};

QTEST_MAIN(WorkspacePaneTest)
#include "tst_workspacepane.moc"
