// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/graphvizlayout.h"

#include "models/routing/graph/chainlayout.h"
#include "models/routing/layout/columnlayout.h"
#include "models/routing/layout/nodeplacer.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isSound(const LayoutRequest &request)
{
    const int count = static_cast<int>(request.nodes.size());
    const auto isNode = [count](int node) { return node >= 0 && node < count; };
    const auto isSize = [](QSizeF size) {
        constexpr double most = 1e5; // an empty QSizeF is -1 × -1
        return std::isfinite(size.width()) && std::isfinite(size.height()) && size.width() >= -1
            && size.height() >= -1 && size.width() < most && size.height() < most;
    };
    return request.hub < count && std::ranges::all_of(request.nodes, isSize)
        && std::ranges::all_of(
               request.edges,
               [&](const LayoutRequest::Edge &edge) {
                   return isNode(edge.from) && isNode(edge.to) && isSize(edge.label);
               })
        && std::ranges::all_of(
               request.groups,
               [&](const LayoutRequest::Group &group) {
                   return std::ranges::all_of(group.nodes, isNode);
               });
}

} // namespace

QString layoutRefusal(const LayoutRequest &request)
{
    if (!isSound(request)) {
        return QCoreApplication::translate(
            "baton::GraphLayout",
            "The graph cannot be laid out: it speaks of nodes or sizes that there are not.");
    }
    if (request.nodes.size() <= layoutlimits::nodes
        && request.edges.size() <= layoutlimits::edges) {
        return {};
    }
    const QLocale locale;
    return QCoreApplication::translate(
               "baton::GraphLayout",
               "%1 nodes and %2 edges are more than a picture can show (up to %3 and %4). Show the "
               "neighbourhood of one node, or group the nodes.")
        .arg(locale.toString(qsizetype(request.nodes.size())),
             locale.toString(qsizetype(request.edges.size())), locale.toString(layoutlimits::nodes),
             locale.toString(layoutlimits::edges));
}

Result<GraphLayout> layOut(const LayoutRequest &request, const std::function<void()> &placed)
{
    if (const QString reason = layoutRefusal(request); !reason.isEmpty()) {
        return Failure{reason};
    }
    const ColumnLayout columns(request);
    if (std::optional<std::vector<QPointF>> places = chainLayout(columns.request())) {
        return columns.finished(*std::move(places));
    }
    const Result<std::vector<QPointF>> places = placeNodes(columns.request(), PlacingEngine::Dot);
    if (!places) {
        return places.failure();
    }
    if (placed) {
        placed();
    }
    return columns.finished(*places);
}

Result<GraphLayout> layOutPreview(const LayoutRequest &request)
{
    if (const QString reason = layoutRefusal(request); !reason.isEmpty()) {
        return Failure{reason};
    }
    const ColumnLayout columns(request);
    const Result<std::vector<QPointF>> places = placeNodes(columns.request(), PlacingEngine::Sfdp);
    if (!places) {
        return places.failure();
    }
    return columns.sketched(*places);
}

} // namespace baton
