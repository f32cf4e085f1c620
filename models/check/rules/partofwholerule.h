// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

#include <QRegularExpression>

namespace baton {

/// part-of-whole: the text at `at` counts a part of a whole, as "3/4"; the first group of `pattern`
/// is not more than the second. Silent about a text that is not like the pattern.
class PartOfWholeRule final : public Rule
{
public:
    PartOfWholeRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_at;
    QRegularExpression m_pattern;
};

} // namespace baton
