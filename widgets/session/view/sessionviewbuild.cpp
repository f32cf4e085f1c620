// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How SessionView is put together.
#include "models/sessionviews/tables/sessiontablerows.h"
#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/logspane.h"
#include "widgets/session/panes/reviewpane.h"
#include "widgets/session/tables/minuteclock.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionheader.h"
#include "widgets/session/view/sessionsplitters.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/copymasked.h"

#include <QAction>
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

SessionView::SessionView(QWidget *parent)
    : QWidget(parent)
    , m_header(new SessionHeader)
    , m_phases(new PhasesPane)
    , m_gates(new GatesPane)
    , m_cause(new FirstCausePane)
    , m_errors(new ErrorHistoryPane)
    , m_tabs(new SessionTabs)
    , m_handoffs(table(rows::handoffColumns()))
    , m_logs(new LogsPane)
    , m_deliverables(table(rows::deliverableColumns()))
    , m_findings(table(rows::findingColumns()))
    , m_review(new ReviewPane)
    , m_compare(new QAction(icon(u"compare"_s), tr("Compare attempts"), this))
    , m_clock(new MinuteClock(this, [this](const QDateTime &now) { return letTimePass(now); }))
{
    setObjectName(u"sessionView"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::ClickFocus); // Tab comes to its parts, the buttons of the header first
    m_compare->setObjectName(u"compareAttempts"_s);
    m_header->addButton(m_compare);
    buildTabs();
    build();
    addLogActions();
    connectPanes();
    addCompareAction();
}

/// A window that is too low for all panes scrolls to them.
void SessionView::build()
{
    m_splits = new SessionSplitters({m_phases, m_gates, m_cause, m_errors, m_tabs});
    m_scroll = new QScrollArea;
    m_scroll->setObjectName(u"sessionScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setWidget(m_splits);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_splits->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_scroll, 1);
}

void SessionView::buildTabs()
{
    addTable(m_handoffs, u"handoffsTable"_s, tr("Handoffs"));
    m_handoffs->setFitting(3);
    m_handoffs->setEmptySentence(tr("No handoff of this session was found."));
    m_tabs->addPage(m_logs, tr("Logs"));
    m_tabs->setHeights(
        m_logs,
        {measures::tableHeaderHeight + 2 * measures::row, LogView::heightOf(LogView::usefulLines)});
    addTable(m_deliverables, u"deliverablesTable"_s, tr("Deliverables"));
    m_deliverables->setFitting(4);
    m_deliverables->setEmptySentence(tr("No handoff of this session names a file to deliver."));
    addTable(m_findings, u"findingsTable"_s, tr("Findings"));
    m_tabs->addPage(m_review, tr("Review"));
    m_findings->setFitting(0, 600);
}

SessionTableView *SessionView::addTable(SessionTableView *table, const QString &name,
                                        const QString &title)
{
    table->setObjectName(name);
    table->setAccessibleName(title);
    table->setSortable();
    m_tabs->addPage(table, title);
    return table;
}

void SessionView::connectPanes()
{
    connect(m_compare, &QAction::triggered, this, &SessionView::compareAttempts);
    connect(m_errors, &ErrorHistoryPane::changesRequested, this, &SessionView::compareAttemptsAt);
    connect(m_errors, &ErrorHistoryPane::copied, this, [this](int masked) {
        Q_EMIT told(tr("The escalation summary was copied.") + maskedNote(masked));
    });
    connect(m_phases, &PhasesPane::placeSelected, this, &SessionView::showPlace);
    connect(m_phases, &PhasesPane::placeActivated, this, &SessionView::activatePlace);
    connect(m_gates, &GatesPane::currentGateChanged, m_review, &ReviewPane::setCurrentGate);
    connect(m_review, &ReviewPane::reviewed, this, &SessionView::reviewed);
    connect(m_review, &ReviewPane::edited, this, &SessionView::reviewEdited);
    connect(m_gates, &GatesPane::evidenceActivated, this, &SessionView::evidenceActivated);
    connect(m_cause, &FirstCausePane::evidenceActivated, this, &SessionView::evidenceActivated);
    connect(m_review, &ReviewPane::leastHeightChanged, this, &SessionView::growWithNote);
    connect(m_review, &ReviewPane::caretMoved, this, &SessionView::bringCaret);
    connect(m_cause, &FirstCausePane::logRequested, this, &SessionView::showLog);
    connect(m_cause, &FirstCausePane::heightsChanged, m_splits, &SessionSplitters::shareLater);
    connect(m_phases, &PhasesPane::heightsChanged, m_splits, &SessionSplitters::shareLater);
    connect(m_gates, &GatesPane::heightsChanged, m_splits, &SessionSplitters::shareLater);
    connect(m_errors, &ErrorHistoryPane::heightsChanged, m_splits, &SessionSplitters::shareLater);
    connect(m_tabs, &SessionTabs::largeChanged, this, &SessionView::bringTabs);
    connect(m_tabs, &QTabWidget::currentChanged, this, &SessionView::bringPage);
    connect(m_tabs, &QTabWidget::currentChanged, this, &SessionView::commandsChanged);
    connect(m_phases, &PhasesPane::timeLineShown, this, &SessionView::commandsChanged);
    connect(m_cause, &FirstCausePane::failureActivated, this, &SessionView::showFailure);
    connect(m_errors, &ErrorHistoryPane::evidenceActivated, this, &SessionView::evidenceActivated);
    connect(m_errors, &ErrorHistoryPane::logRequested, this,
            [this] { showInLog(m_errors->currentEvidence(), m_errors->currentTime()); });
    for (SessionTableView *table : {m_handoffs, m_findings}) {
        const auto open = [this, table](int row) {
            if (row >= 0 && !table->table().row(row).evidence.isEmpty()) {
                Q_EMIT evidenceActivated(Evidence(table->table().row(row).evidence));
            }
        };
        connect(table, &SessionTableView::rowActivated, this, open);
        connect(table, &SessionTableView::linkActivated, this, open);
    }
    connect(m_logs, &LogsPane::fileActivated, this, &SessionView::fileActivated);
    connect(m_logs, &LogsPane::told, this, &SessionView::told);
    connect(m_handoffs, &SessionTableView::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            Q_EMIT handoffSelected(m_handoffs->table().row(row).position);
        }
    });
    connect(m_deliverables, &SessionTableView::rowActivated, this, [this](int row) {
        const auto deliverable = static_cast<size_t>(m_deliverables->table().row(row).position);
        Q_EMIT deliverableActivated(Deliverable(m_session->deliverables[deliverable]));
    });
    connect(m_deliverables, &SessionTableView::linkActivated, this, [this](int row) {
        Q_EMIT evidenceActivated(Evidence(m_deliverables->table().row(row).evidence));
    });
}

} // namespace baton
