// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graph/graphkeywords.h"

#include "models/findings/keywords.h"
#include "models/strings/joinedparts.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr std::array kindNames{"agents"_L1, "sessions"_L1, "phases"_L1, "chains"_L1, "steps"_L1};
constexpr std::array nodeKinds{"agent"_L1, "session"_L1, "phase"_L1, "step"_L1, "group"_L1};
constexpr std::array edgeKinds{"handoff"_L1, "parent"_L1, "depends-on"_L1, "notifies"_L1,
                               "next"_L1,    "feeds"_L1,  "invalidates"_L1};
constexpr std::array states{"declared"_L1, "taken"_L1, "undeclared"_L1};

/// The verb of each kind of edge; empty if the arrow is sufficient.
constexpr std::array verbs{"",
                           QT_TRANSLATE_NOOP("baton::RoutingGraph", "starts"),
                           QT_TRANSLATE_NOOP("baton::RoutingGraph", "waits for"),
                           QT_TRANSLATE_NOOP("baton::RoutingGraph", "tells"),
                           "",
                           QT_TRANSLATE_NOOP("baton::RoutingGraph", "feeds"),
                           QT_TRANSLATE_NOOP("baton::RoutingGraph", "makes void")};

QString verbOf(RoutingEdge::Kind kind)
{
    const char *verb = verbs[size_t(kind)];
    return *verb ? QCoreApplication::translate("baton::RoutingGraph", verb) : QString();
}

} // namespace

QLatin1StringView nameOf(GraphKind kind)
{
    return kindNames[size_t(kind)];
}

QLatin1StringView nameOf(RoutingNode::Kind kind)
{
    return nodeKinds[size_t(kind)];
}

QLatin1StringView nameOf(RoutingEdge::Kind kind)
{
    return edgeKinds[size_t(kind)];
}

QLatin1StringView nameOf(RoutingEdge::State state)
{
    return states[size_t(state)];
}

std::optional<GraphKind> graphKindNamed(QStringView name)
{
    for (size_t i = 0; i < kindNames.size(); ++i) {
        if (name == kindNames[i]) {
            return static_cast<GraphKind>(i);
        }
    }
    return std::nullopt;
}

QString orderOf(const RoutingEdge &edge)
{
    return u'#' + QString::number(edge.order);
}

QString labelOf(const RoutingEdge &edge)
{
    QStringList parts{verbOf(edge.kind), edge.label};
    if (edge.order > 0) {
        parts.append(orderOf(edge));
    } else if (!edge.crossings.empty()) {
        parts.append(QString::number(edge.crossings.size()));
    }
    if (edge.worst != Action::None) {
        parts.append(word(edge.worst));
    }
    if (edge.state == RoutingEdge::State::Undeclared) { // for readers who cannot see the red colour
        const bool isSome = edge.undeclared > 0 && edge.undeclared < int(edge.crossings.size());
        const QString word = nameOf(edge.state);
        parts.append(isSome ? QString::number(edge.undeclared) + u' ' + word : word);
    }
    return joinedParts(parts, u" · ");
}

} // namespace baton
