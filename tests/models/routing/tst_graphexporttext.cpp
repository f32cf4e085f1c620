// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/export/graphexporttext.h"
#include "models/routing/graph/graphbuilder.h"
#include "models/routing/graph/graphfilter.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// A hub and two other agents, one of which is unknown.
RoutingGraph small()
{
    GraphBuilder builder(GraphKind::Agents);
    for (const QString &name : {u"hub"_s, u"worker"_s, u"ghost"_s}) {
        RoutingNode node;
        node.id = u"p/"_s + name;
        node.title = name;
        node.isHub = name == "hub"_L1;
        node.role = node.isHub ? u"Orchestrator"_s : QString();
        node.isKnown = name != "ghost"_L1;
        builder.node(node);
    }
    builder.edge(0, 1, RoutingEdge::Kind::Handoff);
    Transfer crossing;
    crossing.action = Action::Reinvoke;
    builder.cross(builder.edge(1, 0, RoutingEdge::Kind::Handoff), crossing, true);
    crossing.action = Action::Accept;
    builder.cross(builder.edge(1, 0, RoutingEdge::Kind::Handoff), crossing, true);
    builder.cross(builder.edge(1, 2, RoutingEdge::Kind::DependsOn), crossing, false);
    builder.edgeAt(2).rules = {u"p.stranger"_s};
    RoutingGraph graph = builder.take();
    graph.title = u"relay"_s;
    return graph;
}

} // namespace

/// Graphs as text for other programs.
class TestGraphExportText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void textFormatsAreStable()
    {
        const RoutingGraph graph = small();
        QCOMPARE(
            toDot(graph),
            QByteArray("digraph \"relay\" {\n"
                       "    rankdir=LR\n"
                       "    node [shape=box, style=rounded]\n"
                       "    \"p/hub\" [label=\"hub\\nOrchestrator\", penwidth=2]\n"
                       "    \"p/worker\" [label=\"worker\"]\n"
                       "    \"p/ghost\" [label=\"ghost\", style=\"rounded,dashed\", color=red]\n"
                       "    \"p/hub\" -> \"p/worker\" [style=dashed]\n"
                       "    \"p/worker\" -> \"p/hub\" [label=\"2 · reinvoke\"]\n"
                       "    \"p/worker\" -> \"p/ghost\" [label=\"waits for · 1 · accept · "
                       "undeclared\\np.stranger\", color=red, fontcolor=red]\n"
                       "}\n"));
        QCOMPARE(
            toMermaid(graph),
            QByteArray("flowchart LR\n"
                       "    n0[\"hub<br/>Orchestrator\"]\n"
                       "    n1[\"worker\"]\n"
                       "    n2[\"ghost\"]\n"
                       "    n0 -.-> n1\n"
                       "    n1 -->|\"2 · reinvoke\"| n0\n"
                       "    n1 -->|\"waits for · 1 · accept · undeclared<br/>p.stranger\"| n2\n"
                       "    linkStyle 2 stroke:red,color:red\n"
                       "    style n2 stroke:red,stroke-dasharray:4\n"
                       "    style n0 stroke-width:3px\n"));
    }

    void edgesNameTheRulesThatTheyBreak()
    {
        RoutingGraph graph = small();
        graph.edges[2].rules = {u"test.unknown-agent"_s, u"test.loop"_s};
        const QByteArray dot = toDot(graph);
        QVERIFY2(dot.contains("[label=\"waits for · 1 · accept · undeclared\\n"
                              "test.unknown-agent, test.loop\", color=red"),
                 dot.constData());
        const QByteArray mermaid = toMermaid(graph);
        QVERIFY2(mermaid.contains("n1 -->|\"waits for · 1 · accept · undeclared<br/>"
                                  "test.unknown-agent, test.loop\"| n2"),
                 mermaid.constData());
    }

    void unusualNamesAreQuoted()
    {
        RoutingGraph graph;
        graph.title = u"a \"title\"\nof two lines"_s;
        RoutingNode node;
        node.id = u"p/back\\slash"_s;
        node.title = u"say \"hi\"; <b>#1</b> |x|"_s;
        graph.nodes = {node};
        const QByteArray dot = toDot(graph);
        QVERIFY(dot.contains("digraph \"a \\\"title\\\" of two lines\" {"));
        QVERIFY(dot.contains("\"p/back\\\\slash\" [label=\"say \\\"hi\\\"; <b>#1</b> |x|\"]"));
        QVERIFY(toMermaid(graph).contains(
            "n0[\"say #34;hi#34;#59; #60;b#62;#35;1#60;/b#62; #124;x#124;\"]"));
    }

    void inTimeOrderEachEdgeNamesItsHandoff()
    {
        GraphFilter filter;
        filter.inTimeOrder = true;
        const RoutingGraph graph = shown(small(), filter);
        const QByteArray dot = toDot(graph);
        for (const char *edge : {"\"p/worker\" -> \"p/hub\" [label=\"#1 · reinvoke\"]",
                                 "\"p/worker\" -> \"p/hub\" [label=\"#2 · accept\"]",
                                 "[label=\"waits for · #3 · accept · undeclared\\np.stranger\"",
                                 "\"p/hub\" -> \"p/worker\" [style=dashed]"}) {
            QVERIFY2(dot.contains(edge), dot.constData());
        }
        const QByteArray mermaid = toMermaid(graph);
        for (const char *edge :
             {"n1 -->|\"#35;1 · reinvoke\"| n0", "n1 -->|\"#35;2 · accept\"| n0",
              "|\"waits for · #35;3 · accept · undeclared<br/>p.stranger\"| n2"}) {
            QVERIFY2(mermaid.contains(edge), mermaid.constData());
        }
    }
};

QTEST_GUILESS_MAIN(TestGraphExportText)
#include "tst_graphexporttext.moc"
