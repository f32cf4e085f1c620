// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// placeholder: a value is still what a template left to be filled in. It is an error, whatever the
/// rule's severity is, where a choice, a number, a time or a boolean is required.
class PlaceholderRule final : public Rule
{
public:
    PlaceholderRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;
    [[nodiscard]] std::set<ProducedRule> produced() const override;
    /// That @p text stands open in the words around a document.
    [[nodiscard]] Finding inProse(const QString &text) const;

private:
    bool m_isOfTemplates; ///< nothing counts but what a template leaves open
};

} // namespace baton
