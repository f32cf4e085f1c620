// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/masking/masking.h"
#include "models/report/reportdocument.h"

namespace baton {

/// One secret of a report, with all its occurrences.
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

/// The secrets in @p document according to @p masking, each once, in order of first occurrence; all
/// are marked for masking.
[[nodiscard]] Redaction findSecrets(const ReportDocument &document,
                                    const Masking &masking = Masking::inUse());

/// @p document with the secrets of @p redaction masked. A secret that @p redaction does not contain
/// is also masked.
[[nodiscard]] ReportDocument redacted(ReportDocument document, const Redaction &redaction,
                                      const Masking &masking = Masking::inUse());

} // namespace baton
