// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"

namespace baton {

/// The first complete element @p name in the Markdown text @p bytes that begins a line outside of
/// fenced blocks; empty: none.
[[nodiscard]] ByteRange unfencedElement(const QByteArray &bytes, const QByteArray &name);

/// Makes a fenced XML block of @p element: adds the language to a fence around it, or adds both
/// fence lines. Nothing if it shares a line with other text.
[[nodiscard]] std::optional<Fix> wrappedInFence(const CheckInput &input, ByteRange element);

} // namespace baton
