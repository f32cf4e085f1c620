// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

namespace baton {

/// Edits that make list entries of the lines of a plain text: a blank behind the hyphen of each, as
/// in "-a". Empty when one of them begins with something else.
[[nodiscard]] TextEdits spacedHyphens(QByteArrayView bytes, ByteRange text);
/// Edits that make map entries of the lines of a plain text: a colon and a space for "：" behind
/// the first word of each, and a space for an odd blank behind its colon. Empty when one of them
/// has neither.
[[nodiscard]] TextEdits plainColons(QByteArrayView bytes, ByteRange text);

} // namespace baton
