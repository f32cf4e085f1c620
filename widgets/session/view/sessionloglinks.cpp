// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionloglinks.h"

#include "models/session/logs/sessionlogs.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/logspane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionpanes.h"
#include "widgets/style/icons.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

Evidence evidenceOf(const SessionTableView &table)
{
    const int row = table.currentRow();
    return row < 0 ? Evidence() : table.table().row(row).evidence;
}

/// The time span of the attempt or phase at @p place.
LogSpan spanOf(const Session &session, const PhasePlace &place)
{
    if (place.phase < 0 || static_cast<size_t>(place.phase) >= session.phases.size()) {
        return {};
    }
    const SessionPhase &phase = session.phases[static_cast<size_t>(place.phase)];
    const auto attempt = std::ranges::find(phase.attempts, place.attempt, &SessionAttempt::number);
    if (attempt == phase.attempts.end()) {
        return {phase.started, phase.ended};
    }
    return {attempt->started.isValid() ? attempt->started : phase.started, attempt->ended};
}

} // namespace

SessionLogLinks::SessionLogLinks(const SessionPanes &panes, QWidget *view)
    : QObject(view)
    , m_panes(panes)
    , m_view(view)
{
    addActions();
    connect(m_panes.phases, &PhasesPane::placeSelected, this, [this](const PhasePlace &place) {
        lookAt(m_session ? spanOf(*m_session, place) : LogSpan());
    });
    connect(m_panes.errors, &ErrorHistoryPane::currentErrorChanged, this,
            [this] { lookAt(m_panes.errors->currentTime()); });
    connect(m_panes.errors, &ErrorHistoryPane::logRequested, this,
            [this] { show(m_panes.errors->currentEvidence(), m_panes.errors->currentTime()); });
    connect(m_panes.cause, &FirstCausePane::logRequested, this, &SessionLogLinks::showLog);
}

void SessionLogLinks::addActions()
{
    SessionTableView *const errors = &m_panes.errors->table();
    SessionTableView *const consequences = &m_panes.cause->consequences();
    for (SessionTableView *table : {m_panes.handoffs, m_panes.deliverables, m_panes.findings,
                                    &m_panes.gates->criteria(), errors, consequences}) {
        addAction(
            table, [table] { return evidenceOf(*table); },
            [this, table, errors, consequences] {
                return table == errors      ? m_panes.errors->currentTime()
                    : table == consequences ? m_panes.cause->currentTime()
                    : m_session             ? timeAt(*m_session, evidenceOf(*table))
                                            : QDateTime();
            });
    }
    addAction(&m_panes.phases->grid(), [] { return Evidence(); }, [this] { return currentSpan(); });
}

void SessionLogLinks::addAction(QWidget *pane, const std::function<Evidence()> &evidence,
                                const std::function<LogSpan()> &time)
{
    auto *action = new QAction(icon(u"list"_s), tr("Show in the log"), pane);
    action->setObjectName(pane->objectName() + u"ShowInLog"_s);
    action->setShortcut(QKeySequence(u"Ctrl+Shift+L"_s));
    action->setShortcutContext(Qt::WidgetShortcut);
    pane->addAction(action);
    pane->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(action, &QAction::triggered, this,
            [this, evidence, time] { show(evidence(), time()); });
}

LogSpan SessionLogLinks::currentSpan() const
{
    return m_session ? spanOf(*m_session, m_panes.phases->currentPlace()) : LogSpan();
}

void SessionLogLinks::lookAt(const LogSpan &span) const
{
    if (span.isValid()) {
        m_panes.logs->setInterest(span);
    }
}

void SessionLogLinks::showSelected()
{
    const QWidget *focused = m_view->focusWidget();
    const QWidget *pane = focused && m_view->isAncestorOf(focused) ? focused : nullptr;
    const QList<QAction *> actions = (pane ? pane : &m_panes.phases->grid())->actions();
    const auto found = std::ranges::find_if(actions, [](const QAction *action) {
        return action->objectName().endsWith("ShowInLog"_L1);
    });
    if (found != actions.end()) {
        (*found)->trigger();
    } else {
        show({}, currentSpan());
    }
}

void SessionLogLinks::showLog(const QString &path, const LogSpan &span) const
{
    m_panes.tabs->setCurrentWidget(m_panes.logs);
    m_panes.tabs->setLarge(true);
    m_panes.showTabs();
    m_panes.phases->showCurrent();
    m_panes.logs->showTime(path, span);
}

LogView *SessionLogLinks::shownLog() const
{
    return m_panes.tabs->currentWidget() == m_panes.logs ? m_panes.logs->log() : nullptr;
}

/// Shows a line of a child session in the child's log; else the line of the evidence itself in a
/// log; else the place of @p span in the log.
void SessionLogLinks::show(const Evidence &evidence, const LogSpan &span)
{
    if (const Evidence own = m_session ? logOfOther(*m_session, evidence) : Evidence();
        !own.isEmpty()) {
        Q_EMIT evidenceActivated(own);
    } else if (m_session && isLogLine(*m_session, evidence)) {
        m_panes.tabs->setCurrentWidget(m_panes.logs);
        m_panes.showTabs();
        m_panes.logs->showLine(evidence.path, evidence.line);
    } else if (!m_session || logsOf(*m_session).isEmpty()) {
        Q_EMIT messageRequested(tr("This session has no log."));
    } else if (!span.isValid()) {
        Q_EMIT messageRequested(tr("The time of this is not known."));
    } else {
        showLog(logAt(*m_session, span.from), span);
    }
}

} // namespace baton
