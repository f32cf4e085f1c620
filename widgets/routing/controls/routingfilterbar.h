// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphcounts.h"
#include "models/routing/graph/graphfilter.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSpinBox;

namespace baton {

class MultiChoiceButton;
class TimeRangeButton;

/// The filter of a graph: agents, kinds, verdicts, protocols, times, the neighbourhood of a node,
/// and groups that are drawn as one node.
class RoutingFilterBar final : public QWidget
{
    Q_OBJECT

public:
    explicit RoutingFilterBar(QWidget *parent = nullptr);

    /// Offers the values of @p graph, whose handoffs have @p facts.
    void setGraph(const RoutingGraph &graph, const GraphCounts &facts);
    /// Sets the node for the neighbourhood filter, unless one is active; empty @p id for none.
    void setNode(const QString &id, const QString &title);
    /// Writes the chosen values to @p filter.
    void fill(GraphFilter &filter) const;
    /// True if a filter hides anything.
    [[nodiscard]] bool isFiltering() const;

public Q_SLOTS:
    void reset();
    void setNeighbourhood(bool isOn);
    void setGrouping(baton::GraphFilter::Grouping grouping);
    /// Shows the members of a group instead of the group, or the reverse.
    void setCollapsed(const QString &group, bool isCollapsed);

Q_SIGNALS:
    void changed();

private:
    void build();
    void connectParts();
    void fillGroups();
    void showState();

    std::vector<RoutingNode> m_nodes; ///< nodes of the whole graph
    QString m_node;
    QString m_nodeTitle;
    QString m_around; ///< node whose neighbourhood is shown; empty if there is none
    MultiChoiceButton *m_agents;
    MultiChoiceButton *m_kinds;
    MultiChoiceButton *m_actions;
    MultiChoiceButton *m_protocols;
    TimeRangeButton *m_times;
    QComboBox *m_grouping;
    MultiChoiceButton *m_groups; ///< button of collapsed groups
    QCheckBox *m_near;
    QSpinBox *m_up;
    QSpinBox *m_down;
    QPushButton *m_reset;
};

} // namespace baton
