// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/handoffpasses.h"

#include "models/compare/compare.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/value/attemptpairs.h"

namespace baton {

namespace {

const Tree *treeOf(const SessionBuilder &builder, int handoff)
{
    const auto number = static_cast<size_t>(builder.session.handoffs[size_t(handoff)].at.document);
    const ParsedText &parsed = *builder.sources[size_t(handoff)]->parsed;
    const bool isReadable = parsed.isComplete() && number < parsed.documents.size();
    return isReadable ? &parsed.documents[number].tree : nullptr;
}

void addPair(SessionBuilder &builder, const HandoffPair &pair)
{
    const Tree *before = treeOf(builder, pair.before);
    const Tree *after = treeOf(builder, pair.after);
    if (before && after) {
        const Kind *kind = builder.catalog.kind(builder.session.handoffs[size_t(pair.after)].kind);
        const FieldDiff diff =
            compare(before->toValue(), after->toValue(), kind ? &kind->fields : nullptr);
        builder.session.differences.push_back({pair.before, pair.after, diff.tally.total()});
    }
}

} // namespace

void addDifferences(SessionBuilder &builder)
{
    for (size_t phase = 0; phase < builder.session.phases.size(); ++phase) {
        const std::vector<SessionAttempt> &attempts = builder.session.phases[phase].attempts;
        for (size_t i = 1; i < attempts.size() && !builder.isStopped(); ++i) {
            const AttemptPair pair{static_cast<int>(phase), attempts[i - 1].number,
                                   attempts[i].number};
            for (const HandoffPair &handoffs : attemptPairs(builder.session, pair)) {
                addPair(builder, handoffs);
            }
        }
    }
}

} // namespace baton
