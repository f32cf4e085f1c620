// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton::cli {

/// @p value as JSON, indented by two, with keys in document order. Numbers keep their spelling if
/// it is valid JSON, else they are quoted (".inf", "0x1F").
[[nodiscard]] QString jsonText(const Value &value);

/// The same on a single line.
[[nodiscard]] QString compactJson(const Value &value);

} // namespace baton::cli
