// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// The meaning of the scalar @p value, the same for every way to spell it: 1.0e-10 and 1e-10 are
/// one number, True and true one boolean. Numbers are read exactly, without rounding.
[[nodiscard]] QString scalarMeaning(const Value &value);

} // namespace baton
