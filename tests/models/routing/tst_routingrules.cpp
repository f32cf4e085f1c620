// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/routing/graphs/graphsource.h"
#include "models/session/checks/list/statefindings.h"
#include "tests/models/routing/graphlines.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

using Files = QList<std::pair<QString, QByteArray>>;

const QString sessions = u"docs/.scratch/sessions/"_s;

std::pair<QString, QByteArray> request(const QString &id, const QByteArray &attributes)
{
    return {sessions + id + u"/prompt.xml"_s,
            "<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" session_id=\""
                + id.toUtf8() + "\" " + attributes
                + "><mode>spawn</mode><original_intent>All of it</original_intent>"
                  "<current_task_summary>Write the endpoint</current_task_summary>"
                  "<workflow>TDD</workflow><task_details>See the issue.</task_details>"
                  "<deliverables><file path=\"a.md\">Notes</file></deliverables>"
                  "</agent_request>"};
}

/// A request whose folder names the session.
std::pair<QString, QByteArray> unnamed(const QString &folder, const QByteArray &attributes)
{
    auto [path, text] = request(folder, attributes);
    return {path, text.replace("session_id=\"" + folder.toUtf8() + "\" ", "")};
}

std::pair<QString, QByteArray> state(const QString &id, const QByteArray &parent)
{
    return {sessions + id + u"/state.json"_s,
            "{\"session_id\": \"" + id.toUtf8()
                + "\", \"status\": \"RUNNING\", \"parent_session\": " + parent + "}"};
}

QByteArray cfd(const QByteArray &facts)
{
    return "handoff:\n  producer: cfd-reviewer\n  from_phase: 2\n  to_phase: 2\n"
           "  engineering_review: {approval_status: APPROVED, challenges: []}\n"
        + facts;
}

Files rounds(int there, int back, const QByteArray &id = "a")
{
    Files files;
    for (int i = 1; i <= there; ++i) {
        files.append({u"%1-to.yaml"_s.arg(i),
                      "ARENA_TO_JUDGE_HANDOFF:\n  Implementation: {session_id: "
                          + (id.isEmpty() ? QByteArray::number(i) : id) + "}\n"});
    }
    for (int i = 1; i <= back; ++i) {
        files.append({u"%1-back.yaml"_s.arg(i), "JUDGE_TO_ARENA_HANDOFF:\n  Verdict: no\n"});
    }
    return files;
}

/// A single file of the tests' data.
Files fixture(const QString &name)
{
    QFile file(QStringLiteral(BATON_TEST_DATA "/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(name));
    }
    return {{name.section(u'/', -1), file.readAll()}};
}

} // namespace

