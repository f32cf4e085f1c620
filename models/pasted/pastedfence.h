// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/pasted/pastelayers.h"

#include <optional>

namespace baton {

/// From the first fence to the last one, which is as long and says nothing. Markdown has blocks
/// anyway: there only one around all of it is meant.
[[nodiscard]] std::optional<PasteLayer> fenceLayer(const PastedLines &lines, bool isMarkdown);

} // namespace baton
