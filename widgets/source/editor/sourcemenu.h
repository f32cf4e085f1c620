// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QPoint;

namespace baton {

class SourceEdit;

/// Opens the context menu of @p edit at @p place of the screen.
void showSourceMenu(SourceEdit &edit, const QPoint &place);

} // namespace baton
