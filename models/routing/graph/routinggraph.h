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

    QString id; ///< unique in the graph, and stable when it is rebuilt
    QString title;
    QString role; ///< role of an agent, such as "Reviewer"; for a session, its agent
    QString protocol;
    Kind kind = Kind::Agent;
    bool isHub = false;
    bool isKnown =
        true; ///< false if the protocol does not define the agent, or if the session does not exist
    int phase = -1;   ///< first phase in which it took part
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

/// A handoff along an edge.
struct Transfer
{
    Evidence at;
    QString session;  ///< absolute path of the session's folder; empty for a document outside of
                      ///< sessions
    int handoff = -1; ///< position in Session::handoffs
    int edge = -1;    ///< position in RoutingGraph::edges
    QString protocol;
    QString kind; ///< id of the kind
    QString kindTitle;
    QString task;
    QDateTime time;
    int phase = -1; ///< number of the phase in its protocol; -1 if none
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
        Declared,  ///< the protocol allows it, but it has no handoffs
        Taken,     ///< it has at least one handoff
        Undeclared ///< it has a handoff that the protocol does not allow
    };

    int from = -1; ///< position of the tail in RoutingGraph::nodes
    int to = -1;
    Kind kind = Kind::Handoff;
    State state = State::Taken;
    QString label; ///< text beside count and verdict, such as "Step 2 of 3"; usually empty
    std::vector<int> crossings; ///< positions in RoutingGraph::crossings, by time
    int order =
        0; ///< for an edge with a single handoff: the number by time among the shown ones, from 1
    int undeclared = 0; ///< number of undeclared crossings
    Action worst = Action::None;
    QStringList rules;                 ///< ids of the rules that it breaks
    Severity gravity = Severity::Note; ///< worst severity of these rules
    bool isBesideTaken = false; ///< Declared, but another edge between the same nodes has handoffs
    bool passesHubBy =
        false; ///< Undeclared, and neither of its agents is the hub of their protocol

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

/// Nodes that share a frame.
struct RoutingGroup
{
    QString id; ///< name in GraphFilter::collapsed
    QString title;
    std::vector<int> nodes; ///< positions in RoutingGraph::nodes

    friend bool operator==(const RoutingGroup &, const RoutingGroup &) = default;
};

/// The handoffs between agents. A value shared by views, exports and the command line.
struct RoutingGraph
{
    GraphKind kind = GraphKind::Agents;
    QString title;
    std::vector<RoutingNode> nodes; ///< in an order that does not depend on time
    std::vector<RoutingEdge> edges;
    std::vector<Transfer> crossings; ///< in order of time; those without a time are last
    std::vector<RoutingFinding> findings;
    std::vector<RoutingGroup> groups; ///< groups that are not collapsed

    [[nodiscard]] int indexOf(const QString &nodeId) const; ///< -1 if it is not found
    [[nodiscard]] bool isEmpty() const { return nodes.empty(); }

    friend bool operator==(const RoutingGraph &, const RoutingGraph &) = default;
};

} // namespace baton
