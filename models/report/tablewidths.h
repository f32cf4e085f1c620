// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

class QTextDocument;

namespace baton {

/// Sets the column widths of each table in @p text: as wide as words and short texts need; the rest
/// of @p width is shared according to content. A word is broken only if it is longer than a column
/// may be. Call it before the pages are laid out.
void fitTables(QTextDocument &text, qreal width);

} // namespace baton
