// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/rows/transferlookup.h"

#include "models/routing/rows/transfersmodel.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const SessionHandoff *find(const std::vector<SessionHandoff> &handoffs, const Transfer &crossing)
{
    const auto isIt = [&crossing](const SessionHandoff &one) {
        return one.at == crossing.at && one.attempt == crossing.attempt;
    };
    const auto position = static_cast<size_t>(std::max(0, crossing.handoff));
    if (position < handoffs.size() && isIt(handoffs[position])) {
        return &handoffs[position];
    }
    const auto found = std::ranges::find_if(handoffs, isIt);
    return found == handoffs.end() ? nullptr : &*found;
}

} // namespace

const SessionHandoff *handoffOf(const GraphSource &source, const Transfer &crossing)
{
    if (crossing.session.isEmpty()) {
        return find(source.documents, crossing);
    }
    for (const std::shared_ptr<const Session> &session : source.sessions) {
        if (session->summary.place.path == crossing.session) {
            return find(session->handoffs, crossing);
        }
    }
    return nullptr;
}

int crossingOf(const RoutingGraph &graph, const QString &session, int handoff)
{
    const auto found = std::ranges::find_if(graph.crossings, [&](const Transfer &crossing) {
        return crossing.handoff == handoff && crossing.session == session;
    });
    return found == graph.crossings.end() ? -1 : static_cast<int>(found - graph.crossings.begin());
}

bool isSame(const Transfer &one, const Transfer &other)
{
    return one.attempt == other.attempt && one.at.document == other.at.document
        && one.at.path == other.at.path && one.at.pointer == other.at.pointer;
}

int positionOf(const RoutingGraph &graph, const Transfer &wanted, int likely)
{
    const auto count = static_cast<int>(graph.crossings.size());
    if (likely >= 0 && likely < count
        && isSame(graph.crossings[static_cast<size_t>(likely)], wanted)) {
        return likely;
    }
    const auto found = std::ranges::find_if(
        graph.crossings, [&wanted](const Transfer &one) { return isSame(one, wanted); });
    return found == graph.crossings.end() ? -1 : static_cast<int>(found - graph.crossings.begin());
}

QString shortNameOf(const Transfer &other, const Transfer &crossing)
{
    static const QRegularExpression gap(u"[-_. ]"_s);
    const QString name = QFileInfo(other.at.path).completeBaseName();
    const QStringList mine = name.split(gap);
    const QStringList yours = QFileInfo(crossing.at.path).completeBaseName().split(gap);
    QStringList differing;
    for (qsizetype i = 0; mine.size() == yours.size() && i < mine.size(); ++i) {
        if (mine[i] != yours[i]) {
            differing.append(mine[i]);
        }
    }
    if (differing.size() == 1) {
        return differing.front();
    }
    if (other.attempt != crossing.attempt) {
        return QCoreApplication::translate("baton::RoutingText", "attempt %1").arg(other.attempt);
    }
    if (mine != yours) {
        return name;
    }
    return folderOf(other) == folderOf(crossing) ? QString() : folderOf(other);
}

int sameEdge(const RoutingGraph &before, int edge, const RoutingGraph &after)
{
    if (edge < 0) {
        return -1;
    }
    const RoutingEdge &wanted = before.edges[static_cast<size_t>(edge)];
    const auto key = [](const RoutingGraph &graph, const RoutingEdge &one) {
        return one.crossings.empty()
            ? QString()
            : keyOf(graph.crossings[static_cast<size_t>(one.crossings.front())]);
    };
    const int from = after.indexOf(before.nodes[static_cast<size_t>(wanted.from)].id);
    const int to = after.indexOf(before.nodes[static_cast<size_t>(wanted.to)].id);
    int found = -1;
    for (size_t i = 0; i < after.edges.size(); ++i) {
        const RoutingEdge &one = after.edges[i];
        if (one.from != from || one.to != to || one.kind != wanted.kind) {
            continue;
        }
        if (key(after, one) == key(before, wanted)) {
            return static_cast<int>(i);
        }
        found = found < 0 ? static_cast<int>(i) : found;
    }
    return found;
}

} // namespace baton
