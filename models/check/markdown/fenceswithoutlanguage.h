// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Notes the fenced blocks of a Markdown file that hold a handoff, but name no language that
/// handoffs are written in, so that nobody reads them: Baton neither.
void addUnnamedFences(const CheckInput &input, Report &report);

} // namespace baton
