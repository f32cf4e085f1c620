// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/snapshot/documentlist.h"

#include "models/findings/gateresult.h"
#include "models/protocol/catalog/catalog.h"

#include <algorithm>

namespace baton {

DocumentEntries documentsOf(const Snapshot &snapshot, const ProtocolCatalog &catalog)
{
    DocumentEntries entries;
    for (const DocumentReport &report : snapshot.report.documents) {
        const Kind *kind = catalog.kind(report.kind);
        const auto worst = std::ranges::max_element(report.findings, {}, &Finding::severity);
        entries.push_back(
            {report.place(), kind ? kind->title : QString(), report.line,
             worst == report.findings.end() ? std::nullopt : std::optional(worst->severity),
             isAcceptedAgainstGate(report.verdict)});
    }
    return entries;
}

} // namespace baton
