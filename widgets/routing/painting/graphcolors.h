// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/exportcolors.h"

#include <array>

namespace baton {

/// The colours of a picture, copied once: it can be painted off the UI thread and in another theme
/// than the window's.
class GraphColors
{
public:
    /// The colours of the current theme.
    [[nodiscard]] static GraphColors ofWindow()
    {
        return GraphColors([](Role role) { return Theme::color(role); });
    }
    [[nodiscard]] static GraphColors of(Theme::Mode mode)
    {
        return GraphColors([mode](Role role) { return exportColor(role, mode); });
    }

    [[nodiscard]] const QColor &operator[](Role role) const
    {
        return m_colors[static_cast<size_t>(role)];
    }

private:
    template <typename ColorOf>
    explicit GraphColors(ColorOf colorOf)
    {
        for (size_t i = 0; i < m_colors.size(); ++i) {
            m_colors[i] = colorOf(static_cast<Role>(i));
        }
    }

    std::array<QColor, static_cast<size_t>(Role::MarkGlyph) + 1> m_colors;
};

} // namespace baton
