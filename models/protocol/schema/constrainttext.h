// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// The requirement of @p schema for a value, for a reviewer: "< 1e-6", "APPROVED or
/// APPROVED_WITH_WARNINGS".
[[nodiscard]] QString thresholdOf(const Value &schema, const QString &unit = {});

} // namespace baton
