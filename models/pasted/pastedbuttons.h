// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/pasted/pastelayers.h"

#include <optional>

namespace baton {

/// The line above @p lines that names their language, and the names of the buttons beside it, as
/// web pages put them over a block.
[[nodiscard]] std::optional<PasteLayer> labelLayer(const PastedLines &lines);

} // namespace baton
