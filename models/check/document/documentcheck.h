// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Checks document number @p document, which has the syntax issues @p issues. Returns one report,
/// or one per handoff if several root keys contain handoffs.
[[nodiscard]] std::vector<DocumentReport>
checkDocument(const CheckInput &input, int document,
              const std::vector<const SyntaxIssue *> &issues);

/// The report for a file without documents.
[[nodiscard]] DocumentReport checkEmptyFile(const CheckInput &input,
                                            const std::vector<const SyntaxIssue *> &issues);

} // namespace baton
