// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// A text that a form field shows but the document does not contain, because it cannot become the
/// field's value.
struct RejectedInput
{
    HandoffId place;
    JsonPointer path;
    QString typed;
    QString reason;
    bool isTyping = false; ///< typing goes on: the text may still become valid, so no finding yet

    friend bool operator==(const RejectedInput &, const RejectedInput &) = default;
};

using RejectedInputs = std::vector<RejectedInput>;

/// True if @p before and @p now make different findings.
[[nodiscard]] bool findingsDiffer(const RejectedInputs &before, const RejectedInputs &now);

/// The rule id of findings about such text.
[[nodiscard]] const QString &rejectedInputRule();

/// Adds a finding to @p report, of @p parsed from @p bytes, for each of @p texts that is ready.
void addFindings(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                 const RejectedInputs &texts);

} // namespace baton
