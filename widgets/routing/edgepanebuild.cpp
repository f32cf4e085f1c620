// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How EdgePane is put together, and what it says in detail.
#include "models/routing/crossinglookup.h"
#include "models/routing/crossingsmodel.h"
#include "models/routing/routingrows.h"
#include "models/routing/routingwording.h"
#include "models/sessionviews/sessionwording.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/paneheader.h"
#include "widgets/common/wraplabel.h"
#include "widgets/routing/edgepane.h"
#include "widgets/routing/routingdetails.h"
#include "widgets/routing/verdictcounts.h"
#include "widgets/session/edgeheader.h"
#include "widgets/session/sessiondelegate.h"
#include "widgets/session/sessiontableview.h"

#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int timeColumn = 100;
constexpr size_t mostProblems = 12;

RoutingDetails::Problem problemOf(const RoutingFinding &finding)
{
    return {statusOf(finding.severity), finding.message, finding.rule};
}

} // namespace

EdgePane::EdgePane(QWidget *parent)
    : QWidget(parent)
    , m_header(new PaneHeader(tr("Findings")))
    , m_title(new WrapLabel)
    , m_summary(new WrapLabel(Role::Muted))
    , m_counts(new VerdictCounts)
    , m_model(new CrossingsModel(this))
    , m_lists(new QWidget)
    , m_list(new QTreeView)
    , m_findings(new SessionTableView(new SessionTable(rows::routingFindingColumns())))
    , m_details(new RoutingDetails)
{
    setObjectName(u"edgePane"_s);
    build();
    connectParts();
}

void EdgePane::build()
{
    m_header->setObjectName(u"edgePaneHeader"_s);
    m_title->setObjectName(u"edgePaneTitle"_s);
    m_title->setFont(fonts::answer());
    m_summary->setObjectName(u"edgePaneSummary"_s);
    m_list->setObjectName(u"crossingsList"_s);
    m_list->setAccessibleName(tr("Handoffs"));
    auto *columns = new EdgeHeader(m_list);
    columns->setEdge(measures::paneEdge);
    m_list->setHeader(columns);
    m_list->setModel(m_model);
    auto *delegate = new SessionDelegate(m_list);
    delegate->setEdge(measures::paneEdge);
    delegate->setRowHeight(measures::twoLineRow);
    m_list->setItemDelegate(delegate);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    columns->resizeSection(CrossingsModel::TimeColumn, timeColumn);
    columns->setSectionResizeMode(CrossingsModel::DocumentColumn, QHeaderView::Stretch);
    m_findings->setObjectName(u"routingFindings"_s);
    m_findings->setAccessibleName(tr("Findings about the routing"));
    m_findings->setEdge(measures::paneEdge);
    m_findings->setRowHeight(measures::twoLineRow);
    m_findings->setWrapping({1});
    m_findings->setSelectionMode(QAbstractItemView::SingleSelection);

    auto *head = new QWidget;
    auto *texts = new QVBoxLayout(head);
    texts->setContentsMargins(measures::paneEdge, measures::groupGap, measures::paneEdge,
                              measures::groupGap);
    texts->setSpacing(4);
    texts->addWidget(m_title);
    texts->addWidget(m_summary);
    texts->addWidget(m_counts);
    auto *stack = new QVBoxLayout(m_lists);
    stack->setContentsMargins({});
    stack->setSpacing(0);
    stack->addWidget(m_list);
    stack->addWidget(m_findings);
    auto *split = new QSplitter(Qt::Vertical);
    split->setObjectName(u"edgePaneSplitter"_s);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    split->addWidget(m_lists);
    split->addWidget(m_details);
    split->setSizes({240, 330});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(head);
    column->addWidget(split, 1);
}

void EdgePane::connectParts()
{
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (m_isFilling) {
            return;
        }
        fillDetails();
        if (const int position = currentCrossing(); position >= 0) {
            Q_EMIT crossingSelected(position);
        }
    });
    connect(m_list, &QTreeView::activated, this, &EdgePane::open);
    connect(m_findings, &SessionTableView::currentRowChanged, this, [this] {
        if (!m_isFilling) {
            fillDetails();
        }
    });
    connect(m_findings, &SessionTableView::rowActivated, this, [this](int row) {
        if (row >= 0) {
            Q_EMIT findingActivated(m_findings->table().row(row).position);
        }
    });
    connect(m_details, &RoutingDetails::openRequested, this, &EdgePane::open);
    connect(m_details, &RoutingDetails::compareRequested, this, [this] {
        const int here = currentCrossing();
        const int other = neighbour();
        if (here >= 0 && other >= 0) {
            Q_EMIT compareRequested(std::min(here, other), std::max(here, other));
        }
    });
    connect(m_details, &RoutingDetails::sessionRequested, this, [this] {
        if (const int position = currentCrossing(); position >= 0) {
            Q_EMIT sessionRequested(position);
        }
    });
}

