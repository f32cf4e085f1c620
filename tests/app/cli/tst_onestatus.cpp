// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/sessiontable.h"
#include "models/protocol/catalog/catalog.h"
#include "models/report/reportsymbols.h"
#include "models/report/sessionreport.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/list/sessionlist.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "models/workspace/filechecker.h"
#include "models/workspace/workspace.h"
#include "tests/app/cli/clifixture.h"
#include "tests/files.h"
#include "tests/support/plantedsessions.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The status of one session in all outputs.
struct Said
{
    QString status;
    QString flaw;
    QString liveness;

    friend bool operator==(const Said &, const Said &) = default;
};

Said saidBy(const QJsonObject &row)
{
    return {row[u"status"_s].toString(), row[u"flaw"_s].toString(), row[u"liveness"_s].toString()};
}

Said saidBy(const SessionSummary &summary)
{
    return {nameOf(summary.status), summary.flaw, nameOf(summary.liveness)};
}

} // namespace

/// The status of a session is the same in every output.
class TestOneStatus : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void allOutputsAgree_data()
    {
        QTest::addColumn<QString>("protocol");
        for (const QString &protocol :
             QStringList(plantedProtocols() << u"data"_s << u"wrong clocks"_s)) {
            QTest::newRow(qPrintable(protocol)) << protocol;
        }
    }

    /// The list, the tree, the report, `sessions` and `session`, for every session.
    void allOutputsAgree()
    {
        QFETCH(QString, protocol);
        if (protocol == "data"_L1) {
            copyAll(QStringLiteral(BATON_TEST_DATA "/sessions"), m_folder->path());
        } else if (protocol == "wrong clocks"_L1) {
            writeWrongClocks();
        } else {
            plant(plantedSessions(protocol));
        }
        Workspace workspace(checkingReader(m_catalog));
        workspace.setCatalog(m_catalog);
        workspace.open(m_folder->path());
        QVERIFY(QTest::qWaitFor(
            [&] { return !workspace.scanner().isScanning() && !workspace.sessions().isFinding(); },
            60'000));
        SessionList list;
        list.add(workspace.sessions().sessions());
        const QJsonArray rows =
            json(run({u"sessions"_s, u"--format"_s, u"json"_s, m_folder->path()}))[u"sessions"_s]
                .toArray();
        QVERIFY(!rows.isEmpty());
        QCOMPARE(int(rows.size()), list.sessionCount());
        for (const QJsonValue value : rows) {
            const QString path = value[u"path"_s].toString();
            const QModelIndex row = list.indexOf(path).siblingAtColumn(SessionList::StatusColumn);
            QVERIFY2(row.isValid(), qPrintable(path));
            QVERIFY2(protocol != "wrong clocks"_L1
                         || saidBy(value.toObject()).liveness == nameOf(Liveness::Alive),
                     qPrintable(path));
            compare(path, saidBy(value.toObject()), row, workspace.model());
        }
    }

    /// Sessions with a warning in the list are not counted as complete.
    void theStatisticsCountWhatTheListMarks()
    {
        plant(plantedSessions(u"native"_s));
        QHash<QString, int> marked;
        for (const QJsonValue row :
             json(run({u"sessions"_s, u"--format"_s, u"json"_s, m_folder->path()}))[u"sessions"_s]
                 .toArray()) {
            if (row[u"status"_s].toString() == "succeeded"_L1) {
                ++marked[row[u"flaw"_s].toString().isEmpty() ? u"succeeded"_s : u"flawed"_s];
            }
        }
        QVERIFY(marked[u"succeeded"_s] > 0 && marked[u"flawed"_s] > 0);
        const QString store = m_folder->filePath(u"found.db"_s);
        QCOMPARE(run({u"index"_s, u"--store"_s, store, m_folder->path()}).code, 0);
        QHash<QString, int> counted;
        const QJsonObject all =
            json(run({u"stats"_s, u"--store"_s, store, u"--format"_s, u"json"_s}));
        for (const QJsonValue table : all[u"tables"_s].toArray()) {
            for (const QJsonValue row : table[u"rows"_s].toArray()) {
                for (const QString &outcome : {u"succeeded"_s, u"flawed"_s}) {
                    const bool isCounted = table[u"id"_s].toString() == "sessions-by-time"_L1;
                    counted[outcome] += isCounted ? row[outcome].toInt() : 0;
                }
            }
        }
        QCOMPARE(counted, marked);
        // Each number links to what it counts.
        for (const QString &outcome : {u"succeeded"_s, u"flawed"_s}) {
            const QJsonObject found =
                json(run({u"search"_s, u"--store"_s, store, u"--limit"_s, u"1000"_s, u"--format"_s,
                          u"json"_s, u"in:session is:"_s + outcome}));
            QCOMPARE(found[u"hits"_s].toArray().size(), marked[outcome]);
        }
    }

    void aRowOfAChildHasTheStatusOfTheChild_data()
    {
        QTest::addColumn<QString>("delivered");
        QTest::addColumn<QString>("flaw");
        QTest::newRow("deliverable exists")
            << u"docs/.scratch/sessions/20260221-143100-child/state.json"_s << QString();
        QTest::newRow("deliverable missing")
            << u"docs/.scratch/answer.json"_s << u"docs/.scratch/answer.json does not exist"_s;
    }

    void aRowOfAChildHasTheStatusOfTheChild()
    {
        QFETCH(const QString, delivered);
        QFETCH(const QString, flaw);
        const QString root = u"docs/.scratch/sessions/"_s;
        const QString parentName = u"20260221-143000-parent"_s;
        const QString childName = u"20260221-143100-child"_s;
        addComplete(root + parentName, u"null"_s, root + parentName + u"/state.json"_s);
        addComplete(root + childName, u'"' + parentName + u'"', delivered);
        const auto read = [&](const QString &name) {
            return readSession(sessionAt(m_folder->filePath(root + name), *m_catalog), *m_catalog);
        };
        const SessionSummary child = read(childName).summary;
        QCOMPARE(child.flaw, flaw);
        const Session parent = read(parentName);
        const auto row =
            std::ranges::find(parent.phases, child.place.path, &SessionPhase::sessionPath);
        QVERIFY(row != parent.phases.end());
        QCOMPARE(row->flaw, child.flaw);
        QCOMPARE(row->status, child.status);
    }

    void theTreeShowsRunsWithoutAStateAsSessions_data()
    {
        QTest::addColumn<QString>("protocol");
        QTest::addColumn<QSet<Status>>("among");
        QTest::newRow("arena") << u"arena"_s << QSet{Status::Ok, Status::Error, Status::Escalate};
        QTest::newRow("orion") << u"orion"_s << QSet{Status::Ok, Status::Error, Status::Escalate};
        QTest::newRow("plain") << u"plain"_s << QSet{Status::Ok, Status::Error};
    }

    void theTreeShowsRunsWithoutAStateAsSessions()
    {
        QFETCH(QString, protocol);
        QFETCH(QSet<Status>, among);
        plant(plantedSessions(protocol));
        Workspace workspace(checkingReader(m_catalog));
        workspace.setCatalog(m_catalog);
        workspace.open(m_folder->path());
        QVERIFY(QTest::qWaitFor(
            [&] { return !workspace.scanner().isScanning() && !workspace.sessions().isFinding(); },
            60'000));
        QSet<Status> marks;
        for (const SessionSummary &session : workspace.sessions().sessions()) {
            const QFileInfoList files = QDir(session.place.path).entryInfoList(QDir::Files);
            if (!session.place.stateFile.isEmpty() || files.isEmpty()) {
                continue;
            }
            const QString file = files.first().absoluteFilePath();
            const QModelIndex parent = workspace.model().indexOf(file).parent();
            const auto type = WorkspaceModel::typeAt(parent);
            const bool isRun = session.isOneRun && session.status != RunStatus::Unknown;
            QCOMPARE(type, isRun ? WorkspaceNode::Type::Session : WorkspaceNode::Type::Folder);
            if (isRun) {
                const auto mark =
                    static_cast<Status>(parent.data(WorkspaceModel::MarkRole).toInt());
                QCOMPARE(mark, statusOf(session));
                marks.insert(mark);
            }
        }
        QVERIFY(marks.contains(among));
    }

    /// In a copy of a repository all files have the same time: steps of a session are not variants
    /// of one.
    void stepsWithTheSameTimeAreASession()
    {
        for (int step = 1; step <= 4; ++step) {
            const QString name = QString(u"abcd"_s[step - 1]) + u".json"_s;
            writeAt(u"queue/"_s + name,
                    "{\"task_id\": \"1\", \"step_index\": " + QByteArray::number(step)
                        + ", \"agent\": \"Devon\", \"status\": \"success\"}\n");
        }
        const QString path = m_folder->filePath(u"queue"_s);
        const Session session = readSession(sessionAt(path, *m_catalog), *m_catalog);
        QVERIFY(session.summary.isOneRun);
        QCOMPARE(session.summary.status, RunStatus::Succeeded);
    }

    void singleExamplesAreNoSession_data()
    {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QList<QByteArray>>("texts");
        QTest::newRow("beginnings of several chains")
            << QStringList{u"a.yaml"_s, u"b.yaml"_s}
            << QList<QByteArray>{"SCOUT_TO_ARENA_HANDOFF: {}\n", "SPARK_TO_ARENA_HANDOFF: {}\n"};
        QTest::newRow("variants of one handoff")
            << QStringList{u"without-task.yaml"_s, u"without-mode.yaml"_s, u"without-engine.yaml"_s}
            << QList<QByteArray>{"ARENA_TO_JUDGE_HANDOFF: {}\n", "ARENA_TO_JUDGE_HANDOFF: {a: 1}\n",
                                 "ARENA_TO_JUDGE_HANDOFF: {b: 1}\n"};
        QTest::newRow("several protocols")
            << QStringList{u"a.yaml"_s, u"b.json"_s}
            << QList<QByteArray>{"SCOUT_TO_ARENA_HANDOFF: {}\n",
                                 "{\"task_id\": \"1\", \"step_index\": 1, \"agent\": \"Devon\"}\n"};
    }

    void singleExamplesAreNoSession()
    {
        QFETCH(QStringList, names);
        QFETCH(QList<QByteArray>, texts);
        for (qsizetype i = 0; i < names.size(); ++i) {
            writeAt(u"examples/"_s + names[i], texts[i]);
        }
        const QString path = m_folder->filePath(u"examples"_s);
        const Session session = readSession(sessionAt(path, *m_catalog), *m_catalog);
        QCOMPARE(session.summary.status, RunStatus::Unknown);
        QVERIFY(session.causes.empty());
        QVERIFY(run({u"sessions"_s, m_folder->path()}).out.startsWith(u"· loose handoffs"_s));
    }

private:
    /// A session of the native orchestrator that claims to be complete.
    void addComplete(const QString &folder, const QString &parent, const QString &delivered) const
    {
        writeAt(folder + u"/state.json"_s,
                u"{\"session_id\": \"%1\", \"agent\": \"scout\", \"status\": \"COMPLETED\","
                " \"created_at\": \"2026-02-21T14:30:00Z\", \"completed_at\":"
                " \"2026-02-21T14:40:00Z\", \"exit_code\": 0, \"parent_session\": %2}"_s
                    .arg(folder.section(u'/', -1), parent)
                    .toUtf8());
        writeAt(folder + u"/prompt.md"_s,
                u"```xml\n<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\""
                " version=\"1.0\" session_id=\"%1\" parent_agent=\"planning-agent\""
                " target_agent=\"scout\">\n<mode>spawn</mode>\n<original_intent>Verify"
                "</original_intent>\n<current_task_summary>Check that it answers"
                "</current_task_summary>\n<workflow>standard</workflow>\n<task_details>Ask it."
                "</task_details>\n<constraints><constraint>Read only</constraint></constraints>\n"
                "<deliverables><file path=\"%2\" required=\"true\">JSON</file></deliverables>\n"
                "</agent_request>\n```\n"_s.arg(folder.section(u'/', -1), delivered)
                    .toUtf8());
    }

    /// Writes sessions at work without times in their states, and handoffs of another time.
    void writeWrongClocks() const
    {
        for (const QByteArray &year : {"2020"_ba, "2999"_ba}) {
            const QString home = m_folder->filePath(QString::fromLatin1(year) + u'/');
            baton::write(home + u"cfd-bioreactor-state-1.yaml"_s,
                         "session: {session_id: \"1\", mode: LITE, current_phase: 1, status: "
                         "running}\nphase_results:\n  phase_1: {status: in_progress}\n");
            baton::write(home + u"cfd-bioreactor-session-1/handoffs/phase1-math-analysis.yaml"_s,
                         "handoff:\n  version: \"1.0\"\n  from_phase: 1\n  to_phase: 1\n"
                         "  producer: cfd-mathematician\n  consumer: cfd-bioreactor\n"
                         "  timestamp: \""
                             + year
                             + "-01-01T00:00:00Z\"\n  math_analysis: {variational_form: a}\n");
        }
    }

    /// Writes a file with the same time as all others.
    void writeAt(const QString &name, const QByteArray &text) const
    {
        const QString path = m_folder->filePath(name);
        baton::write(path, text);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime(QDate(2026, 2, 21), QTime(15, 0), QTimeZone::UTC),
                                 QFileDevice::FileModificationTime));
    }

    static void copyAll(const QString &from, const QString &to)
    {
        QDirIterator files(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            baton::write(to + file.sliced(from.size()), contentOf(file));
        }
    }

    void plant(const std::vector<PlantedSession> &all) const
    {
        int number = 0;
        for (const PlantedSession &planted : all) {
            const QString home = m_folder->filePath(QString::number(++number) + u'/');
            for (const auto &[name, text] : planted.files) {
                baton::write(home + name, text);
            }
        }
    }

    /// @p row is the row of the list.
    void compare(const QString &path, const Said &listed, const QModelIndex &row,
                 const WorkspaceModel &tree) const
    {
        const Session session = readSession(sessionAt(path, *m_catalog), *m_catalog);
        const QJsonObject whole = json(run({u"session"_s, u"--format"_s, u"json"_s, path}));
        QVERIFY2(listed == saidBy(whole), qPrintable(path));
        QVERIFY2(listed == saidBy(session.summary), qPrintable(path));
        const Status mark = statusOf(session.summary);
        QVERIFY2(mark == static_cast<Status>(row.data(SessionTable::ShapeRole).toInt()),
                 qPrintable(path));
        QCOMPARE(row.data().toString(), standingOf(session.summary));
        QVERIFY(run({u"session"_s, path})
                    .out.startsWith(cli::mark(mark) + u' ' + whole[u"headline"_s].toString()));
        ReportedSession reported;
        reported.session = session;
        const ReportDocument report = sessionReport({reported}, QDateTime::currentDateTimeUtc());
        const auto title =
            std::ranges::find(report.blocks, ReportBlock::Type::Title, &ReportBlock::type);
        QVERIFY(title != report.blocks.end());
        QCOMPARE(title->text.mark, markOf(mark));
        QCOMPARE(title->text.text, session.headline);
        const QString &state = session.summary.place.stateFile;
        if (const QModelIndex file = tree.indexOf(state); file.isValid()) {
            QVERIFY2(
                mark == static_cast<Status>(file.parent().data(WorkspaceModel::MarkRole).toInt()),
                qPrintable(path));
        }
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
};

QTEST_GUILESS_MAIN(TestOneStatus)
#include "tst_onestatus.moc"
