// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/routingfacts.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString textAt(const CanonicalTree &tree, const JsonPointer &pointer)
{
    const NodeId node = pointer.isRoot() ? noNode : tree.find(pointer);
    return node == noNode ? QString() : tree.at(tree.resolved(node)).text;
}

/// An agent by its own name; one that the protocol does not know as it is called.
QString agentNamed(const ProtocolPack &pack, const QString &name)
{
    const Agent *agent = name.isEmpty() ? nullptr : pack.agentCalled(name);
    return agent ? agent->id : name;
}

} // namespace

RoutingFacts routingFacts(const ProtocolPack &pack, const CanonicalTree &tree)
{
    RoutingFacts facts{textAt(tree, pack.routing.producer), textAt(tree, pack.routing.consumer)};
    if (!pack.routing.root.pattern().isEmpty() && !tree.tree().isEmpty()) {
        const QRegularExpressionMatch match = pack.routing.root.match(tree.at(tree.base()).key);
        facts = {match.captured(u"producer"_s), match.captured(u"consumer"_s)};
    }
    return {agentNamed(pack, facts.producer), agentNamed(pack, facts.consumer)};
}

} // namespace baton
