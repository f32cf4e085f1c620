// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/routing/graph/graphfilter.h"
#include "models/routing/graphs/graphsource.h"
#include "models/routing/layout/graphvizlayout.h"
#include "tests/models/routing/layoutflaws.h"
#include "tests/models/routing/routingfolders.h"
#include "tests/samples/graphsamples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Every graph of every folder of fixtures and samples, laid out as in the window; and a family of
/// unknown agents, in which each label names a rule.
class TestFixtureLayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void nothingOverlapsInTheLayout_data()
    {
        QTest::addColumn<QString>("path");
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        for (const auto &[name, path] :
             folders::ofFixtures(QStringLiteral(BATON_TEST_DATA), samples)) {
            QTest::newRow(qPrintable(name)) << path;
        }
        const QString ring = m_made.filePath(u"ring"_s);
        QVERIFY(QDir().mkpath(ring) && folders::writeRing(ring, 6));
        QTest::newRow("a ring of six with loops") << ring;
    }
    void nothingOverlapsInTheLayout()
    {
        QFETCH(const QString, path);
        const GraphSource source = readGraphSource(path, *m_catalog);
        for (const GraphKind kind : graphKinds(source, *m_catalog)) {
            const RoutingGraph whole = routingGraph(source, kind, *m_catalog);
            for (const auto &[withDeclared, inTimeOrder] :
                 {std::pair(true, false), std::pair(false, false), std::pair(true, true),
                  std::pair(false, true)}) {
                for (const auto grouping :
                     {GraphFilter::Grouping::None, GraphFilter::Grouping::Protocol,
                      GraphFilter::Grouping::Role, GraphFilter::Grouping::Phase}) {
                    GraphFilter filter;
                    filter.withDeclared = withDeclared;
                    filter.inTimeOrder = inTimeOrder;
                    filter.grouping = grouping;
                    verify(shown(whole, filter));
                    if (grouping != GraphFilter::Grouping::None) {
                        filter.collapsed = halfOfTheGroups(whole, grouping);
                        verify(shown(whole, filter));
                    }
                }
            }
        }
    }

    void theNeighbourhoodOfAnUnconnectedAgentHasAllLabels_data()
    {
        QTest::addColumn<QString>("agent");
        for (const RoutingNode &agent : samples::strangers().nodes) {
            QTest::newRow(qPrintable(agent.title)) << agent.id;
        }
    }
    void theNeighbourhoodOfAnUnconnectedAgentHasAllLabels()
    {
        QFETCH(const QString, agent);
        GraphFilter filter;
        filter.around = agent;
        const RoutingGraph graph = shown(samples::strangers(), filter);
        verify(graph);
        const LayoutRequest request = requestOf(graph);
        const GraphLayout layout = layOut(request).value();
        QCOMPARE(LayoutRelations(request, layout).labelsIn(LabelForm::None), 0);
    }

private:
    static QSet<QString> halfOfTheGroups(const RoutingGraph &graph, GraphFilter::Grouping grouping)
    {
        QStringList names;
        for (const RoutingNode &node : graph.nodes) {
            names.append(groupOf(node, grouping));
        }
        names.removeDuplicates();
        names.sort();
        const QStringList half = names.first(names.size() / 2);
        return {half.begin(), half.end()};
    }

    static void verify(const RoutingGraph &graph)
    {
        verifyRequest(requestOf(graph));
        verifyRequest(requestOf(graph, 1.35)); // German is longer
    }

    static void verifyRequest(const LayoutRequest &request)
    {
        const Result<GraphLayout> layout = layOut(request);
        QVERIFY(layout);
        QCOMPARE(layOut(request).value(), *layout);
        const LayoutRelations relations(request, *layout);
        const EdgeRelations edgeRelations(request, *layout);
        QCOMPARE(relations.nodesOnNodes(), QStringList());
        QCOMPARE(edgeRelations.edgesOnNodes(), QStringList());
        QCOMPARE(layoutFlaws(relations, edgeRelations), QStringList());
        // In a very dense graph not every label has room.
        const qsizetype edges = std::ssize(request.edges);
        const bool isSparse = 2 * edges <= 3 * std::ssize(request.nodes);
        const qsizetype most = isSparse ? 0 : std::max<qsizetype>(1, edges / 12);
        QVERIFY2(std::ssize(relations.labelsOnEdges()) <= most,
                 qPrintable(relations.labelsOnEdges().join(u' ')));
        QVERIFY(relations.labelsIn(LabelForm::None) <= most);
    }

    QTemporaryDir m_made;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestFixtureLayouts)
#include "tst_fixturelayouts.moc"
