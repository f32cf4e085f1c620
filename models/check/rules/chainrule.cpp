// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/chainrule.h"

#include "models/check/routingfacts.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool hasStep(const Chain &chain, const QString &from, const QString &to)
{
    for (qsizetype i = 0; i + 1 < chain.steps.size(); ++i) {
        if (chain.steps[i].compare(from, Qt::CaseInsensitive) == 0
            && chain.steps[i + 1].compare(to, Qt::CaseInsensitive) == 0) {
            return true;
        }
    }
    return false;
}

} // namespace

ChainRule::ChainRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_previous(settings[u"previous"].pointer())
    , m_next(settings[u"next"].pointer())
    , m_agent(settings[u"agent"].text())
    , m_ends(settings[u"ends"].texts())
{
}

QString ChainRule::agentAt(const RuleContext &context, const FindingList &findings,
                           const JsonPointer &pointer) const
{
    const NodeId node = context.tree.find(pointer);
    if (node == noNode || findings.holdsPlaceholder(node)) {
        return {};
    }
    const Node &value = context.tree.at(context.tree.resolved(node));
    const QString agent = value.type == ValueType::String ? value.text.trimmed() : QString();
    return m_ends.contains(agent) ? QString() : agent;
}

void ChainRule::apply(const RuleContext &context, FindingList &findings) const
{
    QString previous = agentAt(context, findings, m_previous);
    const QString next = agentAt(context, findings, m_next);
    if (previous == routingFacts(context.pack, context.tree).producer) {
        previous.clear();
    }
    QStringList known;
    for (const Chain &chain : context.pack.chains) {
        const bool hasBefore = previous.isEmpty() || hasStep(chain, previous, m_agent);
        if (hasBefore && (next.isEmpty() || hasStep(chain, m_agent, next))) {
            return;
        }
        known.append(chain.steps.join(u" → "_s));
    }
    QStringList steps{previous, m_agent, next};
    steps.removeAll(QString());
    const QString actual = steps.join(u" → "_s);
    const NodeId place = context.tree.find(next.isEmpty() ? m_previous : m_next);
    JudgedFinding &judged = findings.add(place, id(), severity(), message({{u"actual"_s, actual}}));
    judged.finding.actual = actual;
    judged.finding.expected = known.join(u", "_s);
}

} // namespace baton
