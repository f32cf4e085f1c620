// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/reading/readsession.h"
#include "models/session/reading/sessionpass.h"

namespace baton {

SessionReadResult readKeeping(const SessionLocation &place, const ProtocolCatalog &catalog,
                              const SessionSettings &settings, const PreviousParts &kept,
                              const std::atomic_bool *stop)
{
    SessionBuilder draft(place, catalog, settings, kept, stop);
    draft.mechanism = &mechanismOf(draft.reading());
    for (const SessionPass &pass : sessionPasses()) {
        if (pass.isFor(draft)) {
            pass.run(draft);
        }
    }
    SessionReadResult result{std::move(draft.session), {}, kept.state};
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

Session readSession(const SessionLocation &place, const ProtocolCatalog &catalog,
                    const SessionSettings &settings, const std::atomic_bool *stop)
{
    return readKeeping(place, catalog, settings, {}, stop).session;
}

} // namespace baton
