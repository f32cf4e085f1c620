// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/checkreport.h"

namespace baton {

/// Checks document number @p document, which has the syntax issues @p issues. A document with
/// several root keys that are handoffs of their own has a report for each.
[[nodiscard]] std::vector<DocumentReport>
checkDocument(const CheckInput &input, int document,
              const std::vector<const SyntaxIssue *> &issues);

/// The findings of a file whose bytes hold no document at all.
[[nodiscard]] DocumentReport checkEmptyFile(const CheckInput &input,
                                            const std::vector<const SyntaxIssue *> &issues);

} // namespace baton
