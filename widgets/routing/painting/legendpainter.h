// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphstyle.h"

namespace baton {

/// The legend of the lines of a scene, with samples, in several rows if necessary. Valid as long as
/// the scene and the style.
class LegendPainter
{
public:
    LegendPainter(const GraphScene &scene, const GraphStyle &style)
        : m_scene(scene)
        , m_style(style)
    {
    }

    [[nodiscard]] QSizeF size(double width) const;
    /// Paints the legend from @p corner on.
    void paint(QPainter &painter, QPointF corner, double width) const;
    /// The legend in words.
    [[nodiscard]] QString text() const;

private:
    const GraphScene &m_scene;
    const GraphStyle &m_style;
};

} // namespace baton
