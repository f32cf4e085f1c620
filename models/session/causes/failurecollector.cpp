// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/failurecollector.h"

#include "models/session/causes/failureorder.h"
#include "models/session/causes/handofffailures.h"
#include "models/session/causes/resolution.h"
#include "models/session/errors/errorhistory.h"
#include "models/session/errors/retrycounters.h"
#include "models/session/logs/sessionlogs.h"
#include "models/session/value/phasetree.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using What = SessionFailure::What;

} // namespace

FailureCollector::FailureCollector(const Session &session, bool isInOrder)
    : m_session(session)
    , m_isInOrder(isInOrder)
{
}

Failures FailureCollector::collect()
{
    addErrors();
    addDocuments();
    addAttempts();
    addFindings();
    addHomeless();
    addUnreached();
    addSession();
    addContradiction();
    FailureOrder(m_session, m_isInOrder).sort(m_failures.open);
    return std::move(m_failures);
}

const SessionPhase *FailureCollector::phaseAt(int phase) const
{
    return phase < 0 ? nullptr : &m_session.phases[size_t(phase)];
}

void FailureCollector::add(SessionFailure failure)
{
    const SessionPhase *phase = phaseAt(failure.phase);
    if (phase && !phase->log.isEmpty()
        && std::ranges::find(failure.evidence, phase->log) == failure.evidence.end()) {
        failure.evidence.insert(failure.evidence.end(), phase->log);
    }
    const Resolution resolution = resolutionOf(m_session, failure);
    if (resolution.rule.isEmpty()) {
        m_failures.open.push_back(std::move(failure));
    } else {
        failure.rule = resolution.rule;
        failure.isPassedOver = resolution.isPassedOver;
        m_failures.repaired.push_back(std::move(failure));
    }
}

void FailureCollector::addErrors()
{
    for (size_t i = 0; i < m_session.errors.size(); ++i) {
        const SessionError &error = m_session.errors[i];
        if (isCoveredByAttempt(error)) {
            continue;
        }
        const bool isOfNoPhase = error.phase < 0 && !m_session.phases.empty();
        SessionFailure failure{What::Error,     static_cast<int>(i), error.phase,   error.attempt,
                               error.time,      titleOf(error),      error.message, {},
                               {error.evidence}};
        if (isLogLine(m_session, error.alsoAt)) {
            failure.evidence.push_back(error.alsoAt);
        }
        const Resolution resolution = resolutionOf(m_session, failure);
        const bool isOver = resolution.rule.isEmpty()
            || (resolution.isPassedOver && !failsForGood(m_session, error.phase));
        if (!error.repairedBy.isEmpty() && isOver) {
            failure.rule =
                SessionTranslations::tr("it was over later: %1").arg(error.repairedBy.simplified());
            m_failures.repaired.push_back(std::move(failure));
            continue;
        }
        if (isOfNoPhase && resolution.rule.isEmpty()) {
            m_homeless.push_back(std::move(failure));
            continue;
        }
        add(std::move(failure));
    }
}

/// An error of a phase that does not exist counts only if no other failure is known: its
/// consequences are unknown.
void FailureCollector::addHomeless()
{
    if (m_failures.open.empty()) {
        m_failures.open = std::move(m_homeless);
    }
}

QString FailureCollector::titleOf(const SessionError &error) const
{
    const SessionPhase *phase = phaseAt(error.phase);
    if (!error.type.isEmpty()) {
        return error.type;
    }
    return phase && !phase->sessionPath.isEmpty() ? phase->title : SessionTranslations::tr("error");
}

/// A run after the first that failed represents its errors.
bool FailureCollector::isCoveredByAttempt(const SessionError &error) const
{
    const SessionPhase *phase = phaseAt(error.phase);
    const auto number = static_cast<size_t>(error.attempt);
    return phase && number > 1 && number <= phase->attempts.size()
        && isFailure(phase->attempts[number - 1].status);
}

/// A superseded handoff reports its failure itself.
void FailureCollector::addDocuments()
{
    for (SessionFailure &failure : handoffFailures(m_session)) {
        if (failure.rule.isEmpty()) {
            add(std::move(failure));
        } else {
            m_failures.repaired.push_back(std::move(failure));
        }
    }
}

