// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuesource.h"
#include "models/session/mechanisms/mechanisms.h"
#include "models/session/reading/readsession.h"
#include "models/session/reading/sessionpass.h"

namespace baton {

SessionReadResult readKeeping(const SessionLocation &place, const ProtocolCatalog &catalog,
                              const SessionSettings &settings, const PreviousParts &kept,
                              const std::atomic_bool *stop)
{
    if (place.isQueue()) {
        return {readQueueSession(place, catalog), {}, kept.state};
    }
    SessionBuilder builder(place, catalog, settings, kept, stop);
    builder.mechanism = &mechanismOf(builder.reading());
    for (const SessionPass &pass : sessionPasses()) {
        if (pass.isFor(builder)) {
            pass.run(builder);
        }
    }
    SessionReadResult result{std::move(builder.session), {}, kept.state};
    if (!builder.isStateKept && builder.isStateWhole()) {
        result.state = {builder.state.bytes(), QDateTime::currentDateTimeUtc()};
    }
    for (size_t i = 0; i < builder.sources.size(); ++i) {
        const SessionHandoff &handoff = result.session.handoffs[i];
        if (handoff.kept.isEmpty()) {
            result.bytes.insert(handoff.at.path, builder.sources[i]->bytes);
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
