// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// One reason for a document's verdict.
struct VerdictReason
{
    QString text;
    JsonPointer path;       ///< pointer to the field concerned
    QString gate;           ///< id of the failed gate; empty for other reasons
    qsizetype finding = -1; ///< index in the document's findings; -1 if there is none
    ByteRange range;

    friend bool operator==(const VerdictReason &, const VerdictReason &) = default;
};

/// The reasons for the verdict of @p report, the decisive one first; never empty. For gates, the
/// criteria that the document itself fails.
[[nodiscard]] std::vector<VerdictReason> reasonsOf(const DocumentReport &report);

} // namespace baton
