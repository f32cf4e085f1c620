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

/// Of what the workspace and a graph mark alike; None: neither asks for attention.
Status markOf(WorkspaceStatus status)
{
    switch (status) {
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

Status markOf(const RoutingNode &node)
{
    const Status mark = markOf(node.status, node.verdict);
    return mark == Status::Error || mark == Status::Escalate || mark == Status::Warning
            || mark == Status::Running
        ? mark
        : Status::None;
}

} // namespace

/// A session is marked alike wherever it stands.
class TestSessionMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void theWorseOfStateAndVerdictIsMarked_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<Status>("verdict");
        QTest::addColumn<Status>("mark");
        QTest::newRow("fine") << RunStatus::Succeeded << Status::None << Status::Ok;
        QTest::newRow("complete, with errors")
            << RunStatus::Succeeded << Status::Error << Status::Error;
        QTest::newRow("complete, with warnings")
            << RunStatus::Succeeded << Status::Warning << Status::Warning;
        QTest::newRow("waits, with errors") << RunStatus::Waiting << Status::Error << Status::Error;
        QTest::newRow("failed, with warnings")
            << RunStatus::Failed << Status::Warning << Status::Error;
        QTest::newRow("out of time") << RunStatus::TimedOut << Status::Error << Status::TimedOut;
        QTest::newRow("runs") << RunStatus::Running << Status::Error << Status::Running;
    }
    void theWorseOfStateAndVerdictIsMarked()
    {
        QFETCH(RunStatus, status);
        QFETCH(Status, verdict);
        QTEST(markOf(status, verdict), "mark");
    }

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
        QMap<QString, Status> marks;
        for (const RoutingNode &node : graph.nodes) {
            if (node.sessionPath.isEmpty()) {
                continue;
            }
            const QModelIndex state = workspace.model().indexOf(node.evidence.path);
            QVERIFY2(state.isValid(), qPrintable(node.title));
            const auto status = static_cast<WorkspaceStatus>(
                state.parent().data(WorkspaceModel::StatusRole).toInt());
            QVERIFY2(markOf(node) == markOf(status), qPrintable(node.title));
            marks.insert(node.title.section(u'-', 2), markOf(node));
        }
        QCOMPARE(marks.size(), 5);
        QCOMPARE(marks.value(u"good"_s), Status::None);
        QCOMPARE(marks.value(u"blocked"_s), Status::Error);
        QCOMPARE(marks.value(u"killed"_s), Status::Error);
        QCOMPARE(marks.value(u"running"_s), Status::Running);
        QCOMPARE(marks.value(u"waits"_s), Status::Warning);
    }
};

QTEST_GUILESS_MAIN(TestSessionMarks)
#include "tst_sessionmarks.moc"
