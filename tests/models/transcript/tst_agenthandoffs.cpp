// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"

#include "models/protocol/catalog/catalog.h"
#include "models/routing/graphs/graphsource.h"
#include "models/transcript/links/agenthandoffs.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(BATON_TEST_DATA "/transcripts/") + name;
}

} // namespace

class TestAgentHandoffs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void promptsGoThereAndResultsComeBack()
    {
        QStringList told;
        for (const SessionHandoff &handoff :
             agentHandoffs(sample(u"claude-2.2/dddd4444.jsonl"_s))) {
            told.append(u"%1 %2 > %3 line %4: %5"_s
                            .arg(handoff.kindTitle, handoff.producer, handoff.consumer)
                            .arg(handoff.at.line)
                            .arg(QString::fromUtf8(handoff.kept).simplified()));
        }
        QCOMPARE(told.size(), 10);
        QCOMPARE(told.at(0),
                 u"Prompt main agent > lead line 2: { \"prompt\": \"Lead the review.\" }"_s);
        QCOMPARE(
            told.at(1),
            u"Error lead > main agent line 4: { \"result\": \"The lead died: context limit.\" }"_s);
        QCOMPARE(told.at(2),
                 u"Prompt lead > unit-checker line 2: { \"prompt\": \"Check the units.\" }"_s);
    }

    void theRoutingGraphShowsAgentsOfATranscript()
    {
        const auto catalog = ProtocolCatalog::load();
        const GraphSource source =
            readGraphSource(sample(u"claude-2.2/dddd4444.jsonl"_s), *catalog);
        const RoutingGraph graph = routingGraph(source, GraphKind::Agents, *catalog);
        QStringList nodes;
        for (const RoutingNode &node : graph.nodes) {
            nodes.append(u"%1 %2/%3"_s.arg(node.title).arg(node.sent).arg(node.received));
        }
        nodes.sort();
        QCOMPARE(nodes,
                 (QStringList{u"checker 2/2"_s, u"lead 2/2"_s, u"main agent 4/4"_s, u"runner 1/1"_s,
                              u"unit-checker 1/1"_s}));
        QCOMPARE(graph.edges.size(), 8);
        QVERIFY(graph.findings.empty());
    }

    void anotherFileHasNone()
    {
        QVERIFY(
            agentHandoffs(sample(u"claude-2.2/dddd4444/subagents/agent-d1.meta.json"_s)).empty());
        QVERIFY(agentHandoffs(u"/nowhere/a.jsonl"_s).empty());
    }
};

QTEST_GUILESS_MAIN(TestAgentHandoffs)
#include "tst_agenthandoffs.moc"
