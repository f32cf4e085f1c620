// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/routing/painting/graphcolors.h"
#include "widgets/routing/scene/graphscene.h"

#include <QFont>

class QPainter;

namespace baton {

/// The degree to which a part is highlighted.
enum class Emphasis { None, Hovered, Selected, Current, Found };

/// The colours and fonts of a picture of a scene.
struct GraphStyle
{
    GraphStyle(const GraphColors &all, bool isRed);

    [[nodiscard]] const QColor &operator[](Role role) const { return colors[role]; }
    /// The colour of @p role for parts that are not highlighted: paler if nearly all edges are red
    /// and the scene is zoomed out.
    [[nodiscard]] QColor muted(Role role, double scale, Emphasis emphasis) const;
    [[nodiscard]] bool isMuted(double scale) const;

    void paintMark(QPainter &painter, const QRectF &area, Status status) const;
    /// Paints the lines of @p name below each other, the first one in @p line; @p size is the font
    /// size.
    void paintName(QPainter &painter, const NameLines &name, QRectF line, double size,
                   Role role) const;

    GraphColors colors;
    bool isMostlyBroken; ///< see GraphScene
    QFont strong;
    QFont small;
    QFont smallStrong;
};

} // namespace baton
