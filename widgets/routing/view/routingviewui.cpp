// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingviewui.h"

#include "widgets/common/emptystate.h"
#include "widgets/common/findbar.h"
#include "widgets/common/paneheader.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/routingfilterbar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/routing/view/routingheader.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/routing/view/selectionpane.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QAction>
#include <QLineEdit>
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

RoutingViewUi::RoutingViewUi(QWidget *view)
    : header(new RoutingHeader)
    , filterBar(new RoutingFilterBar)
    , findBar(new FindBar(u"routingFind"_s, {}))
    , stack(new QStackedWidget)
    , empty(new EmptyState)
    , graph(new GraphView)
    , sequence(new SequenceView)
    , pane(new SelectionPane)
    , replay(new ReplayBar)
    , split(new QSplitter(Qt::Horizontal))
{
    stack->setObjectName(u"routingStack"_s);
    empty->setObjectName(u"routingEmpty"_s);
    stack->addWidget(empty);
    stack->addWidget(graph);
    stack->addWidget(sequence);
    split->setObjectName(u"routingSplitter"_s);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    auto *left = new QWidget;
    left->setObjectName(u"routingLeft"_s);
    auto *rows = new QVBoxLayout(left);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(stack, 1);
    rows->addWidget(replay);
    split->addWidget(left);
    split->addWidget(pane);
    split->setStretchFactor(0, 1);
    split->setSizes({876, measures::verdictWidth});
    auto *column = new QVBoxLayout(view);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(filterBar);
    findBar->field().setPlaceholderText(RoutingView::tr("Find an agent, a role or a document"));
    column->addWidget(findBar);
    column->addWidget(split, 1);
    closeReplay =
        addClose(replay->header(), u"routingCloseReplay"_s, RoutingView::tr("Close the replay"));
    closeDetails =
        addClose(pane->header(), u"routingCloseDetails"_s, RoutingView::tr("Close the details"));
}

} // namespace baton
