// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/rule.h"

namespace baton {

/// placeholder: a value is still what a template left to be filled in.
class PlaceholderRule final : public Rule
{
public:
    PlaceholderRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    void visit(const RuleContext &context, FindingList &findings, NodeId node,
               const FieldSchema *field, bool isOther = false) const;
    void report(const RuleContext &context, FindingList &findings, NodeId node,
                const QString &actual) const;
};

} // namespace baton
