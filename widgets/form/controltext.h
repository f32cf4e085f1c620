// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The text in a field's control, whether it is a line or has lines.
#pragma once

#include <QString>

class QWidget;

namespace baton {

[[nodiscard]] QString textOf(const QWidget &control);
[[nodiscard]] int caretOf(const QWidget &control);
void setCaret(QWidget &control, int caret);
void selectAll(QWidget &control);

} // namespace baton
