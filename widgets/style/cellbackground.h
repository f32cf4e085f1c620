// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace baton {

/// Removes the text of @p cell, for delegates that draw it themselves, and paints the rest of the
/// style, such as the background of a selected or hovered row.
void paintEmptyCell(QPainter &painter, QStyleOptionViewItem &cell);

} // namespace baton
