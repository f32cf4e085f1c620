// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "graphfixture.h"
#include "tests/widgets/contrast.h"
#include "widgets/routing/painting/graphpainter.h"
#include "widgets/routing/scene/graphmetrics.h"

#include <QPainter>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// White on black, as high contrast desktops offer it.
QPalette highContrast()
{
    QPalette palette;
    for (const QPalette::ColorRole role :
         {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button}) {
        palette.setColor(role, Qt::black);
    }
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(role, Qt::white);
    }
    palette.setColor(QPalette::Highlight, QColor(0, 120, 215));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, Qt::yellow);
    return palette;
}

/// Two agents with a single handoff.
RoutingGraph pair(Action worst, RoutingEdge::State state)
{
    RoutingGraph graph;
    for (const QString &name : {u"one"_s, u"other"_s}) {
        RoutingNode node;
        node.id = name;
        node.title = name;
        graph.nodes.push_back(node);
    }
    RoutingEdge edge;
    edge.from = 0;
    edge.to = 1;
    edge.state = state;
    edge.worst = worst;
    if (state != RoutingEdge::State::Declared) {
        edge.crossings = {0};
        Transfer crossing;
        crossing.edge = 0;
        crossing.action = worst;
        graph.crossings = {crossing};
    }
    graph.edges = {edge};
    return graph;
}

GraphLayout layoutOf()
{
    GraphLayout layout;
    layout.bounds = {0, 0, 600, 120};
    layout.nodes = {{80, 60}, {520, 60}};
    layout.edges = {QPolygonF{{{160, 60}, {280, 60}, {340, 60}, {440, 60}}}};
    layout.labels = {{300, 60}};
    layout.forms = {LabelForm::Full};
    return layout;
}

/// The edge and its label in black and white: what is visible without colours.
QImage inBlackAndWhite(const RoutingGraph &graph, double scale)
{
    const GraphPainter graphPainter(std::make_shared<const GraphScene>(graph, layoutOf()),
                                    GraphColors::ofWindow());
    QImage image(QSize(600, 120) * scale, QImage::Format_RGB32);
    image.fill(graphPainter.colors()[Role::Canvas]);
    QPainter painter(&image);
    painter.scale(scale, scale);
    graphPainter.paint(painter, {0, 0, 600, 120}, scale);
    painter.end();
    const int ground = qGray(graphPainter.colors()[Role::Canvas].rgb());
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const bool isInk = std::abs(qGray(image.pixel(x, y)) - ground) > 40;
            image.setPixel(x, y, isInk ? 0xff000000 : 0xffffffff);
        }
    }
    return image.copy(QRect(QPoint(170, 0) * scale, QSize(260, 120) * scale));
}

