// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace baton {

/// What is to be laid out, in logical pixels: sizes, and what is joined.
struct LayoutRequest
{
    struct Edge
    {
        int from = -1; ///< position in nodes
        int to = -1;
        QSizeF label = {}; ///< empty: no room is kept

        friend bool operator==(const Edge &, const Edge &) = default;
    };

    struct Group
    {
        QString id;
        QString label;
        std::vector<int> nodes;

        friend bool operator==(const Group &, const Group &) = default;
    };

    enum class Direction { Right, Down };

    std::vector<QSizeF> nodes;
    std::vector<Edge> edges;
    std::vector<Group> groups; ///< nodes that stand together in a frame
    int hub = -1;              ///< a node that stands in the middle; -1: none
    Direction direction = Direction::Right;

    friend bool operator==(const LayoutRequest &, const LayoutRequest &) = default;
};

/// Where everything stands; the y axis points down.
struct GraphLayout
{
    struct Frame
    {
        QString groupId;
        QRectF rect; ///< room for the label is left at its top
        QString label;

        friend bool operator==(const Frame &, const Frame &) = default;
    };

    QRectF bounds;
    std::vector<QPointF> nodes;   ///< centres
    std::vector<QPolygonF> edges; ///< 3k + 1 points of cubic curves, from tail to tip
    std::vector<QPointF> labels;  ///< centres, of each edge
    std::vector<Frame> frames;    ///< of the groups that have nodes
    QString engine;               ///< "dot", "sfdp"
    bool isPreview = false;       ///< a better one is on its way

    friend bool operator==(const GraphLayout &, const GraphLayout &) = default;
};

} // namespace baton
