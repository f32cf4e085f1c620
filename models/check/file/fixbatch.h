// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"

namespace baton {

/// A text, how it is read and what is said of it.
struct CheckedText
{
    QByteArray bytes;
    ParsedText parsed;
    Report report;
};

/// Text edits that correct @p count findings.
struct FixBatch
{
    TextEdits edits;
    int count = 1;
};

/// The certain fix of each finding in text order; the planned edits of one document form one step.
[[nodiscard]] std::vector<FixBatch> certainFixSteps(const CheckedText &text);
/// The longest beginning of @p steps in which no two touch each other; @p steps are in text order.
[[nodiscard]] std::vector<FixBatch> nonOverlapping(const std::vector<FixBatch> &steps);
/// One step with all of @p steps, which must not touch.
[[nodiscard]] FixBatch joined(const std::vector<FixBatch> &steps);

} // namespace baton
