// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionview.h"

#include "models/sessionviews/grid/elapsedtime.h"
#include "models/sessionviews/tables/sessiontablerows.h"
#include "widgets/session/grid/phasegridview.h"
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

#include <QAction>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

int gateOfPhase(const Session &session, int phase)
{
    int found = -1;
    for (size_t i = 0; i < session.gates.size(); ++i) {
        const SessionGate &gate = session.gates[i];
        const bool isFailed = gate.state() == CriterionState::Failed;
        if (gate.phase == phase && (found < 0 || isFailed)) {
            found = static_cast<int>(i);
        }
    }
    return found;
}

} // namespace

void SessionView::setSession(std::shared_ptr<const Session> session, const QDateTime &now)
{
    m_given = std::move(session);
    m_givenAt = now;
    if (durationStillGrows(m_given->summary)) {
        m_clock->start();
    }
    if (m_isPreparing) {
        return; // its turn comes after what is being prepared
    }
    if (isLarge(*m_given) || (m_session && isLarge(*m_session))) {
        prepare();
        return;
    }
    SessionViewChange change = changeOf(models(), m_given, now);
    take(change);
}

/// Running rows are shown as they stand @p now.
bool SessionView::letTimePass(const QDateTime &now)
{
    const bool isGrowing = durationStillGrows(m_given->summary);
    if (isGrowing) {
        setSession(m_given, now);
    }
    return isGrowing;
}

SessionModels SessionView::models() const
{
    return {.phases = &m_phases->grid().grid(),
            .handoffs = &m_handoffs->table(),
            .logs = &m_logs->table().table(),
            .deliverables = &m_deliverables->table(),
            .findings = &m_findings->table(),
            .errors = &m_errors->table().table(),
            .repaired = &m_cause->repaired().table()};
}

/// The answer comes first; the rows when they are made.
void SessionView::prepare()
{
    if (!m_session) {
        m_header->setSession(*m_given, m_givenAt);
    }
    m_isPreparing = true;
    m_pool.start([this, models = models(), session = m_given, now = m_givenAt] {
        auto change = std::make_shared<SessionViewChange>(changeOf(models, session, now));
        QMetaObject::invokeMethod(
            this,
            [this, change] {
                m_isPreparing = false;
                take(*change);
                // Deleting the former rows takes as long as it took to make them.
                m_pool.start([old = std::make_shared<SessionViewChange>(std::move(*change))] { });
                if (m_given != m_session) {
                    setSession(m_given, m_givenAt);
                }
            },
            Qt::QueuedConnection);
    });
}

void SessionView::take(SessionViewChange &change)
{
    const bool isOwnChoice = isUntouched(); // before anything of the new state is shown
    m_handoffs->setSelectionChosen(!isOwnChoice);
    m_session = change.session;
    m_header->setSession(*m_session, change.now);
    m_phases->take(change);
    m_review->setSession(m_session); // before the gates, whose choice it follows
    m_gates->setSession(m_session);
    m_cause->take(change);
    m_errors->take(change);
    fillTables(change);
    m_compare->setEnabled(change.attempts.has_value());
    m_compare->setToolTip(change.attempts
                              ? tr("Compare the handoffs of two attempts by field")
                              : tr("No two attempts have handoffs of the same kind to compare"));
    if (m_session->causes.empty()) {
        takeBackFailure();
    }
    if (m_failure < 0) {
        isOwnChoice ? selectFirst() : tellFailure();
    }
    m_splits->shareLater();
    if (const auto wanted = std::exchange(m_wanted, {})) {
        wanted();
    }
}

void SessionView::fillTables(SessionViewChange &change)
{
    m_handoffs->table().take(change.handoffs);
    m_logs->take(change);
    m_deliverables->table().take(change.deliverables);
    m_findings->table().take(change.findings);
    for (SessionTableView *table : {m_handoffs, m_deliverables, m_findings}) {
        m_tabs->setCount(table, table->table().rowCount());
    }
    m_tabs->setCount(m_logs, m_logs->table().table().rowCount());
    m_tabs->setTabVisible(m_tabs->indexOf(m_findings), m_findings->table().rowCount() > 0);
}

