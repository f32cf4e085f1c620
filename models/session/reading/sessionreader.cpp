// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/reading/readsession.h"
#include "models/session/reading/sessionpass.h"

namespace baton {

KeptReading readKeeping(const SessionPlace &place, const ProtocolCatalog &catalog,
                        const SessionSettings &settings, const KeptParts &kept,
                        const std::atomic_bool *stop)
{
    SessionDraft draft(place, catalog, settings, kept, stop);
    draft.mechanism = &mechanismOf(draft.reading());
    for (const SessionPass &pass : sessionPasses()) {
        if (pass.isFor(draft)) {
            pass.run(draft);
        }
    }
    KeptReading result{std::move(draft.session), {}, kept.state};
    if (!draft.isStateKept && draft.isStateWhole()) {
        result.state = {draft.state.bytes(), QDateTime::currentDateTimeUtc()};
    }
    for (size_t i = 0; i < draft.sources.size(); ++i) {
        const SessionHandoff &handoff = result.session.handoffs[i];
        if (handoff.kept.isEmpty()) {
            result.bytes.insert(handoff.at.path, draft.sources[i]->bytes);
        }
    }
    return result;
}

Session readSession(const SessionPlace &place, const ProtocolCatalog &catalog,
                    const SessionSettings &settings, const std::atomic_bool *stop)
{
    return readKeeping(place, catalog, settings, {}, stop).session;
}

} // namespace baton
