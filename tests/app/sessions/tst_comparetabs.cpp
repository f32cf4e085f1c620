// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/translations.h"
#include "models/compare/diffmodel.h"
#include "models/workspace/workspacemodel.h"
#include "tests/app/windowfixture.h"
#include "tests/ordinaryuser.h"
#include "tests/widgets/look.h"
#include "widgets/compare/compareview.h"
#include "widgets/compare/difftree.h"
#include "widgets/editor/infobar.h"
#include "widgets/workspace/workspacepane.h"

#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTabWidget>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray approvedBy(const QByteArray &status)
{
    return QByteArray(review()).replace("\"APPROVED\"", '"' + status + '"');
}

/// The comparison once it shows the newest state; null after a timeout.
CompareView *comparison(const WindowFixture &fixture)
{
    const auto found = [&fixture] { return fixture.find<CompareView>(u"compareView"_s); };
    const bool isReady =
        QTest::qWaitFor([&found] { return found() && found()->isCurrent(); }, 10000);
    return isReady ? found() : nullptr;
}

/// The comparison of the open a.yaml with the file b.yaml, which is not open.
CompareView *compared(WindowFixture &fixture)
{
    write(fixture.path(u"b.yaml"_s), approvedBy("REJECTED"));
    if (!fixture.open(u"a.yaml"_s, review())) {
        return nullptr;
    }
    fixture.dialogs.files = {fixture.path(u"b.yaml"_s)};
    fixture.trigger(u"document.compareWith"_s);
    auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
    QTest::keyClicks(line, u"another"_s);
    QTest::keyClick(line, Qt::Key_Return);
    return comparison(fixture);
}

QModelIndex rowOf(const QAbstractItemModel &model, const QString &path)
{
    return model
        .match(model.index(0, 0), WorkspaceModel::PathRole, path, 1,
               Qt::MatchExactly | Qt::MatchRecursive)
        .value(0);
}

} // namespace

