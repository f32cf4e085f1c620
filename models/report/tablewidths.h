// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

class QTextDocument;

namespace baton {

/// Makes the columns of each table of @p text as wide as their words and short texts, and shares
/// the rest of @p width by what stands in them: a word is broken only where it is longer than a
/// column may be. Before the pages are laid out.
void fitTables(QTextDocument &text, qreal width);

} // namespace baton
