// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// time-order: none of the times at `earlier` lies after the one at `later`.
class TimeOrderRule final : public Rule
{
public:
    TimeOrderRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_earlier;
    JsonPointer m_later;
};

} // namespace baton
