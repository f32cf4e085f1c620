// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog.h"
#include "models/routing/graphsource.h"
#include "models/session/runstatusmark.h"
#include "models/workspace/filereader.h"
#include "models/workspace/workspace.h"
#include "tests/models/session/sessionfolder.h"

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

Status markOf(WorkspaceStatus status)
{
    switch (status) {
    case WorkspaceStatus::Ok:
        return Status::Ok;
    case WorkspaceStatus::Error:
        return Status::Error;
    case WorkspaceStatus::Escalate:
        return Status::Escalate;
    case WorkspaceStatus::Warning:
        return Status::Warning;
    case WorkspaceStatus::Running:
        return Status::Running;
    default:
        return Status::None;
    }
}

} // namespace

/// A session is marked alike wherever it stands, and a graph says what lies in it, too.
class TestSessionMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void theGraphMarksASessionAsTheWorkspaceDoes()
    {
        const QByteArray intent = "<original_intent>All of it</original_intent>";
        const SessionFolder folder;
        write(folder, u"20260224-180000-good"_s, "COMPLETED", intent);
        write(folder, u"20260224-180001-blocked"_s, "COMPLETED", {});
        write(folder, u"20260224-180002-killed"_s, "KILLED", intent);
        write(folder, u"20260224-180003-running"_s, "RUNNING", {});
        write(folder, u"20260224-180004-waits"_s, "COMPLETED", intent,
              " depends_on=\"20260224-170000-gone\"");
        const auto catalog = ProtocolCatalog::load();
        Workspace workspace(checkingReader(catalog));
        workspace.model().setCatalog(catalog);
        workspace.scanner().setHiddenFolders(catalog->hiddenNames());
        QSignalSpy finished(&workspace.scanner(), &WorkspaceScanner::finished);
        workspace.open(folder.path({}));
        QVERIFY(!finished.isEmpty() || finished.wait(20'000));
        const RoutingGraph graph =
            routingGraph(readGraphSource(folder.path({}), *catalog), GraphKind::Sessions, *catalog);
        QMap<QString, std::pair<Status, Status>> marks;
        for (const RoutingNode &node : graph.nodes) {
            if (node.sessionPath.isEmpty()) {
                continue;
            }
            const QModelIndex state = workspace.model().indexOf(node.evidence.path);
            QVERIFY2(state.isValid(), qPrintable(node.title));
            const auto status = static_cast<WorkspaceStatus>(
                state.parent().data(WorkspaceModel::StatusRole).toInt());
            QVERIFY2(node.standing == markOf(status), qPrintable(node.title));
            marks.insert(node.title.section(u'-', 2), {node.standing, node.verdict});
        }
        QCOMPARE(marks.size(), 5);
        QCOMPARE(marks.value(u"good"_s).first, Status::Ok);
        QVERIFY(marks.value(u"good"_s).second != Status::Error); // it has left no log
        QCOMPARE(marks.value(u"blocked"_s), std::pair(Status::Ok, Status::Error));
        QCOMPARE(marks.value(u"killed"_s).first, Status::Error);
        QCOMPARE(marks.value(u"running"_s).second, Status::Error);
        QCOMPARE(marks.value(u"waits"_s), std::pair(Status::Ok, Status::Warning));
    }
};

QTEST_GUILESS_MAIN(TestSessionMarks)
#include "tst_sessionmarks.moc"
