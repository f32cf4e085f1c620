// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/view/sessionfailureselection.h"

#include "widgets/session/grid/phasespane.h"
#include "widgets/session/panes/errorhistorypane.h"
#include "widgets/session/panes/firstcausepane.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionpanes.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

/// All open failures: a first cause, its consequences, the next cause.
std::vector<const SessionFailure *> failuresOf(const Session &session)
{
    std::vector<const SessionFailure *> all;
    for (const FirstCause &cause : session.causes) {
        all.push_back(&cause.failure);
        for (const SessionFailure &consequence : cause.consequences) {
            all.push_back(&consequence);
        }
    }
    return all;
}

bool holds(const auto &list, const auto &value, auto... member)
{
    return std::ranges::find(list, value, member...) != std::ranges::end(list);
}

int causeOf(const Session &session, const SessionFailure &failure)
{
    for (size_t i = 0; i < session.causes.size(); ++i) {
        const FirstCause &cause = session.causes[i];
        if (cause.failure == failure || holds(cause.consequences, failure)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

/// The gate that judged a document with @p failure; -1 if none did.
int gateOf(const Session &session, const SessionFailure &failure)
{
    const auto tellsOfIt = [&failure](const Evidence &seen) {
        return !seen.isEmpty() && holds(failure.evidence, seen.path, &Evidence::path);
    };
    const auto found = std::ranges::find_if(session.gates, [&](const SessionGate &gate) {
        return gate.phase == failure.phase && std::ranges::any_of(gate.evidence, tellsOfIt);
    });
    return found == session.gates.end() ? -1 : static_cast<int>(found - session.gates.begin());
}

/// True if the session consists only of the findings about its files.
bool isBroken(const Session &session)
{
    const bool isUnread = session.summary.status == RunStatus::Unknown || session.handoffs.empty();
    return isUnread && holds(session.findings, Severity::Error, &SessionFinding::severity);
}

} // namespace

SessionFailureSelection::SessionFailureSelection(const SessionPanes &panes, QObject *parent)
    : QObject(parent)
    , m_panes(panes)
{
}

bool SessionFailureSelection::isUntouched() const
{
    return m_ownPlace.phase < 0
        || (m_panes.phases->currentPlace() == m_ownPlace
            && m_panes.gates->currentGate() == m_ownGate && m_panes.handoffs->currentRow() < 0);
}

void SessionFailureSelection::setSession(std::shared_ptr<const Session> session, bool isOwnChoice)
{
    m_session = std::move(session);
    if (m_session->causes.empty()) {
        withdrawMessage();
        m_told = Told::Nothing;
    }
    if (m_failure < 0) {
        isOwnChoice ? selectFirst() : tell();
    }
}

void SessionFailureSelection::tell()
{
    const bool isOver = isFailure(m_session->summary.status);
    const Told toTell = m_session->causes.empty() ? Told::Nothing
        : isOver                                  ? Told::FailedSession
                                                  : Told::Failure;
    if (toTell <= m_told) {
        return;
    }
    m_told = toTell;
    Q_EMIT messageRequested(message());
}

QString SessionFailureSelection::message() const
{
    return m_told == Told::FailedSession
        ? tr("The session has failed. F8 goes to the failure.")
        : tr("Something in the session has failed. F8 goes to the failure.");
}

void SessionFailureSelection::withdrawMessage()
{
    if (m_told != Told::Nothing) {
        Q_EMIT messageWithdrawn(message());
    }
}

/// Selects the first failure once there is one; before that, the running phase.
void SessionFailureSelection::selectFirst()
{
    if (m_ownPlace.phase < 0 && isBroken(*m_session)) {
        m_panes.tabs->setCurrentWidget(m_panes.findings);
    }
    if (!m_session->causes.empty()) {
        m_failure = 0;
        show(m_session->causes.front().failure);
    } else if (m_panes.phases->currentPlace().phase < 0) {
        m_panes.phases->setCurrentPlace({std::max(0, m_session->currentPhase), 0});
    }
    m_ownPlace = m_panes.phases->currentPlace();
    m_ownGate = m_panes.gates->currentGate();
}

void SessionFailureSelection::show(const SessionFailure &failure)
{
    if (const int cause = causeOf(*m_session, failure); cause >= 0) {
        const auto all = failuresOf(*m_session);
        const auto isIt = [&failure](const SessionFailure *one) { return *one == failure; };
        m_failure = static_cast<int>(std::ranges::find_if(all, isIt) - all.begin());
        m_panes.cause->setCurrentCause(cause);
        showConsequence(failure);
    }
    m_panes.phases->setCurrentPlace({failure.phase, failure.attempt});
    using What = SessionFailure::What;
    if (const int gate = failure.what == What::Gate ? failure.index : gateOf(*m_session, failure);
        gate >= 0) {
        m_panes.gates->setCurrentGate(gate);
    }
    if (failure.what == What::Gate || failure.what == What::Handoff) {
        m_panes.errors->setCurrentError(-1); // of the same attempt, but about another subject
    }
    if (failure.what == What::Error) {
        m_panes.errors->setCurrentError(failure.index);
    } else if (failure.what == What::Handoff) {
        m_panes.tabs->setCurrentWidget(m_panes.handoffs);
        m_panes.selectHandoffs({failure.index});
    } else if (failure.what == What::Finding) {
        m_panes.tabs->setCurrentWidget(m_panes.findings);
        m_panes.findings->setCurrentRow(failure.index);
    }
    Q_EMIT timeSelected(failure.time);
}

/// Expands the consequences of the cause if @p failure is one of them.
void SessionFailureSelection::showConsequence(const SessionFailure &failure)
{
    const auto cause = static_cast<size_t>(m_panes.cause->currentCause());
    const auto &all = m_session->causes[cause].consequences;
    const auto found = std::ranges::find(all, failure);
    m_panes.cause->setCurrentConsequence(
        found == all.end() ? -1 : static_cast<int>(found - all.begin()));
}

void SessionFailureSelection::step(int by)
{
    const auto all = m_session ? failuresOf(*m_session) : std::vector<const SessionFailure *>();
    if (all.empty()) {
        Q_EMIT messageRequested(tr("No failure is open."));
        return;
    }
    const int count = static_cast<int>(all.size());
    const int first = by > 0 ? 0 : count - 1;
    const int wanted =
        m_failure < 0 ? first : (std::min(m_failure, count - 1) + by + count) % count;
    const SessionFailure &failure = *all[static_cast<size_t>(wanted)];
    show(failure);
    m_failure = wanted; // even if another one has the same text
    Q_EMIT messageRequested(
        tr("Failure %1 of %2: %3").arg(m_failure + 1).arg(count).arg(failure.title));
}

} // namespace baton
