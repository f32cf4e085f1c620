// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/edges/curvegeometry.h"
#include "tests/models/routing/fixedrequest.h"
#include "tests/models/routing/relations.h"

#include <QStringList>

namespace baton {

/// Visible flaws of the nodes, labels and frames of a layout.
class LayoutRelations
{
public:
    LayoutRelations(const LayoutRequest &request, const GraphLayout &layout)
        : m_request(request)
        , m_layout(layout)
    {
        for (const QPolygonF &curve : layout.edges) {
            m_lines.push_back(curves::flattened(curve, 24));
        }
    }

    [[nodiscard]] QRectF node(size_t i) const
    {
        return around(m_layout.nodes[i], m_request.nodes[i]);
    }
    [[nodiscard]] QRectF label(size_t i) const
    {
        return around(m_layout.labels[i], labelSize(m_request.edges[i], m_layout.forms[i]));
    }

    [[nodiscard]] QStringList nodesOnNodes() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_request.nodes.size(); ++i) {
            for (size_t j = i + 1; j < m_request.nodes.size(); ++j) {
                relations::note(pairs, i, j, node(i).intersects(node(j)));
            }
        }
        return pairs;
    }

    [[nodiscard]] QStringList labelsOnNodes() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = 0; j < m_request.nodes.size(); ++j) {
                relations::note(pairs, i, j, hasLabel(i) && label(i).intersects(node(j)));
            }
        }
        return pairs;
    }

    [[nodiscard]] QStringList labelsOnLabels() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = i + 1; j < m_lines.size(); ++j) {
                relations::note(pairs, i, j,
                                hasLabel(i) && hasLabel(j) && label(i).intersects(label(j)));
            }
        }
        return pairs;
    }

    /// Labels on edges to which they do not belong.
    [[nodiscard]] QStringList labelsOnEdges() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = 0; j < m_lines.size(); ++j) {
                relations::note(pairs, i, j,
                                i != j && hasLabel(i)
                                    && relations::lengthIn(label(i), m_lines[j]) > 1);
            }
        }
        return pairs;
    }

    /// Labels on the head of an edge.
    [[nodiscard]] QStringList labelsOnHeads() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            for (size_t j = 0; j < m_lines.size(); ++j) {
                relations::note(pairs, i, j,
                                hasLabel(i)
                                    && label(i).intersects(curves::headBox(m_layout.edges[j])));
            }
        }
        return pairs;
    }

    /// Labels that do not touch their edge.
    [[nodiscard]] QStringList labelsOffTheirEdges() const
    {
        QStringList wrong;
        for (size_t i = 0; i < m_lines.size(); ++i) {
            relations::note(wrong, i, i,
                            hasLabel(i) && relations::lengthIn(label(i), m_lines[i]) <= 0);
        }
        return wrong;
    }

    /// The number of labels of that form.
    [[nodiscard]] qsizetype labelsIn(LabelForm form) const
    {
        return std::ranges::count(m_layout.forms, form);
    }

    /// Frames that contain or touch nodes of other groups.
    [[nodiscard]] QStringList strangersInFrames() const
    {
        QStringList pairs;
        for (size_t i = 0; i < m_layout.frames.size(); ++i) {
            const GraphLayout::Frame &frame = m_layout.frames[i];
            const auto group =
                std::ranges::find(m_request.groups, frame.groupId, &LayoutRequest::Group::id);
            for (size_t j = 0; j < m_request.nodes.size(); ++j) {
                const bool isOf = std::ranges::find(group->nodes, int(j)) != group->nodes.end();
                relations::note(pairs, i, j,
                                isOf ? !frame.rect.contains(node(j))
                                     : frame.rect.intersects(node(j)));
            }
            for (size_t j = i + 1; j < m_layout.frames.size(); ++j) {
                relations::note(pairs, i, j, frame.rect.intersects(m_layout.frames[j].rect));
            }
        }
        return pairs;
    }

private:
    static QRectF around(QPointF centre, QSizeF size)
    {
        return {centre - QPointF(size.width(), size.height()) / 2, size};
    }

    [[nodiscard]] bool hasLabel(size_t edge) const
    {
        return !labelSize(m_request.edges[edge], m_layout.forms[edge]).isEmpty();
    }

    const LayoutRequest &m_request;
    const GraphLayout &m_layout;
    std::vector<QPolygonF> m_lines;
};

} // namespace baton
