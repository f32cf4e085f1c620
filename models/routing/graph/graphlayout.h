// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace baton {

/// The input of a layout in logical pixels: sizes and links.
struct LayoutRequest
{
    struct Edge
    {
        int from = -1; ///< index of the tail in nodes
        int to = -1;
        QSizeF label = {};    ///< size of the label; empty if there is none
        QSizeF chip = {};     ///< size of the short label; empty if there is none
        bool isAside = false; ///< the edge has no influence on the order of nodes

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
    std::vector<Group> groups; ///< groups of nodes with a frame
    int hub = -1;              ///< index of the node in the middle; -1 if there is none
    Direction direction = Direction::Right;

    friend bool operator==(const LayoutRequest &, const LayoutRequest &) = default;
};

/// The form of a label.
enum class LabelForm : quint8 { Full, Chip, Mark, None };

inline constexpr QSizeF labelMark(18, 18); ///< size of a label that is reduced to a mark
inline constexpr double textScale = 0.72;  ///< smallest zoom at which texts of a picture are drawn

/// The size of the label of @p edge in the form @p form; empty if there is none.
[[nodiscard]] inline QSizeF labelSize(const LayoutRequest::Edge &edge, LabelForm form)
{
    switch (form) {
    case LabelForm::Full:
        return edge.label;
    case LabelForm::Chip:
        return edge.chip;
    case LabelForm::Mark:
        return labelMark;
    case LabelForm::None:
        break;
    }
    return {};
}

/// The positions of nodes, edges and labels; the y axis points down.
struct GraphLayout
{
    struct Frame
    {
        QString groupId;
        QRectF rect; ///< frame with space for the title at the top
        QString label;

        friend bool operator==(const Frame &, const Frame &) = default;
    };

    QRectF bounds;
    std::vector<QPointF> nodes;   ///< centres of the nodes
    std::vector<QPolygonF> edges; ///< 3k + 1 points of cubic curves for each edge, from tail to tip
    std::vector<QPointF> labels;  ///< centres of the labels, by edge
    std::vector<LabelForm> forms; ///< forms of the labels, by edge
    std::vector<Frame> frames;    ///< frames of the groups with nodes
    QString engine;               ///< such as "dot" or "sfdp"
    bool isPreview = false;       ///< the final layout will follow

    friend bool operator==(const GraphLayout &, const GraphLayout &) = default;
};

} // namespace baton
