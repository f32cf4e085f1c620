// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// root-missing: the fields of a kind stand at the top of the document, without the root key that
/// names it.
class RootMissingRule final : public Rule
{
public:
    using Rule::Rule;
    void apply(const RuleContext &context, FindingList &findings) const override;
};

} // namespace baton
