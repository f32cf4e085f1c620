// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/unknownagentrule.h"

#include "models/check/fixes.h"
#include "models/check/placeholdertext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

UnknownAgentRule::UnknownAgentRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_isFirstWord(settings[u"first-word"].boolean(false))
{
}

void UnknownAgentRule::apply(const RuleContext &context, FindingList &findings) const
{
    for (const TextPlaces::Place &place : m_places.in(context.tree)) {
        if (!place.text.trimmed().isEmpty() && !isPlaceholder(place.text)
            && !findings.holdsPlaceholder(place.node)) {
            judge(context, findings, place);
        }
    }
}

void UnknownAgentRule::judge(const RuleContext &context, FindingList &findings,
                             const TextPlaces::Place &place) const
{
    static const QRegularExpression wordEnd(u"[\\s,;:.()]"_s);
    const QString whole = place.text.trimmed();
    const QString name =
        m_isFirstWord && !context.pack.agentCalled(whole) ? whole.section(wordEnd, 0, 0) : whole;
    const Agent *agent = context.pack.agentCalled(name);
    if (agent && (agent->id == name || context.pack.aliasMessage.isEmpty())) {
        return;
    }
    JudgedFinding &judged = agent
        ? findings.add(
              place.node, context.pack.id + ".agent-alias"_L1, Severity::Note,
              filled(context.pack.aliasMessage, {{u"actual"_s, name}, {u"expected"_s, agent->id}}))
        : findings.add(place.node, id(), severity(), message({{u"actual"_s, name}}));
    judged.finding.actual = name;
    if (!agent) {
        return;
    }
    judged.finding.expected = agent->id;
    const QString mended = place.text.trimmed().replace(0, name.size(), agent->id);
    if (std::optional<Fix> fix = context.fixer.set(place.node, mended, true, true)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

} // namespace baton
