// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// text-length: the text at `at`, without the blanks around it, has `min` to `max` characters.
/// Silent while there is none.
class TextLengthRule final : public Rule
{
public:
    TextLengthRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_at;
    int m_min;
    int m_max;
};

} // namespace baton
