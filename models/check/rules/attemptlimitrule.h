// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/rule.h"

namespace baton {

/// attempt-limit: the attempt that the document says it is, where the protocol's `attempts` stand,
/// is at most `most`.
class AttemptLimitRule final : public Rule
{
public:
    AttemptLimitRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    int m_most;
};

} // namespace baton
