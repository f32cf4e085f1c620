// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// The requirement of @p schema for a value in short form, such as "< 1e-6" or "APPROVED or
/// APPROVED_WITH_WARNINGS".
[[nodiscard]] QString thresholdOf(const Value &schema, const QString &unit = {});

} // namespace baton
