// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graphsource.h"

#include <QWidget>

#include <memory>

class QTreeView;

namespace baton {

class CrossingsModel;
class PaneHeader;
class RoutingDetails;
class SessionTableView;
class VerdictCounts;
class WrapLabel;

/// What is selected in a graph: the handoffs that went over an edge or that a node had to do with,
/// one of them in detail. With nothing selected, what is wrong with the routing.
class EdgePane final : public QWidget
{
    Q_OBJECT

public:
    explicit EdgePane(QWidget *parent = nullptr);

    /// What is shown stays, by the names of its ends; the handoff that is selected too.
    void setGraph(std::shared_ptr<const RoutingGraph> graph,
                  std::shared_ptr<const GraphSource> source);
    void showEdge(int edge);
    void showNode(int node);
    void showFindings();
    /// Selects the handoff at @p position, when it is listed.
    void setCurrentCrossing(int position);
    /// -1 when none is.
    [[nodiscard]] int currentCrossing() const;
    [[nodiscard]] PaneHeader &header() const { return *m_header; }

Q_SIGNALS:
    void crossingSelected(int position);
    void openRequested(const baton::Evidence &evidence);
    /// Two positions, the earlier one first.
    void compareRequested(int before, int after);
    /// The handoff at @p position is to be shown in its session.
    void sessionRequested(int position);
    /// The finding at @p position in RoutingGraph::findings is to be shown in the graph.
    void findingActivated(int position);

private:
    enum class Subject { Findings, Edge, Node };

    void build();
    void connectParts();
    void showSubject(Subject subject, int index);
    [[nodiscard]] bool isThere(Subject subject, int index) const;
    void fill();
    void fillHead();
    void fillDetails();
    void describe(const Crossing &crossing);
    void describeEdge();
    void describeNode();
    void describeFinding();
    void open();
    /// The handoff of the same kind that follows on the one that is selected, or goes before it.
    [[nodiscard]] int neighbour() const;
    [[nodiscard]] QString comparison() const;
    [[nodiscard]] std::vector<int> crossings() const;
    [[nodiscard]] const RoutingFinding *currentFinding() const;

    std::shared_ptr<const RoutingGraph> m_graph;
    std::shared_ptr<const GraphSource> m_source;
    Subject m_subject = Subject::Findings;
    int m_index = -1; ///< of the edge or node
    PaneHeader *m_header;
    WrapLabel *m_title;
    WrapLabel *m_summary;
    VerdictCounts *m_counts;
    CrossingsModel *m_model;
    QWidget *m_lists; ///< of handoffs, and of findings
    QTreeView *m_list;
    SessionTableView *m_findings;
    RoutingDetails *m_details;
    bool m_isFilling = false;
};

} // namespace baton
