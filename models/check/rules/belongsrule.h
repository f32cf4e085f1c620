// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// belongs: which fields may be there depends on the value at `pointer`. However many fields are
/// out of place, the document has one finding.
class BelongsRule final : public Rule
{
public:
    BelongsRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    struct Group
    {
        QString value;
        std::vector<JsonPointer> fields;
    };

    void addUndecided(const RuleContext &context, FindingList &findings, NodeId choice) const;

    JsonPointer m_pointer;
    std::vector<Group> m_groups;
    QString m_undecided; ///< words; empty: silent while nothing is decided
};

} // namespace baton