/// Runs that failed without an error of their own, and every run after the first.
void FailureCollector::addAttempts()
{
    for (size_t i = 0; i < m_session.phases.size(); ++i) {
        const SessionPhase &phase = m_session.phases[i];
        for (const SessionAttempt &attempt : phase.attempts) {
            const bool isReported = !attempt.errors.empty();
            const bool isFirst = &attempt == &phase.attempts.front();
            if (!isFailure(attempt.status) || (isReported && isFirst)) {
                continue;
            }
            // Facts about later runs only do not say how the first one failed.
            const int last = attempt.summary.isEmpty() ? mostAttempts : attempt.number;
            if (isFirst && isSomethingKnown(static_cast<int>(i), last)) {
                continue;
            }
            add({What::Attempt,
                 attempt.number,
                 static_cast<int>(i),
                 attempt.number,
                 timeOf(attempt),
                 phase.attempts.size() > 1 ? SessionTranslations::tr("%1, attempt %2")
                                                 .arg(phase.title)
                                                 .arg(attempt.number)
                                           : phase.title,
                 !attempt.summary.isEmpty() ? attempt.summary
                     : phase.word.isEmpty() ? phase.reason
                                            : phase.word,
                 {},
                 {attempt.evidence}});
        }
    }
}

/// A run failed when it met its error, also where it ended later.
QDateTime FailureCollector::timeOf(const SessionAttempt &attempt) const
{
    const SessionError *error = decisiveError(m_session, attempt);
    const QDateTime met = error ? error->time : QDateTime();
    return met.isValid() ? met : attempt.ended;
}

/// True where something of @p phase failed in a run up to @p last.
bool FailureCollector::isSomethingKnown(int phase, int last) const
{
    return std::ranges::any_of(m_failures.open, [=](const SessionFailure &failure) {
        return failure.phase == phase && failure.attempt <= last;
    });
}

/// Adds the findings that keep the session from being read whole.
void FailureCollector::addFindings()
{
    static const QStringList rules{u"session.state-unreadable"_s, u"session.file-unreadable"_s};
    for (size_t i = 0; i < m_session.findings.size(); ++i) {
        const SessionFinding &finding = m_session.findings[i];
        if (rules.contains(finding.rule)) {
            add({What::Finding,
                 static_cast<int>(i),
                 -1,
                 0,
                 {},
                 lastNameOf(finding.evidence.path),
                 finding.message,
                 {},
                 {finding.evidence}});
        }
    }
}

/// Adds the phases that were never begun because something before them failed.
void FailureCollector::addUnreached()
{
    if (!isFailure(m_session.summary.status) || m_failures.open.empty()) {
        return;
    }
    const int last = std::ranges::max(m_failures.open, {}, &SessionFailure::phase).phase;
    if (last < 0) { // nothing says how far it came
        return;
    }
    for (size_t i = 0; i < m_session.phases.size(); ++i) {
        const SessionPhase &phase = m_session.phases[i];
        const bool isWithout =
            phase.status == RunStatus::NotReached || phase.status == RunStatus::Invalidated;
        if (isWithout && topPhase(m_session, static_cast<int>(i)) > topPhase(m_session, last)) {
            m_failures.open.push_back({What::Phase,
                                       static_cast<int>(i),
                                       static_cast<int>(i),
                                       0,
                                       {},
                                       phase.title,
                                       phase.reason,
                                       {},
                                       {}});
        }
    }
}

void FailureCollector::addSession()
{
    // A folder of sessions or handoffs fails with them, and has no failure of its own.
    const bool isHome =
        !m_session.phases.empty() && !m_session.phases.front().sessionPath.isEmpty();
    const bool isReported = !m_session.summary.place.stateFile.isEmpty();
    if (isFailure(m_session.summary.status) && isReported && !isHome && !hasOwnFailedRow()) {
        m_failures.open.push_back({What::Session,
                                   -1,
                                   -1,
                                   0,
                                   m_session.summary.ended,
                                   m_session.summary.title,
                                   {},
                                   {},
                                   {}});
    }
}

/// Adds the flaw of a session that calls itself complete, if nothing in it failed.
void FailureCollector::addContradiction()
{
    static const QStringList rules{u"session.complete-with-failure"_s, u"session.result-differs"_s,
                                   u"session.accepted-failure"_s, u"session.deliverable-missing"_s,
                                   u"session.step-missing"_s};
    const SessionSummary &summary = m_session.summary;
    if (summary.status != RunStatus::Succeeded || summary.flaw.isEmpty()
        || !m_failures.open.empty()) {
        return;
    }
    const auto found = std::ranges::find_if(m_session.findings, [](const SessionFinding &finding) {
        return rules.contains(finding.rule);
    });
    if (found != m_session.findings.end()) {
        m_failures.open.push_back({What::Finding,
                                   static_cast<int>(found - m_session.findings.begin()),
                                   -1,
                                   0,
                                   {},
                                   lastNameOf(found->evidence.path),
                                   found->message,
                                   {},
                                   {found->evidence}});
    }
}

/// True if the session has a row of its own that failed.
bool FailureCollector::hasOwnFailedRow() const
{
    const bool isRow =
        !m_session.phases.empty() && m_session.phases.front().id == m_session.summary.id;
    return isRow && std::ranges::any_of(m_failures.open, [](const SessionFailure &failure) {
               return failure.what == What::Attempt && failure.phase == 0;
           });
}

} // namespace baton
