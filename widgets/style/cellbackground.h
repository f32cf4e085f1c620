// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace baton {

/// For delegates that draw the text themselves: takes it off @p cell and paints what the style
/// gives the rest, the background of a selected or hovered row for one.
void paintEmptyCell(QPainter &painter, QStyleOptionViewItem &cell);

} // namespace baton
