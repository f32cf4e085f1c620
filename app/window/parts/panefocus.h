// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace baton {

/// Gives the keyboard to what in @p pane had it last, else to the first control that Tab goes to.
void focusPane(QWidget &pane);
/// Gives the keyboard to the rows of @p pane, where it has such.
void focusRowsOf(QWidget &pane);

} // namespace baton
