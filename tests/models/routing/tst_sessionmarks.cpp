// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/report/reportsymbols.h"
#include "models/report/sessionreport.h"
#include "models/routing/graphs/graphsource.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/displaystatus.h"
#include "models/sessionviews/list/sessionlist.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "models/workspace/filechecker.h"
#include "models/workspace/workspace.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/support/sessionfactory.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QString sessions = u"docs/.scratch/sessions/"_s;

void write(const SessionFolder &folder, const QString &id, const QByteArray &status,
           const QByteArray &intent, const QByteArray &attributes = {})
{
    folder.write(sessions + id + u"/prompt.xml"_s,
                 "<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" "
                 "session_id=\""
                     + id.toUtf8() + "\"" + attributes + "><mode>spawn</mode>" + intent
                     + "<current_task_summary>Write the endpoint</current_task_summary>"
                       "<workflow>TDD</workflow><task_details>See the issue.</task_details>"
                       "<deliverables><file path=\"a.md\">Notes</file></deliverables>"
                       "</agent_request>");
    folder.write(sessions + id + u"/state.json"_s,
                 "{\"session_id\": \"" + id.toUtf8() + "\", \"agent\": \"backend\", \"status\": \""
                     + status + "\"}");
}

/// The tree of @p folder, filled.
class FilledTree
{
public:
    FilledTree(const QString &folder, const std::shared_ptr<const ProtocolCatalog> &catalog)
        : m_workspace(checkingReader(catalog))
    {
        m_workspace.setCatalog(catalog);
        m_workspace.open(folder);
        m_isFilled = QTest::qWaitFor(
            [this] {
                return !m_workspace.scanner().isScanning() && !m_workspace.sessions().isFinding();
            },
            60'000);
    }

    [[nodiscard]] bool isFilled() const { return m_isFilled; }
    [[nodiscard]] std::vector<SessionSummary> sessions() const
    {
        return m_workspace.sessions().sessions();
    }
    /// Status::None if there is no such file.
    [[nodiscard]] Status markOf(const QString &stateFile)
    {
        const QModelIndex state = m_workspace.model().indexOf(stateFile);
        return state.isValid()
            ? static_cast<Status>(state.parent().data(WorkspaceModel::MarkRole).toInt())
            : Status::None;
    }

private:
    mutable Workspace m_workspace;
    bool m_isFilled = false;
};

} // namespace

