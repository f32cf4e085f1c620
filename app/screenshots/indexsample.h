// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/index/entries/indexedsession.h"

namespace baton {

/// Forty sessions of CFD, some of which failed or skipped phases: statistics after some weeks.
[[nodiscard]] std::vector<IndexedSession> indexSample();

} // namespace baton
