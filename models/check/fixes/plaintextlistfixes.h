// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

namespace baton {

/// What makes entries of the lines of a plain text where a list is due: a blank behind the hyphen
/// of each, as in "-a". Empty when one of them begins with something else.
[[nodiscard]] TextEdits spacedHyphens(QByteArrayView bytes, ByteRange text);
/// What makes entries of the lines of a plain text where a map is due: a colon and a space for "："
/// behind the first word of each, and a space for an odd blank behind its colon. Empty when one of
/// them has neither.
[[nodiscard]] TextEdits plainColons(QByteArrayView bytes, ByteRange text);

} // namespace baton
