// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/graphsource.h"
#include "models/workspace/workspace.h"
#include "tests/app/windowfixture.h"
#include "tests/widgets/look.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr int sessions = 60;
const QDateTime start(QDate(2026, 2, 21), QTime(8, 0), QTimeZone::UTC);

QString nameOf(int number)
{
    return u"swarm-session-%1-a"_s.arg(start.addSecs(number * 60).toString(u"yyyyMMdd-HHmmss"_s));
}

QByteArray stateOf(int number, const QByteArray &word)
{
    const QByteArray time = start.addSecs(number * 60).toString(Qt::ISODate).toUtf8();
    return "workflow_id: swarm-" + QByteArray::number(number) + "\ncurrent_state: " + word
        + "\ncreated_at: " + time + "\nlast_updated: " + time
        + "\nstages: {stage_1: {status: complete}, stage_2: {status: "
        + (word == "COMPLETED" ? "complete" : "in_progress") + "}}\n";
}

QByteArray payload(const QByteArray &target)
{
    return "handoff:\n  version: \"1.0\"\n  timestamp: 2026-02-21T15:40:00Z\n"
           "  source: {skill: perspective-swarm, workflow_id: a}\n  target: {skill: "
        + target + "}\n  payload:\n    original_prompt: \"Rebuild?\"\n";
}

/// A window on a workspace of swarm sessions, the latest of which is first in the list.
class LiveFixture : public WindowFixture
{
public:
    LiveFixture()
    {
        for (int number = 0; number < sessions; ++number) {
            writeState(number, "COMPLETED");
        }
        window->openWorkspace(folder());
        (void)isSettled();
    }

    [[nodiscard]] bool isSettled() const
    {
        return QTest::qWaitFor([this] { return window->isSettled(); }, 20000);
    }

    [[nodiscard]] QString folder() const { return path(u"ws"_s); }
    [[nodiscard]] QString sessionAt(int number) const { return folder() + u'/' + nameOf(number); }

    void writeState(int number, const QByteArray &word) const
    {
        QVERIFY(QDir().mkpath(sessionAt(number)));
        write(sessionAt(number) + "/workflow-state.yaml"_L1, stateOf(number, word));
    }

    void openList()
    {
        trigger(u"session.list"_s);
        view = find<SessionListView>(u"sessionListView"_s);
        tree = view->findChild<QTreeView *>(u"sessionList"_s);
        QVERIFY(isSettled());
        QCOMPARE(view->list().sessionCount(), sessions);
        QCOMPARE(top(), nameOf(sessions - 1));
    }

    [[nodiscard]] QString statusOf(int number) const
    {
        return view->list()
            .indexOf(sessionAt(number))
            .siblingAtColumn(SessionList::StatusColumn)
            .data()
            .toString();
    }

    /// The folder name of the first visible row.
    [[nodiscard]] QString top() const
    {
        return tree->indexAt({0, 0}).data(Qt::ToolTipRole).toString().section(u'/', -1);
    }

    SessionListView *view = nullptr;
    QTreeView *tree = nullptr;
};

} // namespace

