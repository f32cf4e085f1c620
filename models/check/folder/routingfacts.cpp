// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/routingfacts.h"

#include "models/values/emptyvaluewords.h"
#include "models/values/placeholdertext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString textAt(const CanonicalTree &tree, const JsonPointer &pointer)
{
    const NodeId node = pointer.isRoot() ? noNode : tree.find(pointer);
    return node == noNode ? QString() : tree.at(tree.resolved(node)).text;
}

/// The name of the agent in the protocol; @p name if the protocol does not know it.
QString agentNamed(const ProtocolPack &pack, const QString &name)
{
    const Agent *agent = agentNamedIn(pack, name).agent;
    return agent ? agent->id : name;
}

/// The offset at which @p text contains @p name as whole words, or -1.
qsizetype wordsOf(const QString &name, const QString &text)
{
    const auto isWord = [&text](qsizetype at) {
        return at >= 0 && at < text.size()
            && (text[at].isLetterOrNumber() || u"_-/@"_s.contains(text[at]));
    };
    qsizetype at = text.indexOf(name, 0, Qt::CaseInsensitive);
    while (at >= 0 && (isWord(at - 1) || isWord(at + name.size()))) {
        at = text.indexOf(name, at + 1, Qt::CaseInsensitive);
    }
    return at;
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

/// True if @p behind, the text behind the name of @p agent, continues with the name of another
/// agent. "Tara and Devon" is ambiguous.
bool joinsAnother(const ProtocolPack &pack, const Agent *agent, const QString &behind)
{
    static const QRegularExpression joint(uR"(^\s*(?:[,/&+]|and\b|or\b)\s*)"_s);
    const QString next = behind.mid(joint.match(behind).capturedLength());
    return next.size() < behind.size()
        && std::ranges::any_of(
               pack.agents,
               [&](const Agent &other) {
                   return &other != agent
                       && std::ranges::any_of(
                           QStringList(other.id) + other.aliases,
                           [&next](const QString &name) { return wordsOf(name, next) == 0; });
               });
}

} // namespace

NamedAgent agentNamedIn(const ProtocolPack &pack, const QString &text)
{
    const QString whole = text.trimmed();
    if (whole.isEmpty() || whole.contains(u'|') || isPlaceholder(whole)) {
        return {};
    }
    if (const Agent *agent = pack.agentCalled(whole)) {
        return {agent, text.indexOf(whole), whole.size()};
    }
    NamedAgent first;
    for (const Agent &agent : pack.agents) {
        for (const QString &name : QStringList(agent.id) + agent.aliases) {
            const qsizetype at = wordsOf(name, text);
            const bool isHubOfAll = agent.id == pack.hub && at > text.indexOf(whole);
            const bool isEarlier = !first.agent || at < first.begin
                || (at == first.begin && name.size() > first.length);
            if (at >= 0 && !isHubOfAll && isEarlier) {
                first = {&agent, at, name.size()};
            }
        }
    }
    const bool isJoined =
        first.agent && joinsAnother(pack, first.agent, text.mid(first.begin + first.length));
    return isJoined ? NamedAgent() : first;
}

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
    const auto agent = [&](const JsonPointer &pointer) {
        const QString found = text(pointer);
        return isEmptyValueWord(found) ? QString() : found;
    };
    return {text(routing.phase),
            text(routing.toPhase),
            text(routing.session),
            textsAt(tree, routing.dependsOn),
            textsAt(tree, routing.notifies),
            agent(routing.previous),
            agent(routing.next),
            text(routing.position),
            text(routing.step),
            text(routing.passesOn),
            text(routing.status),
            text(routing.maxRetries)};
}

} // namespace baton
