// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How RoutingView is put together.
#include "models/routing/graph/replay.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/paneheader.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/routingfilterbar.h"
#include "widgets/routing/controls/routingfindbar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/routing/view/routingheader.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/routing/view/selectionpane.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QAction *addClose(PaneHeader &header, const QString &name, const QString &tip)
{
    auto *action = new QAction(icon(u"close"_s), tip, &header);
    action->setObjectName(name);
    header.addAction(action);
    return action;
}

} // namespace

RoutingView::RoutingView(std::shared_ptr<const ProtocolCatalog> catalog, QWidget *parent)
    : QWidget(parent)
    , m_work(new GraphWorker(catalog, this))
    , m_header(new RoutingHeader)
    , m_filterBar(new RoutingFilterBar)
    , m_findBar(new RoutingFindBar)
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyState)
    , m_graphView(new GraphView)
    , m_sequence(new SequenceView)
    , m_pane(new SelectionPane)
    , m_replay(new ReplayBar)
    , m_split(new QSplitter(Qt::Horizontal))
{
    setObjectName(u"routingView"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_pane->setCatalog(std::move(catalog));
    build();
    connectParts();
    connectGraph();
    connectPane();
    setFilterVisible(false);
    showState();
}

void RoutingView::build()
{
    m_stack->setObjectName(u"routingStack"_s);
    m_empty->setObjectName(u"routingEmpty"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_graphView);
    m_stack->addWidget(m_sequence);
    m_split->setObjectName(u"routingSplitter"_s);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    auto *left = new QWidget;
    left->setObjectName(u"routingLeft"_s);
    auto *rows = new QVBoxLayout(left);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(m_stack, 1);
    rows->addWidget(m_replay);
    m_split->addWidget(left);
    m_split->addWidget(m_pane);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({876, measures::verdictWidth});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_filterBar);
    column->addWidget(m_findBar);
    column->addWidget(m_split, 1);
}

void RoutingView::connectParts()
{
    connect(m_work, &GraphWorker::built, this, &RoutingView::take);
    connect(m_header, &RoutingHeader::shownChanged, this, &RoutingView::applyFilter);
    connect(m_header, &RoutingHeader::kindChosen, this, &RoutingView::setKind);
    connect(m_header, &RoutingHeader::sequenceChosen, this, [this](bool isOn) {
        setSequence(isOn);
        m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_header, &RoutingHeader::filterToggled, this, &RoutingView::setFilterVisible);
    connect(m_header, &RoutingHeader::findRequested, this, &RoutingView::openFind);
    connect(m_filterBar, &RoutingFilterBar::changed, this, &RoutingView::applyFilter);
    connect(m_findBar, &RoutingFindBar::textChanged, this, &RoutingView::find);
    connect(m_findBar, &RoutingFindBar::stepRequested, this, &RoutingView::stepFind);
    connect(m_findBar, &RoutingFindBar::closed, this, [this] {
        m_graphView->find({});
        m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    });
    for (const QSplitter *split : {m_split, &m_pane->splitter()}) {
        connect(split, &QSplitter::splitterMoved, this, &RoutingView::partsChanged);
    }
    connect(m_replay, &ReplayBar::countChanged, this, &RoutingView::showReplay);
    connect(addClose(m_replay->header(), u"routingCloseReplay"_s, tr("Close the replay")),
            &QAction::triggered, this, [this] { setReplayVisible(false); });
    connect(addClose(m_pane->header(), u"routingCloseDetails"_s, tr("Close the details")),
            &QAction::triggered, this, [this] { setDetailsVisible(false); });
    connect(m_empty, &EmptyState::actionRequested, this, [this] {
        if (m_isReading) {
            Q_EMIT readingCancelled();
        } else {
            m_filterBar->reset();
        }
    });
}

void RoutingView::connectGraph()
{
    connect(m_graphView, &GraphView::nodeSelected, this, [this](int node) {
        noteNode(node);
        if (!m_isSyncing) {
            m_pane->showNode(node);
        }
    });
    connect(m_graphView, &GraphView::edgeSelected, this, [this](int edge) {
        noteNode(-1);
        if (!m_isSyncing) {
            m_pane->showEdge(edge);
        }
    });
    connect(m_graphView, &GraphView::selectionCleared, this, [this] {
        noteNode(-1);
        if (!m_isSyncing) {
            m_pane->showFindings();
        }
    });
    connect(m_graphView, &GraphView::nodeActivated, this, &RoutingView::activateNode);
    connect(m_graphView, &GraphView::edgeActivated, this, &RoutingView::activateEdge);
    connect(m_graphView, &GraphView::collapseRequested, m_filterBar,
            [this](const QString &group) { m_filterBar->setCollapsed(group, true); });
    connect(m_graphView, &GraphView::zoomChanged, m_header, &RoutingHeader::setZoom);
    connect(m_graphView, &GraphView::findRequested, this, &RoutingView::openFind);
    connect(m_graphView, &GraphView::neighbourhoodRequested, this, [this](int node) {
        setFilterVisible(true);
        m_graphView->selectNode(node);
        m_filterBar->setNeighbourhood(true);
    });
    connect(m_graphView, &GraphView::groupingRequested, this,
            [this](GraphFilter::Grouping grouping) {
                setFilterVisible(true);
                m_filterBar->setGrouping(grouping);
            });
    connect(m_header, &RoutingHeader::zoomInRequested, m_graphView, &GraphView::zoomIn);
    connect(m_header, &RoutingHeader::zoomOutRequested, m_graphView, &GraphView::zoomOut);
    connect(m_header, &RoutingHeader::actualSizeRequested, m_graphView,
            [this] { m_graphView->setZoom(1); });
    connect(m_header, &RoutingHeader::fitRequested, m_graphView, &GraphView::fit);
    connect(m_sequence, &SequenceView::crossingSelected, this,
            [this](int position) { selectCrossing(position, true); });
    connect(m_sequence, &SequenceView::crossingActivated, this,
            [this](int position) { Q_EMIT evidenceActivated(Evidence(crossing(position).at)); });
    connect(m_sequence, &SequenceView::findRequested, this, &RoutingView::openFind);
}

void RoutingView::connectPane()
{
    connect(m_pane, &SelectionPane::crossingSelected, this,
            [this](int position) { selectCrossing(position, true); });
    connect(m_pane, &SelectionPane::openRequested, this, &RoutingView::evidenceActivated);
    connect(m_pane, &SelectionPane::compareRequested, this, &RoutingView::compare);
    connect(m_pane, &SelectionPane::sessionRequested, this, [this](int position) {
        const Transfer &wanted = crossing(position);
        Q_EMIT handoffRequested(QString(wanted.session), wanted.handoff);
    });
    connect(m_pane, &SelectionPane::findingActivated, this, [this](int position) {
        const RoutingFinding &finding = m_built.shown->findings[static_cast<size_t>(position)];
        if (finding.edge >= 0) {
            m_graphView->selectEdge(finding.edge);
        } else if (finding.node >= 0) {
            m_graphView->selectNode(finding.node);
        } else if (!finding.evidence.isEmpty()) {
            Q_EMIT evidenceActivated(Evidence(finding.evidence));
        }
    });
}

} // namespace baton