/// Views of the sessions of a workspace while these are written.
class TestLiveList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnRealWarning(); }

    void changedStatesUpdateTheirRow()
    {
        LiveFixture fixture;
        fixture.openList();
        fixture.view->setCurrentPath(fixture.sessionAt(20));
        const QString top = fixture.top();
        QVERIFY(fixture.tree->verticalScrollBar()->value() > 0);
        fixture.writeState(20, "FAILED");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(20), u"failed"_s, 20000);
        fixture.writeState(22, "FAILED");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(22), u"failed"_s, 20000);
        QCOMPARE(fixture.statusOf(21), u"ok"_s);
        QCOMPARE(fixture.view->currentPath(), fixture.sessionAt(20));
        QCOMPARE(fixture.view->selectedPaths(), QStringList{fixture.sessionAt(20)});
        QCOMPARE(fixture.top(), top);
        QVERIFY(!fixture.view->findChild<QWidget *>(u"sessionCancel"_s)->isVisible());
    }

    void unwatchedFilesAreReportedAndReadAgain()
    {
        LiveFixture fixture;
        // Room for the folder, all sessions, the states of visible ones and a few more.
        fixture.find<Workspace>(u"workspace"_s)->scanner().setWatchLimit(90);
        fixture.trigger(u"view.refresh"_s);
        fixture.openList();
        const auto *progress = fixture.view->findChild<QLabel *>(u"sessionProgress"_s);
        QTRY_COMPARE(progress->text(),
                     u"60 session(s) · 31 file(s) and folders cannot be followed: F5 reads them "
                     "again"_s);
        QVERIFY(!progress->toolTip().isEmpty());
        fixture.writeState(20, "FAILED");
        fixture.writeState(sessions - 1, "FAILED");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(sessions - 1), u"failed"_s, 20000);
        QCOMPARE(fixture.statusOf(20), u"ok"_s);
        QTest::keyClick(fixture.tree, Qt::Key_F5);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(20), u"failed"_s, 20000);
        // A row that becomes visible is followed from then on.
        fixture.view->setCurrentPath(fixture.sessionAt(5));
        fixture.writeState(5, "FAILED");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(5), u"failed"_s, 20000);
    }

    void incompleteStatesKeepTheirRow()
    {
        LiveFixture fixture;
        fixture.openList();
        write(fixture.sessionAt(30) + "/workflow-state.yaml"_L1, "stages: {stage_1: {sta");
        QTRY_VERIFY_WITH_TIMEOUT(fixture.statusOf(30).startsWith("ok at "_L1), 20000);
        fixture.writeState(30, "FAILED");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(30), u"failed"_s, 20000);
    }

    void aNewSessionBecomesARow()
    {
        LiveFixture fixture;
        fixture.openList();
        fixture.view->setCurrentPath(fixture.sessionAt(20));
        const QString top = fixture.top();
        fixture.writeState(sessions, "FRAMING"); // above everything that is in sight
        QTRY_COMPARE_WITH_TIMEOUT(fixture.view->list().sessionCount(), sessions + 1, 20000);
        QCOMPARE(fixture.top(), top);
        QCOMPARE(fixture.view->selectedPaths(), QStringList{fixture.sessionAt(20)});
        QTRY_VERIFY(fixture.view->findChild<QLabel *>(u"sessionProgress"_s)
                        ->text()
                        .startsWith(QString::number(sessions + 1)));
        // An empty folder is a session by its name.
        QVERIFY(QDir().mkpath(fixture.sessionAt(sessions + 1)));
        QTRY_COMPARE_WITH_TIMEOUT(fixture.view->list().sessionCount(), sessions + 2, 20000);
        QCOMPARE(fixture.top(), top);
    }

    void aSessionThatIsRemovedVanishes()
    {
        LiveFixture fixture;
        fixture.openList();
        fixture.view->setCurrentPath(fixture.sessionAt(20));
        const QString top = fixture.top();
        QVERIFY(QDir(fixture.sessionAt(50)).removeRecursively());
        QTRY_COMPARE_WITH_TIMEOUT(fixture.view->list().sessionCount(), sessions - 1, 20000);
        QVERIFY(!fixture.view->list().indexOf(fixture.sessionAt(50)).isValid());
        QCOMPARE(fixture.top(), top);
        QCOMPARE(fixture.view->currentPath(), fixture.sessionAt(20));
    }

    void aStateNextToItsFolderIsFollowed()
    {
        LiveFixture fixture;
        fixture.openList();
        const auto state = [](const QByteArray &word) {
            return "session: {session_id: \"7\", mode: LITE, current_phase: 1, status: " + word
                + "}\nphase_results: {phase_1: {status: in_progress}}\n";
        };
        const QString session = fixture.folder() + u"/cfd-bioreactor-session-7"_s;
        const QString file = fixture.folder() + u"/cfd-bioreactor-state-7.yaml"_s;
        QVERIFY(QDir().mkpath(session + u"/handoffs"_s));
        write(file, state("paused"));
        const auto word = [&] {
            const QModelIndex row = fixture.view->list().indexOf(session);
            return row.isValid() ? fixture.view->list().session(row)->word : QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(word(), u"paused"_s, 20000);
        write(file, state("failed"));
        QTRY_COMPARE_WITH_TIMEOUT(word(), u"failed"_s, 20000);
        QVERIFY(QFile::remove(file));
        QTRY_COMPARE_WITH_TIMEOUT(word(), QString(), 20000);
        QVERIFY(fixture.view->list().indexOf(session).isValid()); // its folder still exists
        QVERIFY(QDir(session).removeRecursively());
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.view->list().indexOf(session).isValid(), 20000);
    }

    void collapsedGroupsStayCollapsed()
    {
        LiveFixture fixture;
        fixture.openList();
        fixture.view->findChild<QComboBox *>(u"sessionGrouping"_s)->setCurrentIndex(1);
        const QPersistentModelIndex group = fixture.tree->model()->index(0, 0);
        QVERIFY(fixture.tree->isExpanded(group));
        fixture.tree->collapse(group);
        fixture.writeState(sessions, "FRAMING");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.tree->model()->rowCount(group), sessions + 1, 20000);
        QVERIFY(!fixture.tree->isExpanded(group));
    }

    void aSearchIsShownAndCancelled()
    {
        const LiveFixture fixture;
        fixture.trigger(u"session.list"_s);
        auto *view = fixture.find<SessionListView>(u"sessionListView"_s);
        auto *workspace = fixture.window->findChild<Workspace *>(u"workspace"_s);
        workspace->sessions().find(workspace->folder());
        auto *cancel = view->findChild<QPushButton *>(u"sessionCancel"_s);
        const auto *progress = view->findChild<QLabel *>(u"sessionProgress"_s);
        QVERIFY(!fixture.window->isSettled());
        QVERIFY(cancel->isVisibleTo(view));
        QVERIFY2(progress->text().startsWith(u"Looking for sessions"_s),
                 qPrintable(progress->text()));
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!cancel->isVisibleTo(view));
        QVERIFY(fixture.isSettled());
        QCOMPARE(view->list().sessionCount(), 0);
        workspace->refresh(); // searches the remaining files
        QTRY_COMPARE_WITH_TIMEOUT(view->list().sessionCount(), sessions, 20000);
    }

    void aListThatWasClosedIsReadAgain()
    {
        LiveFixture fixture;
        fixture.openList();
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!fixture.find<SessionListView>(u"sessionListView"_s));
        fixture.writeState(20, "FAILED");
        fixture.openList();
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(20), u"failed"_s, 20000);
        fixture.writeState(20, "COMPLETED");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(20), u"ok"_s, 20000);
    }

    /// List, tree, tab and graph share one reading.
    void allViewsOfASessionAgree()
    {
        LiveFixture fixture;
        fixture.openList();
        Workspace &workspace = *fixture.find<Workspace>(u"workspace"_s);
        const QString folder = fixture.sessionAt(20);
        fixture.window->openSession(folder);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->currentSession(), 20000);
        const SessionView &tab = *fixture.window->currentSession();
        fixture.trigger(u"routing.workspace"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            fixture.window->currentRouting() && fixture.window->currentRouting()->source(), 20000);
        const RoutingView &graph = *fixture.window->currentRouting();
        QVERIFY(fixture.isSettled());
        QStringList words;
        connect(&workspace.sessions(), &SessionStore::progressChanged, this, [&] {
            const SessionSummary &now = tab.session()->summary;
            const WorkspaceModel &model = workspace.model();
            const QModelIndex state = model.indexOf(folder + u"/workflow-state.yaml"_s);
            QVERIFY(*fixture.view->list().session(fixture.view->list().indexOf(folder)) == now);
            QVERIFY(*model.node(state.parent()).session == now);
            const auto drawn =
                std::ranges::find(graph.source()->sessions, folder,
                                  [](const auto &session) { return session->summary.place.path; });
            QVERIFY((*drawn)->summary == now);
            words.append(now.word);
        });
        const int before = workspace.sessions().readings();
        fixture.writeState(20, "FAILED");
        QTRY_COMPARE_WITH_TIMEOUT(tab.session()->summary.word, u"FAILED"_s, 20000);
        fixture.writeState(21, "FAILED"); // once this is read, all that came before is over
        QTRY_COMPARE_WITH_TIMEOUT(fixture.statusOf(21), u"failed"_s, 20000);
        QVERIFY(words.contains(u"FAILED"_s));
        QCOMPARE(workspace.sessions().readings(), before + 2);
    }

    void visibleRowsAreReported()
    {
        LiveFixture fixture;
        const SessionStore &store = fixture.find<Workspace>(u"workspace"_s)->sessions();
        QTRY_VERIFY(store.inSight().contains(fixture.sessionAt(sessions - 1))); // of the tree
        QVERIFY(store.inSight().size() < sessions);
        fixture.openList();
        fixture.view->setCurrentPath(fixture.sessionAt(0));
        QTRY_VERIFY(store.inSight().contains(fixture.sessionAt(0)));
        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(!store.inSight().contains(fixture.sessionAt(0)));
        QVERIFY(store.inSight().contains(fixture.sessionAt(sessions - 1)));
    }

    void theGraphOfTheWorkspaceShowsNewSessions()
    {
        LiveFixture fixture;
        write(fixture.sessionAt(3) + "/handoff-payload.yaml"_L1, payload("lit-pm"));
        fixture.trigger(u"routing.workspace"_s);
        const auto isShown = [&fixture] {
            const RoutingView *view = fixture.window->currentRouting();
            return view && view->graph() && fixture.window->isSettled()
                && view->graphView().isLaidOut();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isShown(), 20000);
        RoutingView *view = fixture.window->currentRouting();
        QTRY_COMPARE_WITH_TIMEOUT(view->graph()->crossings.size(), size_t(1), 20000);
        QTRY_VERIFY_WITH_TIMEOUT(isShown(), 20000);
        const QHash<QString, QPointF> before = places(*view);
        QVERIFY(before.size() >= 2);
        // A handoff of a known session, one of a new one, and both are removed again.
        write(fixture.sessionAt(4) + "/handoff-payload.yaml"_L1, payload("lit-pm"));
        QTRY_COMPARE_WITH_TIMEOUT(view->graph()->crossings.size(), size_t(2), 20000);
        fixture.writeState(sessions, "COMPLETED");
        write(fixture.sessionAt(sessions) + "/handoff-payload.yaml"_L1, payload("new-agent"));
        QTRY_COMPARE_WITH_TIMEOUT(view->graph()->crossings.size(), size_t(3), 20000);
        QTRY_VERIFY_WITH_TIMEOUT(isShown(), 20000);
        const QHash<QString, QPointF> after = places(*view);
        for (auto node = before.cbegin(); node != before.cend(); ++node) {
            QCOMPARE(after.value(node.key()), node.value());
        }
        QVERIFY(QDir(fixture.sessionAt(sessions)).removeRecursively());
        QVERIFY(QFile::remove(fixture.sessionAt(4) + "/handoff-payload.yaml"_L1));
        QTRY_COMPARE_WITH_TIMEOUT(view->graph()->crossings.size(), size_t(1), 20000);
    }

private:
    static QHash<QString, QPointF> places(const RoutingView &view)
    {
        QHash<QString, QPointF> all;
        const GraphView &shown = view.graphView();
        for (size_t i = 0; i < shown.graph().nodes.size(); ++i) {
            all.insert(shown.graph().nodes[i].id, shown.graphLayout().nodes[i]);
        }
        return all;
    }
};

QTEST_MAIN(TestLiveList)
#include "tst_livelist.moc"
