// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionpanes.h"

#include "models/sessionviews/tables/sessiontablerows.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/logspane.h"
#include "widgets/session/panes/reviewpane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionheader.h"
#include "widgets/session/view/sessionsplitters.h"
#include "widgets/style/metrics.h"

#include <QApplication>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

SessionTableView *table(SessionColumns columns)
{
    return new SessionTableView(new SessionTable(std::move(columns)));
}

} // namespace

SessionPanes::SessionPanes(QWidget *view)
    : header(new SessionHeader)
    , phases(new PhasesPane)
    , gates(new GatesPane)
    , cause(new FirstCausePane)
    , errors(new ErrorHistoryPane)
    , tabs(new SessionTabs)
    , handoffs(table(rows::handoffColumns()))
    , logs(new LogsPane)
    , deliverables(table(rows::deliverableColumns()))
    , findings(table(rows::findingColumns()))
    , review(new ReviewPane)
{
    buildTabs();
    splits = new SessionSplitters({phases, gates, cause, errors, tabs});
    scroll = new QScrollArea;
    scroll->setObjectName(u"sessionScroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(splits);
    scroll->viewport()->setAutoFillBackground(false);
    splits->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(view);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(header);
    column->addWidget(scroll, 1);
}

void SessionPanes::buildTabs() const
{
    addTable(handoffs, u"handoffsTable"_s, tr("Handoffs"));
    handoffs->setFitting(3);
    handoffs->setEmptySentence(tr("No handoff of this session was found."));
    tabs->addPage(logs, tr("Logs"));
    tabs->setHeights(
        logs,
        {measures::tableHeaderHeight + 2 * measures::row, LogView::heightOf(LogView::usefulLines)});
    addTable(deliverables, u"deliverablesTable"_s, tr("Deliverables"));
    deliverables->setFitting(4);
    deliverables->setEmptySentence(tr("No handoff of this session names a file to deliver."));
    addTable(findings, u"findingsTable"_s, tr("Findings"));
    tabs->addPage(review, tr("Review"));
    findings->setFitting(0, 600);
}

void SessionPanes::addTable(SessionTableView *table, const QString &name,
                            const QString &title) const
{
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setSortable();
    tabs->addPage(table, title);
}

SessionModels SessionPanes::models() const
{
    return {.phases = &phases->grid().grid(),
            .handoffs = &handoffs->table(),
            .logs = &logs->table().table(),
            .deliverables = &deliverables->table(),
            .findings = &findings->table(),
            .errors = &errors->table().table(),
            .repaired = &cause->repaired().table()};
}

void SessionPanes::take(SessionViewChange &change) const
{
    header->setSession(*change.session, change.now);
    phases->take(change);
    review->setSession(change.session); // before the gates, whose choice it follows
    gates->setSession(change.session);
    cause->take(change);
    errors->take(change);
    fillTables(change);
    splits->shareLater();
}

void SessionPanes::fillTables(SessionViewChange &change) const
{
    handoffs->table().take(change.handoffs);
    logs->take(change);
    deliverables->table().take(change.deliverables);
    findings->table().take(change.findings);
    for (SessionTableView *table : {handoffs, deliverables, findings}) {
        tabs->setCount(table, table->table().rowCount());
    }
    tabs->setCount(logs, logs->table().table().rowCount());
    tabs->setTabVisible(tabs->indexOf(findings), findings->table().rowCount() > 0);
}

void SessionPanes::selectHandoffs(const std::vector<int> &selected) const
{
    QItemSelection rows;
    for (const int handoff : selected) { // the table has the order of the session
        const QModelIndex index = handoffs->indexOf(handoff);
        rows.select(index, index);
    }
    handoffs->selectionModel()->select(
        rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (!rows.isEmpty()) {
        handoffs->scrollTo(rows.first().topLeft());
    }
}

void SessionPanes::showTabs() const
{
    if (scroll->isVisible()) {
        splits->shareNow();
        scroll->ensureWidgetVisible(tabs, 0, 0);
    }
}

void SessionPanes::showPage() const
{
    constexpr int least = measures::tabHeight + measures::tableHeaderHeight + 2 * measures::row;
    if (tabs->visibleRegion().boundingRect().height() < least) {
        showTabs();
    }
}

void SessionPanes::showCaret() const
{
    const QRect caret = review->caretPlace();
    const QPoint centre = review->mapTo(scroll->widget(), caret.center());
    scroll->ensureVisible(centre.x(), centre.y(), 0, caret.height());
}

void SessionPanes::growWithNote() const
{
    if (review->isVisible()) {
        splits->shareNow();
    }
    if (review->isAncestorOf(QApplication::focusWidget())) {
        scroll->ensureWidgetVisible(tabs, 0, 0);
        showCaret();
    }
}

} // namespace baton
