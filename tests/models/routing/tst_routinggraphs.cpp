// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/routing/graph/graphcounts.h"
#include "models/routing/graphs/graphsource.h"
#include "tests/models/routing/graphlines.h"
#include "tests/models/session/sessionfolder.h"
#include "tests/support/sessionfactory.h"
#include "tests/threadtime.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(BATON_SOURCE_DIR "/resources/samples/") + name;
}

const RoutingNode *nodeCalled(const RoutingGraph &graph, const QString &title)
{
    const auto found = std::ranges::find(graph.nodes, title, &RoutingNode::title);
    return found == graph.nodes.end() ? nullptr : &*found;
}

} // namespace

/// The other graphs: of sessions, phases, chains and steps.
class TestRoutingGraphs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void sourcesOfferTheirGraphKinds_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("kinds");
        QTest::newRow("cfd") << u"cfd-bioreactor-session-20260221-143000-48213"_s
                             << u"agents phases"_s;
        QTest::newRow("swarm") << u"swarm-session-20260223-091500-4f1c2a9b"_s << u"agents phases"_s;
        QTest::newRow("native") << u"docs"_s << u"sessions agents"_s;
        QTest::newRow("arena") << u"arena"_s << u"agents chains"_s;
        QTest::newRow("orion") << u"orion"_s << u"agents steps"_s;
        QTest::newRow("all") << QString() << u"agents sessions phases chains steps"_s;
        QTest::newRow("notes") << u"loose/meeting-notes.md"_s << u"agents"_s;
    }
    void sourcesOfferTheirGraphKinds()
    {
        QFETCH(QString, path);
        QFETCH(QString, kinds);
        QStringList names;
        for (const GraphKind kind :
             graphKinds(readGraphSource(sample(path), *m_catalog), *m_catalog)) {
            names.append(nameOf(kind));
        }
        QCOMPARE(names.join(u' '), kinds);
    }

    void sessionsStartAndWaitForEachOther()
    {
        const RoutingGraph graph = graphOf(sample(u"docs"_s), GraphKind::Sessions);
        const QString move = u"20260224-175500-network-move"_s;
        const QString database = u"20260224-180000-reactor-database"_s;
        const QString gateway = u"20260224-180001-sensor-gateway"_s;
        const QString dashboard = u"20260224-180002-dashboard"_s;
        const QStringList lines = linesOf(graph);
        for (const QString &child : {database, gateway, dashboard}) {
            QVERIFY2(lines.contains(u"%1 → %2 parent 1 taken"_s.arg(move, child)),
                     qPrintable(lines.join(u'\n')));
        }
        QVERIFY(lines.contains(u"%1 → %2 depends-on 0 taken"_s.arg(dashboard, gateway)));
        QVERIFY(lines.contains(u"tracking-agent → %1 handoff 1 taken"_s.arg(move)));
        QVERIFY(lines.contains(u"%1 → tracking-agent notifies 0 taken"_s.arg(move)));
        QCOMPARE(lines.size(), 6);
        QCOMPARE(unknownIn(graph), QStringList());
        QCOMPARE(nodeCalled(graph, gateway)->status, RunStatus::Failed);
        QCOMPARE(nodeCalled(graph, gateway)->role, u"devops-agent"_s);
        QVERIFY(nodeCalled(graph, gateway)->sessionPath.endsWith(gateway));
    }

    void oneSessionShowsItsChildren()
    {
        const RoutingGraph graph = graphOf(
            sample(u"docs/.scratch/sessions/20260224-175500-network-move"_s), GraphKind::Sessions);
        QCOMPARE(linesOf(graph).filter(u" parent 0 taken"_s).size(), 3);
    }

    void missingSessionsAreUnknown()
    {
        const SessionFolder folder;
        const QString id = u"docs/.scratch/sessions/20260224-180000-a/"_s;
        folder.write(id + u"state.json"_s,
                     "{\"session_id\": \"20260224-180000-a\", \"status\": \"RUNNING\", "
                     "\"parent_session\": \"20260224-170000-gone\"}");
        folder.write(id + u"prompt.xml"_s,
                     "<agent_request session_id=\"20260224-180000-a\" parent_agent=\"ghost\" "
                     "target_agent=\"test-agent\" depends_on=\"20260224-170001-lost\" "
                     "notify_on_completion=\"nobody-agent\"><mode>spawn</mode></agent_request>");
        const RoutingGraph graph = graphOf(folder.path({}), GraphKind::Sessions);
        QCOMPARE(
            unknownIn(graph),
            (QStringList{u"20260224-170000-gone"_s, u"20260224-170001-lost"_s, u"nobody-agent"_s}));
        const QStringList rules = rulesIn(graph);
        QVERIFY(rules.contains(u"session.parent-missing"_s));
        QVERIFY(rules.contains(u"native.depends-on"_s));
        QVERIFY(rules.contains(u"native.unknown-agent"_s));
    }

    void phasesHaveInputAndInvalidationEdges()
    {
        const RoutingGraph graph =
            graphOf(sample(u"cfd-bioreactor-session-20260221-143000-48213"_s), GraphKind::Phases);
        const QStringList lines = linesOf(graph);
        QVERIFY2(lines.contains(u"Mesh Planning → Flow feeds 1 taken"_s),
                 qPrintable(lines.join(u'\n')));
        QVERIFY(lines.contains(u"Flow → Transport invalidates 0 taken"_s));
        QVERIFY(lines.contains(u"Mesh Planning → Flow invalidates 0 declared"_s));
        QVERIFY(lines.contains(u"Post-Processing → Summary feeds 0 declared"_s));
        QVERIFY(lines.contains(u"Flow → Flow handoff 2 taken"_s));
        QCOMPARE(graph.nodes.size(), size_t(6));
        QCOMPARE(nodeCalled(graph, u"Transport"_s)->status, RunStatus::Invalidated);
        QCOMPARE(nodeCalled(graph, u"Transport"_s)->phase, 3);
    }

    void perspectivesAreBetweenFramingAndSynthesis()
    {
        const RoutingGraph graph =
            graphOf(sample(u"swarm-session-20260223-091500-4f1c2a9b"_s), GraphKind::Phases);
        const QStringList lines = linesOf(graph);
        for (const QString &name :
             {u"Optimist"_s, u"Critic"_s, u"Analyst"_s, u"Innovator"_s, u"Pragmatist"_s}) {
            QVERIFY2(lines.contains(u"Framing → %1 feeds 0 taken"_s.arg(name)),
                     qPrintable(lines.join(u'\n')));
            QVERIFY(lines.contains(u"%1 → Synthesis feeds 0 taken"_s.arg(name)));
        }
        QVERIFY(lines.contains(u"Synthesis → Decision of the user feeds 0 taken"_s));
        QVERIFY(lines.contains(u"Decision of the user → lit-pm handoff 1 taken"_s));
        QCOMPARE(nodeCalled(graph, u"Innovator"_s)->status, RunStatus::TimedOut);
    }

    void chainsAreFollowedToTheCurrentStep()
    {
        const RoutingGraph graph = graphOf(sample(u"arena"_s), GraphKind::Chains);
        QStringList taken;
        for (size_t i = 0; i < graph.edges.size(); ++i) {
            if (graph.edges[i].state != RoutingEdge::State::Declared) {
                taken.append(u"%1 %2"_s.arg(graph.nodes[size_t(graph.edges[i].from)].role,
                                            linesOf(graph)[qsizetype(i)]));
            }
        }
        QCOMPARE(taken,
                 (QStringList{u"Task to pull request Sherpa → Arena next 1 taken"_s,
                              u"Task to pull request Arena → Guardian next 1 taken"_s,
                              u"Orchestrator Nexus → Arena handoff 1 taken Step 2 of 3"_s}));
        QCOMPARE(graph.nodes.size(), size_t(3 * 5 + 2 + 1));
    }

    void stepsPassInformationToTheNextStep()
    {
        const RoutingGraph graph = graphOf(sample(u"orion"_s), GraphKind::Steps);
        QCOMPARE(linesOf(graph),
                 (QStringList{u"0-4-1 step 1 → 0-4-1 step 2 next 1 taken The alarm must fire after "
                              "two readings below 0.04 mM, not a…"_s,
                              u"0-4-1 step 2 → Orion handoff 1 taken"_s}));
        QCOMPARE(nodeCalled(graph, u"0-4-1 step 1"_s)->status, RunStatus::Succeeded);
        QCOMPARE(nodeCalled(graph, u"0-4-1 step 2"_s)->status, RunStatus::Blocked);
        QCOMPARE(nodeCalled(graph, u"0-4-1 step 2"_s)->role, u"Devon"_s);
    }

    void timesDoNotChangeTheOrderOfNodesAndEdges_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<GraphKind>("kind");
        QTest::newRow("agents") << u"arena-review"_s << GraphKind::Agents;
        QTest::newRow("chains") << u"arena-review"_s << GraphKind::Chains;
        QTest::newRow("steps") << u"orion"_s << GraphKind::Steps;
    }
    void timesDoNotChangeTheOrderOfNodesAndEdges()
    {
        QFETCH(const QString, name);
        QFETCH(const GraphKind, kind);
        const QDateTime begin(QDate(2026, 2, 24), QTime(14, 0), QTimeZone::UTC);
        QStringList nodes;
        QStringList edges;
        QStringList findings;
        for (const int step : {60, -60}) {
            const SessionFolder folder;
            int number = 0;
            for (const QFileInfo &file : QDir(sample(name)).entryInfoList(QDir::Files)) {
                QFile source(file.filePath());
                QVERIFY(source.open(QIODevice::ReadOnly));
                folder.write(file.fileName(), source.readAll());
                folder.setTime(file.fileName(), begin.addSecs(step * ++number));
            }
            folder.write(u"8.yaml"_s, "RADAR_TO_BUILDER_HANDOFF: {Note: x}\n");
            folder.setTime(u"8.yaml"_s, begin.addSecs(step * ++number));
            folder.write(u"9.yaml"_s, "ORACLE_TO_SPARK_HANDOFF: {Note: x}\n");
            folder.setTime(u"9.yaml"_s, begin.addSecs(step * ++number));
            const RoutingGraph graph =
                routingGraph(readGraphSource(folder.path({}), *m_catalog), kind, *m_catalog);
            QVERIFY(graph.edges.size() > 1);
            QStringList ids;
            for (const RoutingNode &node : graph.nodes) {
                ids.append(node.id);
            }
            nodes = nodes.isEmpty() ? ids : nodes;
            QStringList told;
            for (const RoutingFinding &finding : graph.findings) {
                told.append(QFileInfo(finding.evidence.path).fileName() + u' ' + finding.rule);
            }
            QVERIFY(kind != GraphKind::Agents || told.size() > 1);
            edges = edges.isEmpty() ? linesOf(graph) : edges;
            findings = findings.isEmpty() ? told : findings;
            QCOMPARE(told, findings);
            QCOMPARE(ids, nodes);
            QCOMPARE(linesOf(graph), edges);
        }
    }

    void relationsAreNotRoutes()
    {
        const RoutingGraph graph = routingGraph(readGraphSource(sample(u"docs"_s), *m_catalog),
                                                GraphKind::Sessions, *m_catalog);
        int crossed = 0;
        for (const RoutingEdge &edge : graph.edges) {
            crossed += edge.crossings.empty() ? 0 : 1;
        }
        QVERIFY(crossed < std::ssize(graph.edges));
        QCOMPARE(routesOf(graph).taken, crossed);
    }

    void anUndeclaredRouteIsSeen()
    {
        const RoutingGraph graph = graphOf(sample(u"arena-review"_s), GraphKind::Agents);
        QVERIFY(linesOf(graph).contains(u"Radar → Guardian handoff 1 undeclared"_s));
        QVERIFY(linesOf(graph).contains(u"Judge → Arena handoff 1 taken"_s));
        QCOMPARE(rulesIn(graph), QStringList{u"arena.undeclared-route"_s});
        const RoutingFinding &finding = graph.findings.front();
        QCOMPARE(graph.edges.at(size_t(finding.edge)).rules, QStringList{finding.rule});
        QVERIFY(finding.evidence.path.endsWith("4-radar-to-guardian.yaml"_L1));
        QCOMPARE(finding.evidence.line, 2);
    }

    void everyGraphIsConsistentAndReproducible_data()
    {
        QTest::addColumn<GraphKind>("kind");
        for (const GraphKind kind : {GraphKind::Agents, GraphKind::Sessions, GraphKind::Phases,
                                     GraphKind::Chains, GraphKind::Steps}) {
            QTest::newRow(nameOf(kind).data()) << kind;
        }
    }
    void everyGraphIsConsistentAndReproducible()
    {
        QFETCH(GraphKind, kind);
        const SessionFolder folder;
        SessionFactory factory(5);
        factory.setTrouble(20, 20);
        factory.addAll(folder.path({}), 8);
        const GraphSource source = readGraphSource(folder.path({}), *m_catalog);
        const RoutingGraph graph = routingGraph(source, kind, *m_catalog);
        const std::vector<GraphKind> kinds = graphKinds(source, *m_catalog);
        QCOMPARE(std::ranges::find(kinds, kind) != kinds.end(), !graph.isEmpty());
        QSet<QString> ids;
        for (const RoutingNode &node : graph.nodes) {
            ids.insert(node.id);
        }
        QCOMPARE(size_t(ids.size()), graph.nodes.size());
        QVERIFY(std::ranges::is_sorted(graph.crossings, [](const Transfer &a, const Transfer &b) {
            return a.time.isValid() && (!b.time.isValid() || a.time < b.time);
        }));
        for (size_t i = 0; i < graph.edges.size(); ++i) {
            for (const int crossing : graph.edges[i].crossings) {
                QCOMPARE(graph.crossings.at(size_t(crossing)).edge, int(i));
            }
        }
        for (const Transfer &crossing : graph.crossings) {
            QVERIFY(crossing.edge >= 0 && crossing.edge < int(graph.edges.size()));
        }
        QCOMPARE(graph,
                 routingGraph(readGraphSource(folder.path({}), *m_catalog), kind, *m_catalog));
    }

    void aHundredThousandHandoffsAreBuiltQuickly_data()
    {
        everyGraphIsConsistentAndReproducible_data();
    }
    void aHundredThousandHandoffsAreBuiltQuickly()
    {
        QFETCH(GraphKind, kind);
        const GraphSource source = large();
        const auto begin = threadTime();
        const RoutingGraph graph = routingGraph(source, kind, *m_catalog);
        const auto elapsed = threadTime() - begin;
        qInfo("%s: %lld ms, %zu nodes, %zu edges, %zu handoffs", nameOf(kind).data(), elapsed,
              graph.nodes.size(), graph.edges.size(), graph.crossings.size());
        QVERIFY2(elapsed < 5000, "ten times what it takes at most");
    }

