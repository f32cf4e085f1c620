// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// optional-missing: names every optional field that the object at `object` lacks; `block` stands
/// for the kind's own block.
class OptionalMissingRule final : public Rule
{
public:
    OptionalMissingRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_object;
    bool m_isBlock;
};

} // namespace baton
