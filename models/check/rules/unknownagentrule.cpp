// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"
#include "models/check/folder/projectagents.h"
#include "models/check/folder/routingfacts.h"
#include "models/check/folder/ruletexts.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/placeholderformat.h"
#include "models/values/placeholdertext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule unknown-agent: the agents that texts name must be defined by the protocol, or by the
/// project in the files of `named-in`. With `in-text: true`, a name may be part of a sentence; with
/// `list: true`, names are separated by commas. An alias is reported as a note with the protocol's
/// text.
class UnknownAgentRule final : public Rule
{
public:
    UnknownAgentRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    /// Checks the name @p name, which starts at @p begin of the text at @p place.
    void judge(const RuleContext &context, FindingList &findings, const RuleTexts::Match &place,
               const QString &name, qsizetype begin) const;
    void judgeList(const RuleContext &context, FindingList &findings,
                   const RuleTexts::Match &place) const;

    RuleTexts m_places;
    ProjectAgents m_projectAgents;
    bool m_isInText;
    bool m_isList;
};

UnknownAgentRule::UnknownAgentRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_projectAgents(settings[u"named-in"])
    , m_isInText(settings[u"in-text"].boolean(false))
    , m_isList(settings[u"list"].boolean(false))
{
}

void UnknownAgentRule::apply(const RuleContext &context, FindingList &findings) const
{
    for (const RuleTexts::Match &place : m_places.in(context.tree)) {
        const QString whole = place.text.trimmed();
        if (whole.isEmpty() || isPlaceholder(place.text) || findings.holdsPlaceholder(place.node)) {
            continue;
        }
        if (m_isList && whole.contains(u',')) {
            judgeList(context, findings, place);
        } else {
            const NamedAgent named =
                m_isInText ? agentNamedIn(context.pack, place.text) : NamedAgent();
            const QString name = place.text.mid(named.begin, named.length);
            judge(context, findings, place, named.agent ? name : whole,
                  named.agent ? named.begin : place.text.indexOf(whole));
        }
    }
}

void UnknownAgentRule::judgeList(const RuleContext &context, FindingList &findings,
                                 const RuleTexts::Match &place) const
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
                             const RuleTexts::Match &place, const QString &name,
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
    PendingFinding &judged = agent
        ? findings.add(
              place.node, context.pack.id + ".agent-alias"_L1, Severity::Note,
              filled(context.pack.aliasMessage, {{u"actual"_s, name}, {u"expected"_s, agent->id}}))
        : findings.add(place.node, id(), severity(), message({{u"actual"_s, name}}));
    judged.finding.actual = name;
    if (!agent) {
        return;
    }
    judged.finding.expected = agent->id;
    const QString corrected = QString(place.text).replace(begin, name.size(), agent->id).trimmed();
    if (std::optional<Fix> fix = context.fixer.set(place.node, corrected, true, true)) {
        judged.finding.fixes.push_back(std::move(*fix));
    }
}

const RegisteredRule<UnknownAgentRule> unknownAgentRule(u"unknown-agent"_s);

} // namespace

} // namespace baton
