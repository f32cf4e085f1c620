// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/lineindex.h"
#include "models/text/syntaxissue.h"

namespace baton {

/// The rule of texts of any format that end before they are complete.
extern const QLatin1StringView cutOffRule;

/// The offset after the last byte of @p text that is not a blank.
[[nodiscard]] qsizetype endOfContent(QByteArrayView text);
/// Changes @p issue to report that the text up to @p end is cut off, within the part that opens at
/// @p open.
void markTruncated(SyntaxIssue &issue, const LineIndex &lines, qsizetype open, qsizetype end);

} // namespace baton
