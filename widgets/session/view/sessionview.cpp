// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionview.h"

#include "models/sessionviews/grid/elapsedtime.h"
#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/logspane.h"
#include "widgets/session/panes/reviewpane.h"
#include "widgets/session/tables/minuteclock.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/handoffcomparison.h"
#include "widgets/session/view/sessionfailureselection.h"
#include "widgets/session/view/sessionheader.h"
#include "widgets/session/view/sessionloglinks.h"
#include "widgets/session/view/sessionsplitters.h"
#include "widgets/text/copymasked.h"

#include <algorithm>
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

SessionView::SessionView(QWidget *parent)
    : QWidget(parent)
    , m_panes(this)
    , m_failures(new SessionFailureSelection(m_panes, this))
    , m_comparison(new HandoffComparison(m_panes, this))
    , m_logLinks(new SessionLogLinks(m_panes, this))
    , m_clock(new MinuteClock(this, [this](const QDateTime &now) { return letTimePass(now); }))
{
    setObjectName(u"sessionView"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::ClickFocus); // Tab moves to its parts, first to the buttons of the header
    connectPanes();
    connectTables();
}

void SessionView::connectPanes()
{
    connect(m_failures, &SessionFailureSelection::timeSelected, m_logLinks,
            [this](const QDateTime &time) { m_logLinks->lookAt(time); });
    connect(m_failures, &SessionFailureSelection::messageRequested, this,
            &SessionView::messageRequested);
    connect(m_failures, &SessionFailureSelection::messageWithdrawn, this,
            &SessionView::messageWithdrawn);
    connect(m_comparison, &HandoffComparison::compareRequested, this,
            &SessionView::compareRequested);
    connect(m_comparison, &HandoffComparison::messageRequested, this,
            &SessionView::messageRequested);
    connect(m_logLinks, &SessionLogLinks::evidenceActivated, this, &SessionView::evidenceActivated);
    connect(m_logLinks, &SessionLogLinks::messageRequested, this, &SessionView::messageRequested);
    connect(m_panes.phases, &PhasesPane::placeSelected, this, &SessionView::showPlace);
    connect(m_panes.phases, &PhasesPane::placeActivated, this, &SessionView::activatePlace);
    connect(m_panes.phases, &PhasesPane::timeLineShown, this, &SessionView::commandsChanged);
    connect(m_panes.gates, &GatesPane::currentGateChanged, m_panes.review,
            &ReviewPane::setCurrentGate);
    connect(m_panes.gates, &GatesPane::evidenceActivated, this, &SessionView::evidenceActivated);
    connect(m_panes.cause, &FirstCausePane::evidenceActivated, this,
            &SessionView::evidenceActivated);
    connect(m_panes.cause, &FirstCausePane::transcriptRequested, this,
            &SessionView::transcriptRequested);
    connect(m_panes.cause, &FirstCausePane::failureActivated, this, &SessionView::showFailure);
    connect(m_panes.errors, &ErrorHistoryPane::changesRequested, m_comparison,
            &HandoffComparison::compareAttempts);
    connect(m_panes.errors, &ErrorHistoryPane::evidenceActivated, this,
            &SessionView::evidenceActivated);
    connect(m_panes.errors, &ErrorHistoryPane::copied, this, [this](int masked) {
        Q_EMIT messageRequested(tr("The escalation summary was copied.") + maskedNote(masked));
    });
    connect(m_panes.review, &ReviewPane::reviewed, this, &SessionView::reviewed);
    connect(m_panes.review, &ReviewPane::edited, this, &SessionView::reviewEdited);
    connect(m_panes.review, &ReviewPane::leastHeightChanged, this,
            [this] { m_panes.growWithNote(); });
    connect(m_panes.review, &ReviewPane::caretMoved, this, [this] { m_panes.showCaret(); });
    SessionSplitters *const splits = m_panes.splits;
    connect(m_panes.cause, &FirstCausePane::heightsChanged, splits, &SessionSplitters::shareLater);
    connect(m_panes.phases, &PhasesPane::heightsChanged, splits, &SessionSplitters::shareLater);
    connect(m_panes.gates, &GatesPane::heightsChanged, splits, &SessionSplitters::shareLater);
    connect(m_panes.errors, &ErrorHistoryPane::heightsChanged, splits,
            &SessionSplitters::shareLater);
}

