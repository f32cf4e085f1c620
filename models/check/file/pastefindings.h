// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Reports text that was copied along with a handoff and prevents parsing or recognition. The
/// finding replaces the findings of the parser.
void addPasteFinding(const CheckInput &input, Report &report);

} // namespace baton
