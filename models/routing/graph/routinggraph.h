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
    Sessions, ///< parents, children and dependencies of sessions
    Phases,   ///< phases, stages or perspectives, with their inputs and invalidations
    Chains,   ///< chains of a protocol, with the positions that handoffs state
    Steps     ///< steps of a queue, from tool call to tool call
};

struct RoutingNode
{
    enum class Kind { Agent, Session, Phase, Step, Group };

    QString id; ///< unique in its graph, and stable across rebuilds
    QString title;
    QString role; ///< role of an agent: "Reviewer"; for a session its agent
    QString protocol;
    Kind kind = Kind::Agent;
    bool isHub = false;
    bool isKnown =
        true; ///< false: the protocol does not define the agent, or the session does not exist
    int phase = -1;   ///< first phase that it took part in
    int received = 0; ///< number of received handoffs
    int sent = 0;
    Action worst = Action::None;           ///< worst verdict on the handoffs it sent
    RunStatus status = RunStatus::Unknown; ///< status of a session, phase or step
    Status standing = Status::None;        ///< mark of a session, as in every view
    Status verdict = Status::None;         ///< worst verdict on a session's files
    QString sessionPath; ///< absolute path of a session, or of a phase's own session
    Evidence evidence;
    int members = 0; ///< number of members of a collapsed group

    friend bool operator==(const RoutingNode &, const RoutingNode &) = default;
};

/// One handoff that went over an edge.
struct Transfer
{
    Evidence at;
    QString session;  ///< absolute path of its folder; empty: a document outside of sessions
    int handoff = -1; ///< position in Session::handoffs
    int edge = -1;    ///< position in RoutingGraph::edges
    QString protocol;
    QString kind; ///< id of the kind
    QString kindTitle;
    QString task;
    QDateTime time;
    int phase = -1; ///< number of the phase in its protocol; -1: none
    int attempt = 1;
    bool isSuperseded = false;
    bool isUndeclared = false; ///< the protocol does not allow the handoff here
    Action action = Action::None;
    QString headline; ///< headline of the verdict
    int errors = 0;
    int warnings = 0;
    QString prompt;    ///< what an agent of a transcript was told
    QString result;    ///< what it gave back
    QStringList wrote; ///< paths of the files that it wrote until then

    friend bool operator==(const Transfer &, const Transfer &) = default;
};

struct RoutingEdge
{
    enum class Kind { Handoff, Parent, DependsOn, Notifies, Next, Feeds, Invalidates };
    enum class State {
        Declared,  ///< the protocol allows it; no handoff took it
        Taken,     ///< at least one handoff took it
        Undeclared ///< a handoff took it, but the protocol does not allow it
    };

    int from = -1; ///< position of the tail in RoutingGraph::nodes
    int to = -1;
    Kind kind = Kind::Handoff;
    State state = State::Taken;
    QString label;              ///< text beside count and verdict: "Step 2 of 3"; usually empty
    std::vector<int> crossings; ///< positions in RoutingGraph::crossings, by time
    int order =
        0; ///< for an edge of a single handoff: its number by time among those shown, from 1
    int undeclared = 0; ///< number of undeclared crossings
    Action worst = Action::None;
    QStringList rules;                 ///< ids of the rules that it breaks
    Severity gravity = Severity::Note; ///< worst severity of these rules
    bool isBesideTaken = false; ///< Declared, but another edge between the same two nodes was taken
    bool passesHubBy = false; ///< Undeclared, between two agents of a protocol with a hub, neither
                              ///< of which is the hub

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
    QString about = {}; ///< names of agents that a collapsed group represents; else empty

    friend bool operator==(const RoutingFinding &, const RoutingFinding &) = default;
};

/// Nodes that are together in a frame.
struct RoutingGroup
{
    QString id; ///< name in GraphFilter::collapsed
    QString title;
    std::vector<int> nodes; ///< positions in RoutingGraph::nodes

    friend bool operator==(const RoutingGroup &, const RoutingGroup &) = default;
};

/// The handoffs between agents: a value that the views, the exports and the command line share.
struct RoutingGraph
{
    GraphKind kind = GraphKind::Agents;
    QString title;
    std::vector<RoutingNode> nodes; ///< in an order that does not depend on time
    std::vector<RoutingEdge> edges;
    std::vector<Transfer> crossings; ///< by time; those without a time last
    std::vector<RoutingFinding> findings;
    std::vector<RoutingGroup> groups; ///< groups that are not collapsed

    [[nodiscard]] int indexOf(const QString &nodeId) const; ///< -1: not found
    [[nodiscard]] bool isEmpty() const { return nodes.empty(); }

    friend bool operator==(const RoutingGraph &, const RoutingGraph &) = default;
};

} // namespace baton
