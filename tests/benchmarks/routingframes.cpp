// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/uiturns.h"
#include "tests/samples/graphsamples.h"
#include "tests/samples/handoffsamples.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/painting/zoomedoutlabels.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/style/fonts.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QTest>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int frames = sized(200);
const int handoffs = sized(100'000, 500);
constexpr int agents = 60;

void mouse(GraphView &view, QEvent::Type type, QPointF place, Qt::MouseButton held)
{
    const bool isMove = type == QEvent::MouseMove;
    QMouseEvent event(type, place, view.viewport()->mapToGlobal(place),
                      isMove ? Qt::NoButton : held,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : held, Qt::NoModifier);
    QCoreApplication::sendEvent(view.viewport(), &event);
}

/// One step of the mouse and the resulting frame, many times.
template <typename Step>
Times framesOf(GraphView &view, Step step)
{
    Times times;
    for (int i = 0; i < frames; ++i) {
        measure(times, [&] {
            step(i);
            view.viewport()->repaint();
        });
        QCoreApplication::processEvents();
    }
    return times;
}

void keepFrames(const QString &what, const Times &times)
{
    printFrames(what, times);
    keepFigure(u"Routing"_s, what, medianAndTail(times), u"a frame has 16 ms"_s);
}

void show(GraphView &view, const RoutingGraph &graph)
{
    view.resize(1280, 800);
    view.show();
    view.setGraph(graph);
    UiTurns(view).until([&view] { return view.isSharp(); });
}

void benchHand()
{
    GraphView view;
    show(view, samples::family(sized(1700, 100), sized(5000, 300)));
    view.fit();
    for (const double zoom : {view.zoom(), 0.5, 1.0}) {
        view.setZoom(zoom);
        UiTurns(view).until([&view] { return view.isSharp(); });
        const QString at = u" at %1 %"_s.arg(zoom * 100, 0, 'f', 0);
        mouse(view, QEvent::MouseButtonPress, {640, 400}, Qt::MiddleButton);
        keepFrames(u"5,000 edges: pan"_s + at, framesOf(view, [&](int i) {
                       mouse(view, QEvent::MouseMove, QPointF(640 + i % 60, 400 - i % 90),
                             Qt::MiddleButton);
                   }));
        mouse(view, QEvent::MouseButtonRelease, {640, 400}, Qt::MiddleButton);
        keepFrames(u"5,000 edges: hover"_s + at, framesOf(view, [&](int i) {
                       mouse(view, QEvent::MouseMove, QPointF(40 + i * 6, 30 + i * 37 % 740),
                             Qt::NoButton);
                   }));
        keepFrames(u"5,000 edges: zoom"_s + at,
                   framesOf(view, [&](int i) { view.setZoom(zoom * (1 + 0.01 * (i % 20))); }));
    }
}

/// The time that zooming to another step adds to the frame of a small graph, or to the painting
/// thread of a large one.
void benchLabels(const QString &what, const RoutingGraph &graph)
{
    GraphView view;
    show(view, graph);
    const GraphScene scene(view.graph(), view.graphLayout());
    for (const double scale : {0.6, 0.4}) {
        Times times;
        for (int i = 0; i < sized(20, 2); ++i) {
            measure(times, [&] { (void)ZoomedOutLabels(scene, scale, fonts::small()); });
        }
        keepFrames(u"%1: labels at %2 %"_s.arg(what).arg(100 * scale), times);
    }
}

/// From the press of the button to the frame in which the node is highlighted.
void benchClick()
{
    GraphView view;
    show(view, samples::family(sized(2000, 100), sized(6000, 300)));
    view.setZoom(0.6);
    UiTurns(view).until([&view] { return view.isSharp(); });
    std::vector<QPoint> places;
    for (int node = 0; node < sized(2000, 100); ++node) {
        const QRect seen = view.nodeRect(node) & view.viewport()->rect();
        if (seen.width() > 20 && seen.height() > 10 && view.hitAt(seen.center()).node == node) {
            places.push_back(seen.center());
        }
    }
    if (places.empty()) {
        printLine(u"  2,000 nodes: none is seen"_s);
        return;
    }
    keepFrames(u"2,000 nodes: click to highlight"_s, framesOf(view, [&](int i) {
                   const QPoint place = places[size_t(i) * 7 % places.size()];
                   QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place);
               }));
}

/// The time of the window for a session of very many handoffs, from the end of reading to the first
/// frame.
void benchManyHandoffs()
{
    const auto graph = samples::manyHandoffs(handoffs, agents);
    const auto source = samples::sourceOf(*graph);
    RoutingView view(ProtocolCatalog::load());
    view.resize(1280, 800);
    view.show();
    QCoreApplication::processEvents();
    bool isShown = false;
    QObject::connect(&view, &RoutingView::shown, &view, [&isShown] { isShown = true; });
    for (const QString &what : {u"taken over"_s, u"taken over once more"_s}) {
        isShown = false;
        QElapsedTimer clock;
        clock.start();
        UiTurns turns(view.graphView());
        turns.add([&] { view.setSource(std::make_shared<const GraphSource>(*source)); });
        turns.until([&] { return isShown && view.isCurrent() && view.graphView().isLaidOut(); });
        printLine(u"  100,000 handoffs, %1 after %2 ms"_s.arg(what).arg(clock.elapsed()));
        keepFrames(u"100,000 handoffs, %1: frames meanwhile"_s.arg(what), turns.times());
    }
}

} // namespace

void benchRoutingFrames()
{
    printHeading(u"routing view, 1280 × 800: one event and the frame that answers it"_s);
    benchHand();
    benchLabels(u"461 edges that break a rule"_s, samples::strangers());
    benchLabels(u"3,000 edges"_s, samples::family(sized(1000, 60), sized(3000, 180)));
    benchClick();
    printHeading(u"routing tab with 100,000 handoffs"_s);
    benchManyHandoffs();
}

} // namespace baton
