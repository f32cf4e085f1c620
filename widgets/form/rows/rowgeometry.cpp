// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/rowgeometry.h"

#include "widgets/style/metrics.h"

#include <algorithm>

namespace baton {

namespace {

constexpr int sectionIndent = 26; // after the chevron of the section's header
constexpr int cardPadding = 12;
constexpr int cardPaddingRight = 10;
constexpr int narrowBelow = 360;
constexpr int narrowestLabel = 64;

} // namespace

RowGeometry RowGeometry::of(const FormRow &row, int width)
{
    RowGeometry geometry;
    geometry.width = width;
    geometry.isNarrow = width < narrowBelow;
    geometry.label =
        (geometry.isNarrow ? measures::paneEdge : sectionIndent) + cardPadding * row.depth;
    geometry.right =
        std::max(geometry.label + 40, width - measures::paneEdge - cardPaddingRight * row.depth);
    const int shared = sectionIndent + measures::labelColumn + measures::fieldGap;
    geometry.field = geometry.isNarrow
        ? geometry.label
        : std::max(shared, geometry.label + narrowestLabel + measures::fieldGap);
    return geometry;
}

QRect RowGeometry::cardEdges(int level, int width)
{
    const int indent = width < narrowBelow ? measures::paneEdge : sectionIndent;
    const int left = indent + cardPadding * (level - 1);
    const int right = width - measures::paneEdge - cardPaddingRight * (level - 1);
    return {left, 0, std::max(0, right - left), 0};
}

int spaceAbove(const FormRow &row)
{
    switch (row.kind) {
    case RowKind::Section:
        return 0;
    case RowKind::MapEntry:
    case RowKind::TableRow:
        return row.isFirst && row.kind == RowKind::MapEntry ? rowPadding : 0;
    default:
        return rowPadding;
    }
}

int spaceBelow(const FormRow &row)
{
    const bool isJoined = row.kind == RowKind::MapEntry || row.kind == RowKind::TableHead
        || (row.kind == RowKind::TableRow && !row.isLast);
    int space = isJoined && row.field.issues.empty() ? 0 : rowPadding;
    if (row.kind == RowKind::Section) {
        space = row.isExpanded ? rowPadding : 0;
    }
    const bool isClosedCard = row.kind == RowKind::Card && !row.isExpanded;
    space += (row.endsCards - (isClosedCard ? 1 : 0)) * cardEnd;
    return space + (row.endsSection ? rowPadding : 0);
}

} // namespace baton
