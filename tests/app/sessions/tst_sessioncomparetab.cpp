// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/sessioncomparisons.h"
#include "tests/app/sessionfixture.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/sessioncompare/sessioncompareview.h"
#include "widgets/text/elidedlabel.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>

using namespace baton;

/// Two sessions of the list side by side.
class TestSessionCompareTab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSelectedSessionsAreCompared()
    {
        SessionFixture shown;
        SessionCompareView *view = compareTwo(shown);
        QVERIFY(view);
        QTRY_VERIFY(view->model().rowCount() > 5);
        const auto *rows = view->findChild<QTreeView *>(u"comparisonRows"_s);
        const QAbstractItemModelTester tester(
            rows->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int differing = view->model().rowCount();
        for (int row = 0; row < differing; ++row) {
            QVERIFY(view->model().row(row).differs());
        }
        QTest::mouseClick(view->findChild<QCheckBox *>(u"onlyDifferences"_s), Qt::LeftButton);
        QVERIFY(view->model().rowCount() >= differing);
        QCOMPARE(size_t(view->model().rowCount()), view->model().comparison().rows.size());
    }

    void theTabNamesTheSessions()
    {
        SessionFixture shown;
        SessionCompareView *view = compareTwo(shown);
        QVERIFY(view);
        QTRY_VERIFY(view->model().rowCount() > 5);
        const auto titleOf = [view](ComparisonModel::Column side) {
            return view->model().headerData(side, Qt::Horizontal, Qt::DisplayRole).toString();
        };
        const auto *tabs = shown.window->findChild<PageTabs *>();
        QVERIFY(tabs);
        QCOMPARE(tabs->tabText(tabs->indexOf(view)),
                 titleOf(ComparisonModel::LeftColumn) + u" and "_s
                     + titleOf(ComparisonModel::RightColumn));
    }

    void theColumnsFollowTheWidth()
    {
        SessionCompareView view;
        for (const int width : {900, 1800}) {
            view.resize(width, 400);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            const auto *header = view.findChild<QTreeView *>(u"comparisonRows"_s)->header();
            QCOMPARE_GT(header->sectionSize(ComparisonModel::TitleColumn), width / 4);
            QCOMPARE_GT(header->sectionSize(ComparisonModel::LeftColumn), width / 3);
        }
    }

    void returnOpensTheEvidenceOfACell()
    {
        SessionFixture shown;
        SessionCompareView *view = compareTwo(shown);
        QVERIFY(view);
        QTRY_VERIFY(view->model().rowCount() > 5);
        auto *rows = view->findChild<QTreeView *>(u"comparisonRows"_s);
        int found = -1;
        for (int row = 0; row < view->model().rowCount() && found < 0; ++row) {
            const ComparedRow &told = view->model().row(row);
            found = told.topic == ComparedRow::Topic::Handoff && !told.leftAt.isEmpty() ? row : -1;
        }
        QVERIFY(found >= 0);
        const QString path = view->model().row(found).leftAt.path;
        rows->setCurrentIndex(rows->model()->index(found, ComparisonModel::LeftColumn));
        rows->setFocus();
        QTest::keyClick(rows, Qt::Key_Return);
        QTRY_VERIFY(shown.window->documents().find(path));
    }

    void comparingTheSameSessionsReusesTheirTab()
    {
        SessionFixture shown;
        SessionCompareView *view = compareTwo(shown);
        QVERIFY(view);
        QTRY_VERIFY(view->model().rowCount() > 5);
        QCOMPARE(compareTwo(shown), view);
        QVERIFY(view->isVisible());
        QCOMPARE(shown.window->findChildren<SessionCompareView *>().size(), 1);
        view->parentWidget()->setFocus();
        shown.trigger(u"file.close"_s);
        QTRY_VERIFY(shown.window->findChildren<SessionCompareView *>().isEmpty());
        QVERIFY(compareTwo(shown)); // in a new one
    }

    void aComparisonCanBeStopped()
    {
        SessionFixture shown;
        SessionCompareView *view = compareTwo(shown);
        QVERIFY(view);
        auto *stop = view->findChild<QPushButton *>(u"emptyAction"_s);
        QVERIFY(stop && stop->isVisible());
        QTest::mouseClick(stop, Qt::LeftButton);
        const auto *message = shown.find<ElidedLabel>(u"statusMessage"_s);
        QTRY_COMPARE(message->text(), u"The comparison was stopped."_s);
        QTRY_VERIFY(shown.window->findChildren<SessionCompareView *>().isEmpty());
        view = compareTwo(shown); // in a new tab
        QVERIFY(view);
        QTRY_VERIFY(view->model().rowCount() > 5);
        QVERIFY(!view->findChild<QPushButton *>(u"emptyAction"_s)->isVisible());
    }

    void aRemovedSessionIsReported()
    {
        SessionFixture shown;
        QVERIFY(shown.openList());
        auto *comparisons = shown.window->findChild<SessionComparisons *>();
        QVERIFY(comparisons);
        const QString there = shown.folder + u'/' + cfd;
        comparisons->compare(there, there + u"-that-went"_s);
        const auto *message = shown.find<ElidedLabel>(u"statusMessage"_s);
        QTRY_COMPARE(message->text(), u"One of the sessions is gone."_s);
        QTRY_VERIFY(shown.window->findChildren<SessionCompareView *>().isEmpty());
    }

    void comparingNeedsTwoSessions()
    {
        SessionFixture shown;
        QVERIFY(shown.openList());
        shown.trigger(u"session.compareSessions"_s);
        QVERIFY(!shown.find<SessionCompareView>(u"sessionCompareView"_s));
    }

private:
    /// The comparison of the CFD session and another one that has handoffs.
    static SessionCompareView *compareTwo(SessionFixture &shown)
    {
        SessionListView *list = shown.openList();
        if (!list) {
            return nullptr;
        }
        auto *tree = list->findChild<QTreeView *>();
        list->setCurrentPath(shown.folder + u'/' + cfd);
        const QModelIndex first = tree->currentIndex();
        list->setCurrentPath(shown.folder + u"/arena"_s);
        const QModelIndex second = tree->currentIndex();
        if (first == second) {
            return nullptr;
        }
        const auto how = QItemSelectionModel::Select | QItemSelectionModel::Rows;
        tree->selectionModel()->select(first, how | QItemSelectionModel::Clear);
        tree->selectionModel()->select(second, how);
        shown.trigger(u"session.compareSessions"_s);
        return shown.find<SessionCompareView>(u"sessionCompareView"_s);
    }
};

QTEST_MAIN(TestSessionCompareTab)
#include "tst_sessioncomparetab.moc"
