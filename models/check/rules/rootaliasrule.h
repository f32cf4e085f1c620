// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// root-alias: the root key is another name of the kind's own.
class RootAliasRule final : public Rule
{
public:
    using Rule::Rule;
    void apply(const RuleContext &context, FindingList &findings) const override;
};

} // namespace baton
