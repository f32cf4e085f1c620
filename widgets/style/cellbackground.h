// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QPainter;
class QStyleOptionViewItem;

namespace baton {

/// Takes the text off @p cell, for delegates that draw it themselves, and paints what the style
/// gives the rest, the background of a selected or hovered row for one.
void paintEmptyCell(QPainter &painter, QStyleOptionViewItem &cell);

} // namespace baton
