// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

namespace baton {

/// Edits that turn the lines of a plain text into list entries: a blank behind the hyphen of each,
/// as in "-a". Empty when a line begins with something else.
[[nodiscard]] TextEdits spacedHyphens(QByteArrayView bytes, ByteRange text);
/// Edits that turn the lines of a plain text into map entries: ": " for "：" behind the first word,
/// and a space for another blank behind a colon. Empty when a line has neither.
[[nodiscard]] TextEdits plainColons(QByteArrayView bytes, ByteRange text);

} // namespace baton
