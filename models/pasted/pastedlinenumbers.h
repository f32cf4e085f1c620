// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/pasted/pastelayers.h"

namespace baton {

/// The numbers before @p lines, each one more than that before it, as editors, cat and grep write
/// them. Where the text begins behind a number can be taken in two ways at most.
[[nodiscard]] std::vector<PasteLayer> numberLayers(const PastedLines &lines);

} // namespace baton
