// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/queue/queuesession.h"
#include "models/queue/queuesource.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "models/sessioncompare/differingtext.h"
#include "models/sessioncompare/sessioncomparison.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Topic = ComparedRow::Topic;

const QString stamp = u"20260221-143000-48213"_s;

void copyFolder(const QString &from, const QString &to)
{
    for (const QString &name : QDir(from).entryList(QDir::Files | QDir::Hidden)) {
        write(to + u'/' + name, contentOf(from + u'/' + name));
    }
    for (const QString &name : QDir(from).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        copyFolder(from + u'/' + name, to + u'/' + name);
    }
}

const ComparedRow *rowOf(const SessionComparison &comparison, Topic topic, const QString &title)
{
    const auto found = std::ranges::find_if(comparison.rows, [&](const ComparedRow &row) {
        return row.topic == topic && row.title.contains(title);
    });
    return found == comparison.rows.end() ? nullptr : &*found;
}

} // namespace

/// Two sessions: the failed sample, and a copy with one difference.
class TestSessionComparison : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        for (const QString &side : {u"left"_s, u"right"_s}) {
            const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples/");
            copyFolder(samples + u"cfd-bioreactor-session-"_s + stamp,
                       m_folder->filePath(side + u"/cfd-bioreactor-session-"_s + stamp));
            const QString state = u"cfd-bioreactor-state-"_s + stamp + u".yaml"_s;
            write(m_folder->filePath(side + u'/' + state), contentOf(samples + state));
        }
    }

    void equalSessionsHaveNoDifferences()
    {
        const SessionComparison comparison = compared();
        QVERIFY(comparison.rows.size() > 15);
        for (const ComparedRow &row : comparison.rows) {
            QVERIFY2(!row.differs(),
                     qPrintable(row.title + u": "_s + row.left + u" → "_s + row.right));
        }
        QVERIFY(comparison.headline.isEmpty());
    }

    /// Files that were written together took any time; a session that says no end has its last sign
    /// of life.
    void theDurationIsThatOfTheList()
    {
        Session left;
        left.summary.status = RunStatus::Succeeded;
        left.summary.liveness = Liveness::Over;
        left.summary.started = QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        left.summary.ended = left.summary.started;
        Session right = left;
        right.summary.ended = {};
        right.summary.updated = left.summary.started.addSecs((17 * 60 + 16) * 60);
        const SessionComparison comparison = compareSessions(left, right, *m_catalog);
        const ComparedRow *row = rowOf(comparison, Topic::Session, u"Duration"_s);
        QVERIFY(row);
        QCOMPARE(row->left, QString());
        QCOMPARE(row->right, u"17 h 16 min"_s);
    }

    void theStateOfAGateIsShownAsText()
    {
        Session session;
        session.gates.resize(1);
        session.gates.front().result.id = u"QG1"_s;
        session.gates.front().isInvalidated = true;
        const SessionComparison comparison = compareSessions(session, session, *m_catalog);
        const ComparedRow *row = rowOf(comparison, Topic::Gate, u"QG1"_s);
        QVERIFY(row);
        QCOMPARE(row->left, u"not evaluated"_s);
    }

    void theDifferingPartOfLongTextsIsShown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("other");
        QTest::addColumn<QString>("shown");
        const QString same = u"Newton solver did not converge "_s;
        QTest::newRow("late") << same + u"at step 5"_s << same + u"within 9 steps"_s
                              << u"…not converge at step 5"_s;
        QTest::newRow("early") << u"at step 5"_s << u"at step 6"_s << u"at step 5"_s;
        QTest::newRow("the same") << same << same << same;
        QTest::newRow("no other") << same << QString() << same;
        QTest::newRow("the beginning of the other")
            << same.trimmed() << same + u"at all"_s << u"…not converge"_s;
        QTest::newRow("one word") << QString(40, u'a') + u'b' << QString(40, u'a') + u'c'
                                  << u'…' + QString(16, u'a') + u'b';
    }

    void theDifferingPartOfLongTextsIsShown()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, other);
        QTEST(fromDifference(text, other), "shown");
    }

    /// Siblings of an orchestrator have different ids, as do their children.
    void siblingsArePairedByTheirNames()
    {
        const QString folder = m_folder->filePath(u"docs/.scratch/sessions/"_s);
        for (const QString &id : {u"20260221-150000-one"_s, u"20260222-090000-two"_s}) {
            writeNative(folder, id, {});
            writeNative(folder, id.first(9) + u"160000-gateway"_s, id);
        }
        const SessionComparison comparison = compareSessions(
            readSession(sessionAt(folder + u"20260221-150000-one"_s, *m_catalog), *m_catalog),
            readSession(sessionAt(folder + u"20260222-090000-two"_s, *m_catalog), *m_catalog),
            *m_catalog);
        QStringList phases;
        for (const ComparedRow &row : comparison.rows) {
            if (row.topic == Topic::Phase) {
                phases.append(row.title);
            }
            if (row.topic == Topic::Phase || row.topic == Topic::Handoff) {
                QVERIFY2(!row.left.isEmpty() && !row.right.isEmpty(), qPrintable(row.title));
            }
        }
        QCOMPARE(phases, QStringList({u"The session itself"_s, u"gateway"_s}));
        const ComparedRow *spawn = rowOf(comparison, Topic::Handoff, u"planning-agent"_s);
        QVERIFY(spawn && spawn->fields > 0); // the receiving agent
    }

    /// The ids are row numbers, not phase numbers.
    void stepsOfQueuesAreCalledByTheirTitles()
    {
        const auto queue = [](const QString &name) {
            Session session;
            session.summary.place.path = u"/work/"_s + name;
            session.summary.place.source = SessionLocation::Source::Database;
            session.phases.resize(1);
            session.phases[0].id = u"1"_s;
            session.phases[0].title = u"Step 1 of "_s + name;
            return session;
        };
        const SessionComparison comparison =
            compareSessions(queue(u"Tara"_s), queue(u"Devon"_s), *m_catalog);
        const ComparedRow *row = rowOf(comparison, Topic::Phase, u"Step"_s);
        QVERIFY(row);
        QCOMPARE(row->title, u"Step 1 of Tara / Step 1 of Devon"_s);
        QVERIFY(row->saysTopic);
    }

    /// Another queue gives other ids to rows and subtasks.
    void stepsOfQueuesArePairedByTheirPlace()
    {
        const SessionComparison comparison =
            compareSessions(queueOf(u"u-1"_s, {7, 8}, u"Three tests."_s),
                            queueOf(u"u-2"_s, {8, 7}, u"Two tests."_s), *m_catalog);
        QStringList phases;
        QStringList handoffs;
        for (const ComparedRow &row : comparison.rows) {
            if (row.topic == Topic::Phase || row.topic == Topic::Handoff) {
                (row.topic == Topic::Phase ? phases : handoffs).append(row.title);
                QVERIFY2(!row.left.isEmpty() && !row.right.isEmpty(), qPrintable(row.title));
            }
        }
        QCOMPARE(
            phases,
            QStringList({u"Login"_s, u"Step 1 of Tara: Write."_s, u"Step 2 of Devon: Write."_s}));
        QCOMPARE(
            handoffs,
            QStringList({u"Completion of step 1 of Tara"_s, u"Completion of step 2 of Devon"_s}));
        const ComparedRow *field = rowOf(comparison, Topic::Field, u"/summary"_s);
        QVERIFY(field);
        QCOMPARE(field->left, u"Three tests."_s);
        QCOMPARE(field->right, u"Two tests."_s);
        QVERIFY(!rowOf(comparison, Topic::Field, u"/artifacts"_s)); // they are the same
    }

    void aStepThatOneQueueCompletedIsShown()
    {
        const SessionComparison comparison =
            compareSessions(queueOf(u"u-1"_s, {7, 8}, {}), queueOf(u"u-1"_s, {7}, {}), *m_catalog);
        const ComparedRow *row = rowOf(comparison, Topic::Handoff, u"Completion of step 2"_s);
        QVERIFY(row && row->differs());
        QVERIFY(!row->left.isEmpty() && row->right.isEmpty());
    }

    void allHandoffsOfAKindAreCompared_data()
    {
        QTest::addColumn<QStringList>("left"); ///< receivers
        QTest::addColumn<QStringList>("right");
        QTest::addColumn<QStringList>("rows"); ///< titles with receivers
        const auto row = [](const char *name, const QString &left, const QString &right,
                            const QStringList &rows) {
            QTest::newRow(name) << left.split(u' ', Qt::SkipEmptyParts)
                                << right.split(u' ', Qt::SkipEmptyParts) << rows;
        };
        row("one each", u"a"_s, u"a"_s, {u"Task of hub: a-a"_s});
        row("to other receivers", u"a"_s, u"b"_s, {u"Task of hub: a-b"_s});
        row("to several", u"a b"_s, u"b a"_s,
            {u"Task of hub to a: a-a"_s, u"Task of hub to b: b-b"_s});
        row("one more", u"a"_s, u"a b"_s, {u"Task of hub: a-a"_s, u"Task of hub to b: -b"_s});
        row("the n-th of a route", u"a a"_s, u"a a a"_s,
            {u"Task of hub to a: a-a"_s, u"Task of hub to a: a-a"_s, u"Task of hub to a: -a"_s});
    }

    /// A hub sends the same kind to several agents, or several on one route.
    void allHandoffsOfAKindAreCompared()
    {
        QFETCH(const QStringList, left);
        QFETCH(const QStringList, right);
        const Session a = ofTasks(left);
        const Session b = ofTasks(right);
        const SessionComparison comparison = compareSessions(a, b, *m_catalog);
        QStringList rows;
        for (const ComparedRow &row : comparison.rows) {
            if (row.topic == Topic::Handoff) { // the line is the number of the handoff
                const auto receiverOf = [](const QStringList &receivers, const Evidence &at) {
                    return at.line > 0 ? receivers[at.line - 1] : QString();
                };
                rows.append(row.title + u": "_s + receiverOf(left, row.leftAt) + u'-'
                            + receiverOf(right, row.rightAt));
                QCOMPARE(row.left.isEmpty(), row.leftAt.line == 0);
            }
        }
        QTEST(rows, "rows");
    }

    /// A stopped comparison returns its results so far, and reads no more handoffs.
    void aComparisonCanBeStopped()
    {
        const std::atomic_bool stop = true;
        const SessionComparison stopped =
            compareSessions(read(u"left"_s), read(u"right"_s), *m_catalog, &stop);
        QVERIFY(rowOf(stopped, Topic::Phase, u"phase 2"_s));
        QVERIFY(!rowOf(stopped, Topic::Handoff, QString()));
        QVERIFY(!rowOf(stopped, Topic::Field, QString()));
        const std::atomic_bool goesOn = false;
        QCOMPARE(compareSessions(read(u"left"_s), read(u"right"_s), *m_catalog, &goesOn),
                 compared());
    }

    void aFieldOfAHandoffIsNamed()
    {
        change(u"cfd-bioreactor-session-%1/handoffs/phase1-mesh-plan.yaml"_s.arg(stamp),
               "element_type: \"", "element_type: \"other-");
        const SessionComparison comparison = compared();
        const ComparedRow *handoff = rowOf(comparison, Topic::Handoff, u"Mesh plan"_s);
        QVERIFY(handoff && handoff->differs());
        QCOMPARE(handoff->fields, 1);
        const ComparedRow *field = rowOf(comparison, Topic::Field, u"element_type"_s);
        QVERIFY(field);
        QVERIFY2(field->right == u"other-"_s + field->left, qPrintable(field->right));
        QVERIFY(field->leftAt.path.contains("/left/"_L1)
                && field->rightAt.path.contains("/right/"_L1));
    }

    void itemsOfOneSideHaveAnEmptyOtherSide()
    {
        QVERIFY(QFile::remove(m_folder->filePath(
            u"right/cfd-bioreactor-session-%1/handoffs/phase1-mesh-plan.yaml"_s.arg(stamp))));
        const SessionComparison comparison = compared();
        const ComparedRow *handoff = rowOf(comparison, Topic::Handoff, u"Mesh plan"_s);
        QVERIFY(handoff && handoff->differs());
        QVERIFY(!handoff->left.isEmpty() && handoff->right.isEmpty());
        QVERIFY(handoff->rightAt.isEmpty());
    }

    void phasesAndErrorsAreAligned()
    {
        change(u"cfd-bioreactor-state-%1.yaml"_s.arg(stamp), "solver_divergence", "out_of_memory");
        change(u"cfd-bioreactor-state-%1.yaml"_s.arg(stamp), "execution_retries_used: 3",
               "execution_retries_used: 1");
        const SessionComparison comparison = compared();
        const ComparedRow *other = rowOf(comparison, Topic::Error, u"out_of_memory"_s);
        QVERIFY(other && other->left.isEmpty() && !other->right.isEmpty());
        const ComparedRow *flow = rowOf(comparison, Topic::Phase, u"Flow"_s);
        QVERIFY(flow);
        QVERIFY(!flow->left.isEmpty() && !flow->right.isEmpty());
    }

    void theHeadlineNamesTheSuccessfulSession()
    {
        const QString state = u"cfd-bioreactor-state-%1.yaml"_s.arg(stamp);
        write(m_folder->filePath(u"right/"_s + state),
              "session:\n  session_id: other\n"
              "  status: complete\n  mode: FULL\n");
        const SessionComparison comparison = compared();
        QVERIFY2(comparison.headline.isEmpty() || comparison.headline.contains("succeeded"_L1),
                 qPrintable(comparison.headline));
        const ComparedRow *status = rowOf(comparison, Topic::Session, u"Status"_s);
        QVERIFY(status && status->differs());
    }

    void theHeadlineNamesTheFirstDifferences()
    {
        Session failed = read(u"left"_s);
        Session well = failed;
        well.summary.status = RunStatus::Succeeded;
        well.summary.flaw.clear();
        well.summary.title = u"The other"_s;
        well.gates.front().result.title = u"Another title"_s;
        const auto lost = std::ranges::find_if(failed.gates, [](const SessionGate &gate) {
            return gate.state() == CriterionState::Failed;
        });
        QVERIFY(lost != failed.gates.end());
        for (CriterionResult &criterion :
             well.gates[size_t(lost - failed.gates.begin())].result.criteria) {
            criterion.state = CriterionState::Passed;
        }
        const SessionComparison comparison = compareSessions(failed, well, *m_catalog);
        QVERIFY2(comparison.headline.startsWith("The other succeeded"_L1),
                 qPrintable(comparison.headline));
        QVERIFY2(comparison.headline.contains(lost->result.id), qPrintable(comparison.headline));
        QVERIFY(compareSessions(well, well, *m_catalog).headline.isEmpty());
    }

    /// The gate belongs to a phase on one side only.
    void gatesArePairedAcrossPhases()
    {
        const SessionComparison comparison =
            compareSessions(withGates({{u"QG1"_s, 0}, {u"QG2"_s, 1}}),
                            withGates({{u"QG1"_s, 1}, {u"QG2"_s, 1}}), *m_catalog);
        QCOMPARE(std::ranges::count(comparison.rows, Topic::Gate, &ComparedRow::topic), 2);
        const ComparedRow *gate = rowOf(comparison, Topic::Gate, u"QG1"_s);
        QVERIFY(gate && !gate->left.isEmpty() && !gate->right.isEmpty());
    }

    void rowsOfOneTitleShowTheirPhase()
    {
        const Session twice = withGates({{u"QG1"_s, 0}, {u"QG1"_s, 1}, {u"QG2"_s, 1}});
        const SessionComparison comparison = compareSessions(twice, twice, *m_catalog);
        QVERIFY(rowOf(comparison, Topic::Gate, u"QG1 (phase 1 Mesh)"_s));
        QVERIFY(rowOf(comparison, Topic::Gate, u"QG1 (phase 2 Flow)"_s));
        QCOMPARE(rowOf(comparison, Topic::Gate, u"QG2"_s)->title, u"QG2"_s);
    }

    void theHeadlineNamesErrorsAndPhases()
    {
        Session well = withGates({});
        well.summary.status = RunStatus::Succeeded;
        Session other = withGates({});
        other.summary.status = RunStatus::Failed;
        other.phases[0].status = RunStatus::Skipped;
        other.phases[1].status = RunStatus::Failed;
        SessionError error;
        error.type = u"solver_divergence"_s;
        error.phase = 1;
        other.errors.push_back(error);
        const QString headline = compareSessions(well, other, *m_catalog).headline;
        QVERIFY2(headline.contains("phase 1 Mesh; solver_divergence"_L1), qPrintable(headline));
        QVERIFY2(!headline.contains("phase 2 Flow;"_L1), qPrintable(headline));
    }

    /// One session has an additional phase; both have gates before, in and after the failed phase.
    void anAdditionalPhaseDoesNotShiftTheComparison_data()
    {
        QTest::addColumn<QStringList>("well");
        QTest::addColumn<QStringList>("failed");
        const QStringList usual{u"mesh"_s, u"flow"_s, u"report"_s};
        const QStringList more = QStringList(u"setup"_s) + usual;
        QTest::newRow("none") << usual << usual;
        QTest::newRow("in the one that succeeded") << more << usual;
        QTest::newRow("in the one that failed") << usual << more;
        QTest::newRow("behind the failure")
            << QStringList{u"mesh"_s, u"flow"_s, u"extra"_s, u"report"_s} << usual;
    }
    void anAdditionalPhaseDoesNotShiftTheComparison()
    {
        QFETCH(const QStringList, well);
        QFETCH(const QStringList, failed);
        const Session a = ofPhases(well, RunStatus::Succeeded);
        const Session b = ofPhases(failed, RunStatus::Failed);
        for (const SessionComparison &comparison :
             {compareSessions(a, b, *m_catalog), compareSessions(b, a, *m_catalog)}) {
            const QString told = comparison.headline.section(u"differ in: "_s, 1);
            QVERIFY2(told.contains("of mesh"_L1) && told.contains("of flow"_L1), qPrintable(told));
            QVERIFY2(!told.contains("of report"_L1) && !told.contains("of extra"_L1),
                     qPrintable(told));
        }
    }

