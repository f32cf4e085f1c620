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

/// Text edits that mend @p count findings.
struct FixStep
{
    TextEdits edits;
    int count = 1;
};

/// The certain fix of each finding, in the order of the text; what is but planned in a document
/// comes as one step.
[[nodiscard]] std::vector<FixStep> certainFixSteps(const CheckedText &text);
/// As many of @p steps, which are in the order of the text, as do not touch one another.
[[nodiscard]] std::vector<FixStep> apart(const std::vector<FixStep> &steps);
/// All of @p steps as one, which stand apart.
[[nodiscard]] FixStep joined(const std::vector<FixStep> &steps);

} // namespace baton