/// Each rule on routes: a violation, and the nearest valid case.
class TestRoutingRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void eachRuleHasItsViolation_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<Files>("bad");
        QTest::addColumn<Files>("good");
        const auto one = [](const QByteArray &text) { return Files{{u"handoff.yaml"_s, text}}; };
        QTest::newRow("hub and spoke")
            << u"cfd.consumer-not-hub"_s << one(cfd("  consumer: cfd-mathematician\n"))
            << one(cfd("  consumer: cfd-bioreactor\n"));
        QTest::newRow("unknown producer")
            << u"cfd.producer-unknown"_s
            << one("handoff:\n  producer: cfd-poet\n  engineering_review: {}\n") << one(cfd(""));
        QTest::newRow("retry beyond the limit")
            << u"cfd.attempt-beyond"_s << one(cfd("  context: {task_id: phase2-review-3}\n"))
            << one(cfd("  context: {task_id: phase2-review-2}\n"));
        QTest::newRow("more retries for a run")
            << u"cfd.attempt-beyond"_s
            << one("handoff:\n  flow_result: {}\n  context: {task_id: phase2-flow-4}\n")
            << one("handoff:\n  flow_result: {}\n  context: {task_id: phase2-flow-3}\n");
        QTest::newRow("undeclared route")
            << u"arena.undeclared-route"_s << one("RADAR_TO_GUARDIAN_HANDOFF: {Note: done}\n")
            << one("JUDGE_TO_ARENA_HANDOFF: {Note: done}\n");
        QTest::newRow("unknown agent of Arena")
            << u"arena.unknown-agent"_s << one("ARENA_TO_ORACLE_HANDOFF: {Note: what}\n")
            << one("ARENA_TO_JUDGE_HANDOFF: {Note: what}\n");
        QTest::newRow("orphan") << u"arena.orphan"_s
                                << Files{{u"1.yaml"_s, "ARENA_TO_RADAR_HANDOFF: {Note: x}\n"},
                                         nexus()}
                                << Files{{u"1.yaml"_s, "SHERPA_TO_ARENA_HANDOFF: {Task: x}\n"},
                                         nexus()};
        QTest::newRow("orphan that lies alone")
            << u"arena.orphan"_s
            << Files{{u"1.yaml"_s, "ARENA_TO_RADAR_HANDOFF: {Note: x}\n"}, nexus()}
            << Files{nexus()};
        QTest::newRow("loop") << u"arena.loop"_s << rounds(4, 3) << rounds(3, 3);
        QTest::newRow("loop of several runs")
            << u"arena.loop"_s << rounds(4, 4) << rounds(4, 4, {});
        QTest::newRow("no return route") << u"arena.loop"_s << rounds(5, 3) << rounds(5, 0);
        QTest::newRow("step of no chain")
            << u"arena.chain"_s << fixture(u"arena/chain/oracle-arena.yaml"_s)
            << fixture(u"arena/chain/scout-arena-radar.yaml"_s);
        QTest::newRow("kind of another producer")
            << u"cfd.producer-other"_s << fixture(u"cfd/producer/of-another-kind.yaml"_s)
            << fixture(u"cfd/valid-engineering-review.yaml"_s);
        QTest::newRow("phase that it does not lead to")
            << u"cfd.phase-direction"_s << fixture(u"cfd/phase/engineering-review-leaves.yaml"_s)
            << fixture(u"cfd/phase/engineering-review-3.yaml"_s);
        QTest::newRow("payload from another skill")
            << u"swarm.source-other"_s << fixture(u"swarm/format/source-other.yaml"_s)
            << fixture(u"swarm/valid-payload.yaml"_s);
        QTest::newRow("payload to another skill")
            << u"swarm.target-other"_s << fixture(u"swarm/format/target-other.yaml"_s)
            << fixture(u"swarm/valid-payload.yaml"_s);
        QTest::newRow("unknown agent of the orchestrator")
            << u"native.unknown-agent"_s
            << Files{request(u"20260224-180000-a"_s, "target_agent=\"ghost-agent\"")}
            << Files{request(u"20260224-180000-a"_s, "target_agent=\"test-agent\"")};
        QTest::newRow("unknown worker of Orion")
            << u"orion.unknown-agent"_s << fixture(u"orion/project/prompts/role-unknown.prompt"_s)
            << fixture(u"orion/project/prompts/valid.prompt"_s);
        QTest::newRow("parents in a circle of three")
            << u"session.parent-cycle"_s
            << Files{state(u"20260224-180000-a"_s, "\"20260224-175500-b\""),
                     state(u"20260224-175500-b"_s, "\"20260224-175000-c\""),
                     state(u"20260224-175000-c"_s, "\"20260224-180000-a\"")}
            << Files{state(u"20260224-180000-a"_s, "\"20260224-175500-b\""),
                     state(u"20260224-175500-b"_s, "\"20260224-175000-c\""),
                     state(u"20260224-175000-c"_s, "null")};
        QTest::newRow("missing target")
            << u"native.depends-on"_s
            << Files{request(u"20260224-180000-a"_s, "depends_on=\"20260224-180001-b\"")}
            << Files{request(u"20260224-180000-a"_s, "depends_on=\"20260224-180001-b\""),
                     request(u"20260224-180001-b"_s, "")};
        QTest::newRow("circle")
            << u"native.depends-on-cycle"_s
            << Files{request(u"20260224-180000-a"_s, "depends_on=\"20260224-180001-b\""),
                     request(u"20260224-180001-b"_s, "depends_on=\"20260224-180002-c\""),
                     request(u"20260224-180002-c"_s, "depends_on=\"20260224-180000-a\"")}
            << Files{request(u"20260224-180000-a"_s, "depends_on=\"20260224-180001-b\""),
                     request(u"20260224-180001-b"_s, "depends_on=\"20260224-180002-c\""),
                     request(u"20260224-180002-c"_s, "")};
        QTest::newRow("circle of sessions that their folders name")
            << u"native.depends-on-cycle"_s
            << Files{unnamed(u"20260224-180000-a"_s, "depends_on=\"20260224-180001-b\""),
                     unnamed(u"20260224-180001-b"_s, "depends_on=\"20260224-180000-a\"")}
            << Files{unnamed(u"20260224-180000-a"_s, "depends_on=\"20260224-180001-b\""),
                     unnamed(u"20260224-180001-b"_s, "")};
        QTest::newRow("session that its folder names and that waits for itself")
            << u"native.depends-on-itself"_s
            << Files{unnamed(u"20260224-180000-a"_s, "depends_on=\"20260224-180000-a\"")}
            << Files{unnamed(u"20260224-180000-a"_s, "")};
        QTest::newRow("missing parent")
            << u"session.parent-missing"_s
            << Files{state(u"20260224-180000-a"_s, "\"20260224-175500-gone\"")}
            << Files{state(u"20260224-180000-a"_s, "\"20260224-175500-b\""),
                     state(u"20260224-175500-b"_s, "null")};
        QTest::newRow("parents in a circle")
            << u"session.parent-cycle"_s
            << Files{state(u"20260224-180000-a"_s, "\"20260224-175500-b\""),
                     state(u"20260224-175500-b"_s, "\"20260224-180000-a\"")}
            << Files{state(u"20260224-180000-a"_s, "\"20260224-175500-b\""),
                     state(u"20260224-175500-b"_s, "null")};
        QTest::newRow("retries of a phase")
            << u"session.retries-exceeded"_s << retries("5") << retries("2");
    }

    void eachRuleHasItsViolation()
    {
        QFETCH(QString, rule);
        QFETCH(Files, bad);
        QFETCH(Files, good);
        QVERIFY2(rulesOf(bad).contains(rule), qPrintable(rulesOf(bad).join(u", "_s)));
        QVERIFY2(!rulesOf(good).contains(rule), qPrintable(rulesOf(good).join(u", "_s)));
    }

    void aStateFileAloneHasTheSameFindings_data()
    {
        QTest::addColumn<Files>("files");
        QTest::addColumn<QString>("rule");
        QTest::newRow("parent") << Files{state(u"20260224-180000-a"_s, "\"20260224-175500-gone\"")}
                                << u"session.parent-missing"_s;
        QTest::newRow("retries") << retries("5") << u"session.retries-exceeded"_s;
        QTest::newRow("no state") << Files{{u"notes.json"_s, "{}"}} << QString();
    }
    void aStateFileAloneHasTheSameFindings()
    {
        QFETCH(Files, files);
        QFETCH(QString, rule);
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        QStringList rules;
        const auto findings = stateFindings(folder.path(files.first().first), *m_catalog);
        QCOMPARE(findings.has_value(), !rule.isEmpty());
        const std::vector<SessionFinding> told = findings.value_or(std::vector<SessionFinding>());
        for (const SessionFinding &finding : told) {
            rules.append(finding.rule);
            QCOMPARE(finding.evidence.path, folder.path(files.first().first));
        }
        QCOMPARE(rules, rule.isEmpty() ? QStringList() : QStringList{rule});
    }

    void cyclesAreReportedCompletely()
    {
        const SessionFolder folder;
        for (const auto &[name, text] :
             {request(u"20260224-180000-a"_s, "depends_on=\"20260224-180001-b\""),
              request(u"20260224-180001-b"_s, "depends_on=\"20260224-180000-a\"")}) {
            folder.write(name, text);
        }
        const RoutingGraph graph = routingGraph(readGraphSource(folder.path({}), *m_catalog),
                                                GraphKind::Sessions, *m_catalog);
        QCOMPARE(graph.findings.size(), size_t(2));
        QCOMPARE(graph.findings[0].message,
                 u"Sessions wait for each other in a circle: 20260224-180000-a → "
                 "20260224-180001-b → 20260224-180000-a"_s);
        QVERIFY(graph.findings[0].node >= 0);
        for (const RoutingEdge &edge : graph.edges) {
            const bool isWait = edge.kind == RoutingEdge::Kind::DependsOn;
            QCOMPARE(edge.rules,
                     isWait ? QStringList{u"native.depends-on-cycle"_s} : QStringList());
        }
    }

    void cyclesOfParentsAreReportedAtTheirEdges()
    {
        const SessionFolder folder;
        for (const auto &[name, text] : {state(u"20260224-180000-a"_s, "\"20260224-175500-b\""),
                                         state(u"20260224-175500-b"_s, "\"20260224-180000-a\"")}) {
            folder.write(name, text);
        }
        const RoutingGraph graph = routingGraph(readGraphSource(folder.path({}), *m_catalog),
                                                GraphKind::Sessions, *m_catalog);
        QCOMPARE(graph.edges.size(), size_t(2));
        for (const RoutingEdge &edge : graph.edges) {
            QCOMPARE(edge.rules, QStringList{u"session.parent-cycle"_s});
        }
        for (const RoutingFinding &finding : graph.findings) {
            QVERIFY(finding.edge >= 0);
        }
    }

    void roundsAreCountedByTime()
    {
        const SessionFolder folder;
        const QDateTime begin(QDate(2026, 2, 24), QTime(14, 0), QTimeZone::UTC);
        int number = 0;
        for (int i = 9; i > 1; --i) { // the names decrease while the times increase
            const QString name = QString::number(i) + u".yaml"_s;
            folder.write(name,
                         i % 2 == 0
                             ? "JUDGE_TO_ARENA_HANDOFF:\n  Verdict: no\n"
                             : "ARENA_TO_JUDGE_HANDOFF:\n  Implementation: {session_id: a}\n");
            folder.setTime(name, begin.addSecs(60 * ++number));
        }
        const RoutingGraph graph = routingGraph(readGraphSource(folder.path({}), *m_catalog),
                                                GraphKind::Agents, *m_catalog);
        QStringList files;
        for (const RoutingFinding &finding : graph.findings) {
            if (finding.rule == "arena.loop"_L1) {
                files.append(finding.evidence.path.section(u'/', -1));
                QVERIFY2(finding.message.contains("4th"_L1), qPrintable(finding.message));
            }
        }
        QCOMPARE(files, QStringList{u"3.yaml"_s}); // 9, 7, 5 are the first three
    }

    void aSessionThatWaitsForItselfIsShown()
    {
        const SessionFolder folder;
        const auto &[name, text] =
            unnamed(u"20260224-180000-a"_s, "depends_on=\"20260224-180000-a\"");
        folder.write(name, text);
        const GraphSource source = readGraphSource(folder.path({}), *m_catalog);
        for (const GraphKind kind : {GraphKind::Sessions, GraphKind::Agents}) {
            const RoutingGraph graph = routingGraph(source, kind, *m_catalog);
            QVERIFY(!graph.nodes.empty());
            for (const RoutingNode &node : graph.nodes) {
                QVERIFY2(node.isKnown, qPrintable(node.id));
            }
        }
    }

private:
    static std::pair<QString, QByteArray> nexus()
    {
        return {u"2.yaml"_s,
                "NEXUS_TO_ARENA_HANDOFF:\n  Chain_Context: {Previous_Agent: Sherpa}\n"};
    }

    static Files retries(const QByteArray &count)
    {
        return {{u"cfd-bioreactor-state-1.yaml"_s,
                 "session: {session_id: \"1\", session_dir: /tmp/cfd-bioreactor-session-1, "
                 "status: running}\nphase_results:\n  phase_2: {status: in_progress, "
                 "execution_retries_used: "
                     + count + "}\n"},
                {u"cfd-bioreactor-session-1/logs/solve.log"_s, "started\n"}};
    }

    /// The edges of the graph of the agents for @p files, with each rule that an edge breaks.
    [[nodiscard]] QStringList rulesOf(const Files &files) const
    {
        const SessionFolder folder;
        for (const auto &[name, text] : files) {
            folder.write(name, text);
        }
        const GraphSource source = readGraphSource(folder.path({}), *m_catalog);
        return rulesIn(routingGraph(source, GraphKind::Agents, *m_catalog));
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestRoutingRules)
#include "tst_routingrules.moc"
