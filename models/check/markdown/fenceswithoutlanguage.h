// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Reports fenced blocks of a Markdown file that contain a handoff but have no suitable language,
/// so that neither receivers nor Baton read them.
void addUnnamedFences(const CheckInput &input, Report &report);

} // namespace baton
