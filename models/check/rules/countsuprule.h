// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// counts-up: `member` of the entries of each of `lists` counts up by one, starting with `from`.
class CountsUpRule final : public Rule
{
public:
    CountsUpRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_lists;
    QString m_member;
    int m_from;
};

} // namespace baton
