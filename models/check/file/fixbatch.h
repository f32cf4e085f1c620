// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/file/check.h"

namespace baton {

/// A text, its parse result and its report.
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

/// The certain fix of each finding in text order. The planned edits of one document are a single
/// step.
[[nodiscard]] std::vector<FixBatch> certainFixSteps(const CheckedText &text);
/// The longest prefix of @p steps without steps that touch each other. @p steps must be in text
/// order.
[[nodiscard]] std::vector<FixBatch> nonOverlapping(const std::vector<FixBatch> &steps);
/// Joins @p steps, which must not touch each other, to one step.
[[nodiscard]] FixBatch joined(const std::vector<FixBatch> &steps);

} // namespace baton
