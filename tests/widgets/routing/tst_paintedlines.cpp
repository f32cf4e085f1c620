// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "models/routing/edges/curvegeometry.h"
#include "models/routing/graph/graphfilter.h"
#include "models/routing/graphs/graphsource.h"
#include "models/routing/layout/graphvizlayout.h"
#include "tests/models/routing/relations.h"
#include "tests/models/routing/routingfolders.h"
#include "tests/widgets/look.h"
#include "widgets/routing/scene/graphmetrics.h"
#include "widgets/routing/scene/graphscene.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr double nearEnds = 24; ///< part of an edge where it shares the side of a node with others

double lengthOf(const QPolygonF &line)
{
    double length = 0;
    for (qsizetype i = 1; i < line.size(); ++i) {
        length += std::hypot(line[i].x() - line[i - 1].x(), line[i].y() - line[i - 1].y());
    }
    return length;
}

/// Points on @p line every two pixels, without its ends.
QPolygonF placesOn(const QPolygonF &line)
{
    constexpr double step = 2;
    const double length = lengthOf(line);
    QPolygonF places;
    double gone = 0;
    double next = nearEnds;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF along = line[i] - line[i - 1];
        const double piece = std::hypot(along.x(), along.y());
        for (; next <= gone + piece && next < length - nearEnds; next += step) {
            places << line[i - 1] + along * ((next - gone) / piece);
        }
        gone += piece;
    }
    return places;
}

double distance(const QPolygonF &places, const QPolygonF &line)
{
    double least = 1e9;
    for (const QPointF place : places) {
        least = std::min(least, curves::distanceSquared(line, place));
    }
    return std::sqrt(least);
}

QString tell(const GraphScene &scene, size_t one, size_t other, double pixels)
{
    QStringList lines;
    for (const size_t number : {one, other}) {
        const QPolygonF line = scene.edges()[number].line;
        lines.append(u"%1 (%2, %3) to (%4, %5)"_s.arg(number)
                         .arg(qRound(line.first().x()))
                         .arg(qRound(line.first().y()))
                         .arg(qRound(line.last().x()))
                         .arg(qRound(line.last().y())));
    }
    return u"%1 and %2: %3 px"_s.arg(lines.front(), lines.back()).arg(pixels);
}

} // namespace

/// The painted lines of a graph, with their heads.
class TestPaintedLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        failOnWarnings();
        dressUp(Theme::Mode::Light);
        m_catalog = ProtocolCatalog::load();
    }

    void parallelEdgesDoNotOverlap_data() { addFolders(); }
    void parallelEdgesDoNotOverlap()
    {
        forEachScene([](const GraphScene &scene) {
            constexpr double least = 3;
            QStringList wrong;
            const std::vector<QPolygonF> lines = linesOf(scene);
            for (size_t i = 0; i < lines.size(); ++i) {
                for (size_t j = i + 1; j < lines.size(); ++j) {
                    const GraphScene::Edge &one = scene.edges()[i];
                    const GraphScene::Edge &other = scene.edges()[j];
                    if (one.from == one.to
                        || std::minmax(one.from, one.to) != std::minmax(other.from, other.to)) {
                        continue;
                    }
                    const double atEnds =
                        distance({one.line.first(), one.tip}, {other.line.first(), other.tip});
                    const double apart = distance(placesOn(lines[i]), lines[j]);
                    if (curves::areCrossing(lines[i], lines[j])
                        || apart < std::min(least, atEnds - 0.1)) {
                        wrong.append(tell(scene, i, j, apart));
                    }
                }
            }
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u"; "_s)));
        });
    }

    void noEdgeRunsOnAnother_data() { addFolders(); }
    void noEdgeRunsOnAnother()
    {
        forEachScene([](const GraphScene &scene) {
            constexpr double touching = 1.5;
            constexpr double most = 110; ///< steep ones through one gap stay close for this length
            QStringList wrong;
            const std::vector<QPolygonF> lines = linesOf(scene);
            for (size_t i = 0; i < lines.size(); ++i) {
                const QPolygonF places = placesOn(lines[i]);
                for (size_t j = 0; j < lines.size(); ++j) {
                    if (i == j || !scene.edges()[i].bounds.intersects(scene.edges()[j].bounds)) {
                        continue;
                    }
                    const auto near = std::ranges::count_if(places, [&](QPointF place) {
                        return curves::distanceSquared(lines[j], place) < touching * touching;
                    });
                    if (2.0 * double(near) > most) {
                        wrong.append(tell(scene, i, j, 2.0 * double(near)));
                    }
                }
            }
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u"; "_s)));
        });
    }

    void linesEndAtTheirArrowHead()
    {
        for (const ArrowHead head : {ArrowHead::Filled, ArrowHead::Hollow, ArrowHead::Open}) {
            const QPolygonF whole{{0, 0}, {0, 40}, {90, 10}, {60, 0}};
            const QPolygonF line = curves::shortened(whole, headGap(head));
            QCOMPARE(line.first(), whole.first());
            const QPointF gap = whole.last() - line.last();
            QVERIFY(std::abs(std::hypot(gap.x(), gap.y()) - headGap(head)) < 0.01);
            const QPolygonF way = curves::flattened(whole, 400);
            for (const QPointF place : curves::flattened(line, 40)) {
                QVERIFY(curves::distanceSquared(way, place) < 0.01);
            }
        }
    }

private:
    void addFolders()
    {
        QTest::addColumn<QString>("path");
        const QString samples = QStringLiteral(BATON_SOURCE_DIR "/resources/samples");
        for (const auto &[name, path] :
             folders::ofFixtures(QStringLiteral(BATON_TEST_DATA), samples)) {
            QTest::newRow(qPrintable(name)) << path;
        }
        for (const int agents : {3, 5, 8, 12}) {
            const QString path = m_made.filePath(u"fan%1"_s.arg(agents));
            QVERIFY(QDir().mkpath(path) && folders::writeFan(path, agents));
            QTest::newRow(qPrintable(u"fan of %1"_s.arg(agents))) << path;
        }
        for (const int agents : {2, 6, 9}) {
            const QString path = m_made.filePath(u"ring%1"_s.arg(agents));
            QVERIFY(QDir().mkpath(path) && folders::writeRing(path, agents));
            QTest::newRow(qPrintable(u"ring of %1"_s.arg(agents))) << path;
        }
    }

    static std::vector<QPolygonF> linesOf(const GraphScene &scene)
    {
        std::vector<QPolygonF> lines;
        for (const GraphScene::Edge &edge : scene.edges()) {
            lines.push_back(edge.path.toSubpathPolygons().value(0));
        }
        return lines;
    }

    template <typename Verify>
    void forEachScene(Verify verify)
    {
        QFETCH(const QString, path);
        const GraphSource source = readGraphSource(path, *m_catalog);
        for (const GraphKind kind : graphKinds(source, *m_catalog)) {
            const RoutingGraph whole = routingGraph(source, kind, *m_catalog);
            for (const auto &[withDeclared, inTimeOrder] :
                 {std::pair(true, false), std::pair(false, false), std::pair(true, true)}) {
                GraphFilter filter;
                filter.withDeclared = withDeclared;
                filter.inTimeOrder = inTimeOrder;
                const RoutingGraph graph = shown(whole, filter);
                const Result<GraphLayout> layout = layOut(layoutRequest(graph));
                QVERIFY(layout);
                verify(GraphScene(graph, *layout));
            }
        }
    }

    QTemporaryDir m_made;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_MAIN(TestPaintedLines)
#include "tst_paintedlines.moc"
