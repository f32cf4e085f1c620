// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"

namespace baton {

/// The first whole element of the Markdown text @p bytes that is called @p name, starts a line and
/// lies in no fenced block; empty when there is none.
[[nodiscard]] ByteRange unfencedElement(const QByteArray &bytes, const QByteArray &name);

/// Makes a block of XML of @p element: a fence around it that names no language gets one, and where
/// there is no fence the two lines of one are added. Nothing where it shares a line with other
/// text.
[[nodiscard]] std::optional<Fix> wrappedInFence(const CheckInput &input, ByteRange element);

} // namespace baton
