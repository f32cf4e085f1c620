// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/masking/masking.h"
#include "models/report/reportdocument.h"

namespace baton {

/// One secret of a report, wherever it stands in it.
struct RedactionItem
{
    Secret secret;  ///< the secret at its first occurrence
    QString before; ///< text before the first occurrence
    QString after;
    QString section; ///< heading above the first occurrence
    int places = 0;
    bool isMasked = true;

    friend bool operator==(const RedactionItem &, const RedactionItem &) = default;
};

using Redaction = std::vector<RedactionItem>;

/// The secrets of @p document by @p masking, each once, in the order in which they first stand
/// there; all of them masked.
[[nodiscard]] Redaction findSecrets(const ReportDocument &document,
                                    const Masking &masking = Masking::inUse());

/// @p document with what @p redaction masks. A secret by @p masking that it does not hold is masked
/// too.
[[nodiscard]] ReportDocument redacted(ReportDocument document, const Redaction &redaction,
                                      const Masking &masking = Masking::inUse());

} // namespace baton