/// Comparisons as tabs of the window.
class TestCompareTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aDocumentIsComparedWithAnotherFile()
    {
        WindowFixture fixture;
        CompareView *view = compared(fixture);
        QVERIFY(view);
        const OpenDocument *document = fixture.window->documents().find(fixture.path(u"a.yaml"_s));
        QVERIFY(document);
        QVERIFY(!fixture.window->currentTab());
        QCOMPARE(view->title(), u"a.yaml ↔ b.yaml"_s);
        QCOMPARE(view->tree().diffModel().diff().tally, (DiffCounts{.changed = 1}));

        view->take(Side::Left);
        QTRY_COMPARE(document->editor().buffer().bytes(), approvedBy("REJECTED"));
        QTRY_VERIFY(fixture.window->actionRegistry().action(u"edit.undo"_s)->isEnabled());
        fixture.trigger(u"edit.undo"_s);
        QCOMPARE(document->editor().buffer().bytes(), review());
        QTRY_COMPARE(view->tree().diffModel().diff().tally.changed, 1);

        fixture.trigger(u"file.close"_s);
        QCOMPARE(fixture.window->currentDocument(), document);
        QTRY_VERIFY(!fixture.find<CompareView>(u"compareView"_s));
    }

    void aDocumentIsComparedWithOneThatWasNeverSaved()
    {
        WindowFixture fixture;
        const OpenDocument *made =
            fixture.window->documents().create(u"fresh.yaml"_s, approvedBy("REJECTED"));
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.trigger(u"document.compareWith"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"fresh"_s);
        QTest::keyClick(line, Qt::Key_Return);
        CompareView *view = comparison(fixture);
        QVERIFY(view);
        QCOMPARE(view->source(Side::Right).document(), &made->editor());
        QCOMPARE(view->tree().diffModel().diff().tally, (DiffCounts{.changed = 1}));
    }

    void aChangedProtocolJudgesBothSides()
    {
        WindowFixture fixture;
        write(fixture.path(u"b.yaml"_s), "order: 2\n");
        QVERIFY(fixture.open(u"a.yaml"_s, "order: 1\n"));
        fixture.dialogs.files = {fixture.path(u"b.yaml"_s)};
        fixture.trigger(u"document.compareWith"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"another"_s);
        QTest::keyClick(line, Qt::Key_Return);
        const CompareView *view = comparison(fixture);
        QVERIFY(view);
        const QString folder = fixture.path(u".baton/protocols/kitchen"_s);
        QVERIFY(QDir().mkpath(folder));
        write(folder + u"/s.json"_s, "{}");
        write(folder + u"/protocol.yaml"_s,
              "id: kitchen\nkinds:\n"
              "  - {name: order, title: Order, schema: s.json, has: [/order]}\n");
        fixture.window->openWorkspace(fixture.dir.path());
        const auto kindOf = [view](Side side) {
            return view->source(side).snapshot()->report.documents.front().kind;
        };
        QTRY_COMPARE(kindOf(Side::Left), u"kitchen.order"_s);
        QTRY_COMPARE(kindOf(Side::Right), u"kitchen.order"_s);
    }

    void anUnreadableFileOpensNoTab()
    {
        WindowFixture fixture;
        auto *pane = fixture.window->findChild<WorkspacePane *>();
        QVERIFY(pane);
        write(fixture.path(u"a.yaml"_s), review());
        Q_EMIT pane->compareRequested(fixture.path(u"a.yaml"_s), fixture.path(u"gone.yaml"_s));
        QTRY_VERIFY(fixture.window->findChild<InfoBar *>());
        QVERIFY(fixture.window->findChildren<CompareSource *>().isEmpty());
    }

    void twoFilesOfTheWorkspaceAreCompared()
    {
        WindowFixture fixture;
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"w"_s));
        write(fixture.path(u"w/a.yaml"_s), review());
        write(fixture.path(u"w/b.yaml"_s), approvedBy("REJECTED"));
        fixture.window->openWorkspace(fixture.path(u"w"_s));
        QTRY_VERIFY(fixture.window->isSettled());
        auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(rowOf(*tree->model(), fixture.path(u"w/b.yaml"_s)).isValid());
        const QModelIndex first = rowOf(*tree->model(), fixture.path(u"w/a.yaml"_s));
        const QModelIndex second = rowOf(*tree->model(), fixture.path(u"w/b.yaml"_s));
        tree->selectionModel()->select(first, QItemSelectionModel::ClearAndSelect);
        tree->selectionModel()->select(second, QItemSelectionModel::Select);
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(first).center());
        auto *menu = fixture.find<QMenu>(u"workspaceMenu"_s);
        QVERIFY(menu);
        auto *compare = menu->findChild<QAction *>(u"compareFiles"_s);
        QVERIFY(compare);
        compare->trigger();
        menu->close();
        CompareView *view = comparison(fixture);
        QVERIFY(view);
        QCOMPARE(view->title(), u"a.yaml ↔ b.yaml"_s);
        QCOMPARE(view->tree().diffModel().diff().tally.total(), 1);
        QVERIFY(view->findChild<QAction *>(u"compareTakeLeft"_s)->isEnabled());
        QVERIFY(view->findChild<QAction *>(u"compareTakeRight"_s)->isEnabled());
    }

    /// The file is opened in the background, and is then like any other document.
    void aValueIsCopiedToAFileThatIsNotOpen()
    {
        WindowFixture fixture;
        CompareView *view = compared(fixture);
        QVERIFY(view);
        auto *action = view->findChild<QAction *>(u"compareTakeRight"_s);
        QVERIFY(action->toolTip().contains(u"Opens b.yaml"_s));
        action->trigger();
        OpenDocument *other = fixture.analysed(u"b.yaml"_s);
        QVERIFY(other);
        QTRY_COMPARE(other->editor().buffer().bytes(), review());
        QVERIFY(other->isModified());
        QCOMPARE(contentOf(fixture.path(u"b.yaml"_s)), approvedBy("REJECTED"));
        QTRY_COMPARE(view->tree().diffModel().diff().tally.total(), 0);
        QCOMPARE(fixture.find<QTabWidget>(u"pageTabs"_s)->currentWidget(), view);

        fixture.trigger(u"edit.undo"_s);
        QTRY_COMPARE(other->editor().buffer().bytes(), approvedBy("REJECTED"));
        fixture.trigger(u"edit.redo"_s);
        QTRY_VERIFY(fixture.window->actionRegistry().action(u"file.save"_s)->isEnabled());
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(contentOf(fixture.path(u"b.yaml"_s)), review());
        QTRY_VERIFY(!other->isModified());
    }

    void aFileThatIsOpenedLaterIsFollowed()
    {
        WindowFixture fixture;
        CompareView *view = compared(fixture);
        QVERIFY(view);
        OpenDocument *other = fixture.open(u"b.yaml"_s, approvedBy("REJECTED"));
        QVERIFY(other);
        QCOMPARE(view->source(Side::Right).document(), &other->editor());
        QVERIFY(other->editor().buffer().apply({{0, 0, "# mine\n"}}, u"typed"_s).isOk());
        QTRY_COMPARE(view->source(Side::Right).snapshot()->bytes, other->editor().buffer().bytes());
    }

    void nothingIsCopiedIntoAFileThatChanged()
    {
        WindowFixture fixture;
        CompareView *view = compared(fixture);
        QVERIFY(view);
        const QByteArray now = approvedBy("APPROVED_WITH_WARNINGS");
        write(fixture.path(u"b.yaml"_s), now);
        QSignalSpy failed(view, &CompareView::failed);
        view->take(Side::Right);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().toString().contains(u"b.yaml has changed"_s));
        QCOMPARE(
            fixture.window->documents().find(fixture.path(u"b.yaml"_s))->editor().buffer().bytes(),
            now);
        view->take(Side::Right);
        QTRY_COMPARE(
            fixture.window->documents().find(fixture.path(u"b.yaml"_s))->editor().buffer().bytes(),
            review());
    }

    void copyingToAReadOnlyFileFailsWithAReason()
    {
        WindowFixture fixture;
        CompareView *view = compared(fixture);
        QVERIFY(view);
        QFile(fixture.path(u"b.yaml"_s)).setPermissions(QFile::ReadOther | QFile::ReadOwner);
        QFile(fixture.dir.path()).setPermissions(QFile::Permissions(0x7777));
        const OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("nothing is forbidden to root");
        }
        QSignalSpy failed(view, &CompareView::failed);
        view->take(Side::Right);
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().toString().contains(u"no permission to write"_s));
        QVERIFY(!fixture.window->documents().find(fixture.path(u"b.yaml"_s)));
    }

    void copyingToARemovedFileFailsWithAReason()
    {
        WindowFixture fixture;
        CompareView *view = compared(fixture);
        QVERIFY(view);
        QVERIFY(QFile::remove(fixture.path(u"b.yaml"_s)));
        view->take(Side::Right);
        QTRY_VERIFY(fixture.find<InfoBar>(u"notice"_s));
        QCOMPARE(fixture.find<QTabWidget>(u"pageTabs"_s)->currentWidget(), view);
    }

    void aFileOfTheWorkspaceIsComparedWithTheActiveDocument()
    {
        WindowFixture fixture;
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"w"_s));
        write(fixture.path(u"w/b.yaml"_s), approvedBy("REJECTED"));
        fixture.window->openWorkspace(fixture.path(u"w"_s));
        QTRY_VERIFY(fixture.window->isSettled());
        QVERIFY(fixture.open(u"w/a.yaml"_s, review()));
        auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(rowOf(*tree->model(), fixture.path(u"w/b.yaml"_s)).isValid());
        const QModelIndex file = rowOf(*tree->model(), fixture.path(u"w/b.yaml"_s));
        tree->selectionModel()->select(file, QItemSelectionModel::ClearAndSelect);
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(file).center());
        auto *menu = fixture.find<QMenu>(u"workspaceMenu"_s);
        QVERIFY(menu);
        auto *compare = menu->findChild<QAction *>(u"compareWithOpen"_s);
        QVERIFY(compare);
        compare->trigger();
        menu->close();
        CompareView *view = comparison(fixture);
        QVERIFY(view);
        QCOMPARE(view->tree().diffModel().diff().tally.total(), 1);
    }

    void aRemovedFileIsReported()
    {
        WindowFixture fixture;
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.dialogs.files = {fixture.path(u"nowhere.yaml"_s)};
        fixture.trigger(u"document.compareWith"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClicks(line, u"another"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(fixture.find<InfoBar>(u"notice"_s));
        QVERIFY(!fixture.find<CompareView>(u"compareView"_s));
    }

    void theComparisonOutlivesItsDocument()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        fixture.trigger(u"document.compare"_s);
        QVERIFY(comparison(fixture));
        fixture.find<QTabWidget>(u"pageTabs"_s)->setCurrentIndex(0);
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.window->documents().find(fixture.path(u"a.yaml"_s)));
        CompareView *view = fixture.find<CompareView>(u"compareView"_s);
        QVERIFY(view);
        QTRY_VERIFY(!view->source(Side::Right).document());
        QVERIFY(fixture.find<QTabWidget>(u"pageTabs"_s)->isVisible());
    }

    void takesScreenshots_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<QString>("name");
        QTest::newRow("light") << false << u"comparetab-light-de"_s;
        QTest::newRow("dark") << true << u"comparetab-dark-de"_s;
    }

    /// For visual inspection; requires that the German window fits 1280 x 800.
    void takesScreenshots()
    {
        QFETCH(bool, isDark);
        QFETCH(QString, name);
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
        dressUp(isDark ? Theme::Mode::Dark : Theme::Mode::Light);
        WindowFixture fixture;
        fixture.window->resize(1280, 800);
        write(fixture.path(u"b.yaml"_s),
              approvedBy("REJECTED")
                  .replace("description: \"Engineering review\"",
                           "description: \"Engineering review of the second flow plan, with "
                           "attention to the outlet and its distance from the sparger\"")
                  .replace("focus_areas: []", "focus_areas: [outlet, mesh]")
                  .replace("    notes: \"\"\n", ""));
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        fixture.dialogs.files = {fixture.path(u"b.yaml"_s)};
        fixture.trigger(u"document.compareWith"_s);
        auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(comparison(fixture));
        QCOMPARE(fixture.window->size(), QSize(1280, 800));
        shoot(*fixture.window, name);
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    }
};

QTEST_MAIN(TestCompareTabs)
#include "tst_comparetabs.moc"
