// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/review.h"
#include "models/tree/parsedtext.h"
#include "models/values/result.h"
#include "models/values/textedit.h"

namespace baton {

/// The edits that insert @p review into the file @p bytes, in place of its author's previous review
/// of the gate, or at the end. Comments, unknown fields and the spelling of every other review stay
/// unchanged. @p parsed must be complete and contain a list `reviews`.
[[nodiscard]] Result<TextEdits> reviewEdits(const QByteArray &bytes, const ParsedText &parsed,
                                            const Review &review);

} // namespace baton
