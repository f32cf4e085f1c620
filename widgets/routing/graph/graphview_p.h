// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/layout/layoutrunner.h"
#include "widgets/routing/graph/graphminimap.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/graph/keyboardnavigation.h"
#include "widgets/routing/graph/layoutnotice.h"
#include "widgets/routing/painting/graphimagecache.h"
#include "widgets/routing/painting/graphlegend.h"
#include "widgets/routing/painting/graphmetrics.h"

#include <QElapsedTimer>
#include <QTimer>

namespace baton {

/// Less of a graph is offered when its whole picture would be smaller than that.
inline constexpr double leastWhole = 0.4;

/// The members of a GraphView, whose functions are in several files.
class GraphView::Private
{
public:
    explicit Private(QAbstractScrollArea *view)
        : minimap(new GraphMinimap(view->viewport()))
        , legend(new GraphLegend(view))
        , notice(new LayoutNotice(view->viewport()))
    {
        pool.setMaxThreadCount(1);
    }

    /// The edge whose label is drawn there, the one that is looked at before others; -1: none.
    [[nodiscard]] int labelAt(QPointF spot) const;

    std::shared_ptr<const RoutingGraph> graph = std::make_shared<const RoutingGraph>();
    std::optional<ReplayState> replay;
    LayoutRequest request; ///< that the layout is an answer to, or will be
    std::shared_ptr<const GraphLayout> layout = std::make_shared<const GraphLayout>();
    std::shared_ptr<const RoutingGraph> laidOutGraph; ///< that `layout` belongs to
    LayoutRequest laidOutRequest;                     ///< the same of a request
    /// The graphs of the same data that were shown before: the last is the newest.
    struct Remembered
    {
        std::shared_ptr<const RoutingGraph> graph;
        LayoutRequest request;
        std::shared_ptr<const GraphLayout> layout;
    };
    std::vector<Remembered> remembered;
    Places places = Places::Kept; ///< of the layout that is asked for
    LayoutRunner runner;
    QThreadPool pool; ///< makes the scenes of large graphs
    int sceneRun = 0; ///< scenes of earlier graphs are dropped
    int requestRun = 0;
    bool isPreparing = false; ///< a thread measures what is to be laid out

    std::shared_ptr<const GraphScene> scene = std::make_shared<const GraphScene>();
    std::shared_ptr<const RoutingGraph> sceneGraph = graph; ///< that `scene` shows
    std::shared_ptr<const GraphPainter> painter;
    GraphImageCache backdrop;
    GraphCamera camera;
    GraphMinimap *minimap;
    GraphLegend *legend;
    LayoutNotice *notice;
    std::shared_ptr<const RoutingGraph> offered; ///< that the notice offers parts of
    QTimer progressDelay;
    QTimer progressTick;
    QElapsedTimer sinceStart; ///< of the layout
    QString message;
    bool isSketch = false;     ///< what `scene` shows will be replaced by the final layout
    Fit fit = Fit::Readable;   ///< none: the reader has moved or zoomed
    bool isCropped = false;    ///< all of the graph would be too small to be read
    bool isHintClosed = false; ///< the reader knows

    KeyboardNavigation selected;
    int hoveredNode = -1;
    int hoveredEdge = -1;
    QPoint pressedAt;
    QPoint draggedFrom;
    bool isDragging = false;
    QString searched;
    std::vector<int> found;
    int foundAt = -1;
};

} // namespace baton
