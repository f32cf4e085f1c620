// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingview.h"

#include "models/editor/snapshot/detachedpool.h"
#include "models/routing/graph/routingtexts.h"
#include "models/routing/rows/transferlookup.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/findbar.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/routingfilterbar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/routing/view/routingheader.h"
#include "widgets/routing/view/routingselection.h"
#include "widgets/routing/view/selectionpane.h"

#include <QAction>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace baton {

RoutingView::RoutingView(std::shared_ptr<const ProtocolCatalog> catalog, QWidget *parent)
    : QWidget(parent)
    , m_work(new GraphWorker(catalog, this))
    , m_ui(this)
    , m_parts(m_ui)
    , m_selection(new RoutingSelection(*m_ui.graph, *m_ui.sequence, *m_ui.pane, this))
{
    setObjectName(u"routingView"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_ui.pane->setCatalog(std::move(catalog));
    connectParts();
    connectGraph();
    connectPane();
    setFilterVisible(false);
    showState();
}

void RoutingView::connectParts()
{
    connect(m_work, &GraphWorker::built, this, &RoutingView::take);
    connect(m_ui.header, &RoutingHeader::shownChanged, this, &RoutingView::applyFilter);
    connect(m_ui.header, &RoutingHeader::kindChosen, this, &RoutingView::setKind);
    connect(m_ui.header, &RoutingHeader::sequenceChosen, this, [this](bool isOn) {
        setSequence(isOn);
        m_ui.stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_ui.header, &RoutingHeader::filterToggled, this, &RoutingView::setFilterVisible);
    connect(m_ui.header, &RoutingHeader::findRequested, this, &RoutingView::openFind);
    connect(m_ui.filterBar, &RoutingFilterBar::changed, this, &RoutingView::applyFilter);
    connect(m_ui.findBar, &FindBar::queryChanged, this, &RoutingView::find);
    connect(m_ui.findBar, &FindBar::nextRequested, this, [this] { stepFind(1); });
    connect(m_ui.findBar, &FindBar::previousRequested, this, [this] { stepFind(-1); });
    connect(m_ui.findBar, &FindBar::closed, this, [this] {
        m_ui.graph->find({});
        m_ui.stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_parts, &RoutingParts::changed, this, &RoutingView::partsChanged);
    connect(m_ui.replay, &ReplayBar::countChanged, this, &RoutingView::showReplay);
    connect(m_ui.closeReplay, &QAction::triggered, this, [this] { setReplayVisible(false); });
    connect(m_ui.closeDetails, &QAction::triggered, this, [this] { setDetailsVisible(false); });
    connect(m_ui.empty, &EmptyState::actionRequested, this, [this] {
        if (m_isReading) {
            Q_EMIT readingCancelled();
        } else {
            m_ui.filterBar->reset();
        }
    });
}

void RoutingView::connectGraph()
{
    connect(m_selection, &RoutingSelection::nodeSelected, this, &RoutingView::noteNode);
    connect(m_selection, &RoutingSelection::crossingSelected, this,
            [this](int position) { selectCrossing(position, true); });
    connect(m_ui.graph, &GraphView::nodeActivated, this, &RoutingView::activateNode);
    connect(m_ui.graph, &GraphView::edgeActivated, this, &RoutingView::activateEdge);
    connect(m_ui.graph, &GraphView::collapseRequested, m_ui.filterBar,
            [this](const QString &group) { m_ui.filterBar->setCollapsed(group, true); });
    connect(m_ui.graph, &GraphView::zoomChanged, m_ui.header, &RoutingHeader::setZoom);
    connect(m_ui.graph, &GraphView::findRequested, this, &RoutingView::openFind);
    connect(m_ui.graph, &GraphView::neighbourhoodRequested, this, [this](int node) {
        setFilterVisible(true);
        m_ui.graph->selectNode(node);
        m_ui.filterBar->setNeighbourhood(true);
    });
    connect(m_ui.graph, &GraphView::groupingRequested, this,
            [this](GraphFilter::Grouping grouping) {
                setFilterVisible(true);
                m_ui.filterBar->setGrouping(grouping);
            });
    connect(m_ui.header, &RoutingHeader::zoomInRequested, m_ui.graph, &GraphView::zoomIn);
    connect(m_ui.header, &RoutingHeader::zoomOutRequested, m_ui.graph, &GraphView::zoomOut);
    connect(m_ui.header, &RoutingHeader::actualSizeRequested, m_ui.graph,
            [this] { m_ui.graph->setZoom(1); });
    connect(m_ui.header, &RoutingHeader::fitRequested, m_ui.graph, &GraphView::fit);
    connect(m_ui.sequence, &SequenceView::crossingActivated, this,
            [this](int position) { Q_EMIT evidenceActivated(Evidence(crossing(position).at)); });
    connect(m_ui.sequence, &SequenceView::findRequested, this, &RoutingView::openFind);
}

void RoutingView::connectPane()
{
    connect(m_ui.pane, &SelectionPane::openRequested, this, &RoutingView::evidenceActivated);
    connect(m_ui.pane, &SelectionPane::compareRequested, this, &RoutingView::compare);
    connect(m_ui.pane, &SelectionPane::sessionRequested, this, [this](int position) {
        const Transfer &wanted = crossing(position);
        Q_EMIT handoffRequested(QString(wanted.session), wanted.handoff);
    });
    connect(m_ui.pane, &SelectionPane::findingActivated, this, [this](int position) {
        const RoutingFinding &finding = m_built.shown->findings[static_cast<size_t>(position)];
        if (finding.edge >= 0) {
            m_ui.graph->selectEdge(finding.edge);
        } else if (finding.node >= 0) {
            m_ui.graph->selectNode(finding.node);
        } else if (!finding.evidence.isEmpty()) {
            Q_EMIT evidenceActivated(Evidence(finding.evidence));
        }
    });
}

QString RoutingView::title() const
{
    return m_source && !m_source->title.isEmpty() ? m_source->title : m_readingTitle;
}

void RoutingView::setReading(const QString &title)
{
    m_readingTitle = title;
    m_isReading = true;
    showState();
}

void RoutingView::setSource(std::shared_ptr<const GraphSource> source)
{
    m_isReading = false;
    m_source = std::move(source);
    m_work->setSource(m_source);
}

void RoutingView::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_ui.pane->setCatalog(catalog);
    m_work->setCatalog(std::move(catalog));
}

void RoutingView::setKind(GraphKind kind)
{
    m_work->setKind(kind);
}

void RoutingView::applyFilter()
{
    GraphFilter filter;
    m_ui.filterBar->fill(filter);
    filter.withDeclared = m_ui.header->showsDeclared();
    filter.inTimeOrder = m_ui.header->isInTimeOrder();
    m_work->setFilter(filter);
}

/// The parts keep their selection by names.
void RoutingView::take(const BuiltGraph &built)
{
    const bool isOtherWhole = built.whole != m_built.whole;
    const bool isOtherSource = built.source != m_built.source;
    const std::optional<Transfer> selected = m_selection->crossing();
    BuiltGraph before = std::exchange(m_built, built);
    {
        const auto held = m_selection->hold();
        m_selection->setGraph(built.shown);
        m_ui.header->setKinds(built.kinds, built.whole->kind);
        m_ui.header->setCounts(routingtext::counts(*built.shown));
        if (isOtherWhole) {
            m_ui.filterBar->setGraph(*built.whole, *built.facts);
        }
        m_ui.graph->shareGraph(built.shown,
                               isOtherSource ? GraphView::Places::Kept : GraphView::Places::Own);
        m_ui.sequence->setSequence(*built.sequence);
        m_ui.pane->setGraph(built.shown, built.source);
        m_ui.replay->setGraph(built.shown);
        m_selection->restore(selected);
    }
    showState();
    Q_EMIT shown();
    applyFilter(); // the new graph may not contain the chosen values
    // Freeing very many handoffs takes time.
    discard(std::make_shared<const BuiltGraph>(std::move(before)));
}

void RoutingView::showState()
{
    const bool isEmpty = !m_built.shown || m_built.shown->isEmpty();
    if (!isEmpty) {
        m_ui.stack->setCurrentIndex(isSequenceShown() ? 2 : 1);
    } else {
        m_ui.stack->setCurrentIndex(0);
        if (m_isReading) {
            m_ui.empty->setSentence(tr("Reading the handoffs of %1.").arg(m_readingTitle));
            m_ui.empty->setAction(tr("Cancel"));
        } else if (m_ui.filterBar->isFiltering()) {
            m_ui.empty->setSentence(tr("Nothing is left by the filter."));
            m_ui.empty->setAction(tr("Show everything"));
        } else {
            m_ui.empty->setSentence(
                tr("Agents and the handoffs between them appear here. %1 has none.").arg(title()));
            m_ui.empty->setAction({});
        }
    }
    m_ui.header->setEnabled(m_built.shown != nullptr);
}

void RoutingView::setSequence(bool isOn)
{
    m_isSequence = isOn;
    m_ui.header->setSequence(isOn);
    const bool hadFocus = m_ui.stack->isAncestorOf(focusWidget());
    showState();
    if (hadFocus) {
        m_ui.stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT partsChanged();
}

void RoutingView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_parts.setWidth(width());
}

QList<QWidget *> RoutingView::panes() const
{
    QList<QWidget *> panes{m_ui.stack->currentWidget(), m_ui.pane, m_ui.replay, m_ui.header};
    panes.removeIf([](const QWidget *pane) { return pane->isHidden(); });
    return panes;
}

void RoutingView::selectCrossing(int position, bool tells)
{
    if (m_selection->select(position) && tells && !crossing(position).session.isEmpty()) {
        const Transfer &selected = crossing(position);
        Q_EMIT handoffSelected(QString(selected.session), selected.handoff);
    }
}

const Transfer &RoutingView::crossing(int position) const
{
    return m_built.shown->crossings[static_cast<size_t>(position)];
}

bool RoutingView::selectHandoff(const QString &session, int handoff)
{
    const int position = m_built.shown ? crossingOf(*m_built.shown, session, handoff) : -1;
    if (position < 0 || position == m_ui.pane->currentCrossing()) {
        return position >= 0;
    }
    selectCrossing(position, false);
    return true;
}

/// At the end the whole graph is shown, including declared routes without handoffs.
void RoutingView::showReplay(int count)
{
    if (!m_built.shown) {
        return;
    }
    const bool isOver = m_ui.replay->isAtEnd() && !m_ui.replay->isPlaying();
    m_moment.reset();
    if (!isOver) {
        m_moment = replayed(*m_built.shown, count, m_built.times);
    }
    m_ui.graph->setReplay(m_moment);
    m_ui.sequence->setReplay(isOver ? std::nullopt : std::optional(count));
    m_ui.pane->setReplay(m_moment);
    if (!isOver && count > 0) {
        selectCrossing(count - 1, true);
    }
    Q_EMIT replayMoved();
}

void RoutingView::noteNode(int node)
{
    if (node >= 0) {
        const RoutingNode &selected = m_built.shown->nodes[static_cast<size_t>(node)];
        m_ui.filterBar->setNode(selected.id, selected.title);
    } else {
        m_ui.filterBar->setNode({}, {});
    }
}

void RoutingView::activateNode(int node)
{
    const RoutingNode &activated = m_built.shown->nodes[static_cast<size_t>(node)];
    if (activated.kind == RoutingNode::Kind::Group) {
        m_ui.filterBar->setCollapsed(activated.title, false);
    } else if (!activated.sessionPath.isEmpty()) {
        Q_EMIT sessionActivated(QString(activated.sessionPath));
    } else if (!activated.evidence.isEmpty()) {
        Q_EMIT evidenceActivated(Evidence(activated.evidence));
    }
}

/// Opens the selected handoff of the edge, or else the last one.
void RoutingView::activateEdge(int edge)
{
    const std::vector<int> &crossings = m_built.shown->edges[static_cast<size_t>(edge)].crossings;
    if (crossings.empty()) {
        return;
    }
    const int current = m_ui.pane->currentCrossing();
    const bool isOfEdge = std::ranges::find(crossings, current) != crossings.end();
    Q_EMIT evidenceActivated(Evidence(crossing(isOfEdge ? current : crossings.back()).at));
}

void RoutingView::compare(int before, int after)
{
    const SessionHandoff *first = handoffOf(*m_built.source, crossing(before));
    const SessionHandoff *second = handoffOf(*m_built.source, crossing(after));
    if (first && second) {
        Q_EMIT compareRequested(*first, *second);
    }
}

void RoutingView::openFind()
{
    const bool isOpened = m_ui.findBar->isHidden();
    m_ui.findBar->open();
    if (isOpened) {
        find(); // the marks of the previous search were removed
    }
}

void RoutingView::find()
{
    const QString text = m_ui.findBar->text();
    m_ui.findBar->showResult(
        {.count = isSequenceShown() ? m_ui.sequence->find(text, 1) : m_ui.graph->find(text)});
}

void RoutingView::stepFind(int by)
{
    if (isSequenceShown()) {
        m_ui.findBar->showResult({.count = m_ui.sequence->find(m_ui.findBar->text(), by)});
    } else if (by > 0) {
        m_ui.graph->findNext();
    } else {
        m_ui.graph->findPrevious();
    }
}

void RoutingView::focusInEvent(QFocusEvent *)
{
    m_ui.stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

} // namespace baton
