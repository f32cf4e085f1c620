// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// forbidden-text: no text begins with `begins`.
class ForbiddenTextRule final : public Rule
{
public:
    ForbiddenTextRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    QString m_begins;
};

} // namespace baton
