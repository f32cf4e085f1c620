// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/routingfacts.h"

#include "models/values/placeholdertext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString textAt(const CanonicalTree &tree, const JsonPointer &pointer)
{
    const NodeId node = pointer.isRoot() ? noNode : tree.find(pointer);
    return node == noNode ? QString() : tree.at(tree.resolved(node)).text;
}

/// An agent by its own name, behind which more may stand; one that the protocol does not know as
/// it is called.
QString agentNamed(const ProtocolPack &pack, const QString &name)
{
    static const QRegularExpression wordEnd(u"[\\s,;:.()]"_s);
    const Agent *agent = name.isEmpty() ? nullptr : pack.agentCalled(name);
    if (!agent && !name.isEmpty()) {
        agent = pack.agentCalled(name.trimmed().section(wordEnd, 0, 0));
    }
    return agent ? agent->id : name;
}

QStringList textsAt(const CanonicalTree &tree, const JsonPointer &pointer)
{
    QStringList texts;
    for (const QString &part : textAt(tree, pointer).split(u',')) {
        if (const QString text = part.trimmed(); !text.isEmpty() && !isPlaceholder(text)) {
            texts.append(text);
        }
    }
    return texts;
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

HandoffReferences handoffLinks(const ProtocolPack &pack, const CanonicalTree &tree)
{
    const Routing &routing = pack.routing;
    const auto text = [&](const JsonPointer &pointer) {
        const QString found = textAt(tree, pointer).trimmed();
        return isPlaceholder(found) ? QString() : found;
    };
    return {text(routing.phase),
            text(routing.toPhase),
            text(routing.session),
            textsAt(tree, routing.dependsOn),
            textsAt(tree, routing.notifies),
            text(routing.previous),
            text(routing.next),
            text(routing.position),
            text(routing.step),
            text(routing.passesOn),
            text(routing.status),
            text(routing.maxRetries)};
}

} // namespace baton
