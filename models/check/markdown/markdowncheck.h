// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Adds findings about a Markdown file as a whole to @p report, which has at least one document: a
/// missing handoff, one outside of a fenced block, or more than one.
void addMarkdownFindings(const CheckInput &input, Report &report);

/// Inserts @p finding by position and adjusts the positions in the verdict's reasons.
void insertFinding(DocumentReport &report, Finding finding);

} // namespace baton
