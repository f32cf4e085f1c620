// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphstyle.h"

#include <QMutex>

#include <memory>

namespace baton {

/// Paints the nodes of a scene: as cards; zoomed out with names only, then as blocks.
class NodePainter
{
public:
    /// Below this scale a node is a coloured block, and marks would hide the blocks.
    static constexpr double blockScale = 0.12;

    NodePainter(std::shared_ptr<const GraphScene> scene, const GraphStyle &style)
        : m_scene(std::move(scene))
        , m_style(style)
    {
    }

    void paint(QPainter &painter, int node, double scale, Emphasis emphasis) const;
    /// Paints the nodes as blocks, for the minimap.
    void paintOverview(QPainter &painter) const;
    /// Paints the frames of groups with their names; a chevron shows that they can be collapsed.
    void paintFrames(QPainter &painter, const QRectF &exposed, double scale) const;

    /// The common size of nearly all names when zoomed out, in scene units.
    [[nodiscard]] double farNameSize(double scale) const;
    /// The size of the name of @p node, which is smaller if its card has too little room.
    [[nodiscard]] double farNameSize(int node, double scale) const
    {
        return std::min(farNameSize(scale), farName(m_scene->node(node), scale).size);
    }

private:
    /// The area for the name of a card, with the wrapping that allows the largest font.
    struct FarName
    {
        QRectF area;
        double mark = 0; ///< size of the mark; 0 if there is none
        const NameLines *lines = nullptr;
        double size = 0; ///< largest font size
    };
    struct NameSize
    {
        QMutex lock;
        double scale = 0;
        double size = 0; ///< font size at that scale, in units of the scene
    };

    void paintCard(QPainter &painter, const GraphScene::Node &node, double scale,
                   Emphasis emphasis) const;
    void paintTexts(QPainter &painter, const GraphScene::Node &node, double scale) const;
    void paintFarTexts(QPainter &painter, const GraphScene::Node &node, double scale) const;
    [[nodiscard]] FarName farName(const GraphScene::Node &node, double scale) const;
    [[nodiscard]] QStringList farLines(const GraphScene::Node &node, QSizeF room,
                                       double scale) const;

    std::shared_ptr<const GraphScene> m_scene;
    GraphStyle m_style;
    std::shared_ptr<NameSize> m_names =
        std::make_shared<NameSize>(); ///< names at the last requested scale
};

} // namespace baton
