// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog.h"
#include "models/routing/graphfilter.h"
#include "models/routing/graphsource.h"
#include "models/routing/graphvizlayout.h"
#include "models/routing/labelends.h"
#include "tests/models/routing/layoutrelations.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// Every graph of every folder of fixtures and samples, laid out as the window does it.
class TestFixtureLayouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void nodesStandFreeAndMostLabels_data()
    {
        QTest::addColumn<QString>("path");
        const QString data = QStringLiteral(BATON_TEST_DATA);
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        QTest::newRow("samples") << samples;
        for (const QString &folder : {samples, data + "/sessions"_L1, data + "/arena"_L1,
                                      data + "/cfd"_L1, data + "/swarm"_L1, data + "/orion"_L1}) {
            const QString name = folder.section(u'/', -1);
            for (const QString &one : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                QTest::newRow(qPrintable(name + u'/' + one)) << folder + u'/' + one;
            }
        }
    }
    void nodesStandFreeAndMostLabels()
    {
        QFETCH(const QString, path);
        const GraphSource source = readGraphSource(path, *m_catalog);
        for (const GraphKind kind : graphKinds(source, *m_catalog)) {
            const RoutingGraph whole = routingGraph(source, kind, *m_catalog);
            for (const bool withDeclared : {true, false}) {
                for (const auto grouping :
                     {GraphFilter::Grouping::None, GraphFilter::Grouping::Protocol}) {
                    GraphFilter filter;
                    filter.withDeclared = withDeclared;
                    filter.grouping = grouping;
                    verify(shown(whole, filter));
                }
            }
        }
    }

private:
    static void verify(const RoutingGraph &graph)
    {
        const LayoutRequest request = requestOf(graph);
        const Result<GraphLayout> layout = layOut(request);
        QVERIFY(layout);
        QCOMPARE(layOut(request).value(), *layout);
        const LayoutRelations relations(request, *layout);
        QCOMPARE(relations.nodesOnNodes(), QStringList());
        QCOMPARE(relations.edgesOnNodes(), QStringList());
        QCOMPARE(relations.labelsOnNodes(), QStringList());
        // In a tangle not every label finds a place for itself; those that name a rule are higher
        // than edges are apart at a node.
        const qsizetype edges = std::ssize(request.edges);
        const qsizetype most = edges <= 20 ? 1 : edges / 3;
        const bool hasRules = std::ranges::any_of(
            request.edges, [](const LayoutRequest::Edge &edge) { return isTall(edge.label); });
        const qsizetype mostCrossed = hasRules ? std::max(most, edges * 3 / 4) : most;
        QVERIFY2(relations.labelsOnLabels().size() <= most,
                 qPrintable(relations.labelsOnLabels().join(u' ')));
        QVERIFY2(relations.labelsOnEdges().size() <= mostCrossed,
                 qPrintable(relations.labelsOnEdges().join(u' ')));
        QCOMPARE(relations.strangersInFrames(), QStringList());
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestFixtureLayouts)
#include "tst_fixturelayouts.moc"
