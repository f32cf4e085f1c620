// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/edit/textparts.h"
#include "models/document/edit/xmlvalueletters.h"

namespace baton::xml {

/// What of @p was changes when its value becomes @p is: whole lines, and words in lines that stand
/// for others. By the places in the two values.
[[nodiscard]] edit::ChangedParts changedParts(const ValueLetters &was, const Text &is);

} // namespace baton::xml
