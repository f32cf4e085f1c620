// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"

namespace baton {

/// One thing that speaks for a document's verdict.
struct VerdictReason
{
    QString text;
    JsonPointer path;       ///< pointer to the field concerned
    QString gate;           ///< id of the gate that fails for this reason; else empty
    qsizetype finding = -1; ///< position in the document's findings; -1: no finding
    ByteRange range;

    friend bool operator==(const VerdictReason &, const VerdictReason &) = default;
};

/// The reason why the verdict of @p report is what it is, what decides first; never nothing. Of
/// gates those criteria are named that the document itself fails.
[[nodiscard]] std::vector<VerdictReason> reasonsOf(const DocumentReport &report);

} // namespace baton