void EdgePane::fillDetails()
{
    if (const int position = currentCrossing(); position >= 0) {
        describe(m_graph->crossings[static_cast<size_t>(position)]);
    } else if (m_subject == Subject::Edge) {
        describeEdge();
    } else if (m_subject == Subject::Node) {
        describeNode();
    } else {
        describeFinding();
    }
}

/// The verdict first, then what of the document led to it, then what is wrong with its way.
void EdgePane::describe(const Crossing &crossing)
{
    RoutingDetails::Content content;
    content.title = routingtext::documentOf(crossing);
    content.facts = {
        {tr("Kind"), crossing.kindTitle.isEmpty() ? crossing.kind : crossing.kindTitle},
        {tr("Task"), crossing.task},
        {tr("Phase"), crossing.phase < 0 ? QString() : locale().toString(crossing.phase)},
        {tr("Attempt"), crossing.attempt > 1 ? locale().toString(crossing.attempt) : QString()},
        {tr("Time"), wording::moment(crossing.time)}};
    content.problems.push_back({statusOf(crossing.action), routingtext::verdictOf(crossing), {}});
    const SessionHandoff *handoff = m_source ? handoffOf(*m_source, crossing) : nullptr;
    std::vector<Finding> findings = handoff ? handoff->report.findings : std::vector<Finding>();
    std::ranges::stable_sort(findings, std::ranges::greater(), &Finding::severity);
    for (size_t i = 0; i < std::min(findings.size(), mostProblems); ++i) {
        content.problems.push_back(
            {statusOf(findings[i].severity), findings[i].message, findings[i].rule});
    }
    if (findings.size() > mostProblems) {
        content.problems.push_back({Status::Note,
                                    tr("%n more finding(s) in the document", nullptr,
                                       static_cast<int>(findings.size() - mostProblems)),
                                    {}});
    }
    for (const RoutingFinding &finding : m_graph->findings) {
        const bool isTold =
            std::ranges::find(content.problems, finding.message, &RoutingDetails::Problem::message)
            != content.problems.end();
        if (finding.edge >= 0 && finding.edge == crossing.edge && !isTold) {
            content.problems.push_back(problemOf(finding));
        }
    }
    content.mayOpen = !crossing.at.isEmpty();
    content.mayShow = !crossing.session.isEmpty() && crossing.handoff >= 0;
    content.compare = comparison();
    m_details->setContent(content);
}

/// By what tells the two apart, when that is short.
QString EdgePane::comparison() const
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

void EdgePane::describeEdge()
{
    RoutingDetails::Content content;
    const RoutingEdge &edge = m_graph->edges[static_cast<size_t>(m_index)];
    if (edge.state == RoutingEdge::State::Declared) {
        content.problems.push_back(
            {Status::NotReached, tr("The protocol has this route. No handoff took it."), {}});
    }
    for (const RoutingFinding &finding : m_graph->findings) {
        if (finding.edge == m_index) {
            content.problems.push_back(problemOf(finding));
        }
    }
    m_details->setContent(content);
}

void EdgePane::describeNode()
{
    const RoutingNode &node = m_graph->nodes[static_cast<size_t>(m_index)];
    RoutingDetails::Content content;
    content.facts = {
        {tr("Protocol"), node.protocol},
        {tr("Members"), node.members > 0 ? locale().toString(node.members) : QString()}};
    for (const RoutingFinding &finding : m_graph->findings) {
        if (finding.node == m_index) {
            content.problems.push_back(problemOf(finding));
        }
    }
    content.mayOpen = !node.evidence.isEmpty();
    m_details->setContent(content);
}

void EdgePane::describeFinding()
{
    RoutingDetails::Content content;
    if (const RoutingFinding *finding = currentFinding()) {
        content.problems.push_back(problemOf(*finding));
        content.mayOpen = !finding->evidence.isEmpty();
    }
    m_details->setContent(content);
}

} // namespace baton
