// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/source/text/linemap.h"
#include "widgets/source/text/textsearch.h"

namespace baton {

/// The edits of @p bytes with lines @p lines that replace all of @p matches. Pure and thread-safe;
/// returns early with a part of them if @p stop becomes true.
[[nodiscard]] TextEdits replacing(const std::vector<SearchMatch> &matches, const QByteArray &bytes,
                                  const LineMap &lines, const std::atomic_bool *stop = nullptr);

} // namespace baton
