// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// The texts for the producers of @p report's handoffs, each once, separated by empty lines. Empty
/// if no producer is asked again.
[[nodiscard]] QString feedbackOf(const Report &report);

/// True when a handoff of @p report is refused and no producer is asked again.
[[nodiscard]] bool isRefusedForGood(const Report &report);

} // namespace baton
