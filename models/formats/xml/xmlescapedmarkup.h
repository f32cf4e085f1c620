// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/byterange.h"
#include "models/values/textedit.h"

#include <QByteArrayView>

namespace baton::xml {

/// The edits that restore a document in @p range of @p bytes that was escaped as a whole, as text
/// for HTML. Empty unless it begins with "&lt;" and contains no "<".
[[nodiscard]] TextEdits unescapedMarkup(QByteArrayView bytes, ByteRange range);

} // namespace baton::xml
