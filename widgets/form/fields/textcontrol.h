// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The text in a field's control, whether it is a line or has lines.
#pragma once

#include <QStringList>

#include <vector>

class QWidget;

namespace baton {

[[nodiscard]] QString textOf(const QWidget &control);
[[nodiscard]] int caretOf(const QWidget &control);
void setCaret(QWidget &control, int caret);
void selectAll(QWidget &control);

/// Start and end of the selection; both are the caret's position if nothing is selected.
struct SelectionRange
{
    int begin = 0;
    int end = 0;

    friend bool operator==(const SelectionRange &, const SelectionRange &) = default;
};
[[nodiscard]] SelectionRange selectionIn(const QWidget &control);
void select(QWidget &control, SelectionRange span);
/// The ranges of @p parts in @p text, in the order of @p parts. Parts that are missing are left
/// out.
[[nodiscard]] std::vector<SelectionRange> spansOf(const QStringList &parts, const QString &text);

} // namespace baton
