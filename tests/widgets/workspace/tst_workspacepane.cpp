// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/workspace/workspacepane.h"

#include "models/protocol/catalog.h"
#include "tests/models/workspace/folderfixture.h"
#include "tests/models/workspace/workspacefixtures.h"
#include "tests/threadtime.h"
#include "tests/widgets/look.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/wraplabel.h"
#include "widgets/workspace/workspacetree.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

WorkspaceEntry asFound(WorkspaceEntry entry, const std::atomic_bool &)
{
    entry.isRead = true;
    entry.kind = u"cfd.mesh-plan"_s;
    return entry;
}

/// What the picture shows: sessions in every state, loose documents.
WorkspaceEntries pictured()
{
    const auto session = [](const QString &id) {
        return u"cfd-bioreactor-session-"_s + id + u"/handoffs/"_s;
    };
    const auto state = [](const QString &id, const QString &mode, RunStatus status) {
        WorkspaceEntry entry =
            entryOf(u"cfd-bioreactor-state-"_s + id + u".yaml"_s, u"cfd.state"_s);
        entry.session = {mode, status};
        return entry;
    };
    const QString live = session(u"20260222-090012-1"_s);
    const QString failed = session(u"20260221-143000-2"_s);
    WorkspaceEntry unread = entryOf(u"later.yaml"_s);
    unread.isRead = false;
    WorkspaceEntry unreadable = entryOf(u"closed.yaml"_s);
    unreadable.problem = u"The file cannot be read: Permission denied"_s;
    return {state(u"20260222-090012-1"_s, u"LITE"_s, RunStatus::Running),
            entryOf(live + u"phase1-math-analysis.yaml"_s, u"cfd.math-analysis"_s),
            entryOf(live + u"phase1-engineering-review.yaml"_s, u"cfd.engineering-review"_s),
            entryOf(live + u"phase1-mesh-plan.yaml"_s, u"cfd.mesh-plan"_s),
            entryOf(live + u"phase2-math-analysis.yaml"_s, u"cfd.math-analysis"_s, 0, 1),
            entryOf(live + u"phase2-engineering-review.yaml"_s, u"cfd.engineering-review"_s, 1),
            state(u"20260221-143000-2"_s, u"LITE"_s, RunStatus::Failed),
            entryOf(failed + u"phase2-flow-result.yaml"_s, u"cfd.flow-result"_s, 2),
            state(u"20260220-091512-3"_s, u"FULL"_s, RunStatus::Succeeded),
            entryOf(u"drafts/phase10-mesh-plan.yaml"_s, u"cfd.mesh-plan"_s, 0, 0, 2),
            entryOf(u"nexus-to-arena.yaml"_s, u"handoff"_s),
            entryOf(u"agent-request-auth.yaml"_s, u"cfd.mesh-plan"_s, 2),
            entryOf(u"meeting-notes.md"_s),
            unread,
            unreadable};
}

struct Fixture
{
    explicit Fixture(FileReader reader = asFound)
        : workspace(std::move(reader))
        , pane(workspace)
    {
        const auto catalog = ProtocolCatalog::load();
        workspace.model().setCatalog(catalog);
        pane.setCatalog(catalog);
        pane.resize(264, 560);
        pane.show();
    }

    void fill() { fill(pictured()); }
    void fill(const WorkspaceEntries &entries)
    {
        workspace.model().setRoot(u"/w"_s);
        workspace.model().update({}, entries);
    }
    template <typename T>
    [[nodiscard]] T *child(const QString &name) const
    {
        return pane.findChild<T *>(name);
    }
    [[nodiscard]] WorkspaceTree *tree() const { return child<WorkspaceTree>(u"workspaceTree"_s); }
    [[nodiscard]] QStringList rows() const
    {
        QStringList names;
        for (const QString &line : outlineOf(*tree()->model())) {
            names.append(line.trimmed());
        }
        return names;
    }
    [[nodiscard]] QAction *action(const QString &name) const
    {
        return child<QMenu>(u"workspaceFunnelMenu"_s)->findChild<QAction *>(name);
    }

    Workspace workspace;
    WorkspacePane pane;
};

} // namespace

class WorkspacePaneTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
    }

    void withoutAFolderTheButtonAsksForOne()
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

    void groupsAreOpenAndSessionsClosed()
    {
        Fixture fixture;
        fixture.fill();
        QVERIFY(fixture.tree()->isVisible());
        const QAbstractItemModel &model = *fixture.tree()->model();
        QVERIFY(fixture.tree()->isExpanded(model.index(0, 0)));
        QVERIFY(fixture.tree()->isExpanded(model.index(1, 0)));
        QVERIFY(!fixture.tree()->isExpanded(model.index(0, 0, model.index(0, 0))));
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

    void revealOpensWhatIsClosedAbove()
    {
        Fixture fixture;
        fixture.fill();
        const QString path =
            u"/w/cfd-bioreactor-session-20260221-143000-2/handoffs/phase2-flow-result.yaml"_s;
        fixture.pane.reveal(path);
        QCOMPARE(fixture.pane.currentPath(), path);
        QVERIFY(fixture.tree()->isExpanded(fixture.tree()->currentIndex().parent()));
        fixture.pane.reveal(u"/elsewhere.yaml"_s);
        QCOMPARE(fixture.pane.currentPath(), path);
    }

    void whatIsRevealedTooEarlyIsRevealedOnceItIsFound()
    {
        const FolderFixture place;
        place.write(u"sub/a.yaml"_s);
        Fixture fixture;
        fixture.pane.reveal(place.path(u"sub/a.yaml"_s));
        fixture.workspace.open(place.path());
        QTRY_COMPARE(fixture.pane.currentPath(), place.path(u"sub/a.yaml"_s));
        QTRY_VERIFY(!fixture.workspace.scanner().isScanning());
    }

    void typingLeadsToAName()
    {
        Fixture fixture;
        fixture.fill();
        fixture.tree()->setFocus();
        QTest::keyClicks(fixture.tree(), u"nexus"_s);
        QCOMPARE(fixture.pane.currentPath(), u"/w/nexus-to-arena.yaml"_s);
    }

    void theFilterNarrowsAndOpensTheTree()
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

    void theMenuSpeaksOfTheRow()
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

    void tenThousandFilesAreFilteredWithoutAWait()
    {
        Fixture fixture;
        WorkspaceEntries entries;
        for (int i = 0; i < 10'000; ++i) {
            entries.push_back(entryOf(u"d%1/f%2.yaml"_s.arg(i % 20).arg(i), u"cfd.mesh-plan"_s,
                                      i % 3 == 0 ? 1 : 0));
        }
        fixture.fill(entries);
        fixture.tree()->expandAll();
        QApplication::processEvents();
        auto *filter = fixture.child<QLineEdit>(u"workspaceFilter"_s);
        long long longest = 0;
        for (const QString &text : {u"f9"_s, u"f99"_s, u"f9"_s, QString()}) {
            const long long before = threadTime();
            filter->setText(text);
            QApplication::processEvents();
            longest = std::max(longest, threadTime() - before);
        }
        qInfo("longest keystroke in the filter: %lld ms", longest);
        QVERIFY2(longest < 60, qPrintable(QString::number(longest)));
    }

    void tenThousandFilesAreTakenInSmallTurns()
    {
        const FolderFixture place;
        for (int i = 0; i < 10'000; ++i) {
            place.write(u"d%1/f%2.yaml"_s.arg(i % 5).arg(i), "x");
        }
        Fixture fixture;
        const QAbstractItemModel &model = *fixture.tree()->model();
        const auto unfold = [&] { fixture.tree()->expandAll(); };
        connect(&model, &QAbstractItemModel::rowsInserted, this, unfold);
        connect(&model, &QAbstractItemModel::layoutChanged, this, unfold);
        int most = 0;
        int before = 0;
        const auto note = [&] {
            const int now = fixture.workspace.model().tally().files;
            most = std::max(most, now - std::exchange(before, now));
        };
        QSignalSpy finished(&fixture.workspace.scanner(), &WorkspaceScanner::finished);
        QTimer turn;
        connect(&turn, &QTimer::timeout, this, note);
        turn.start(0ms);
        fixture.workspace.open(place.path());
        QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), 60s);
        QTRY_COMPARE(before, 10'000);
        QVERIFY2(most <= 1'000, qPrintable(QString::number(most)));
        const QModelIndex loose = model.index(0, 0);
        QCOMPARE(model.rowCount(loose), 5);
        QCOMPARE(model.rowCount(model.index(3, 0, loose)), 2'000);
    }

    void looks_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("light") << Theme::Mode::Light;
        QTest::newRow("dark") << Theme::Mode::Dark;
    }

    void looks()
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
