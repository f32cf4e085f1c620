// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How SelectionPane is put together.
#include "models/routing/graphs/handoffdetailsloader.h"
#include "models/routing/rows/routingfindingtable.h"
#include "models/routing/rows/transfersmodel.h"
#include "widgets/common/paneheader.h"
#include "widgets/routing/controls/verdictcounts.h"
#include "widgets/routing/view/routingdetails.h"
#include "widgets/routing/view/selectionpane.h"
#include "widgets/session/tables/alignedheader.h"
#include "widgets/session/tables/sessiondelegate.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int timeColumn = 100;
} // namespace

SelectionPane::SelectionPane(QWidget *parent)
    : QWidget(parent)
    , m_header(new PaneHeader(tr("Findings")))
    , m_title(new WrapLabel)
    , m_summary(new WrapLabel(Role::Muted))
    , m_counts(new VerdictCounts)
    , m_model(new TransfersModel(this))
    , m_lists(new QWidget)
    , m_list(new QTreeView)
    , m_findings(new SessionTableView(new SessionTable(rows::routingFindingColumns())))
    , m_details(new RoutingDetails)
    , m_reader(new HandoffDetailsLoader(this))
    , m_split(new QSplitter(Qt::Vertical))
{
    setObjectName(u"edgePane"_s);
    setAccessibleName(tr("Findings"));
    build();
    connectParts();
}

void SelectionPane::build()
{
    m_header->setObjectName(u"edgePaneHeader"_s);
    m_title->setObjectName(u"edgePaneTitle"_s);
    m_title->setFont(fonts::answer());
    m_summary->setObjectName(u"edgePaneSummary"_s);
    m_list->setObjectName(u"crossingsList"_s);
    m_list->setAccessibleName(tr("Handoffs"));
    auto *columns = new AlignedHeader(m_list);
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
    columns->resizeSection(TransfersModel::TimeColumn, timeColumn);
    columns->setSectionResizeMode(TransfersModel::DocumentColumn, QHeaderView::Stretch);
    m_findings->setObjectName(u"routingFindings"_s);
    m_findings->setAccessibleName(tr("Findings about the routing"));
    m_findings->setEdge(measures::paneEdge);
    m_findings->setRowHeight(measures::twoLineRow);
    m_findings->setWrapping({0});
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
    m_split->setObjectName(u"edgePaneSplitter"_s);
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_split->addWidget(m_lists);
    m_split->addWidget(m_details);
    m_split->setSizes({200, 400});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(head);
    column->addWidget(m_split, 1);
}

void SelectionPane::connectParts()
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
    connect(m_reader, &HandoffDetailsLoader::finished, this, &SelectionPane::showFields);
    connect(m_reader, &HandoffDetailsLoader::failed, m_details,
            [this](const QString &reason) { m_details->setFields(reason, {}); });
    connect(m_list, &QTreeView::activated, this, &SelectionPane::open);
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
    connect(m_details, &RoutingDetails::openRequested, this, &SelectionPane::open);
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

} // namespace baton
