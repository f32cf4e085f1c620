// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton::cli {

/// @p value as JSON, indented by two, in the document's order of keys. Numbers keep their spelling
/// where JSON knows it and are quoted where it does not (".inf", "0x1F").
[[nodiscard]] QString jsonText(const Value &value);

/// The same on one line.
[[nodiscard]] QString compactJson(const Value &value);

} // namespace baton::cli