void SessionView::connectTables()
{
    connect(m_panes.tabs, &SessionTabs::largeChanged, this, [this] { m_panes.showTabs(); });
    connect(m_panes.tabs, &QTabWidget::currentChanged, this, [this] { m_panes.showPage(); });
    connect(m_panes.tabs, &QTabWidget::currentChanged, this, &SessionView::commandsChanged);
    for (SessionTableView *table : {m_panes.handoffs, m_panes.findings}) {
        const auto open = [this, table](int row) {
            if (row >= 0 && !table->table().row(row).evidence.isEmpty()) {
                Q_EMIT evidenceActivated(Evidence(table->table().row(row).evidence));
            }
        };
        connect(table, &SessionTableView::rowActivated, this, open);
        connect(table, &SessionTableView::linkActivated, this, open);
    }
    connect(m_panes.logs, &LogsPane::fileActivated, this, &SessionView::fileActivated);
    connect(m_panes.logs, &LogsPane::messageRequested, this, &SessionView::messageRequested);
    connect(m_panes.logs, &LogsPane::saveRequested, this, &SessionView::logSaveRequested);
    connect(m_panes.handoffs, &SessionTableView::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            Q_EMIT handoffSelected(m_panes.handoffs->table().row(row).position);
        }
    });
    SessionTableView *const deliverables = m_panes.deliverables;
    connect(deliverables, &SessionTableView::rowActivated, this, [this, deliverables](int row) {
        const auto position = static_cast<size_t>(deliverables->table().row(row).position);
        Q_EMIT deliverableActivated(Deliverable(m_session->deliverables[position]));
    });
    connect(deliverables, &SessionTableView::linkActivated, this, [this, deliverables](int row) {
        Q_EMIT evidenceActivated(Evidence(deliverables->table().row(row).evidence));
    });
}

void SessionView::setSession(std::shared_ptr<const Session> session, const QDateTime &now)
{
    m_given = std::move(session);
    m_givenAt = now;
    if (durationStillGrows(m_given->summary)) {
        m_clock->start();
    }
    if (m_isPreparing) {
        return; // it is prepared after the current one
    }
    if (isLarge(*m_given) || (m_session && isLarge(*m_session))) {
        prepare();
        return;
    }
    SessionViewChange change = changeOf(m_panes.models(), m_given, now);
    take(change);
}

/// Updates the durations of running rows to @p now.
bool SessionView::letTimePass(const QDateTime &now)
{
    const bool isGrowing = durationStillGrows(m_given->summary);
    if (isGrowing) {
        setSession(m_given, now);
    }
    return isGrowing;
}

