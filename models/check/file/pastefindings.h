// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Says of a handoff that cannot be read, or is known as none, because something lies around it
/// that came with copying: one finding that tells what it is, instead of what a parser makes of it.
void addPasteFinding(const CheckInput &input, Report &report);

} // namespace baton
