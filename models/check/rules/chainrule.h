// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// chain: one of the protocol's chains has the hand-over from the agent at `previous` to `agent`,
/// and that from there to the agent at `next`. Silent about an agent that is not named, about the
/// document's own producer, and about the texts in `ends`. With `missing`, a finding of its own,
/// the folder holds a handoff from the agent at `previous`, unless it holds nothing else.
class ChainRule final : public Rule
{
public:
    ChainRule(const PackNode &settings, const PackTexts &texts);
    [[nodiscard]] std::set<ProducedRule> produced() const override;
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    void addMissing(const RuleContext &context, FindingList &findings) const;
    [[nodiscard]] QString agentAt(const RuleContext &context, const FindingList &findings,
                                  const JsonPointer &pointer) const;

    JsonPointer m_previous;
    JsonPointer m_next;
    QString m_agent;
    QStringList m_ends;
    QString m_missingId;
    QString m_missing;
};

} // namespace baton