/// Shows the main answer immediately, and the rows once they are created.
void SessionView::prepare()
{
    if (!m_session) {
        m_panes.header->setSession(*m_given, m_givenAt);
    }
    m_isPreparing = true;
    m_pool.start([this, models = m_panes.models(), session = m_given, now = m_givenAt] {
        auto change = std::make_shared<SessionViewChange>(changeOf(models, session, now));
        QMetaObject::invokeMethod(
            this,
            [this, change] {
                m_isPreparing = false;
                take(*change);
                // Deleting the previous rows takes as long as creating them.
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
    const bool isOwnChoice = m_failures->isUntouched(); // before the new state is shown
    m_panes.handoffs->setSelectionChosen(!isOwnChoice);
    m_session = change.session;
    m_comparison->setSession(m_session, change.attempts.has_value());
    m_logLinks->setSession(m_session);
    m_panes.take(change);
    m_failures->setSession(m_session, isOwnChoice);
    if (const auto wanted = std::exchange(m_wanted, {})) {
        wanted();
    }
}

QString SessionView::path() const
{
    return m_given->summary.place.path;
}

PhasePlace SessionView::currentPlace() const
{
    return m_panes.phases->currentPlace();
}

void SessionView::showPhase(const QString &id, const QString &match)
{
    if (!m_session) {
        m_wanted = [this, id, match] { showPhase(id, match); };
        return;
    }
    const auto phase = std::ranges::find(m_session->phases, id, &SessionPhase::id);
    if (phase != m_session->phases.end()) {
        m_panes.phases->setCurrentPlace(
            {static_cast<int>(phase - m_session->phases.begin()),
             phase->attempts.empty() ? 0 : phase->attempts.back().number});
        m_panes.phases->mark(match);
    }
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
        m_panes.phases->setCurrentPlace({shown.phase, shown.attempt});
    }
    m_panes.tabs->setCurrentWidget(m_panes.handoffs);
    m_panes.selectHandoffs({handoff});
}

/// False for a place of an earlier state during an update.
bool SessionView::isThere(const PhasePlace &place) const
{
    return m_session && place.phase >= 0
        && static_cast<size_t>(place.phase) < m_session->phases.size();
}

/// Selects the rows of an attempt together with it.
void SessionView::showPlace(const PhasePlace &place)
{
    if (!isThere(place)) {
        return;
    }
    const SessionPhase &phase = m_session->phases[static_cast<size_t>(place.phase)];
    if (const int gate = gateOfPhase(*m_session, place.phase); gate >= 0) {
        m_panes.gates->setCurrentGate(gate);
    }
    const auto attempt = std::ranges::find(phase.attempts, place.attempt, &SessionAttempt::number);
    if (attempt == phase.attempts.end()) {
        return;
    }
    if (!attempt->errors.empty()) {
        m_panes.errors->setCurrentError(attempt->errors.front());
    }
    m_panes.selectHandoffs(attempt->handoffs);
}

/// Opens the state of an attempt, a phase or a child.
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
    m_panes.tabs->setNote(isOn ? tr("following, new rows at the end") : QString(),
                          isOn ? Status::Running : Status::None);
    m_panes.handoffs->setFollowing(isOn);
}

bool SessionView::isTimeLine() const
{
    return m_panes.phases->isTimeLine();
}

void SessionView::setTimeLine(bool isOn)
{
    m_panes.phases->setTimeLine(isOn);
}

bool SessionView::hasSummary() const
{
    return !m_panes.errors->escalationSummary().isEmpty();
}

void SessionView::copySummary()
{
    m_panes.errors->copySummary();
}

void SessionView::addHeaderAction(QAction *action)
{
    m_panes.header->addButton(action);
}

void SessionView::setReviews(const Reviews &reviews)
{
    m_panes.review->setReviews(reviews);
    m_panes.tabs->setCount(m_panes.review, m_panes.review->count());
}

void SessionView::setReviewer(const QString &name)
{
    m_panes.review->setAuthor(name);
}

void SessionView::showFailure(const SessionFailure &failure)
{
    if (!m_session) {
        m_wanted = [this, failure] { showFailure(failure); };
        return;
    }
    m_failures->show(failure);
}

void SessionView::showNextFailure()
{
    m_failures->step(1);
}

void SessionView::showPreviousFailure()
{
    m_failures->step(-1);
}

void SessionView::compareAttempts()
{
    m_comparison->compare();
}

void SessionView::showSelectedInLog()
{
    m_logLinks->showSelected();
}

void SessionView::showLog(const QString &path, const LogSpan &span)
{
    m_logLinks->showLog(path, span);
}

LogView *SessionView::shownLog() const
{
    return m_logLinks->shownLog();
}

/// A log gets half of the window when the user opens it.
void SessionView::resizeEvent(QResizeEvent *event)
{
    constexpr int least = 272;
    m_panes.tabs->setLargeHeight(std::max(least, height() / 2));
    QWidget::resizeEvent(event);
    m_panes.splits->shareNow(); // even if the heights did not change
}

void SessionView::hideEvent(QHideEvent *event)
{
    m_failures->withdrawMessage();
    QWidget::hideEvent(event);
}

QList<QWidget *> SessionView::panes() const
{
    return m_panes.splits->inOrder();
}

void SessionView::focusInEvent(QFocusEvent *)
{
    m_panes.phases->setFocus(Qt::OtherFocusReason);
}

} // namespace baton
