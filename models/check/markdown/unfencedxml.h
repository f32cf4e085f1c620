// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"

namespace baton {

/// The range of the first complete element @p name that begins a line of the Markdown text @p bytes
/// outside of fenced blocks; empty if there is none.
[[nodiscard]] ByteRange unfencedElement(const QByteArray &bytes, const QByteArray &name);

/// A fix that makes @p element a fenced XML block: adds the language to a fence around it, or adds
/// both fences. nullopt if the element shares a line with other text.
[[nodiscard]] std::optional<Fix> wrappedInFence(const CheckInput &input, ByteRange element);

} // namespace baton