PhasePlace SessionView::currentPlace() const
{
    return m_phases->currentPlace();
}

void SessionView::showHandoff(int handoff)
{
    if (!m_session) {
        m_wanted = [this, handoff] { showHandoff(handoff); };
        return;
    }
    if (handoff < 0 || static_cast<size_t>(handoff) >= m_session->handoffs.size()) {
        return;
    }
    const SessionHandoff &shown = m_session->handoffs[static_cast<size_t>(handoff)];
    if (shown.phase >= 0) {
        m_phases->setCurrentPlace({shown.phase, shown.attempt});
    }
    m_tabs->setCurrentWidget(m_handoffs);
    selectHandoffs({handoff});
}

/// False for a place of a state before that is just being brought up to date.
bool SessionView::isThere(const PhasePlace &place) const
{
    return m_session && place.phase >= 0
        && static_cast<size_t>(place.phase) < m_session->phases.size();
}

/// The rows of an attempt are selected with it.
void SessionView::showPlace(const PhasePlace &place)
{
    if (!isThere(place)) {
        return;
    }
    const SessionPhase &phase = m_session->phases[static_cast<size_t>(place.phase)];
    if (const int gate = gateOfPhase(*m_session, place.phase); gate >= 0) {
        m_gates->setCurrentGate(gate);
    }
    const auto attempt = std::ranges::find(phase.attempts, place.attempt, &SessionAttempt::number);
    if (attempt == phase.attempts.end()) {
        return;
    }
    if (!attempt->errors.empty()) {
        m_errors->setCurrentError(attempt->errors.front());
    }
    selectHandoffs(attempt->handoffs);
}

void SessionView::selectHandoffs(const std::vector<int> &handoffs)
{
    QItemSelection rows;
    for (const int handoff : handoffs) { // they stand in the table as in the session
        const QModelIndex index = m_handoffs->indexOf(handoff);
        rows.select(index, index);
    }
    m_handoffs->selectionModel()->select(
        rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (!rows.isEmpty()) {
        m_handoffs->scrollTo(rows.first().topLeft());
    }
}

/// Shows the state of an attempt, a phase or a child.
void SessionView::activatePlace(const PhasePlace &place)
{
    if (!isThere(place)) {
        return;
    }
    const SessionPhase &phase = m_session->phases[static_cast<size_t>(place.phase)];
    const auto attempt = std::ranges::find(phase.attempts, place.attempt, &SessionAttempt::number);
    if (attempt != phase.attempts.end() && !attempt->handoffs.empty()) {
        const auto last = static_cast<size_t>(attempt->handoffs.back());
        Q_EMIT evidenceActivated(Evidence(m_session->handoffs[last].at));
    } else if (attempt != phase.attempts.end() && !attempt->evidence.isEmpty()) {
        Q_EMIT evidenceActivated(Evidence(attempt->evidence));
    } else if (!phase.sessionPath.isEmpty()) {
        Q_EMIT sessionActivated(QString(phase.sessionPath));
    } else if (!phase.evidence.isEmpty()) {
        Q_EMIT evidenceActivated(Evidence(phase.evidence));
    }
}

void SessionView::setFollowed(bool isOn)
{
    m_tabs->setNote(isOn ? tr("following, new rows at the end") : QString(),
                    isOn ? Status::Running : Status::None);
    m_handoffs->setFollowing(isOn);
}

void SessionView::setLogPathChooser(const std::function<QString(const QString &)> &chooser)
{
    m_logs->setPathChooser(chooser);
}

bool SessionView::isTimeLine() const
{
    return m_phases->isTimeLine();
}

void SessionView::setTimeLine(bool isOn)
{
    m_phases->setTimeLine(isOn);
}

bool SessionView::hasSummary() const
{
    return !m_errors->escalationSummary().isEmpty();
}

void SessionView::copySummary()
{
    m_errors->copySummary();
}

void SessionView::addHeaderAction(QAction *action)
{
    m_header->addButton(action);
}

QList<QWidget *> SessionView::panes() const
{
    return m_splits->inOrder();
}

void SessionView::focusInEvent(QFocusEvent *)
{
    m_phases->setFocus(Qt::OtherFocusReason);
}

} // namespace baton
