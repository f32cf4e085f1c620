// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/graph/graphview.h"

#include "widgets/routing/graph/graphaccessible.h"
#include "widgets/routing/graph/layoutnotice.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t comparedAtOnce = 5'000; ///< handoffs

} // namespace

GraphView::GraphView(QWidget *parent)
    : SelectableGraph(parent)
{
    setObjectName(u"graphView"_s);
    setAccessibleName(tr("Routing graph"));
    installGraphAccessibility();
    connect(this, &GraphCanvas::fitted, this, &GraphView::tellSize);
    connect(&m_layouter, &GraphLayouter::laidOut, this, &GraphView::takeLayout);
    connect(&m_layouter, &GraphLayouter::emptied, this, &GraphView::showNothing);
    connect(&m_layouter, &GraphLayouter::failed, this, &GraphView::showReason);
    connect(&m_layouter, &GraphLayouter::progressed, this, &GraphView::showProgress);
    connect(notice(), &LayoutNotice::cancelRequested, this, &GraphView::cancelLayout);
    connect(notice(), &LayoutNotice::neighbourhoodRequested, this,
            &GraphView::neighbourhoodRequested);
    connect(notice(), &LayoutNotice::groupingRequested, this, &GraphView::groupingRequested);
    connect(notice(), &LayoutNotice::offerAsked, this,
            [this] { notice()->offerSmallerViews(sharedGraph(), selectedNode(), true); });
}

void GraphView::setGraph(const RoutingGraph &graph, Places places)
{
    shareGraph(std::make_shared<const RoutingGraph>(graph), places);
}

void GraphView::shareGraph(std::shared_ptr<const RoutingGraph> given, Places places)
{
    // Comparing all handoffs of a large graph takes longer than a frame.
    const bool isKnown =
        given == sharedGraph() || (given->crossings.size() <= comparedAtOnce && *given == graph());
    if (isKnown && (isLaidOut() || m_layouter.isRunning())) {
        return;
    }
    changeGraph(std::move(given));
    m_layouter.start(sharedGraph(), places);
}

void GraphView::setReplay(const std::optional<ReplayState> &replay)
{
    if (changeReplay(replay)) {
        rebuild();
    }
}

bool GraphView::isLaidOut() const
{
    return m_layouter.isLaidOut();
}

const GraphLayout &GraphView::graphLayout() const
{
    return *m_layouter.layout();
}

bool GraphView::isSharp() const
{
    return showsGraph() && !graphLayout().isPreview && isPictureSharp();
}

QString GraphView::message() const
{
    return m_message;
}

void GraphView::cancelLayout()
{
    m_layouter.cancel();
}

void GraphView::takeLayout()
{
    if (!graphLayout().isPreview) {
        notice()->hideOther();
    }
    m_message.clear();
    rebuild();
    findAgain();
    Q_EMIT laidOut(graphLayout());
}

void GraphView::showNothing()
{
    notice()->hide();
    m_message.clear();
    clearSelection();
    takeScene(std::make_shared<const GraphScene>());
}

void GraphView::showReason(const QString &reason)
{
    const bool hasPreview = m_layouter.isCurrent();
    if (!hasPreview) {
        showNothing();
    }
    offerSmallerViews();
    hasPreview ? notice()->showHint(reason) : notice()->showReason(reason);
    placeOverlays();
    m_message = reason;
    Q_EMIT layoutFailed(reason);
}

void GraphView::showProgress(int spent, int limit)
{
    offerSmallerViews();
    const bool wasShown = notice()->isProgress();
    notice()->showProgress(graph(), spent, limit);
    placeOverlays();
    if (!wasShown && !scene().isEmpty()) {
        fitAgain();
    }
}

void GraphView::offerSmallerViews()
{
    notice()->offerSmallerViews(sharedGraph(), selectedNode());
}

/// Creates the scene again: after a layout, a step of the replay, or a change of font.
void GraphView::rebuild()
{
    if (!m_layouter.isCurrent()) {
        m_sceneTask.drop();
        return;
    }
    const auto make = [graph = sharedGraph(), layout = m_layouter.layout(), replay = replay()] {
        return std::make_shared<const GraphScene>(*graph, *layout, replay);
    };
    m_sceneTask.start(graph(), this, make, [this](const auto &scene) { takeScene(scene); });
}

void GraphView::takeScene(const std::shared_ptr<const GraphScene> &scene)
{
    showScene(scene, graphLayout().isPreview);
}

/// Offers smaller views if the graph is too large to be read as a whole.
void GraphView::tellSize(double whole)
{
    if (!fitting().isCropped) {
        notice()->forgetClosed();
    }
    if (!fitting().isCropped || fitting().mode == GraphFit::Mode::Whole) {
        notice()->hideHint();
    } else if (!notice()->isClosed() && !graphLayout().isPreview && m_layouter.isCurrent()) {
        offerSmallerViews();
        notice()->showPart(whole);
        placeNotice();
    }
}

void GraphView::changeEvent(QEvent *event)
{
    SelectableGraph::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
        rebuild();
    }
}

} // namespace baton
