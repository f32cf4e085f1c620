// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/places.h"
#include "models/protocol/rule.h"

namespace baton {

/// forbidden-sentence: no sentence of the texts matches `pattern`, unless it matches `unless` too.
/// With `clause`, what stands between its matches in a sentence is judged by itself.
class ForbiddenSentenceRule final : public Rule
{
public:
    ForbiddenSentenceRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] static QStringList sentencesIn(const QString &text);
    [[nodiscard]] QStringList clausesIn(const QString &sentence) const;
    [[nodiscard]] bool forbids(const QString &clause) const;

    TextPlaces m_places;
    QRegularExpression m_pattern;
    QRegularExpression m_unless;
    QRegularExpression m_clause;
};

} // namespace baton
