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
struct FixStep
{
    TextEdits edits;
    int count = 1;
};

/// The certain fix of each finding in text order; the planned edits of one document form one step.
[[nodiscard]] std::vector<FixStep> certainFixSteps(const CheckedText &text);
/// The longest beginning of @p steps in which no two touch each other; @p steps are in text order.
[[nodiscard]] std::vector<FixStep> nonOverlapping(const std::vector<FixStep> &steps);
/// One step with all of @p steps, which must not touch.
[[nodiscard]] FixStep joined(const std::vector<FixStep> &steps);

} // namespace baton
