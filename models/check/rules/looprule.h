// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// loop: of the handoffs in the folder, at most `most` go from the producer to the consumer and
/// come back, by whichever way; one to oneself comes back at once. Those that name something else
/// at the first of `same` that leads to a value belong to another run and do not count. They are
/// counted by time: that which they tell, else that of the file. Each closed
/// way is told at one of its routes: the one that was taken most often, else that of the hub.
class LoopRule final : public Rule
{
public:
    LoopRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    void add(const RuleContext &context, FindingList &findings, const QString &way,
             int round) const;

    std::vector<JsonPointer> m_same;
    int m_most;
};

} // namespace baton
