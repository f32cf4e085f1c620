// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/routingfacts.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/placeholderformat.h"
#include "models/values/placeholdertext.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule route: the protocol must allow the document's producer to hand a document of its kind to
/// its consumer. With `unknown`, a separate finding reports agents that the protocol does not
/// define; without it, unknown agents are not reported.
class RouteRule final : public Rule
{
public:
    RouteRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    SideRule m_unknown;
};

/// The node at which the document names the agent. If the root key names it, the base of the
/// document.
NodeId placeOf(const RuleContext &context, const JsonPointer &pointer)
{
    const NodeId node = pointer.isRoot() ? noNode : context.tree.find(pointer);
    return node == noNode ? context.tree.base() : node;
}

QString routesFrom(const ProtocolPack &pack, const QString &agent)
{
    QStringList targets;
    for (const Route &route : pack.routes) {
        if (route.from == agent && !targets.contains(route.to)) {
            targets.append(route.to);
        }
    }
    return targets.join(", "_L1);
}

RouteRule::RouteRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_unknown(also(settings[u"unknown"]))
{
}

void RouteRule::apply(const RuleContext &context, FindingList &findings) const
{
    const RoutingFacts facts = routingFacts(context.pack, context.tree);
    const QString from = facts.producer.isEmpty() ? context.kind.producer : facts.producer;
    const QString to = facts.consumer.isEmpty() ? context.kind.consumer : facts.consumer;
    if (from.isEmpty() || to.isEmpty() || isPlaceholder(from) || isPlaceholder(to)) {
        return;
    }
    bool isKnown = true;
    QString told;
    for (const auto &[agent, pointer] : {std::pair(from, context.pack.routing.producer),
                                         std::pair(to, context.pack.routing.consumer)}) {
        if (context.pack.agentCalled(agent)) {
            continue;
        }
        const bool isReported = std::exchange(told, agent) == agent;
        isKnown = false;
        if (!m_unknown.id.isEmpty() && !isReported) {
            PendingFinding &judged =
                findings.add(placeOf(context, pointer), m_unknown.id, severity(),
                             filled(words(m_unknown.message), {{u"actual"_s, agent}}));
            judged.finding.actual = agent;
            judged.isAboutKey = true;
        }
    }
    if (!isKnown || context.pack.hasRoute(from, to, context.kind.kind.name)) {
        return;
    }
    const QString route = u"%1 → %2"_s.arg(from, to);
    PendingFinding &judged = findings.add(placeOf(context, context.pack.routing.consumer), id(),
                                          severity(), message({{u"actual"_s, route}}));
    judged.finding.actual = route;
    judged.finding.expected = routesFrom(context.pack, from);
    judged.isAboutKey = true;
}

const RegisteredRule<RouteRule> routeRule(u"route"_s);

} // namespace

} // namespace baton
