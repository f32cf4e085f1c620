// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// From what a session shows to its logs at that time.
#include "models/session/logs/sessionlogs.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/logspane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionsplitters.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QAction>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

Evidence evidenceOf(const SessionTableView &table)
{
    const int row = table.currentRow();
    return row < 0 ? Evidence() : table.table().row(row).evidence;
}

/// From when until when the attempt or phase at @p place ran.
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

void SessionView::addLogAction(QWidget *pane, const std::function<Evidence()> &evidence,
                               const std::function<LogSpan()> &time)
{
    auto *action = new QAction(icon(u"list"_s), tr("Show in the log"), pane);
    action->setObjectName(pane->objectName() + u"ShowInLog"_s);
    action->setShortcut(QKeySequence(u"Ctrl+Shift+L"_s));
    action->setShortcutContext(Qt::WidgetShortcut);
    pane->addAction(action);
    pane->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(action, &QAction::triggered, this,
            [this, evidence, time] { showInLog(evidence(), time()); });
}

/// Logs that are read from now on are shown as they were then.
void SessionView::lookAt(const LogSpan &span)
{
    if (span.isValid()) {
        m_logs->setInterest(span);
    }
}

void SessionView::addLogActions()
{
    connect(m_phases, &PhasesPane::placeSelected, this, [this](const PhasePlace &place) {
        lookAt(m_session ? spanOf(*m_session, place) : LogSpan());
    });
    connect(m_errors, &ErrorHistoryPane::currentErrorChanged, this,
            [this] { lookAt(m_errors->currentTime()); });
    for (SessionTableView *table : {m_handoffs, m_deliverables, m_findings, &m_gates->criteria(),
                                    &m_errors->table(), &m_cause->consequences()}) {
        addLogAction(
            table, [table] { return evidenceOf(*table); },
            [this, table] {
                return table == &m_errors->table()      ? m_errors->currentTime()
                    : table == &m_cause->consequences() ? m_cause->currentTime()
                    : m_session                         ? timeAt(*m_session, evidenceOf(*table))
                                                        : QDateTime();
            });
    }
    addLogAction(
        &m_phases->grid(), [] { return Evidence(); },
        [this] { return m_session ? spanOf(*m_session, currentPlace()) : LogSpan(); });
}

void SessionView::showSelectedInLog()
{
    const QWidget *pane = focusWidget() && isAncestorOf(focusWidget()) ? focusWidget() : nullptr;
    const QList<QAction *> actions = (pane ? pane : &m_phases->grid())->actions();
    const auto found = std::ranges::find_if(actions, [](const QAction *action) {
        return action->objectName().endsWith("ShowInLog"_L1);
    });
    if (found != actions.end()) {
        (*found)->trigger();
    } else {
        showInLog({}, m_session ? spanOf(*m_session, currentPlace()) : LogSpan());
    }
}

/// A log is read in half of the window, when somebody asks for it.
void SessionView::resizeEvent(QResizeEvent *event)
{
    constexpr int least = 272;
    m_tabs->setLargeHeight(std::max(least, height() / 2));
    QWidget::resizeEvent(event);
    m_splits->shareNow(); // also where they are as high as before
}

/// Brings requested tabs in sight in a window that is too low for all panes.
void SessionView::bringTabs()
{
    if (isVisible()) {
        m_splits->shareNow();
        m_scroll->ensureWidgetVisible(m_tabs, 0, 0);
    }
}

/// On the way from page to page nothing moves if one of them can be read.
void SessionView::bringPage()
{
    constexpr int least = measures::tabHeight + measures::tableHeaderHeight + 2 * measures::row;
    if (m_tabs->visibleRegion().boundingRect().height() < least) {
        bringTabs();
    }
}

void SessionView::showLog(const QString &path, const LogSpan &span)
{
    m_tabs->setCurrentWidget(m_logs);
    m_tabs->setLarge(true);
    bringTabs();
    m_phases->showCurrent();
    m_logs->showTime(path, span);
}

LogView *SessionView::shownLog() const
{
    return m_tabs->currentWidget() == m_logs ? m_logs->log() : nullptr;
}

/// Shows a line of a session that this one started in that one's log. Else the line of the evidence
/// itself in a log; else the place of @p span in the log.
void SessionView::showInLog(const Evidence &evidence, const LogSpan &span)
{
    if (const Evidence own = m_session ? logOfOther(*m_session, evidence) : Evidence();
        !own.isEmpty()) {
        Q_EMIT evidenceActivated(own);
    } else if (m_session && isLogLine(*m_session, evidence)) {
        m_tabs->setCurrentWidget(m_logs);
        bringTabs();
        m_logs->showLine(evidence.path, evidence.line);
    } else if (!m_session || logsOf(*m_session).isEmpty()) {
        Q_EMIT told(tr("This session has no log."));
    } else if (!span.isValid()) {
        Q_EMIT told(tr("Nothing tells when this happened."));
    } else {
        showLog(logAt(*m_session, span.from), span);
    }
}

} // namespace baton
