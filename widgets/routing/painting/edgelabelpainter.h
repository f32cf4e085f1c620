// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphstyle.h"
#include "widgets/routing/painting/zoomedoutlabels.h"

#include <QMutex>

#include <memory>

namespace baton {

/// Places and paints the labels of the edges of a scene.
class EdgeLabelPainter
{
public:
    EdgeLabelPainter(std::shared_ptr<const GraphScene> scene, const GraphStyle &style)
        : m_scene(std::move(scene))
        , m_style(style)
    {
    }

    void paint(QPainter &painter, int edge, double scale, Emphasis emphasis) const;
    /// The area of the label of @p edge at @p scale; empty if it is not drawn.
    [[nodiscard]] QRectF rect(int edge, double scale, Emphasis emphasis) const;
    /// True if a part of the label is within @p area of the scene.
    [[nodiscard]] bool isIn(int edge, double scale, const QRectF &area) const;

private:
    struct Far
    {
        QMutex lock;
        double scale = 0;
        std::shared_ptr<const ZoomedOutLabels> labels;
    };

    [[nodiscard]] EdgeLabel at(int edge, double scale, Emphasis emphasis) const;
    [[nodiscard]] EdgeLabel farLabel(int edge, double scale) const;
    [[nodiscard]] std::shared_ptr<const ZoomedOutLabels> farLabels(double scale) const;
    [[nodiscard]] QRectF freePlace(const GraphScene::Edge &edge, QSizeF size) const;
    void paintChip(QPainter &painter, const EdgeLabel &label, Status status, double scale,
                   Emphasis emphasis) const;
    void paintFull(QPainter &painter, const GraphScene::Edge &look, const QRectF &area,
                   Emphasis emphasis) const;
    void paintMarkOnly(QPainter &painter, const QRectF &area, Status status) const;

    std::shared_ptr<const GraphScene> m_scene;
    GraphStyle m_style;
    std::shared_ptr<Far> m_far = std::make_shared<Far>(); ///< labels at the last painted scale
};

} // namespace baton
