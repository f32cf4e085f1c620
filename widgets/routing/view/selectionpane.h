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

/// The selection of a graph: the handoffs that went over an edge or that a node had to do with, one
/// of them in detail. With nothing selected, the findings about the routing.
class SelectionPane final : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionPane(QWidget *parent = nullptr);

    /// Sets the protocols by which documents are read; without them only what is known of these is
    /// shown.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Sets the graph; the selection stays, by the names of its ends; the selected handoff, too.
    void setGraph(std::shared_ptr<const RoutingGraph> graph,
                  std::shared_ptr<const GraphSource> source);
    /// Shows only what was known at the moment @p replay; everything without one.
    void setReplay(const std::optional<ReplayState> &replay);
    void showEdge(int edge);
    void showNode(int node);
    void showFindings();
    /// Selects the handoff at @p position, when it is listed.
    void setCurrentCrossing(int position);
    /// -1 when none is.
    [[nodiscard]] int currentCrossing() const;
    [[nodiscard]] PaneHeader &header() const { return *m_ui.header; }
    [[nodiscard]] QSplitter &splitter() const { return *m_ui.split; }

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
    /// The handoff of the same kind that follows on the one that is selected, or goes before it.
    [[nodiscard]] int neighbour() const;
    /// The one of the same kind over the same edge before it; -1 when there is none.
    [[nodiscard]] int previous() const;
    [[nodiscard]] QString comparison() const;
    /// The handoffs of the subject that had happened at the moment of the replay.
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
