// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/attempt.h"

namespace baton {

namespace {

Attempt found(const AttemptPolicy &policy, const CanonicalTree &tree, SessionState &state,
              const QString &phase)
{
    const NodeId task = policy.pointer.isRoot() ? noNode : tree.find(policy.pointer);
    if (task != noNode) {
        const QRegularExpressionMatch match = policy.pattern.match(tree.at(task).text);
        const int number = match.captured(1).toInt();
        if (match.hasMatch() && number > 0) {
            return {number, true};
        }
    }
    const std::optional<int> retries = state.retriesUsed(phase);
    return retries && *retries >= 0 ? Attempt{*retries + 1, true} : Attempt{};
}

} // namespace

Attempt attemptOf(const ProtocolPack &pack, const CanonicalTree &tree, int chosen,
                  SessionState &state, const QString &phase)
{
    if (pack.attempts.max == 0) {
        return {};
    }
    Attempt attempt = found(pack.attempts, tree, state, phase);
    if (chosen > 0) {
        attempt.number = chosen;
    }
    return attempt;
}

} // namespace baton
