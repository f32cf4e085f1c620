// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/ruletexts.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule forbidden-sentence: no sentence of the texts may match `pattern` unless it also matches
/// `unless`. `clause` splits a sentence into parts that are checked separately.
class ForbiddenSentenceRule final : public Rule
{
public:
    ForbiddenSentenceRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] static QStringList sentencesIn(const QString &text);
    [[nodiscard]] QStringList clausesIn(const QString &sentence) const;
    [[nodiscard]] bool forbids(const QString &clause) const;

    RuleTexts m_places;
    QRegularExpression m_pattern;
    QRegularExpression m_unless;
    QRegularExpression m_clause;
};

ForbiddenSentenceRule::ForbiddenSentenceRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_pattern(settings[u"pattern"].pattern())
    , m_unless(settings[u"unless"].pattern())
    , m_clause(settings[u"clause"].pattern())
{
}

void ForbiddenSentenceRule::apply(const RuleContext &context, FindingList &findings) const
{
    for (const RuleTexts::Match &place : m_places.in(context.tree)) {
        for (const QString &sentence : sentencesIn(place.text)) {
            const QStringList clauses = clausesIn(sentence);
            if (std::ranges::any_of(clauses,
                                    [this](const QString &text) { return forbids(text); })) {
                findings.add(place.node, id(), severity(), message({{u"actual"_s, sentence}}))
                    .finding.actual = sentence;
            }
        }
    }
}

QStringList ForbiddenSentenceRule::sentencesIn(const QString &text)
{
    static const QRegularExpression end(uR"([.!?;]\s|\n)"_s);
    QStringList sentences;
    for (const QString &part : text.split(end, Qt::SkipEmptyParts)) {
        sentences.append(part.trimmed());
    }
    return sentences;
}

QStringList ForbiddenSentenceRule::clausesIn(const QString &sentence) const
{
    return m_clause.pattern().isEmpty() ? QStringList(sentence)
                                        : sentence.split(m_clause, Qt::SkipEmptyParts);
}

bool ForbiddenSentenceRule::forbids(const QString &clause) const
{
    const bool isExcused = !m_unless.pattern().isEmpty() && m_unless.match(clause).hasMatch();
    return !isExcused && m_pattern.match(clause).hasMatch();
}

const RegisteredRule<ForbiddenSentenceRule> forbiddenSentenceRule(u"forbidden-sentence"_s);

} // namespace

} // namespace baton
