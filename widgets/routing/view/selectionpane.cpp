// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/selectionpane.h"

#include "models/routing/graph/routingtexts.h"
#include "models/routing/graphs/handoffdetailsloader.h"
#include "models/routing/rows/routingfindingtable.h"
#include "models/routing/rows/transferlookup.h"
#include "models/routing/rows/transfersmodel.h"
#include "widgets/common/paneheader.h"
#include "widgets/routing/controls/verdictcounts.h"
#include "widgets/routing/view/routingdetails.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/text/wraplabel.h"

#include <QTreeView>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isWorse(const Transfer &one, const Transfer &other)
{
    return std::pair(one.errors > 0, one.action) > std::pair(other.errors > 0, other.action);
}

} // namespace

void SelectionPane::setGraph(std::shared_ptr<const RoutingGraph> graph,
                             std::shared_ptr<const GraphSource> source)
{
    const std::shared_ptr<const RoutingGraph> before = std::exchange(m_graph, std::move(graph));
    m_source = std::move(source);
    m_replay.reset(); // whoever replays it tells anew
    m_model->setHappened(std::nullopt);
    if (before && m_subject == Subject::Edge) {
        m_index = sameEdge(*before, m_index, *m_graph);
    } else if (before && m_subject == Subject::Node) {
        m_index = m_graph->indexOf(before->nodes[static_cast<size_t>(m_index)].id);
    }
    if (m_index < 0) {
        m_subject = Subject::Findings;
    }
    fill();
}

void SelectionPane::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_reader->setCatalog(std::move(catalog));
}

void SelectionPane::setReplay(const std::optional<ReplayState> &replay)
{
    if (m_replay == replay) {
        return;
    }
    const bool tellsOther = !m_replay || !replay || m_replay->findings != replay->findings;
    m_replay = replay;
    m_model->setHappened(replay ? std::optional(replay->count) : std::nullopt);
    const bool isAhead = replay && currentCrossing() >= replay->count;
    m_isFilling = true;
    if (isAhead) {
        m_list->setCurrentIndex({});
    }
    fillFindings();
    fillHead();
    m_isFilling = false;
    if (tellsOther || isAhead) {
        fillDetails();
    }
}

/// Findings later in a replay are not reported yet.
bool SelectionPane::isReported(size_t finding) const
{
    return !m_replay || m_replay->findings[finding];
}

void SelectionPane::showEdge(int edge)
{
    showSubject(Subject::Edge, edge);
}

void SelectionPane::showNode(int node)
{
    showSubject(Subject::Node, node);
}

void SelectionPane::showFindings()
{
    showSubject(Subject::Findings, -1);
}

/// The handoff that most needs a look is selected at first.
void SelectionPane::showSubject(Subject subject, int index)
{
    if (!m_graph || (subject == m_subject && index == m_index) || !isThere(subject, index)) {
        return;
    }
    m_subject = subject;
    m_index = index;
    fill();
    int worst = -1;
    for (const int position : subject == Subject::Edge ? happened() : std::vector<int>()) {
        const Transfer &crossing = m_graph->crossings[static_cast<size_t>(position)];
        if (worst < 0 || isWorse(crossing, m_graph->crossings[static_cast<size_t>(worst)])) {
            worst = position;
        }
    }
    m_list->setCurrentIndex({});
    setCurrentCrossing(worst);
    fillDetails();
}

bool SelectionPane::isThere(Subject subject, int index) const
{
    const std::ptrdiff_t count =
        subject == Subject::Edge ? std::ssize(m_graph->edges) : std::ssize(m_graph->nodes);
    return subject == Subject::Findings || (index >= 0 && index < count);
}

std::vector<int> SelectionPane::crossings() const
{
    if (m_subject == Subject::Edge) {
        return m_graph->edges[static_cast<size_t>(m_index)].crossings;
    }
    std::vector<int> all;
    for (size_t i = 0; m_subject == Subject::Node && i < m_graph->crossings.size(); ++i) {
        const int edge = m_graph->crossings[i].edge;
        if (edge < 0) {
            continue;
        }
        const RoutingEdge &over = m_graph->edges[static_cast<size_t>(edge)];
        if (over.from == m_index || over.to == m_index) {
            all.push_back(static_cast<int>(i));
        }
    }
    return all;
}

std::vector<int> SelectionPane::happened() const
{
    std::vector<int> positions = crossings();
    if (m_replay) {
        std::erase_if(positions, [this](int position) { return position >= m_replay->count; });
    }
    return positions;
}

