// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// The texts for the producers of the handoffs of @p report, each once, with an empty line between.
/// Empty where nobody is to be asked.
[[nodiscard]] QString feedbackOf(const Report &report);

/// True where a handoff of @p report is refused although nobody is to be asked again.
[[nodiscard]] bool isRefusedForGood(const Report &report);

} // namespace baton
