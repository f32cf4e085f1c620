// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/samplefixture.h"

#include "models/workspace/workspacemodel.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/log/view/logview.h"

#include <QApplication>
#include <QTabBar>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QStringList titlesOf(const MainWindow &window)
{
    const auto *tabs = window.findChild<PageTabs *>(u"pageTabs"_s);
    QStringList titles;
    for (int i = 0; i < tabs->count(); ++i) {
        titles.append(tabs->tabText(i));
    }
    return titles;
}

QString currentTitle(const MainWindow &window)
{
    const auto *tabs = window.findChild<PageTabs *>(u"pageTabs"_s);
    return tabs->currentIndex() < 0 ? QString() : tabs->tabText(tabs->currentIndex());
}

} // namespace

/// The tabs are restored at the next start.
class TestSavedTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void tabsAreRestoredInOrder_data()
    {
        QTest::addColumn<bool>("isInFolder");
        QTest::addColumn<bool>("isKilled");
        QTest::newRow("closed") << true << false;
        QTest::newRow("killed") << true << true;
        QTest::newRow("without a folder, closed") << false << false;
        QTest::newRow("without a folder, killed") << false << true;
    }

    void tabsAreRestoredInOrder()
    {
        QFETCH(const bool, isInFolder);
        QFETCH(const bool, isKilled);
        WindowFixture fixture;
        if (isInFolder) {
            fixture.window->openWorkspace(fixture.dir.path());
        }
        addTabs(fixture);
        PageTabs &tabs = *fixture.find<PageTabs>(u"pageTabs"_s);
        tabs.tabBar()->moveTab(0, 2);
        QCOMPARE(titlesOf(*fixture.window), expected());
        tabs.setCurrentIndex(1);
        if (!isKilled) {
            fixture.window->close();
        }
        MainWindow next(fixture.context);
        next.start({});
        QTRY_COMPARE(titlesOf(next), expected());
        QTRY_VERIFY(next.isSettled());
        QCOMPARE(currentTitle(next), u"c.yaml"_s);
        QCOMPARE(next.workspace(), isInFolder ? fixture.dir.path() : QString());
    }

    void withoutAFolderAClosedTabStaysClosed()
    {
        WindowFixture fixture;
        addTabs(fixture);
        fixture.trigger(u"file.close"_s); // the log
        fixture.trigger(u"file.close"_s); // a document
        QTRY_COMPARE(titlesOf(*fixture.window).size(), 2);
        MainWindow next(fixture.context);
        next.start({});
        QTRY_COMPARE(titlesOf(next).size(), 2);
        QTRY_VERIFY(next.isSettled());
        QCOMPARE(titlesOf(next), titlesOf(*fixture.window));
    }

    void discardedTabsAreRestored()
    {
        WindowFixture fixture;
        fill(fixture);
        OpenDocument *document = fixture.window->documents().find(fixture.path(u"b.yaml"_s));
        QVERIFY(document->editor().buffer().apply({{0, 0, "# new\n"}}, u"x"_s).isOk());
        fixture.dialogs.choice = CloseChoice::Discard;
        fixture.window->close();
        QTRY_VERIFY(!fixture.window->isVisible());
        MainWindow next(fixture.context);
        next.start({});
        QTRY_COMPARE(titlesOf(next).size(), 4);
        QTRY_VERIFY(next.isSettled());
    }

    void tabsOfMissingFilesAreNotRestored()
    {
        WindowFixture fixture;
        fill(fixture);
        fixture.window->close();
        QVERIFY(QFile::remove(fixture.path(u"c.yaml"_s)));
        MainWindow next(fixture.context);
        next.start({});
        QTRY_COMPARE(titlesOf(next), (QStringList{u"a.yaml"_s, u"b.yaml"_s, u"run.log"_s}));
        QTRY_VERIFY(next.isSettled());
        QVERIFY(!next.findChild<QWidget *>(u"notice"_s));
        MainWindow third(fixture.context);
        third.start({});
        QTRY_COMPARE(titlesOf(third).size(), 3);
        QTRY_VERIFY(third.isSettled());
    }

    void aFileThatIsNamedIsOpenedAsWell()
    {
        WindowFixture fixture;
        fill(fixture);
        write(fixture.path(u"d.yaml"_s), review());
        fixture.window->close();
        MainWindow next(fixture.context);
        next.start({{fixture.path(u"d.yaml"_s), 3, 1}});
        QTRY_COMPARE(titlesOf(next).size(), 5);
        QTRY_VERIFY(next.isSettled());
        QCOMPARE(currentTitle(next), u"d.yaml"_s);
        MainWindow third(fixture.context);
        third.start({{fixture.path(u"b.yaml"_s), 3, 1}});
        QTRY_COMPARE(titlesOf(third).size(), 5);
        QTRY_VERIFY(third.isSettled());
        QCOMPARE(currentTitle(third), u"b.yaml"_s);
    }

    void aLogOnTheCommandLineClosesNoTab()
    {
        WindowFixture fixture;
        fill(fixture);
        fixture.window->close();
        MainWindow next(fixture.context);
        next.start({{fixture.path(u"run.log"_s), 1, 0}}); // a log is open at once
        QTRY_COMPARE(titlesOf(next).size(), 4);
        QTRY_VERIFY(next.isSettled());
        QCOMPARE(currentTitle(next), u"run.log"_s);
    }

    /// Sessions of every protocol, including one whose folder contains others.
    void sessionsAreRestored()
    {
        SampleFixture fixture;
        const QStringList sessions = sessionsOf(fixture);
        QVERIFY(sessions.size() > 4);
        QStringList titles;
        for (const QString &session : sessions) {
            fixture.window->openSession(session);
            QVERIFY(fixture.shownSession());
            titles.append(currentTitle(*fixture.window));
        }
        fixture.window->close();
        MainWindow next(fixture.context);
        next.start({});
        QTRY_COMPARE_WITH_TIMEOUT(titlesOf(next), titles, 20000);
        QTRY_VERIFY_WITH_TIMEOUT(next.isSettled(), 20000);
        QCOMPARE(currentTitle(next), titles.last());
        QVERIFY(next.currentSession());
    }

    void documentsOfASessionAreRestoredAsDocuments()
    {
        SampleFixture fixture;
        const QString session = u"cfd-bioreactor-session-20260221-143000-48213"_s;
        const QStringList paths{fixture.folder + u'/' + session
                                    + u"/handoffs/phase2-flow-result.yaml"_s,
                                fixture.folder + u"/arena/1-sherpa-to-arena.yaml"_s};
        for (const QString &path : paths) {
            QVERIFY2(QFileInfo(path).isFile(), qPrintable(path));
            fixture.window->open({{path, 0, 0}});
        }
        QTRY_VERIFY(fixture.window->isSettled());
        const QStringList titles = titlesOf(*fixture.window);
        QCOMPARE(titles, (QStringList{u"phase2-flow-result.yaml"_s, u"1-sherpa-to-arena.yaml"_s}));
        fixture.window->close();
        MainWindow next(fixture.context);
        next.start({});
        QTRY_VERIFY(next.isSettled());
        QTRY_COMPARE(titlesOf(next), titles);
        QVERIFY(!next.currentSession());
    }

    void theExpansionOfTheTreeIsRestored()
    {
        SampleFixture fixture;
        auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        QTRY_VERIFY(!sessionOf(fixture).isEmpty());
        const QString session = sessionOf(fixture);
        const auto rowOf = [&session](const QTreeView &view) {
            const QModelIndexList found =
                view.model()->match(view.model()->index(0, 0), WorkspaceModel::PathRole, session, 1,
                                    Qt::MatchExactly | Qt::MatchRecursive);
            return found.value(0);
        };
        QTRY_VERIFY(rowOf(*tree).isValid());
        QVERIFY(!tree->isExpanded(rowOf(*tree)));
        tree->setCurrentIndex(rowOf(*tree));
        QTest::keyClick(tree, Qt::Key_Right);
        QVERIFY(tree->isExpanded(rowOf(*tree)));
        const QModelIndex group = tree->model()->index(tree->model()->rowCount() - 1, 0);
        const bool hasOtherGroup = group != rowOf(*tree).parent();
        tree->setExpanded(group, !hasOtherGroup);
        fixture.window->close();

        MainWindow next(fixture.context);
        next.start({});
        auto *again = next.findChild<QTreeView *>(u"workspaceTree"_s);
        QTRY_VERIFY(next.isSettled());
        QTRY_VERIFY(rowOf(*again).isValid());
        QVERIFY(again->isExpanded(rowOf(*again)));
        const QModelIndex last = again->model()->index(again->model()->rowCount() - 1, 0);
        QCOMPARE(again->isExpanded(last), !hasOtherGroup);
    }