private:
    [[nodiscard]] RoutingGraph graphOf(const QString &path, GraphKind kind) const
    {
        return routingGraph(readGraphSource(path, *m_catalog), kind, *m_catalog);
    }

    /// 1,000 sessions of five protocols with 100 handoffs each.
    static GraphSource large()
    {
        GraphSource source;
        const QDateTime start(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
        const QStringList protocols{u"cfd"_s, u"native"_s, u"arena"_s, u"orion"_s, u"swarm"_s};
        for (int i = 0; i < 1000; ++i) {
            auto session = std::make_shared<Session>();
            SessionSummary &summary = session->summary;
            summary.place = {u"/s/%1"_s.arg(i), protocols[i % 5], u"session"_s, {}};
            summary.id = summary.title = u"session-%1"_s.arg(i);
            summary.parent = i % 5 == 1 && i > 5 ? u"session-%1"_s.arg(i - 5) : QString();
            summary.started = start.addSecs(i);
            for (int phase = 0; phase < 6; ++phase) {
                SessionPhase row;
                row.id = QString::number(phase);
                row.title = u"Phase %1"_s.arg(phase);
                session->phases.push_back(row);
            }
            for (int j = 0; j < 100; ++j) {
                SessionHandoff handoff;
                handoff.at.path = u"/s/%1/%2.yaml"_s.arg(i).arg(j);
                handoff.protocol = summary.place.protocol;
                handoff.producer = u"agent-%1"_s.arg((i + j) % 300);
                handoff.consumer = u"agent-%1"_s.arg((i * 7 + j) % 300);
                handoff.phase = j % 6;
                handoff.links.toPhase = QString::number((j + 1) % 6);
                handoff.links.session = summary.id;
                handoff.links.step = QString::number(j);
                handoff.links.dependsOn = {u"session-%1"_s.arg((i * 3) % 1000)};
                handoff.task = u"task-%1"_s.arg(i);
                handoff.time = start.addSecs(i * 100 + (j * 37) % 100);
                handoff.report.verdict.action = Action::Accept;
                session->handoffs.push_back(std::move(handoff));
            }
            source.sessions.push_back(std::move(session));
        }
        return source;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestRoutingGraphs)
#include "tst_routinggraphs.moc"
