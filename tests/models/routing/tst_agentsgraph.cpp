// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/routing/graphs/graphsource.h"
#include "tests/models/routing/graphlines.h"
#include "tests/support/sessionfactory.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(BATON_SOURCE_DIR "/resources/samples/") + name;
}

} // namespace

class TestAgentsGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
        QCOMPARE(m_catalog->problems(), std::vector<PackProblem>{});
    }

    void specialistsHandToTheHubOnly()
    {
        const RoutingGraph graph =
            graphOf(sample(u"cfd-bioreactor-session-20260221-143000-48213"_s));
        QCOMPARE(linesOf(graph),
                 (QStringList{u"cfd-bioreactor → cfd-bioreactor handoff 3 taken"_s,
                              u"cfd-mathematician → cfd-bioreactor handoff 1 taken"_s,
                              u"cfd-reviewer → cfd-bioreactor handoff 1 taken"_s,
                              u"brainstorming-pm → cfd-bioreactor handoff 1 taken"_s,
                              u"cfd-bioreactor → cfd-mathematician handoff 0 declared"_s,
                              u"cfd-bioreactor → cfd-reviewer handoff 0 declared"_s,
                              u"cfd-bioreactor → brainstorming-pm handoff 0 declared"_s,
                              u"cfd-bioreactor → cfd-bioreactor-swarm handoff 0 declared"_s,
                              u"cfd-bioreactor-swarm → cfd-bioreactor handoff 0 declared"_s}));
        const RoutingNode &hub = graph.nodes.at(size_t(graph.indexOf(u"cfd/cfd-bioreactor"_s)));
        QVERIFY(hub.isHub);
        QCOMPARE(hub.role, u"Orchestrator"_s);
        QCOMPARE(hub.received, 6);
        QCOMPARE(hub.sent, 3);
        QCOMPARE(hub.phase, 1);
        QCOMPARE(graph.title, u"20260221-143000-48213"_s);
    }

    void anOrionStepIsRoutedToAWorkerAndBack()
    {
        const RoutingGraph graph = graphOf(sample(u"orion"_s));
        const QStringList lines = linesOf(graph);
        QVERIFY(lines.contains(u"Tara → Orion handoff 1 taken"_s));
        QVERIFY(lines.contains(u"Devon → Orion handoff 1 taken"_s));
        QVERIFY(lines.contains(u"Orion → Devon handoff 1 taken"_s));
        QVERIFY(lines.contains(u"Orion → Tara handoff 0 declared"_s));
        QCOMPARE(lines.size(), 4);
    }

    void aFileIsASeparateGraph()
    {
        const RoutingGraph graph = graphOf(sample(u"arena/1-sherpa-to-arena.yaml"_s));
        QCOMPARE(linesOf(graph).first(), u"Sherpa → Arena handoff 1 taken"_s);
        QCOMPARE(graph.crossings.size(), size_t(1));
        QCOMPARE(graph.crossings[0].session, QString());
        QCOMPARE(graph.title, u"1-sherpa-to-arena.yaml"_s);
    }

    void theSameSourceGivesTheSameGraph()
    {
        const QTemporaryDir root;
        SessionFactory factory(11);
        factory.addAll(root.path(), 4);
        const GraphSource first = readGraphSource(root.path(), *m_catalog);
        const GraphSource second = readGraphSource(root.path(), *m_catalog);
        QCOMPARE(first.sessions.size(), second.sessions.size());
        const RoutingGraph graph = routingGraph(first, GraphKind::Agents, *m_catalog);
        QVERIFY(graph.crossings.size() > 40);
        QCOMPARE(graph, routingGraph(second, GraphKind::Agents, *m_catalog));
    }

    void aStoppedReadEndsEarly()
    {
        const std::atomic_bool stop = true;
        QVERIFY(readGraphSource(sample(u""_s), *m_catalog, &stop).sessions.empty());
    }

private:
    [[nodiscard]] RoutingGraph graphOf(const QString &path) const
    {
        return routingGraph(readGraphSource(path, *m_catalog), GraphKind::Agents, *m_catalog);
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestAgentsGraph)
#include "tst_agentsgraph.moc"