void SelectionPane::fill()
{
    m_isFilling = true;
    m_model->setCrossings(m_graph, crossings(), m_subject == Subject::Node ? m_index : -1);
    fillFindings();
    fillHead();
    m_isFilling = false;
    fillDetails();
}

/// Fills the list when it becomes visible: with very many findings that takes a while.
void SelectionPane::fillFindings()
{
    if (m_subject == Subject::Findings) {
        m_findings->table().setRows(rows::routingFindings(*m_graph, m_replay));
    }
}

void SelectionPane::fillHead()
{
    const bool isFindings = m_subject == Subject::Findings;
    m_findings->setVisible(isFindings && m_findings->table().rowCount() > 0);
    m_list->setVisible(m_model->rowCount() > 0);
    m_lists->setVisible(!m_findings->isHidden() || !m_list->isHidden());
    m_counts->setCounts(routingtext::actionsOf(*m_graph, happened()));
    if (m_subject == Subject::Edge) {
        m_header->setTitle(tr("Edge"));
        m_title->setText(routingtext::edgeTitle(*m_graph, m_index));
        m_summary->setText(routingtext::edgeSummary(*m_graph, m_index, m_replay));
        return;
    }
    if (m_subject == Subject::Node) {
        m_header->setTitle(tr("Node"));
        m_title->setText(m_graph->nodes[static_cast<size_t>(m_index)].title);
        m_summary->setText(routingtext::nodeSummary(*m_graph, m_index, m_replay));
        return;
    }
    const auto count = static_cast<int>(m_replay ? std::ranges::count(m_replay->findings, true)
                                                 : std::ssize(m_graph->findings));
    m_header->setTitle(tr("Findings"));
    m_title->setText(count > 0 ? tr("%n finding(s) about the routing", nullptr, count)
                               : tr("Nothing is wrong with the routing"));
    m_summary->setText(count > 0
                           ? tr("Enter shows in the graph what a finding is about.")
                           : tr("Select an agent or an edge to see the handoffs that it had."));
}

void SelectionPane::setCurrentCrossing(int position)
{
    const int row = m_model->rowOf(position);
    if (row >= 0 && position != currentCrossing()) {
        m_list->setCurrentIndex(m_model->index(row, 0));
        m_list->scrollTo(m_list->currentIndex());
    }
}

int SelectionPane::currentCrossing() const
{
    return m_model->crossing(m_list->currentIndex().row());
}

const RoutingFinding *SelectionPane::currentFinding() const
{
    const int row = m_findings->currentRow();
    if (m_subject != Subject::Findings || row < 0) {
        return nullptr;
    }
    return &m_graph->findings[static_cast<size_t>(m_findings->table().row(row).position)];
}

/// The next one, so that the reader sees what became of it; of the last the one before.
int SelectionPane::neighbour() const
{
    const int row = m_list->currentIndex().row();
    const int position = currentCrossing();
    if (position < 0) {
        return -1;
    }
    const QString &kind = m_graph->crossings[static_cast<size_t>(position)].kind;
    const auto isAlike = [&](int other) {
        return m_graph->crossings[static_cast<size_t>(m_model->crossing(other))].kind == kind;
    };
    for (int other = row + 1; other < m_model->rowCount(); ++other) {
        if (isAlike(other)) {
            return m_model->crossing(other);
        }
    }
    return previous();
}

int SelectionPane::previous() const
{
    const int position = currentCrossing();
    if (position < 0) {
        return -1;
    }
    const Transfer &here = m_graph->crossings[static_cast<size_t>(position)];
    for (int row = m_list->currentIndex().row() - 1; row >= 0; --row) {
        const int other = m_model->crossing(row);
        const Transfer &crossing = m_graph->crossings[static_cast<size_t>(other)];
        if (crossing.kind == here.kind && crossing.edge == here.edge) {
            return other;
        }
    }
    return -1;
}

void SelectionPane::open()
{
    if (const RoutingFinding *finding = currentFinding()) {
        Q_EMIT openRequested(Evidence(finding->evidence));
    } else if (const int position = currentCrossing(); position >= 0) {
        Q_EMIT openRequested(Evidence(m_graph->crossings[static_cast<size_t>(position)].at));
    } else if (m_subject == Subject::Node) {
        Q_EMIT openRequested(Evidence(m_graph->nodes[static_cast<size_t>(m_index)].evidence));
    }
}

} // namespace baton
