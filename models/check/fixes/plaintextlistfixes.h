// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

namespace baton {

/// Edits that turn the lines of a plain text such as "-a" into list entries by inserting a blank
/// behind each hyphen. Empty if a line begins with something else.
[[nodiscard]] TextEdits spacedHyphens(QByteArrayView bytes, ByteRange text);
/// Edits that turn the lines of a plain text into map entries: "：" behind the first word becomes
/// ":
/// ", and an odd blank behind a colon becomes a space. Empty if a line has neither.
[[nodiscard]] TextEdits plainColons(QByteArrayView bytes, ByteRange text);

} // namespace baton
