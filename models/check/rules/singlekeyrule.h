// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// "single-key": of several keys a map holds another one besides the block of the document's kind.
class SingleKeyRule : public Rule
{
public:
    SingleKeyRule(const PackNode &settings, const PackTexts &texts);

    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_keys;
};

} // namespace baton
