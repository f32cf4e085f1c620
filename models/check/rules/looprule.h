// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/rule.h"

namespace baton {

/// loop: of the documents in the folder, at most `most` go from the producer to the consumer and
/// come back. Those that name something else at the first of `same` that leads to a value belong to
/// another run and do not count.
class LoopRule final : public Rule
{
public:
    LoopRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_same;
    int m_most;
};

} // namespace baton
