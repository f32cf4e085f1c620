// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

namespace baton {

/// Edits that turn the lines of a plain text into list entries: a blank after the hyphen of each,
/// as in "-a". Empty if a line begins with something else.
[[nodiscard]] TextEdits spacedHyphens(QByteArrayView bytes, ByteRange text);
/// Edits that turn the lines of a plain text into map entries: ": " for "：" after the first word,
/// and a space for another blank after a colon. Empty if a line has neither.
[[nodiscard]] TextEdits plainColons(QByteArrayView bytes, ByteRange text);

} // namespace baton