private:
    /// A queue with the steps @p ids of one subtask, all completed.
    [[nodiscard]] Session queueOf(const QString &subtask, const QList<int> &ids,
                                  const QString &summary) const
    {
        StepQueue queue;
        queue.parents.insert(subtask, {{u"subtasks"_s, subtask, u"Login"_s}});
        for (const int id : ids) {
            QueueStep step;
            step.id = id;
            step.subtask = subtask;
            step.number = std::ssize(queue.steps) + 1;
            step.agent = *step.number == 1 ? u"Tara"_s : u"Devon"_s;
            step.prompt = u"Write."_s;
            step.status = RunStatus::Succeeded;
            step.artifacts = {u"tests/test_login.py"_s};
            step.summary = *step.number == 1 ? summary : u"Done."_s;
            queue.steps.push_back(step);
        }
        DatabaseAddress address;
        address.path = u"/work/%1.db"_s.arg(subtask);
        return queueSession(queue, *queuePack(*m_catalog), address);
    }

    /// A session in which a hub gave a task to each of @p receivers.
    static Session ofTasks(const QStringList &receivers)
    {
        Session session;
        for (const QString &receiver : receivers) {
            SessionHandoff handoff;
            handoff.kind = u"a.task"_s;
            handoff.kindTitle = u"Task"_s;
            handoff.producer = u"hub"_s;
            handoff.consumer = receiver;
            handoff.kept = "task: write\n";
            session.handoffs.push_back(handoff);
            session.handoffs.back().at.line = static_cast<int>(session.handoffs.size());
        }
        return session;
    }

    /// A session of phases by id with a gate each, which failed from "flow" on or not at all.
    static Session ofPhases(const QStringList &ids, RunStatus status)
    {
        Session session;
        session.summary.status = status;
        session.summary.title = status == RunStatus::Failed ? u"The one"_s : u"The other"_s;
        bool isBehind = false;
        for (const QString &id : ids) {
            SessionPhase phase;
            phase.id = id;
            phase.status = RunStatus::Succeeded;
            if (status == RunStatus::Failed && (id == "flow"_L1 || isBehind)) {
                phase.status = isBehind ? RunStatus::NotReached : RunStatus::Failed;
                isBehind = true;
            }
            SessionGate gate;
            gate.result.id = u"gate of "_s + id;
            gate.isSkipped = status == RunStatus::Failed;
            gate.phase = int(session.phases.size());
            session.phases.push_back(phase);
            if (id != "setup"_L1) {
                session.gates.push_back(gate);
            }
        }
        return session;
    }

    /// A session of two phases with gates by id and phase.
    static Session withGates(const QList<std::pair<QString, int>> &gates)
    {
        Session session;
        for (const auto &[id, title] : {std::pair(u"1"_s, u"Mesh"_s), {u"2"_s, u"Flow"_s}}) {
            SessionPhase phase;
            phase.id = id;
            phase.title = title;
            phase.status = RunStatus::Succeeded;
            session.phases.push_back(phase);
        }
        for (const auto &[id, phase] : gates) {
            SessionGate gate;
            gate.result.id = id;
            gate.phase = phase;
            session.gates.push_back(gate);
        }
        return session;
    }

    /// A session of the orchestrator in @p folder.
    static void writeNative(const QString &folder, const QString &id, const QString &parent)
    {
        const QByteArray name = id.toLatin1();
        const QByteArray above = parent.isEmpty() ? "null" : '"' + parent.toLatin1() + '"';
        write(folder + id + u"/state.json"_s,
              R"({"session_id": ")" + name + R"(", "agent": "devops-agent", "status": "COMPLETED",
                  "created_at": "2026-02-21T15:00:00Z", "started_at": "2026-02-21T15:00:00Z",
                  "completed_at": "2026-02-21T15:10:00Z", "exit_code": 0, "parent_session": )"
                  + above + R"(, "tags": [], "metadata": {}})");
        write(folder + id + u"/prompt.md"_s,
              "```xml\n<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\""
              " version=\"1.0\" session_id=\""
                  + name + "\" parent_agent=\"planning-agent\" target_agent=\"agent-"
                  + name.right(3)
                  + "\">\n<mode>spawn</mode>\n<original_intent>Verify</original_intent>\n"
                    "<current_task_summary>Check it</current_task_summary>\n"
                    "<workflow>standard</workflow>\n<task_details>Ask it.</task_details>\n"
                    "</agent_request>\n```\n");
    }

    void change(const QString &file, const QByteArray &before, const QByteArray &after)
    {
        const QString path = m_folder->filePath(u"right/"_s + file);
        QByteArray bytes = contentOf(path);
        QVERIFY2(bytes.contains(before), before.constData());
        bytes.replace(before, after);
        write(path, bytes);
    }

    [[nodiscard]] Session read(const QString &side) const
    {
        SessionSettings settings;
        settings.now = QDateTime(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        return readSession(
            sessionAt(m_folder->filePath(side + u"/cfd-bioreactor-session-"_s + stamp), *m_catalog),
            *m_catalog, settings);
    }

    [[nodiscard]] SessionComparison compared() const
    {
        return compareSessions(read(u"left"_s), read(u"right"_s), *m_catalog);
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestSessionComparison)
#include "tst_sessioncomparison.moc"
