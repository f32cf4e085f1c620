// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formrow.h"

#include <QRect>

namespace baton {

/// The geometry of a row's parts, depending on its place in the form and the width of the pane.
struct RowGeometry
{
    int width = 0;
    int label = 0;         ///< left edge of the label
    int field = 0;         ///< left edge shared by all fields
    int right = 0;         ///< right edge of fields and of cards' content
    bool isNarrow = false; ///< labels are above their fields

    [[nodiscard]] static RowGeometry of(const FormRow &row, int width);
    [[nodiscard]] int labelWidth() const
    {
        constexpr int leastGap = 3; // a long label may use the rest of the gap
        return isNarrow ? right - label : field - label - leastGap;
    }
    [[nodiscard]] int fieldWidth() const { return right - field; }
    /// The left and right edges of the card at level @p level around a row. Levels count from 1.
    [[nodiscard]] static QRect cardEdges(int level, int width);
};

/// The space above and below the content of a row.
inline constexpr int rowPadding = 4;
/// The height that each ending card adds below a row.
inline constexpr int cardEnd = 8;

/// The space below the content of @p row: its padding, and the ends of cards and sections.
[[nodiscard]] int spaceBelow(const FormRow &row);
[[nodiscard]] int spaceAbove(const FormRow &row);

} // namespace baton
