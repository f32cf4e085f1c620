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
#include "widgets/routing/view/routingdescription.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QHeaderView>
#include <QTreeView>

namespace baton {

SelectionPane::SelectionPane(QWidget *parent)
    : QWidget(parent)
    , m_model(new TransfersModel(this))
    , m_reader(new HandoffDetailsLoader(this))
    , m_ui(this, m_model)
{
    connectParts();
}

void SelectionPane::connectParts()
{
    connect(m_ui.list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_isFilling) {
            return;
        }
        fillDetails();
        if (const int position = currentCrossing(); position >= 0) {
            Q_EMIT crossingSelected(position);
        }
    });
    connect(m_reader, &HandoffDetailsLoader::finished, this, &SelectionPane::showFields);
    connect(m_reader, &HandoffDetailsLoader::failed, m_ui.details,
            [this](const QString &reason) { m_ui.details->setFields(reason, {}); });
    connect(m_ui.list, &QTreeView::activated, this, &SelectionPane::open);
    connect(m_ui.findings, &SessionTableView::currentRowChanged, this, [this] {
        if (!m_isFilling) {
            fillDetails();
        }
    });
    connect(m_ui.findings, &SessionTableView::rowActivated, this, [this](int row) {
        if (row >= 0) {
            Q_EMIT findingActivated(m_ui.findings->table().row(row).position);
        }
    });
    connect(m_ui.details, &RoutingDetails::openRequested, this, &SelectionPane::open);
    connect(m_ui.details, &RoutingDetails::compareRequested, this, [this] {
        const int here = currentCrossing();
        const int other = neighbour();
        if (here >= 0 && other >= 0) {
            Q_EMIT compareRequested(std::min(here, other), std::max(here, other));
        }
    });
    connect(m_ui.details, &RoutingDetails::sessionRequested, this, [this] {
        if (const int position = currentCrossing(); position >= 0) {
            Q_EMIT sessionRequested(position);
        }
    });
}

void SelectionPane::setGraph(std::shared_ptr<const RoutingGraph> graph,
                             std::shared_ptr<const GraphSource> source)
{
    const std::shared_ptr<const RoutingGraph> before = std::exchange(m_graph, std::move(graph));
    m_source = std::move(source);
    m_replay.reset(); // the replay will be set again
    m_model->setHappened(std::nullopt);
    m_subject = before ? m_subject.carriedTo(*m_graph, *before) : GraphSubject();
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
        m_ui.list->setCurrentIndex({});
    }
    fillFindings();
    fillHead();
    m_isFilling = false;
    if (tellsOther || isAhead) {
        fillDetails();
    }
}

void SelectionPane::showEdge(int edge)
{
    showSubject({Kind::Edge, edge});
}

void SelectionPane::showNode(int node)
{
    showSubject({Kind::Node, node});
}

void SelectionPane::showFindings()
{
    showSubject({});
}

/// Initially selects the handoff that most needs attention.
void SelectionPane::showSubject(const GraphSubject &subject)
{
    if (!m_graph || subject == m_subject || !subject.isIn(*m_graph)) {
        return;
    }
    m_subject = subject;
    fill();
    m_ui.list->setCurrentIndex({});
    if (subject.kind == Kind::Edge) {
        setCurrentCrossing(worstOf(*m_graph, happened()));
    }
    fillDetails();
}

std::vector<int> SelectionPane::happened() const
{
    std::vector<int> positions = m_subject.crossings(*m_graph);
    if (m_replay) {
        std::erase_if(positions, [this](int position) { return position >= m_replay->count; });
    }
    return positions;
}

void SelectionPane::fill()
{
    m_isFilling = true;
    m_model->setCrossings(m_graph, m_subject.crossings(*m_graph),
                          m_subject.kind == Kind::Node ? m_subject.index : -1);
    fillFindings();
    fillHead();
    m_isFilling = false;
    fillDetails();
}

/// Fills the list when it becomes visible: very many findings take time.
void SelectionPane::fillFindings()
{
    if (m_subject.kind == Kind::Findings) {
        m_ui.findings->table().setRows(rows::routingFindings(*m_graph, m_replay));
    }
}

void SelectionPane::fillHead()
{
    const bool isFindings = m_subject.kind == Kind::Findings;
    m_ui.findings->setVisible(isFindings && m_ui.findings->table().rowCount() > 0);
    m_ui.list->setVisible(m_model->rowCount() > 0);
    m_ui.lists->setVisible(!m_ui.findings->isHidden() || !m_ui.list->isHidden());
    m_ui.counts->setCounts(routingtext::actionsOf(*m_graph, happened()));
    if (m_subject.kind == Kind::Edge) {
        m_ui.header->setTitle(tr("Edge"));
        m_ui.title->setText(routingtext::edgeTitle(*m_graph, m_subject.index));
        m_ui.summary->setText(routingtext::edgeSummary(*m_graph, m_subject.index, m_replay));
        return;
    }
    if (m_subject.kind == Kind::Node) {
        m_ui.header->setTitle(tr("Node"));
        m_ui.title->setText(m_graph->nodes[static_cast<size_t>(m_subject.index)].title);
        m_ui.summary->setText(routingtext::nodeSummary(*m_graph, m_subject.index, m_replay));
        return;
    }
    const auto count = static_cast<int>(m_replay ? std::ranges::count(m_replay->findings, true)
                                                 : std::ssize(m_graph->findings));
    m_ui.header->setTitle(tr("Findings"));
    m_ui.title->setText(count > 0 ? tr("%n finding(s) about the routing", nullptr, count)
                                  : tr("Nothing is wrong with the routing"));
    m_ui.summary->setText(count > 0
                              ? tr("Enter shows in the graph what a finding is about.")
                              : tr("Select an agent or an edge to see the handoffs that it had."));
}

