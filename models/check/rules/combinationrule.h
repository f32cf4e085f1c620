// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// combination: the scalars at `pointers` together are one of `allowed`, or none of `forbidden`.
/// Silent while one is missing.
class CombinationRule final : public Rule
{
public:
    CombinationRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_pointers;
    std::vector<QStringList> m_allowed; ///< empty: any that is not forbidden
    std::vector<QStringList> m_forbidden;
    JsonPointer m_report;
};

} // namespace baton
