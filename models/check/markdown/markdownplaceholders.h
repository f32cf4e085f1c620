// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"

namespace baton {

struct Kind;
class ProtocolPack;

/// Findings about placeholders of the templates of @p kind that remain in the Markdown text of @p
/// input, outside of fenced blocks. Each finding has a range.
[[nodiscard]] std::vector<Finding> placeholdersInProse(const CheckInput &input,
                                                       const ProtocolPack &pack, const Kind &kind);

} // namespace baton
