// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/replay.h"
#include "models/routing/graphs/graphsource.h"
#include "models/routing/graphs/handofffielddiff.h"
#include "widgets/routing/view/graphsubject.h"
#include "widgets/routing/view/selectionpaneui.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace baton {

class HandoffDetailsLoader;
class ProtocolCatalog;

/// The selection of a graph: the handoffs over an edge or of a node, one of them in detail. Without
/// a selection, the findings on the routing.
class SelectionPane final : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionPane(QWidget *parent = nullptr);

    /// Sets the protocols for reading documents; without them only known facts are shown.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Sets the graph; the selection stays, by the names of its ends, as does the selected handoff.
    void setGraph(std::shared_ptr<const RoutingGraph> graph,
                  std::shared_ptr<const GraphSource> source);
    /// Shows only what was known at the moment @p replay; nullopt shows everything.
    void setReplay(const std::optional<ReplayState> &replay);
    void showEdge(int edge);
    void showNode(int node);
    void showFindings();
    /// Selects the handoff at @p position if it is listed.
    void setCurrentCrossing(int position);
    /// The selected handoff; -1 if there is none.
    [[nodiscard]] int currentCrossing() const;
    [[nodiscard]] PaneHeader &header() const { return *m_ui.header; }
    [[nodiscard]] QSplitter &splitter() const { return *m_ui.split; }

Q_SIGNALS:
    void crossingSelected(int position);
    void openRequested(const baton::Evidence &evidence);
    /// Compare the handoffs at two positions, the earlier one first.
    void compareRequested(int before, int after);
    /// Show the handoff at @p position in its session.
    void sessionRequested(int position);
    /// Show the finding at @p position in RoutingGraph::findings in the graph.
    void findingActivated(int position);

private:
    using Kind = GraphSubject::Kind;

    void connectParts();
    void showSubject(const GraphSubject &subject);
    void fill();
    void fillFindings();
    void fillHead();
    void fillDetails();
    void shareRoom();
    void readFields(const Transfer &crossing);
    void showFields(const std::vector<HandoffField> &fields);
    void open();
    /// The handoff of the same kind after the selected one, or before it.
    [[nodiscard]] int neighbour() const;
    /// The previous handoff of the same kind over the same edge; -1 if there is none.
    [[nodiscard]] int previous() const;
    [[nodiscard]] QString comparison() const;
    /// The handoffs of the subject until the moment of the replay.
    [[nodiscard]] std::vector<int> happened() const;
    [[nodiscard]] const RoutingFinding *currentFinding() const;

    std::shared_ptr<const RoutingGraph> m_graph;
    std::shared_ptr<const GraphSource> m_source;
    std::optional<ReplayState> m_replay;
    GraphSubject m_subject;
    TransfersModel *m_model;
    HandoffDetailsLoader *m_reader;
    SelectionPaneUi m_ui;
    bool m_isFilling = false;
};

} // namespace baton
