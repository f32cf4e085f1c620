// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// What @p schema asks of a value, for a reviewer: "< 1e-6", "APPROVED or APPROVED_WITH_WARNINGS".
[[nodiscard]] QString thresholdOf(const Value &schema, const QString &unit = {});

} // namespace baton
