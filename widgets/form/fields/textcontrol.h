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

/// Begin and end of what is selected; both the caret's place where nothing is.
struct SelectionRange
{
    int begin = 0;
    int end = 0;

    friend bool operator==(const SelectionRange &, const SelectionRange &) = default;
};
[[nodiscard]] SelectionRange selectionIn(const QWidget &control);
void select(QWidget &control, SelectionRange span);
/// The place of each of @p parts in @p text, which holds them one behind the other; those that are
/// no longer there are left out.
[[nodiscard]] std::vector<SelectionRange> spansOf(const QStringList &parts, const QString &text);

} // namespace baton
