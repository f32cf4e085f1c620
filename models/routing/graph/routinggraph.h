// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/findings/verdict.h"
#include "models/session/value/displaystatus.h"
#include "models/values/evidence.h"
#include "models/values/runstatus.h"

#include <QDateTime>
#include <QStringList>

#include <vector>

namespace baton {

/// The subject of a graph.
enum class GraphKind {
    Agents,   ///< handoffs between agents
    Sessions, ///< parents, children and what waits for what
    Phases,   ///< phases, stages or perspectives, with what each feeds and invalidates
    Chains,   ///< the chains of a protocol, with the place that a handoff says it has in one
    Steps     ///< the steps of a queue, from tool call to tool call
};

struct RoutingNode
{
    enum class Kind { Agent, Session, Phase, Step, Group };

    QString id; ///< unique in its graph, and the same whenever it is built anew
    QString title;
    QString role; ///< "Reviewer"; of a session its agent
    QString protocol;
    Kind kind = Kind::Agent;
    bool isHub = false;
    bool isKnown = true; ///< false: the protocol knows no such agent, or the session is not there
    int phase = -1;      ///< the first one that it had to do with
    int received = 0;    ///< handoffs
    int sent = 0;
    Action worst = Action::None;           ///< of what it sent
    RunStatus status = RunStatus::Unknown; ///< of a session, phase or step
    Status standing = Status::None;        ///< of a session: its mark, as in every view
    Status verdict = Status::None;         ///< of a session: the worst that is said of its files
    QString sessionPath;                   ///< absolute; of a session, or of a phase's own one
    Evidence evidence;
    int members = 0; ///< of a collapsed group

    friend bool operator==(const RoutingNode &, const RoutingNode &) = default;
};

/// One handoff that went over an edge.
struct Transfer
{
    Evidence at;
    QString session;  ///< absolute path of its folder; empty: a document of no session
    int handoff = -1; ///< position in Session::handoffs
    int edge = -1;    ///< position in RoutingGraph::edges
    QString protocol;
    QString kind; ///< id
    QString kindTitle;
    QString task;
    QDateTime time;
    int phase = -1; ///< as its protocol numbers it; -1: it has none
    int attempt = 1;
    bool isSuperseded = false;
    bool isUndeclared = false; ///< the protocol does not have it here
    Action action = Action::None;
    QString headline; ///< of the verdict
    int errors = 0;
    int warnings = 0;

    friend bool operator==(const Transfer &, const Transfer &) = default;
};

struct RoutingEdge
{
    enum class Kind { Handoff, Parent, DependsOn, Notifies, Next, Feeds, Invalidates };
    enum class State {
        Declared,  ///< the protocol has it, nothing went over it
        Taken,     ///< something did
        Undeclared ///< something did, and the protocol does not have it
    };

    int from = -1; ///< position in RoutingGraph::nodes
    int to = -1;
    Kind kind = Kind::Handoff;
    State state = State::Taken;
    QString label;              ///< beside count and verdict: "Step 2 of 3"; usually empty
    std::vector<int> crossings; ///< positions in RoutingGraph::crossings, by time
    int order = 0; ///< of an edge for one handoff: which of those shown it is by time, from 1 on
    int undeclared = 0; ///< number of undeclared crossings
    Action worst = Action::None;
    QStringList rules;                 ///< ids of those that it breaks
    Severity gravity = Severity::Note; ///< of the worst of them
    bool isBesideTaken = false; ///< declared only, but handoffs went between the two all the same
    bool passesHubBy = false;   ///< undeclared, between two that hand to each other by a hub

    friend bool operator==(const RoutingEdge &, const RoutingEdge &) = default;
};

struct RoutingFinding
{
    QString rule;
    Severity severity = Severity::Warning;
    QString message;
    Evidence evidence;
    int node = -1;
    int edge = -1;
    QString about = {}; ///< the agents, where a group has taken their place; else empty

    friend bool operator==(const RoutingFinding &, const RoutingFinding &) = default;
};

/// Nodes that stand together in a frame.
struct RoutingGroup
{
    QString id; ///< the name that GraphFilter::collapsed knows it by
    QString title;
    std::vector<int> nodes; ///< positions in RoutingGraph::nodes

    friend bool operator==(const RoutingGroup &, const RoutingGroup &) = default;
};

/// The handoffs between agents: a value that the views, the exports and the command line share.
struct RoutingGraph
{
    GraphKind kind = GraphKind::Agents;
    QString title;
    std::vector<RoutingNode> nodes; ///< in an order of their own: no time has a say in it
    std::vector<RoutingEdge> edges;
    std::vector<Transfer> crossings; ///< by time, those without one last
    std::vector<RoutingFinding> findings;
    std::vector<RoutingGroup> groups; ///< groups that are not collapsed

    [[nodiscard]] int indexOf(const QString &nodeId) const; ///< -1 when there is none
    [[nodiscard]] bool isEmpty() const { return nodes.empty(); }

    friend bool operator==(const RoutingGraph &, const RoutingGraph &) = default;
};

} // namespace baton
