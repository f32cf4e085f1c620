// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// route: the protocol lets the document's producer hand a document of its kind to its consumer.
/// With `unknown`, a finding of its own, both are agents of the protocol; without it nothing is
/// said of agents that are none.
class RouteRule final : public Rule
{
public:
    RouteRule(const PackNode &settings, const PackTexts &texts);
    [[nodiscard]] std::set<ProducedRule> produced() const override;
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    QString m_unknownId;
    QString m_unknown;
};

} // namespace baton
