// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/scene/graphscene.h"

#include <QFont>

namespace baton {

/// The displayed label of an edge.
struct EdgeLabel
{
    enum class Form {
        None,
        Mark, ///< status shape without frame
        Chip, ///< status shape and text in a frame
        Full
    };

    Form form = Form::None;
    QRectF rect;  ///< rectangle in scene coordinates
    QString text; ///< text of a chip
    bool isCount = false;
};

namespace farlabels {

inline constexpr double mark = 12; ///< size of a mark, in pixels of the screen
inline constexpr double text = 11;
inline constexpr double gap = 2; ///< space inside a chip

/// True if the edge breaks a rule.
[[nodiscard]] bool isBroken(const graphwords::EdgeWords &words);
/// True if the label needs no attention and adds nothing to the line.
[[nodiscard]] bool isQuiet(const graphwords::EdgeWords &words);
[[nodiscard]] QFont fontOf(QFont font, double scale);
/// A chip with @p text, centred at @p centre.
[[nodiscard]] EdgeLabel chip(const GraphScene::Edge &edge, const QString &text, QPointF centre,
                             double scale, const QFont &font);

} // namespace farlabels

/// The labels of edges when a scene is too small for complete ones. Labels that need more attention
/// come first; they overlap neither each other nor a node. Without room for its rule an edge shows
/// its count, then its mark, then a smaller one, next to its place if necessary, or nothing.
class ZoomedOutLabels
{
public:
    ZoomedOutLabels(const GraphScene &scene, double scale, const QFont &font);

    [[nodiscard]] const EdgeLabel &at(int edge) const
    {
        return m_labels[static_cast<size_t>(edge)];
    }

private:
    class Placer;

    std::vector<EdgeLabel> m_labels;
};

} // namespace baton
