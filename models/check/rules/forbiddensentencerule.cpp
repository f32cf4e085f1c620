// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/forbiddensentencerule.h"

using namespace Qt::StringLiterals;

namespace baton {

ForbiddenSentenceRule::ForbiddenSentenceRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_pattern(settings[u"pattern"].pattern())
    , m_unless(settings[u"unless"].pattern())
{
}

void ForbiddenSentenceRule::apply(const RuleContext &context, FindingList &findings) const
{
    static const QRegularExpression sentenceEnd(uR"([.!?;]\s|\n)"_s);
    for (const TextPlaces::Place &place : m_places.in(context.tree)) {
        for (const QString &part : place.text.split(sentenceEnd, Qt::SkipEmptyParts)) {
            const QString sentence = part.trimmed();
            const bool isExcused =
                !m_unless.pattern().isEmpty() && m_unless.match(sentence).hasMatch();
            if (isExcused || !m_pattern.match(sentence).hasMatch()) {
                continue;
            }
            findings.add(place.node, id(), severity(), message({{u"actual"_s, sentence}}))
                .finding.actual = sentence;
        }
    }
}

} // namespace baton
