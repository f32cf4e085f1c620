// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Adds to @p report, which has at least one document, what is to be said of a Markdown file as a
/// whole: a handoff that is not there, one outside of a fenced block, more than one.
void addMarkdownFindings(const CheckInput &input, Report &report);

/// Puts @p finding where its position is, and keeps the verdict's reasons right.
void insertFinding(DocumentReport &report, Finding finding);

} // namespace baton
