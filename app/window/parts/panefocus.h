// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace baton {

/// Focuses the last focused widget of @p pane, else the first one in Tab order.
void focusPane(QWidget &pane);
/// Focuses the rows of @p pane, if it has any.
void focusRowsOf(QWidget &pane);

} // namespace baton
