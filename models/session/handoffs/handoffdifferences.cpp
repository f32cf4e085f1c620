// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/handoffdifferences.h"

#include "models/compare/compare.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/value/attemptpairs.h"

namespace baton {

namespace {

const Tree *treeOf(const SessionBuilder &draft, int handoff)
{
    const auto number = static_cast<size_t>(draft.session.handoffs[size_t(handoff)].at.document);
    const ParsedText &parsed = *draft.sources[size_t(handoff)]->parsed;
    const bool isReadable = parsed.isComplete() && number < parsed.documents.size();
    return isReadable ? &parsed.documents[number].tree : nullptr;
}

void addPair(SessionBuilder &draft, const HandoffPair &pair)
{
    const Tree *before = treeOf(draft, pair.before);
    const Tree *after = treeOf(draft, pair.after);
    if (before && after) {
        const Kind *kind = draft.catalog.kind(draft.session.handoffs[size_t(pair.after)].kind);
        const FieldDiff diff =
            compare(before->toValue(), after->toValue(), kind ? &kind->fields : nullptr);
        draft.session.differences.push_back({pair.before, pair.after, diff.tally.total()});
    }
}

} // namespace

void addDifferences(SessionBuilder &draft)
{
    for (size_t phase = 0; phase < draft.session.phases.size(); ++phase) {
        const std::vector<SessionAttempt> &attempts = draft.session.phases[phase].attempts;
        for (size_t i = 1; i < attempts.size() && !draft.isStopped(); ++i) {
            const AttemptPair pair{static_cast<int>(phase), attempts[i - 1].number,
                                   attempts[i].number};
            for (const HandoffPair &handoffs : attemptPairs(draft.session, pair)) {
                addPair(draft, handoffs);
            }
        }
    }
}

} // namespace baton
