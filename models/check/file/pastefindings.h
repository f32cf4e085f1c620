// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Reports text that was copied along with a handoff and keeps it from being read or recognised:
/// one finding that names the text replaces the findings of the parser.
void addPasteFinding(const CheckInput &input, Report &report);

} // namespace baton
