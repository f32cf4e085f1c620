// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// repeated-value: `member` of an entry repeats that of an earlier entry of the same list. {number}
/// is the earlier entry's `number`.
class RepeatedValueRule final : public Rule
{
public:
    RepeatedValueRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_lists;
    QString m_member;
    QString m_number;
};

} // namespace baton