/// An edge without its label.
QImage lineInBlackAndWhite(const GraphScene &scene, double scale)
{
    const GraphPainter graphPainter(std::make_shared<const GraphScene>(scene),
                                    GraphColors::of(Theme::Mode::Light));
    QImage image(QSize(600, 120) * scale, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    graphPainter.paintEdge(painter, 0, scale, GraphPainter::Emphasis::None);
    painter.end();
    for (int y = 0; y < image.height(); ++y) {
        uchar *line = image.scanLine(y);
        std::for_each(line, line + image.width(), [](uchar &gray) { gray = gray < 200 ? 0 : 255; });
    }
    return image;
}

/// A node with @p received incoming handoffs.
QImage nodeFromAfar(int received, double scale)
{
    RoutingGraph graph = pair(Action::Accept, RoutingEdge::State::Taken);
    graph.nodes.back().received = received;
    const GraphPainter graphPainter(std::make_shared<const GraphScene>(graph, layoutOf()),
                                    GraphColors::ofWindow());
    QImage image(QSize(600, 120) * scale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    graphPainter.nodes().paint(painter, 1, scale, GraphPainter::Emphasis::None);
    return image;
}

} // namespace

/// Appearance of a graph with few colours or little contrast.
class TestGraphLook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { failOnWarnings(); }
    void init() { dressUp(Theme::Mode::Light); }
    void cleanup() { Theme::apply(Theme::Mode::Light); }

    void highContrastColorsOfTheDesktopAreUsed()
    {
        GraphFixture fixture(samples::arena());
        const QImage light = fixture.view.grab().toImage();
        Theme::applyDesktop(highContrast());
        QCoreApplication::processEvents();
        const QImage dark = fixture.view.grab().toImage();
        QCOMPARE(dark.pixelColor(1, 1), QColor(Qt::black));
        QVERIFY(light.pixelColor(1, 1) != dark.pixelColor(1, 1));
        shoot(fixture.view, u"graph-high-contrast"_s);
        const GraphColors colors = GraphColors::ofWindow();
        for (const Role ground : {Role::Canvas, Role::View}) {
            for (const Role text : {Role::Text, Role::Muted}) {
                QVERIFY(contrast(colors[text], colors[ground]) >= 7);
            }
            for (const Role mark : {Role::Ok, Role::Error, Role::Warning, Role::Note, Role::Accent,
                                    Role::ControlEdge, Role::Running}) {
                QVERIFY(contrast(colors[mark], colors[ground]) >= 4.5);
            }
        }
    }

    void edgesAreDistinguishableWithoutColors_data()
    {
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("isHighContrast");
        QTest::newRow("100 %") << 1.0 << false;
        QTest::newRow("50 %") << 0.5 << false;
        QTest::newRow("30 %") << 0.3 << false;
        QTest::newRow("100 %, high contrast") << 1.0 << true;
        QTest::newRow("50 %, high contrast") << 0.5 << true;
    }

    void edgesAreDistinguishableWithoutColors()
    {
        QFETCH(double, scale);
        QFETCH(bool, isHighContrast);
        if (isHighContrast) {
            Theme::applyDesktop(highContrast());
        }
        using State = RoutingEdge::State;
        std::vector<QImage> seen;
        for (const auto &[worst, state] :
             {std::pair(Action::Accept, State::Taken), std::pair(Action::Default, State::Taken),
              std::pair(Action::Reinvoke, State::Taken),
              std::pair(Action::Reinvoke, State::Undeclared),
              std::pair(Action::None, State::Declared)}) {
            seen.push_back(inBlackAndWhite(pair(worst, state), scale));
        }
        for (size_t i = 0; i < seen.size(); ++i) {
            for (size_t other = i + 1; other < seen.size(); ++other) {
                QVERIFY2(seen[i] != seen[other],
                         qPrintable(u"%1 and %2 look alike"_s.arg(i).arg(other)));
            }
        }
    }

    void kindsOfEdgesAreDistinguishableWithoutColors_data()
    {
        QTest::addColumn<double>("scale");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("50 %") << 0.5;
    }

    void kindsOfEdgesAreDistinguishableWithoutColors()
    {
        QFETCH(double, scale);
        using Kind = RoutingEdge::Kind;
        std::vector<QImage> seen;
        for (const Kind kind : {Kind::Handoff, Kind::Parent, Kind::DependsOn, Kind::Notifies,
                                Kind::Feeds, Kind::Invalidates}) {
            RoutingGraph graph = pair(Action::None, RoutingEdge::State::Taken);
            graph.edges.front().kind = kind;
            graph.edges.front().crossings.clear();
            GraphScene scene(graph, layoutOf());
            // the picture of an edge without its label
            seen.push_back(lineInBlackAndWhite(scene, scale));
        }
        for (size_t i = 0; i < seen.size(); ++i) {
            for (size_t other = i + 1; other < seen.size(); ++other) {
                QVERIFY2(seen[i] != seen[other],
                         qPrintable(u"%1 and %2 look alike"_s.arg(i).arg(other)));
            }
        }
    }

    void theLegendNamesTheShownKindsOfEdges()
    {
        RoutingGraph graph = pair(Action::None, RoutingEdge::State::Taken);
        const auto textOf = [&graph] {
            return GraphPainter(std::make_shared<const GraphScene>(graph, layoutOf()),
                                GraphColors::ofWindow())
                .legend()
                .text();
        };
        QCOMPARE(textOf(), u"taken, worst verdict; declared, not taken; undeclared"_s);
        graph.edges.front().kind = RoutingEdge::Kind::DependsOn;
        QVERIFY(textOf().endsWith(u"; depends on"_s));
        graph.edges.front().kind = RoutingEdge::Kind::Invalidates;
        QVERIFY(textOf().endsWith(u"; invalidates"_s));
    }

    void aHighlightedLabelIsCompleteWhenZoomedOut()
    {
        RoutingGraph graph = pair(Action::Reinvoke, RoutingEdge::State::Undeclared);
        graph.edges.front().rules = {u"arena.undeclared-route"_s};
        const GraphPainter painter(std::make_shared<const GraphScene>(graph, layoutOf()),
                                   GraphColors::ofWindow());
        using Emphasis = GraphPainter::Emphasis;
        const QSizeF full = painter.scene().edge(0).full.size();
        QCOMPARE(painter.labels().rect(0, 1, Emphasis::Selected).size(), full);
        for (const Emphasis emphasis : {Emphasis::Selected, Emphasis::Hovered}) {
            QCOMPARE(painter.labels().rect(0, 0.6, emphasis).size() * 0.6, full);
        }
        const QRectF chip = painter.labels().rect(0, 0.6, Emphasis::None);
        QVERIFY(!chip.isEmpty() && chip.height() < full.height() / 0.6);
        // no room for the complete label: the frame fits the drawn one
        const QRectF small = painter.labels().rect(0, 0.3, Emphasis::Selected);
        QVERIFY(!small.intersects(painter.scene().node(0).rect));
        QVERIFY(!small.intersects(painter.scene().node(1).rect));
    }

    void aRuleIsShownWhenZoomedOutIfItHasRoom()
    {
        RoutingGraph graph = pair(Action::Reinvoke, RoutingEdge::State::Undeclared);
        graph.edges.front().rules = {u"arena.undeclared-route"_s};
        graph.edges.front().passesHubBy = true;
        const auto chip = [&graph](const GraphLayout &layout) {
            const GraphPainter painter(std::make_shared<const GraphScene>(graph, layout),
                                       GraphColors::ofWindow());
            return painter.labels().rect(0, 0.6, GraphPainter::Emphasis::None).width() * 0.6;
        };
        GraphLayout layout = layoutOf();
        QVERIFY(chip(layout) > 60);
        layout.bounds.setWidth(320); // it would be truncated
        QVERIFY(chip(layout) < 20);
        layout = layoutOf();
        layout.nodes[1] = {390, 60}; // it would cover a node
        QVERIFY(chip(layout) < 20);
    }

    void countsAreReadableWhenZoomedOut()
    {
        QVERIFY(nodeFromAfar(1, 0.6) != nodeFromAfar(7, 0.6));
        QVERIFY(nodeFromAfar(1, 0.5) != nodeFromAfar(7, 0.5));
    }

    void undeclaredEdgesKeepTheirMarkWhenZoomedOut()
    {
        const QImage failed =
            inBlackAndWhite(pair(Action::Reinvoke, RoutingEdge::State::Taken), 0.2);
        const QImage undeclared =
            inBlackAndWhite(pair(Action::Reinvoke, RoutingEdge::State::Undeclared), 0.2);
        QVERIFY(failed != undeclared);
    }

    void namesHaveOneSizeWhenZoomedOut_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {0.2, 0.26, 0.35, 0.5}) {
            QTest::addRow("%g", scale) << scale;
        }
    }

    void namesHaveOneSizeWhenZoomedOut()
    {
        QFETCH(const double, scale);
        constexpr int nodes = 60;
        RoutingGraph graph;
        GraphLayout layout;
        for (int i = 0; i < nodes; ++i) {
            RoutingNode node;
            node.id = QString::number(i);
            node.title = u"agent"_s.repeated(1 + i % 3) + node.id;
            node.isKnown = i % 2 == 0;
            graph.nodes.push_back(node);
            layout.nodes.push_back({100.0 + 200 * (i % 10), 60.0 + 100 * (i / 10)});
        }
        layout.bounds = {0, 0, 2000, 700};
        const GraphPainter painter(std::make_shared<const GraphScene>(graph, layout),
                                   GraphColors::ofWindow());
        constexpr double readable = 6; // smaller ones are left out
        int shown = 0;
        int alike = 0;
        for (int i = 0; i < nodes; ++i) {
            const double size = painter.nodes().farNameSize(i, scale);
            shown += size * scale >= readable ? 1 : 0;
            alike += qFuzzyCompare(size, painter.nodes().farNameSize(scale)) ? 1 : 0;
        }
        QVERIFY2(alike >= shown * 9 / 10, qPrintable(u"%1 of %2"_s.arg(alike).arg(shown)));
    }

    /// If nearly all edges are red, red means little: highlighted parts have precedence.
    void manyBrokenRulesArePaleWhenZoomedOut_data()
    {
        QTest::addColumn<int>("broken");
        QTest::addColumn<double>("scale");
        QTest::addColumn<bool>("isPale");
        QTest::newRow("many, zoomed out") << 80 << 0.3 << true;
        QTest::newRow("many as lines") << 80 << 0.15 << true;
        QTest::newRow("many, not zoomed out") << 80 << 1.0 << false;
        QTest::newRow("few") << 30 << 0.3 << false;
    }

    void manyBrokenRulesArePaleWhenZoomedOut()
    {
        QFETCH(const int, broken);
        QFETCH(const double, scale);
        QFETCH(const bool, isPale);
        RoutingGraph graph = pair(Action::Reinvoke, RoutingEdge::State::Undeclared);
        GraphLayout layout = layoutOf();
        graph.edges.resize(size_t(broken), graph.edges.front());
        layout.edges.resize(graph.edges.size(), layout.edges.front());
        layout.labels.resize(graph.edges.size(), layout.labels.front());
        layout.forms.resize(graph.edges.size(), layout.forms.front());
        const GraphPainter graphPainter(std::make_shared<const GraphScene>(graph, layout),
                                        GraphColors::of(Theme::Mode::Light));
        const auto strongest = [&](GraphPainter::Emphasis emphasis) {
            QImage image(QSize(600, 120) * scale, QImage::Format_RGB32);
            image.fill(graphPainter.colors()[Role::Canvas]);
            QPainter painter(&image);
            painter.scale(scale, scale);
            graphPainter.paintEdge(painter, 0, scale, emphasis);
            painter.end();
            int saturation = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    saturation = std::max(saturation, image.pixelColor(x, y).saturation());
                }
            }
            return saturation;
        };
        const int plain = strongest(GraphPainter::Emphasis::None);
        const int noted = strongest(GraphPainter::Emphasis::Hovered);
        QVERIFY2((plain < noted * 2 / 3) == isPale, qPrintable(u"%1 %2"_s.arg(plain).arg(noted)));
        QVERIFY(plain > 20); // it is still visible
        QCOMPARE(graphPainter.labels().isIn(0, scale, {0, 0, 600, 120}), !isPale);
    }

    void namesWrapAndShrinkButAreNotElided()
    {
        const QString name = u"20260224-175500-network-move-of-the-laboratory"_s;
        RoutingGraph graph = pair(Action::Accept, RoutingEdge::State::Taken);
        graph.nodes.front().title = name;
        const std::vector<QSizeF> sizes = nodeSizes(graph);
        QVERIFY(sizes.front().height() > sizes.back().height());
        const GraphScene scene(graph, layoutOf());
        const GraphScene::Node &node = scene.node(0);
        QVERIFY(node.title.lines.size() > 1);
        QCOMPARE(node.title.lines.join(QString()), name);
        QVERIFY(node.title.width <= node.rect.width());
        double before = std::numeric_limits<double>::infinity();
        for (const NameLines &lines : node.names) {
            QCOMPARE(lines.lines.join(QString()), name);
            QVERIFY(lines.width < before);
            before = lines.width;
        }
        QCOMPARE(node.names.size(), size_t(3));
    }
};

QTEST_MAIN(TestGraphLook)
#include "tst_graphlook.moc"
