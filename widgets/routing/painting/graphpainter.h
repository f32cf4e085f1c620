// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphcolors.h"
#include "widgets/routing/painting/graphscene.h"
#include "widgets/routing/painting/zoomedoutlabels.h"

#include <QFont>
#include <QMutex>

#include <memory>

class QPainter;

namespace baton {

/// Paints a scene in its own coordinates; the painter brings scale and place. Holds what it needs,
/// so that a thread may paint.
class GraphPainter
{
public:
    /// Below this scale a card has its name only, as large as it can be, and edges their marks.
    static constexpr double textScale = baton::textScale;
    /// Below, edges are lines of one pixel.
    static constexpr double curveScale = 0.25;
    /// Below, a node is a block of its colour, and marks would hide the blocks.
    static constexpr double blockScale = 0.12;

    enum class Emphasis { None, Hovered, Selected, Current, Found };

    GraphPainter(std::shared_ptr<const GraphScene> scene, const GraphColors &colors);

    [[nodiscard]] const GraphScene &scene() const { return *m_scene; }
    [[nodiscard]] const GraphColors &colors() const { return m_colors; }

    /// Everything in @p exposed, which is in the scene's coordinates. At a small @p scale less is
    /// drawn: what cannot be read is left out.
    void paint(QPainter &painter, const QRectF &exposed, double scale) const;

    void paintEdge(QPainter &painter, int edge, double scale, Emphasis emphasis) const;
    void paintLabel(QPainter &painter, int edge, double scale, Emphasis emphasis) const;
    void paintNode(QPainter &painter, int node, double scale, Emphasis emphasis) const;
    /// The nodes as blocks and the edges that break a rule, for the minimap.
    void paintOverview(QPainter &painter) const;
    /// The rectangle of the label of @p edge at that scale; empty when it is not drawn.
    [[nodiscard]] QRectF labelRect(int edge, double scale, Emphasis emphasis) const;
    /// True where a part of it is within @p area of the scene.
    [[nodiscard]] bool isLabelIn(int edge, double scale, const QRectF &area) const;
    /// The size of nearly all names from afar, in the units of the scene: so that they look alike.
    [[nodiscard]] double farNameSize(double scale) const;
    /// The same of one, which is smaller where that does not fit its card.
    [[nodiscard]] double farNameSize(int node, double scale) const
    {
        return std::min(farNameSize(scale), farName(m_scene->node(node), scale).size);
    }
    /// Paints the meaning of the lines from @p corner on; in several rows when @p width asks for
    /// it.
    void paintLegend(QPainter &painter, QPointF corner, double width) const;
    [[nodiscard]] QSizeF legendSize(double width) const;
    /// The same in words.
    [[nodiscard]] QString legendText() const;

private:
    struct Far
    {
        QMutex lock;
        double scale = 0;
        std::shared_ptr<const ZoomedOutLabels> labels;
        double nameScale = 0;
        double nameSize = 0; ///< at that scale, in the units of the scene
    };

    [[nodiscard]] QColor color(Role role) const;
    /// The same for what is not looked at: paler, where nearly all is red from afar.
    [[nodiscard]] QColor calmColor(Role role, double scale, Emphasis emphasis) const;
    [[nodiscard]] bool isCalm(double scale) const
    {
        return scale < textScale && m_scene->isMostlyBroken();
    }
    [[nodiscard]] EdgeLabel labelOf(int edge, double scale, Emphasis emphasis) const;
    [[nodiscard]] EdgeLabel farLabel(int edge, double scale) const;
    [[nodiscard]] std::shared_ptr<const ZoomedOutLabels> farLabels(double scale) const;
    [[nodiscard]] QRectF freePlace(const GraphScene::Edge &edge, QSizeF size) const;
    void paintFrames(QPainter &painter, const QRectF &exposed, double scale) const;
    void paintFarEdges(QPainter &painter, const QRectF &exposed, double scale) const;
    void paintCard(QPainter &painter, const GraphScene::Node &node, double scale,
                   Emphasis emphasis) const;
    void paintTexts(QPainter &painter, const GraphScene::Node &node, double scale) const;
    void paintFarTexts(QPainter &painter, const GraphScene::Node &node, double scale) const;
    /// The place of a card's name, and the line in which it is largest.
    struct FarName
    {
        QRectF area;
        double mark = 0; ///< how large the mark is; 0: there is none
        const NameLines *lines = nullptr;
        double size = 0; ///< at most
    };
    [[nodiscard]] FarName farName(const GraphScene::Node &node, double scale) const;
    [[nodiscard]] QStringList farLines(const GraphScene::Node &node, QSizeF room,
                                       double scale) const;
    void paintName(QPainter &painter, const NameLines &name, QRectF line, double size,
                   Role role) const;
    void paintChip(QPainter &painter, const EdgeLabel &label, Status status, double scale,
                   Emphasis emphasis) const;
    void paintFullLabel(QPainter &painter, const GraphScene::Edge &look, const QRectF &area,
                        Emphasis emphasis) const;
    void paintMarkOnly(QPainter &painter, const QRectF &area, Status status) const;
    void paintMark(QPainter &painter, const QRectF &area, Status status) const;

    std::shared_ptr<const GraphScene> m_scene;
    std::shared_ptr<Far> m_far = std::make_shared<Far>(); ///< of the scale that was painted last
    GraphColors m_colors;
    QFont m_strong;
    QFont m_small;
    QFont m_smallStrong;
};

} // namespace baton
