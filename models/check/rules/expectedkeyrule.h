// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// "expected-key": a map lacks the key that follows from other values of the document. A key that
/// is spelt nearly like one of them is taken for it.
class ExpectedKeyRule : public Rule
{
public:
    ExpectedKeyRule(const PackNode &settings, const PackTexts &texts);

    [[nodiscard]] std::set<ProducedRule> produced() const override;
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    struct Key
    {
        QString name;
        QStringList when; ///< the first values of m_pointers
    };

    [[nodiscard]] QString expected(const CanonicalTree &tree) const;
    bool addMisspelt(const RuleContext &context, FindingList &findings, NodeId map) const;

    JsonPointer m_at;
    std::vector<JsonPointer> m_pointers;
    std::vector<Key> m_keys;
    QString m_misspelt;
    QString m_undecidedId;
    QString m_undecided;
};

} // namespace baton
