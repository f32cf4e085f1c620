// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/unknownagentrule.h"

#include "models/check/fixes.h"
#include "models/core/placeholdertext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

UnknownAgentRule::UnknownAgentRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_projectAgents(settings[u"named-in"])
    , m_isFirstWord(settings[u"first-word"].boolean(false))
    , m_isList(settings[u"list"].boolean(false))
{
}

void UnknownAgentRule::apply(const RuleContext &context, FindingList &findings) const
{
    static const QRegularExpression wordEnd(u"[\\s,;:.()]"_s);
    for (const TextPlaces::Place &place : m_places.in(context.tree)) {
        const QString whole = place.text.trimmed();
        if (whole.isEmpty() || isPlaceholder(place.text) || findings.holdsPlaceholder(place.node)) {
            continue;
        }
        if (m_isList && whole.contains(u',')) {
            judgeList(context, findings, place);
        } else {
            // "Tara | Devon" is a choice that nobody made
            const bool isCut =
                m_isFirstWord && !context.pack.agentCalled(whole) && !whole.contains(u'|');
            judge(context, findings, place, isCut ? whole.section(wordEnd, 0, 0) : whole,
                  place.text.indexOf(whole));
        }
    }
}

void UnknownAgentRule::judgeList(const RuleContext &context, FindingList &findings,
                                 const TextPlaces::Place &place) const
{
    qsizetype begin = 0;
    for (const QString &part : place.text.split(u',')) {
        const QString name = part.trimmed();
        if (!name.isEmpty() && !isPlaceholder(name)) {
            judge(context, findings, place, name, begin + part.indexOf(name));
        }
        begin += part.size() + 1;
    }
}

void UnknownAgentRule::judge(const RuleContext &context, FindingList &findings,
                             const TextPlaces::Place &place, const QString &name,
                             qsizetype begin) const
{
    const Agent *agent = context.pack.agentCalled(name);
    if (agent && (agent->id == name || context.pack.aliasMessage.isEmpty())) {
        return;
    }
    const CheckSettings &given = context.settings;
    if (!agent && given.touchesDisk && m_projectAgents.has(name, given.filePath)) {
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
    const QString mended = QString(place.text).replace(begin, name.size(), agent->id).trimmed();
    if (std::optional<Fix> fix = context.fixer.set(place.node, mended, true, true)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

} // namespace baton
