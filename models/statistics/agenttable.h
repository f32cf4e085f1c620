// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/figurereader.h"

namespace baton {

/// The handoffs that each agent wrote, and what it carried out: sessions, phases and steps of
/// queues. Those with most failed runs come first, then those with most handoffs with errors.
[[nodiscard]] StatisticsTable agentTable(const FigureSums &figures);

} // namespace baton
