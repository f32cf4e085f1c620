// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// attempt-limit: the attempt that the document says it is, where the protocol's `attempts` stand,
/// is one that the protocol allows of its kind.
class AttemptLimitRule final : public Rule
{
public:
    using Rule::Rule;
    void apply(const RuleContext &context, FindingList &findings) const override;
};

} // namespace baton
