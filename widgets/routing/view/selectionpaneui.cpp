// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/selectionpaneui.h"

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

SelectionPaneUi::SelectionPaneUi(QWidget *pane, TransfersModel *model)
    : header(new PaneHeader(SelectionPane::tr("Findings")))
    , title(new WrapLabel)
    , summary(new WrapLabel(Role::Muted))
    , counts(new VerdictCounts)
    , lists(new QWidget)
    , list(new QTreeView)
    , findings(new SessionTableView(new SessionTable(rows::routingFindingColumns())))
    , details(new RoutingDetails)
    , split(new QSplitter(Qt::Vertical))
{
    pane->setObjectName(u"edgePane"_s);
    pane->setAccessibleName(SelectionPane::tr("Findings"));
    header->setObjectName(u"edgePaneHeader"_s);
    title->setObjectName(u"edgePaneTitle"_s);
    title->setFont(fonts::answer());
    summary->setObjectName(u"edgePaneSummary"_s);
    setUpList(*model);
    setUpFindings();
    arrange(*pane);
}

void SelectionPaneUi::setUpList(TransfersModel &model)
{
    list->setObjectName(u"crossingsList"_s);
    list->setAccessibleName(SelectionPane::tr("Handoffs"));
    auto *columns = new AlignedHeader(list);
    columns->setEdge(measures::paneEdge);
    list->setHeader(columns);
    list->setModel(&model);
    auto *delegate = new SessionDelegate(list);
    delegate->setEdge(measures::paneEdge);
    delegate->setRowHeight(measures::twoLineRow);
    list->setItemDelegate(delegate);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setAllColumnsShowFocus(true);
    list->setFrameShape(QFrame::NoFrame);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    columns->resizeSection(TransfersModel::TimeColumn, timeColumn);
    columns->setSectionResizeMode(TransfersModel::DocumentColumn, QHeaderView::Stretch);
}

void SelectionPaneUi::setUpFindings()
{
    findings->setObjectName(u"routingFindings"_s);
    findings->setAccessibleName(SelectionPane::tr("Findings about the routing"));
    findings->setEdge(measures::paneEdge);
    findings->setRowHeight(measures::twoLineRow);
    findings->setWrapping({0});
    findings->setSelectionMode(QAbstractItemView::SingleSelection);
}

void SelectionPaneUi::arrange(QWidget &pane)
{
    auto *head = new QWidget;
    auto *texts = new QVBoxLayout(head);
    texts->setContentsMargins(measures::paneEdge, measures::groupGap, measures::paneEdge,
                              measures::groupGap);
    texts->setSpacing(4);
    texts->addWidget(title);
    texts->addWidget(summary);
    texts->addWidget(counts);
    auto *stack = new QVBoxLayout(lists);
    stack->setContentsMargins({});
    stack->setSpacing(0);
    stack->addWidget(list);
    stack->addWidget(findings);
    split->setObjectName(u"edgePaneSplitter"_s);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    split->addWidget(lists);
    split->addWidget(details);
    split->setSizes({200, 400});
    auto *column = new QVBoxLayout(&pane);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(head);
    column->addWidget(split, 1);
}

} // namespace baton