void SelectionPane::setCurrentCrossing(int position)
{
    const int row = m_model->rowOf(position);
    if (row >= 0 && position != currentCrossing()) {
        m_ui.list->setCurrentIndex(m_model->index(row, 0));
        m_ui.list->scrollTo(m_ui.list->currentIndex());
    }
}

int SelectionPane::currentCrossing() const
{
    return m_model->crossing(m_ui.list->currentIndex().row());
}

const RoutingFinding *SelectionPane::currentFinding() const
{
    const int row = m_ui.findings->currentRow();
    if (m_subject.kind != Kind::Findings || row < 0) {
        return nullptr;
    }
    return &m_graph->findings[static_cast<size_t>(m_ui.findings->table().row(row).position)];
}

int SelectionPane::neighbour() const
{
    return m_model->alikeNear(m_ui.list->currentIndex().row());
}

int SelectionPane::previous() const
{
    return m_model->alikeBefore(m_ui.list->currentIndex().row());
}

void SelectionPane::fillDetails()
{
    m_reader->drop();
    const RoutingDescription description{*m_graph, m_source.get(), m_replay};
    if (const int position = currentCrossing(); position >= 0) {
        const Transfer &crossing = m_graph->crossings[static_cast<size_t>(position)];
        RoutingDetails::Content content = description.ofCrossing(crossing);
        content.compare = comparison();
        m_ui.details->setContent(content);
        readFields(crossing);
    } else if (m_subject.kind == Kind::Edge) {
        m_ui.details->setContent(description.ofEdge(m_subject.index));
    } else if (m_subject.kind == Kind::Node) {
        m_ui.details->setContent(description.ofNode(m_subject.index));
    } else if (const RoutingFinding *finding = currentFinding()) {
        m_ui.details->setContent(RoutingDescription::ofFinding(*finding));
    } else {
        m_ui.details->setContent({});
    }
    shareRoom();
}

/// The details get the room that a short list leaves; a list alone gets all.
void SelectionPane::shareRoom()
{
    m_ui.details->setVisible(!m_ui.details->isEmpty());
    const int rows = m_model->rowCount();
    const bool isShared = !m_ui.details->isHidden() && !m_ui.list->isHidden() && rows > 0;
    m_ui.lists->setMaximumHeight(isShared ? m_ui.list->header()->sizeHint().height()
                                         + rows * m_ui.list->sizeHintForRow(0) + measures::fieldGap
                                          : QWIDGETSIZE_MAX);
    QWidget *first = !m_ui.list->isHidden() ? static_cast<QWidget *>(m_ui.list)
        : !m_ui.findings->isHidden()        ? static_cast<QWidget *>(m_ui.findings)
        : !m_ui.details->isHidden()         ? static_cast<QWidget *>(m_ui.details)
                                            : nullptr;
    setFocusProxy(nullptr); // its focus policy would be used
    setFocusPolicy(first ? Qt::TabFocus : Qt::NoFocus);
    setFocusProxy(first); // not the button that closes the pane
}

/// Marks values that differ from the previous handoff over the same edge.
void SelectionPane::readFields(const Transfer &crossing)
{
    const SessionHandoff *handoff = m_source ? handoffOf(*m_source, crossing) : nullptr;
    if (!handoff) {
        return;
    }
    const int position = previous();
    const SessionHandoff *before = position < 0
        ? nullptr
        : handoffOf(*m_source, m_graph->crossings[static_cast<size_t>(position)]);
    m_reader->read(*handoff, before ? std::optional(*before) : std::nullopt);
}

void SelectionPane::showFields(const std::vector<HandoffField> &fields)
{
    const int position = previous();
    const auto changed = static_cast<int>(std::ranges::count_if(
        fields, [](const HandoffField &field) { return field.before.has_value(); }));
    if (position < 0) {
        m_ui.details->setFields(tr("Fields"), fields);
        return;
    }
    const QString name = shortNameOf(m_graph->crossings[static_cast<size_t>(position)],
                                     m_graph->crossings[static_cast<size_t>(currentCrossing())]);
    m_ui.details->setFields(name.isEmpty()
                                ? tr("%n field(s) changed since the one before", nullptr, changed)
                                : tr("%n field(s) changed since %1", nullptr, changed).arg(name),
                            fields);
}

/// The title of the comparison: what distinguishes the two handoffs, if that is short.
QString SelectionPane::comparison() const
{
    constexpr qsizetype longest = 14;
    const int here = currentCrossing();
    const int other = neighbour();
    if (here < 0 || other < 0) {
        return {};
    }
    const QString name = shortNameOf(m_graph->crossings[static_cast<size_t>(other)],
                                     m_graph->crossings[static_cast<size_t>(here)]);
    if (!name.isEmpty() && name.size() <= longest) {
        return tr("Compare with %1").arg(name);
    }
    return other > here ? tr("Compare with the next") : tr("Compare with the one before");
}

void SelectionPane::open()
{
    if (const RoutingFinding *finding = currentFinding()) {
        Q_EMIT openRequested(Evidence(finding->evidence));
    } else if (const int position = currentCrossing(); position >= 0) {
        Q_EMIT openRequested(Evidence(m_graph->crossings[static_cast<size_t>(position)].at));
    } else if (m_subject.kind == Kind::Node) {
        Q_EMIT openRequested(
            Evidence(m_graph->nodes[static_cast<size_t>(m_subject.index)].evidence));
    }
}

} // namespace baton