/// A session has the same mark in all views, and a graph shows its contents, too.
class TestSessionMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void theGraphMarksASessionAsTheWorkspaceDoes()
    {
        const QByteArray intent = "<original_intent>All of it</original_intent>";
        const SessionFolder folder;
        folder.write(u"a.md"_s, "What they deliver"); // else it would speak against them
        write(folder, u"20260224-180000-good"_s, "COMPLETED", intent);
        write(folder, u"20260224-180001-blocked"_s, "COMPLETED", {});
        write(folder, u"20260224-180002-killed"_s, "KILLED", intent);
        write(folder, u"20260224-180003-running"_s, "RUNNING", {});
        write(folder, u"20260224-180004-waits"_s, "COMPLETED", intent,
              " depends_on=\"20260224-170000-gone\"");
        const auto catalog = ProtocolCatalog::load();
        FilledTree tree(folder.path({}), catalog);
        QVERIFY(tree.isFilled());
        const RoutingGraph graph =
            routingGraph(readGraphSource(folder.path({}), *catalog), GraphKind::Sessions, *catalog);
        QMap<QString, std::pair<Status, Status>> marks;
        for (const RoutingNode &node : graph.nodes) {
            if (node.sessionPath.isEmpty()) {
                continue;
            }
            QVERIFY2(node.standing == tree.markOf(node.evidence.path), qPrintable(node.title));
            marks.insert(node.title.section(u'-', 2), {node.standing, node.verdict});
        }
        QCOMPARE(marks.size(), 5);
        QCOMPARE(marks.value(u"good"_s).first, Status::Ok);
        QVERIFY(marks.value(u"good"_s).second != Status::Error); // it has left no log
        QCOMPARE(marks.value(u"blocked"_s), std::pair(Status::Warning, Status::Error));
        QCOMPARE(marks.value(u"killed"_s).first, Status::Error);
        QCOMPARE(marks.value(u"running"_s).second, Status::Error);
        QCOMPARE(marks.value(u"waits"_s), std::pair(Status::Ok, Status::Warning));
    }

    void allViewsMarkASessionInTheSameWay_data()
    {
        QTest::addColumn<quint32>("seed");
        for (const quint32 seed : {1u, 2u}) {
            QTest::addRow("seed %u", seed) << seed;
        }
    }

    /// The tree, the list, the tab with its header, the report and the graph.
    void allViewsMarkASessionInTheSameWay()
    {
        QFETCH(quint32, seed);
        const QTemporaryDir root;
        SessionFactory factory(seed);
        factory.setTrouble(30, 20);
        factory.addAll(root.path(), 40);
        const auto catalog = ProtocolCatalog::load();
        FilledTree tree(root.path(), catalog);
        QVERIFY(tree.isFilled());
        std::vector<SessionSummary> listed;
        QHash<QString, Status> tabs;
        QHash<QString, ReportMark> reports;
        const std::atomic_bool stop = false;
        QVERIFY(walkSessions(root.path(), *catalog, stop, [&](const SessionLocation &place) {
            const Session session = readSession(place, *catalog);
            listed.push_back(session.summary);
            tabs.insert(place.path, statusOf(session.summary));
            reports.insert(place.path, titleMark(session));
        }));
        SessionList list;
        list.add(tree.sessions());
        QCOMPARE(list.sessionCount(), int(listed.size()));
        QSet<Status> met;
        for (const SessionSummary &summary : listed) {
            const QString &path = summary.place.path;
            const QModelIndex row = list.indexOf(path).siblingAtColumn(SessionList::StatusColumn);
            const auto mark = static_cast<Status>(row.data(SessionTable::ShapeRole).toInt());
            QVERIFY2(mark == tabs.value(path), qPrintable(path));
            QVERIFY2(markOf(mark) == reports.value(path), qPrintable(path));
            if (!summary.place.stateFile.isEmpty()) {
                QVERIFY2(tree.markOf(summary.place.stateFile) == mark, qPrintable(path));
            }
            met.insert(mark);
        }
        for (const Status mark : {Status::Ok, Status::Warning, Status::Error, Status::TimedOut}) {
            QVERIFY2(met.contains(mark), qPrintable(QString::number(static_cast<int>(mark))));
        }
    }

    /// Nothing changes on disk when a session falls silent.
    void theTreeMarksSilentSessions()
    {
        const QDateTime sign = QDateTime::currentDateTimeUtc().addSecs(-30 * 60 + 3);
        const SessionFolder folder;
        const QString state = u"swarm-session-20260221-143000-a/workflow-state.yaml"_s;
        folder.write(state,
                     "workflow_id: a\ncurrent_state: DIVERGING\nlast_updated: "
                         + sign.toString(Qt::ISODate).toUtf8() + '\n');
        FilledTree tree(folder.path({}), ProtocolCatalog::load());
        QVERIFY(tree.isFilled());
        QCOMPARE(tree.markOf(folder.path(state)), Status::Running);
        QTRY_COMPARE_WITH_TIMEOUT(tree.markOf(folder.path(state)), Status::TimedOut, 20'000);
    }

    void theTreeMarksAParentWhenItsChildFails()
    {
        const SessionFolder folder;
        const auto put = [&](const QString &id, const QByteArray &status,
                             const QByteArray &parent) {
            folder.write(sessions + id + u"/state.json"_s,
                         "{\"session_id\": \"" + id.toUtf8() + "\", \"status\": \"" + status
                             + "\", \"parent_session\": \"" + parent + "\"}");
        };
        put(u"a"_s, "COMPLETED", {});
        put(u"b"_s, "COMPLETED", "a");
        put(u"c"_s, "COMPLETED", "b");
        FilledTree tree(folder.path({}), ProtocolCatalog::load());
        QVERIFY(tree.isFilled());
        const QString top = folder.path(sessions + u"a/state.json"_s);
        QCOMPARE(tree.markOf(top), Status::Ok);
        put(u"c"_s, "FAILED", "b");
        QTRY_COMPARE(tree.markOf(top), Status::Warning);
        put(u"c"_s, "COMPLETED", "b");
        QTRY_COMPARE(tree.markOf(top), Status::Ok);
    }

    void incompleteStatesKeepTheRowOfTheTree()
    {
        const QByteArray whole = "workflow_id: a\ncurrent_state: COMPLETED\n"
                                 "stages: {stage_1: {status: complete}}\n";
        const SessionFolder folder;
        const QString state = u"swarm-session-20260221-143000-a/workflow-state.yaml"_s;
        folder.write(state, whole);
        FilledTree tree(folder.path({}), ProtocolCatalog::load());
        QVERIFY(tree.isFilled());
        QCOMPARE(tree.markOf(folder.path(state)), Status::Ok);
        folder.write(state, whole.chopped(3));
        QTRY_COMPARE(tree.markOf(folder.path(state)), Status::TimedOut); // as in the list
        folder.write(state, whole);
        QTRY_COMPARE(tree.markOf(folder.path(state)), Status::Ok);
    }

private:
    static ReportMark titleMark(const Session &session)
    {
        ReportedSession reported;
        reported.session = session;
        const ReportDocument report = sessionReport({reported}, QDateTime::currentDateTimeUtc());
        const auto title = std::ranges::find_if(report.blocks, [](const ReportBlock &block) {
            return block.type == ReportBlock::Type::Title;
        });
        return title == report.blocks.end() ? ReportMark::None : title->text.mark;
    }
};

QTEST_GUILESS_MAIN(TestSessionMarks)
#include "tst_sessionmarks.moc"
