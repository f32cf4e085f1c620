// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/review.h"
#include "models/tree/parsedtext.h"
#include "models/values/result.h"
#include "models/values/textedit.h"

namespace baton {

/// The edits that put @p review into the file @p bytes, in the place of what its author said of the
/// gate before or at the end: comments, fields that Baton does not know and the spelling of every
/// other review stay as they are. @p parsed is complete and holds a list
/// `reviews`.
[[nodiscard]] Result<TextEdits> reviewEdits(const QByteArray &bytes, const ParsedText &parsed,
                                            const Review &review);

} // namespace baton
