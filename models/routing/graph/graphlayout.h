// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <vector>

namespace baton {

/// The input of a layout, in logical pixels: sizes, and links.
struct LayoutRequest
{
    struct Edge
    {
        int from = -1; ///< position in nodes
        int to = -1;
        QSizeF label = {};    ///< empty: no room is kept
        QSizeF chip = {};     ///< of its short form; empty: it has none
        bool isAside = false; ///< nothing of the order: it says not which node stands before which

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

/// The form of a label that there is room for.
enum class LabelForm : quint8 { Full, Chip, Mark, None };

inline constexpr QSizeF labelMark(18, 18); ///< the size of a label in form of a mark
inline constexpr double textScale = 0.72;  ///< from this zoom on the texts of a picture are drawn

/// The room that the label of @p edge takes in that form; empty when it has none.
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

/// The places of nodes, edges and labels; the y axis points down.
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
    std::vector<LabelForm> forms; ///< of each label
    std::vector<Frame> frames;    ///< of the groups that have nodes
    QString engine;               ///< "dot", "sfdp"
    bool isPreview = false;       ///< a better one is on its way

    friend bool operator==(const GraphLayout &, const GraphLayout &) = default;
};

} // namespace baton
