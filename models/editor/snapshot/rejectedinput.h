// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// A text that a form field shows but the document does not contain, because it is not a valid
/// value of the field.
struct RejectedInput
{
    HandoffId place;
    JsonPointer path;
    QString typed;
    QString reason;
    bool isTyping =
        false; ///< the user still types: the text may become valid, so it gets no finding yet

    friend bool operator==(const RejectedInput &, const RejectedInput &) = default;
};

using RejectedInputs = std::vector<RejectedInput>;

/// True if @p before and @p now make different findings.
[[nodiscard]] bool findingsDiffer(const RejectedInputs &before, const RejectedInputs &now);

/// The rule id of findings about such text.
[[nodiscard]] const QString &rejectedInputRule();

/// Adds a finding to @p report for each of @p texts that the user has finished typing. @p parsed is
/// the parse result of @p bytes.
void addFindings(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                 const RejectedInputs &texts);

} // namespace baton
