// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/list/statefindings.h"
#include "models/session/checks/list/sessionchecks.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/building/statesummary.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/runs/phasestates.h"

namespace baton {

std::optional<std::vector<SessionFinding>> stateFindings(const QString &path,
                                                         const ProtocolCatalog &catalog)
{
    const SessionLocation place =
        catalog.mayBeState(path) ? sessionAt(path, catalog) : SessionLocation();
    if (place.stateFile != path) {
        return std::nullopt;
    }
    const SessionSettings settings;
    const PreviousParts nothing;
    SessionBuilder builder(place, catalog, settings, nothing, nullptr);
    builder.mechanism = &mechanismOf(builder.reading());
    builder.session.summary = summaryOf(builder);
    if (builder.mechanism->areRowsPhases()) { // others lie in other files
        builder.mechanism->addRows(builder);
        skipPhases(builder);
    }
    if (builder.state.problem()
            .isEmpty()) { // else the check of the file says what is wrong with it
        addStateFindings(builder);
    }
    for (SessionFinding &finding : builder.session.findings) { // what it contradicts lies elsewhere
        if (finding.evidence.path != path) {
            finding.evidence = builder.state.evidence(builder.reading().state.status);
        }
    }
    return builder.session.findings;
}

} // namespace baton
