// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/layout/graphlayouter.h"

#include "widgets/routing/scene/graphmetrics.h"

using namespace std::chrono_literals;

namespace baton {

namespace {

/// The previous positions of the nodes of @p graph; empty if some of those nodes no longer exist.
std::vector<std::optional<QPointF>> placesOf(const RoutingGraph &graph, const LaidOutGraph &before)
{
    std::vector<std::optional<QPointF>> places(graph.nodes.size());
    QHash<QString, size_t> known;
    for (size_t i = 0; i < graph.nodes.size(); ++i) {
        known.insert(graph.nodes[i].id, i);
    }
    for (size_t i = 0; i < before.graph->nodes.size(); ++i) {
        const auto place = known.constFind(before.graph->nodes[i].id);
        if (place == known.constEnd()) {
            return {};
        }
        places[*place] = before.layout->nodes[i];
    }
    return places;
}

} // namespace

GraphLayouter::GraphLayouter(QObject *parent)
    : QObject(parent)
{
    m_progressDelay.setSingleShot(true);
    m_progressDelay.setInterval(300ms);
    m_progressTick.setInterval(1s);
    connect(&m_progressDelay, &QTimer::timeout, this, [this] {
        m_progressTick.start();
        tellProgress();
    });
    connect(&m_progressTick, &QTimer::timeout, this, &GraphLayouter::tellProgress);
    const auto taken = [this](const GraphLayout &layout) { take(layout); };
    connect(&m_runner, &LayoutRunner::previewed, this, taken);
    connect(&m_runner, &LayoutRunner::finished, this, taken);
    connect(&m_runner, &LayoutRunner::failed, this, &GraphLayouter::fail);
    connect(&m_runner, &LayoutRunner::cancelled, this,
            [this] { fail(tr("The layout was cancelled.")); });
}

void GraphLayouter::start(std::shared_ptr<const RoutingGraph> graph, Places places)
{
    const bool isDone = isLaidOut() && !layout()->isPreview && !isRunning();
    m_runner.drop();
    if (places == Places::Kept) {
        m_before.clear();
    } else if (isDone) {
        m_before.store(m_laidOut);
    }
    m_places = places;
    m_graph = std::move(graph);
    m_sinceStart.start();
    m_progressDelay.start();
    m_preparation.start(
        *m_graph, this, [shared = m_graph] { return layoutRequest(*shared); },
        [this, isDone](const LayoutRequest &request) { take(request, isDone); });
}

void GraphLayouter::take(const LayoutRequest &request, bool wasDone)
{
    m_request = request;
    const auto known = wasDone && m_laidOut.isOf(*m_graph, request)
        ? m_laidOut.layout
        : m_before.find(*m_graph, request);
    known ? take(*known) : run();
}

void GraphLayouter::run()
{
    if (m_graph->isEmpty()) {
        stopProgress();
        m_laidOut = {};
        Q_EMIT emptied();
        return;
    }
    std::vector<std::optional<QPointF>> kept;
    if (m_places == Places::Kept && isLaidOut() && !layout()->isPreview) {
        kept = placesOf(*m_graph, m_laidOut);
    }
    m_runner.start(m_request, std::move(kept));
    if (m_progressTick.isActive()) { // reported without a limit while the request is prepared
        tellProgress();
    }
}

void GraphLayouter::take(const GraphLayout &layout)
{
    if (!layout.isPreview) {
        stopProgress();
    }
    m_laidOut = {m_graph, m_request, std::make_shared<const GraphLayout>(layout)};
    Q_EMIT laidOut();
}

void GraphLayouter::fail(const QString &reason)
{
    stopProgress();
    if (!isCurrent()) { // otherwise its preview stays
        m_laidOut = {};
    }
    Q_EMIT failed(reason);
}

void GraphLayouter::cancel()
{
    if (m_preparation.drop()) {
        fail(tr("The layout was cancelled."));
    } else {
        m_runner.cancel();
    }
}

void GraphLayouter::tellProgress()
{
    Q_EMIT progressed(static_cast<int>(m_sinceStart.elapsed() / 1000), m_runner.limit());
}

void GraphLayouter::stopProgress()
{
    m_progressDelay.stop();
    m_progressTick.stop();
}

} // namespace baton
