// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/sessionfixture.h"
#include "tests/ordinaryuser.h"
#include "tests/widgets/look.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScopeGuard>
#include <QTreeView>

#include <atomic>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QtMessageHandler otherMessages = nullptr;
std::atomic_bool isWatchRefused = false;

/// Notes that a folder cannot be watched, which Qt tells some time later.
void takeMessage(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (text.startsWith("inotify_add_watch"_L1)) {
        isWatchRefused = true;
    } else {
        otherMessages(type, context, text);
    }
}

} // namespace

/// The list of sessions as a tab of the window.
class TestSessionListTab : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnRealWarning(); }

    void theSessionsOfTheWorkspaceAreListed()
    {
        SessionFixture fixture;
        SessionListView *view = fixture.openList();
        QVERIFY(view);
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

    void anUnreadableFolderIsReported()
    {
        const OrdinaryUser user; // root can read every folder
        QVERIFY(user.isOrdinary());
        const WindowFixture fixture;
        const QString shut = fixture.path(u"work/shut"_s);
        QVERIFY(QDir().mkpath(shut));
        QVERIFY(QFile::setPermissions(shut, {}));
        const auto open = qScopeGuard([&shut] {
            QFile::setPermissions(shut, QFile::ReadUser | QFile::WriteUser | QFile::ExeUser);
        });
        otherMessages = qInstallMessageHandler(takeMessage);
        const auto restore = qScopeGuard([] { qInstallMessageHandler(otherMessages); });
        fixture.window->openWorkspace(fixture.path(u"work"_s));
        fixture.trigger(u"session.list"_s);
        const auto told = [&fixture] {
            QStringList texts;
            const auto *notice = fixture.find<QWidget>(u"notice"_s);
            for (const QLabel *label :
                 notice ? notice->findChildren<QLabel *>() : QList<QLabel *>()) {
                texts.append(label->text());
            }
            return texts.join(u'\n');
        };
        QTRY_VERIFY2(told().contains("not looked for everywhere"_L1), qPrintable(told()));
        QVERIFY2(told().contains("shut"_L1), qPrintable(told()));
        QTRY_VERIFY_WITH_TIMEOUT(isWatchRefused, 30'000);
    }

    void groupingKeepsTheCurrentSession()
    {
        SessionFixture fixture;
        SessionListView *view = fixture.openList();
        QVERIFY(view);
        view->setCurrentPath(fixture.folder + u'/' + cfd);
        auto *grouping = view->findChild<QComboBox *>(u"sessionGrouping"_s);
        for (int choice = grouping->count() - 1; choice >= 0; --choice) {
            grouping->setCurrentIndex(choice);
            QCOMPARE(view->currentPath(), fixture.folder + u'/' + cfd);
        }
    }

    void theListIsFilteredSortedAndGrouped()
    {
        SessionFixture fixture;
        SessionListView *view = fixture.openList();
        QVERIFY(view);
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
            tree->selectAll(); // of expanded rows, which are all
            QCOMPARE(view->selectedPaths().size(), all);
        }
    }

    void aReportIsAboutTheSelectedSessions()
    {
        SessionFixture fixture;
        SessionListView *view = fixture.openList();
        QVERIFY(view);
        auto *tree = view->findChild<QTreeView *>(u"sessionList"_s);
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(view->selectedPaths().size(), view->list().sessionCount());
        QAction *report = fixture.window->actionRegistry().action(u"session.report"_s);
        QVERIFY(report->isEnabled());
        QVERIFY(tree->actions().contains(report)); // in the context menu of the rows
        report->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(fixture.dialogs.asked.value(0),
                                  u"%1 sessions"_s.arg(view->list().sessionCount()), 20000);
    }
};

QTEST_MAIN(TestSessionListTab)
#include "tst_sessionlisttab.moc"