private:
    /// Three documents and a log in a folder of their own.
    static void fill(WindowFixture &fixture)
    {
        fixture.window->openWorkspace(fixture.dir.path());
        addTabs(fixture);
    }

    static void addTabs(WindowFixture &fixture)
    {
        QVERIFY(fixture.open(u"a.yaml"_s, review()));
        QVERIFY(fixture.open(u"b.yaml"_s, review()));
        QVERIFY(fixture.open(u"c.yaml"_s, review()));
        write(fixture.path(u"run.log"_s), "one\ntwo\n");
        fixture.window->open({{fixture.path(u"run.log"_s), 0, 0}});
        QTRY_VERIFY(fixture.window->isSettled());
    }

    static QStringList expected() { return {u"b.yaml"_s, u"c.yaml"_s, u"a.yaml"_s, u"run.log"_s}; }

    static QString sessionOf(const SampleFixture &fixture) { return sessionsOf(fixture).value(0); }

    static QStringList sessionsOf(const SampleFixture &fixture)
    {
        const QAbstractItemModel &rows = *fixture.find<QTreeView>(u"workspaceTree"_s)->model();
        const QModelIndexList found = rows.match(rows.index(0, 0), WorkspaceModel::TypeRole,
                                                 static_cast<int>(WorkspaceNode::Type::Session), -1,
                                                 Qt::MatchExactly | Qt::MatchRecursive);
        QStringList paths;
        for (const QModelIndex &row : found) {
            paths.append(row.data(WorkspaceModel::PathRole).toString());
        }
        return paths;
    }
};

QTEST_MAIN(TestSavedTabs)
#include "tst_savedtabs.moc"
