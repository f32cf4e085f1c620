// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/findings/phasecontradictions.h"

#include "models/session/errors/attemptnumbers.h"
#include "models/session/findings/namedfiles.h"
#include "models/session/value/sessiontexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class PhaseJudge
{
public:
    explicit PhaseJudge(SessionDraft &draft)
        : m_draft(draft)
        , m_session(draft.session)
    {
    }

    void run()
    {
        const bool isTable = isTold();
        for (size_t i = 0; i < m_session.phases.size(); ++i) {
            if (isTable) {
                judgeOrder(static_cast<int>(i));
                findMissingFiles(m_draft, i);
                judgeResult(static_cast<int>(i));
                judgeApproval(static_cast<int>(i));
                judgeRetries(static_cast<int>(i));
            }
            judgeTimes(i);
        }
        if (isTable) {
            judgeUnknownHandoffs();
            judgeStatus();
        }
    }

private:
    /// Only what the state says itself can be contradicted.
    [[nodiscard]] bool isTold() const
    {
        return m_draft.reading().rows == SessionReading::Rows::State && m_draft.layout
            && m_draft.state.isThere();
    }

    [[nodiscard]] bool hasEnded() const
    {
        const RunStatus status = m_session.summary.status;
        return isFailure(status) || status == RunStatus::Succeeded || status == RunStatus::Aborted;
    }

    void find(const QString &rule, Severity severity, const QString &message,
              const Evidence &evidence)
    {
        m_draft.find(rule, severity, message, evidence);
    }

    /// A later phase cannot be over while an earlier one still runs.
    void judgeOrder(int index)
    {
        const SessionPhase &phase = m_session.phases[size_t(index)];
        const bool isGoing =
            phase.status == RunStatus::Running || phase.status == RunStatus::NotReached;
        if (!isGoing || !m_draft.reading().phases.isLinear || phase.parent >= 0
            || !m_draft.isStateWhole()) {
            return;
        }
        const bool isPassed = phase.status == RunStatus::Running && m_session.currentPhase > index
            && m_session.phases[size_t(m_session.currentPhase)].parent == phase.parent;
        if (isPassed) {
            find(u"session.phase-order"_s, Severity::Warning,
                 (hasEnded()
                      ? SessionTexts::tr("The session ended in %1, but %2 before it never ended")
                      : SessionTexts::tr("The session stands at %1, but %2 before it is still "
                                         "running"))
                     .arg(m_session.phases[size_t(m_session.currentPhase)].title, phase.title),
                 m_draft.state.evidence(m_draft.reading().state.status));
            return;
        }
        for (size_t i = size_t(index) + 1; i < m_session.phases.size(); ++i) {
            const SessionPhase &later = m_session.phases[i];
            if (later.parent == phase.parent && later.status == RunStatus::Succeeded) {
                find(u"session.phase-order"_s, Severity::Warning,
                     SessionTexts::tr("%1 is complete, but %2 before it is %3")
                         .arg(later.title, phase.title,
                              phase.status == RunStatus::Running ? SessionTexts::tr("still running")
                                                                 : SessionTexts::tr("not done")),
                     phase.evidence.isEmpty() ? later.evidence : phase.evidence);
                return;
            }
        }
    }

    /// The state may call complete what its own handoffs and gates refuse.
    void judgeResult(int index)
    {
        const SessionPhase &phase = m_session.phases[size_t(index)];
        if (phase.status != RunStatus::Succeeded || !m_draft.told[size_t(index)].isTold) {
            return;
        }
        for (const SessionHandoff &handoff : m_session.handoffs) {
            if (handoff.phase == index && !handoff.isSuperseded
                && handoff.report.count(Severity::Error) > 0) {
                find(u"session.accepted-failure"_s, Severity::Warning,
                     SessionTexts::tr(
                         "The state says that %1 is complete, but its receiver would not "
                         "accept %2")
                         .arg(phase.title, handoff.at.path.section(u'/', -1)),
                     handoff.at);
            }
        }
        for (const SessionGate &gate : m_session.gates) {
            if (gate.phase == index && !gate.isSkipped && !gate.isOfEarlierRun
                && gate.state() == CriterionState::Failed) {
                find(u"session.accepted-failure"_s, Severity::Warning,
                     SessionTexts::tr("The state says that %1 is complete, but gate %2 fails")
                         .arg(phase.title, gate.result.id),
                     phase.evidence);
            }
        }
    }

    /// The latest review of a phase decides, whatever the state says that it decided.
    void judgeApproval(int index)
    {
        const PhaseTable &table = m_draft.reading().phases;
        const PhaseTold &told = m_draft.told[size_t(index)];
        const JsonPointer at = told.row && !table.approval.isRoot()
            ? joined(told.row->at, table.approval)
            : JsonPointer();
        const QString said = at.isRoot() ? QString() : m_draft.state.text(at);
        for (size_t i = m_session.handoffs.size(); i-- > 0 && !said.isEmpty();) { // by time
            const SessionHandoff &handoff = m_session.handoffs[i];
            const QString decided = handoff.phase == index && !handoff.isSuperseded
                ? textIn(m_draft, i, table.approvals)
                : QString();
            if (decided.isEmpty()) {
                continue;
            }
            if (decided.compare(said, Qt::CaseInsensitive) != 0) {
                find(u"session.approval-differs"_s, Severity::Warning,
                     SessionTexts::tr("The state says that the review of %1 is %2, but %3 says %4")
                         .arg(m_session.phases[size_t(index)].title, said,
                              handoff.at.path.section(u'/', -1), decided),
                     m_draft.state.evidence(at));
            }
            return;
        }
    }

    /// The state's counter, the histories and the numbers of the tasks tell of the same runs.
    void judgeRetries(int index)
    {
        const SessionPhase &phase = m_session.phases[size_t(index)];
        const int told = toldRetries(m_draft, index);
        int last = 0;
        for (const SessionAttempt &attempt : phase.attempts) {
            const bool isSeen = !attempt.errors.empty() || !attempt.handoffs.empty();
            last = isSeen ? attempt.number : last;
        }
        const bool isFollowed =
            std::ranges::any_of(m_session.handoffs, [index](const SessionHandoff &handoff) {
                return handoff.phase == index && !handoff.kept.isEmpty();
            });
        if (told < 0 || last <= told + 1 || isFollowed) {
            return;
        }
        const std::vector<int> &retries = m_draft.told[size_t(index)].retries;
        const auto counter = std::ranges::max_element(retries) - retries.begin();
        find(u"session.retries-differ"_s, Severity::Warning,
             SessionTexts::tr("%1 is said to have used %n retries, but attempt %2 of it is told of",
                              nullptr, told)
                 .arg(phase.title)
                 .arg(last),
             m_draft.state.evidence(joined(m_draft.told[size_t(index)].row->at,
                                           m_draft.reading().phases.retries[size_t(counter)].at)));
    }

    /// Where the end of @p phase is told.
    [[nodiscard]] Evidence endOf(size_t phase) const
    {
        const PhaseRow *row = m_draft.told[phase].row;
        const JsonPointer &ended = m_draft.reading().phases.ended;
        return row && !ended.isRoot() ? m_draft.state.evidence(joined(row->at, ended))
                                      : m_session.phases[phase].evidence;
    }

    void judgeTimes(size_t index)
    {
        const SessionPhase &phase = m_session.phases[index];
        const JsonPointers &places = m_draft.reading().state.updated;
        const QDateTime updated =
            m_draft.state.time(places.empty() ? JsonPointer() : places.front());
        // Where the state is older than the session itself, that is said.
        const bool isOld =
            m_session.summary.started.isValid() && updated < m_session.summary.started;
        if (phase.ended.isValid() && phase.started.isValid() && phase.ended < phase.started) {
            find(u"session.time-order"_s, Severity::Warning,
                 SessionTexts::tr("%1 ended before it began").arg(phase.title), phase.evidence);
        } else if (phase.ended.isValid() && updated.isValid() && !isOld && updated < phase.ended) {
            find(u"session.time-order"_s, Severity::Warning,
                 SessionTexts::tr("%1 ended after the state was written for the last time")
                     .arg(phase.title),
                 endOf(index));
        }
    }

    /// A handoff of a phase that the state has not begun.
    void judgeUnknownHandoffs()
    {
        for (const SessionHandoff &handoff : m_session.handoffs) {
            const QString name = handoff.at.path.section(u'/', -1);
            if (!m_draft.isStateWhole() || handoff.isSuperseded) {
                continue;
            }
            if (handoff.phase < 0 && !m_session.phases.empty()) {
                find(u"session.handoff-unknown"_s, Severity::Note,
                     SessionTexts::tr("%1 belongs to no phase of the session").arg(name),
                     handoff.at);
            } else if (handoff.phase >= 0
                       && m_session.phases[size_t(handoff.phase)].status == RunStatus::NotReached) {
                find(u"session.handoff-unknown"_s, Severity::Warning,
                     SessionTexts::tr("%1 is there, but the state says that %2 has not begun")
                         .arg(name, m_session.phases[size_t(handoff.phase)].title),
                     handoff.at);
            }
        }
    }

    [[nodiscard]] bool hasFailed() const
    {
        const auto isOpen = [](const SessionError &error) {
            return error.result == RunStatus::Failed && !error.isPassedOver;
        };
        const auto isRefused = [](const SessionHandoff &handoff) {
            return !handoff.isSuperseded && handoff.report.count(Severity::Error) > 0;
        };
        const auto fails = [](const SessionGate &gate) {
            return !gate.isSkipped && gate.state() == CriterionState::Failed;
        };
        const auto isBad = [](const SessionPhase &phase) { return isFailure(phase.status); };
        return std::ranges::any_of(m_session.errors, isOpen)
            || std::ranges::any_of(m_session.handoffs, isRefused)
            || std::ranges::any_of(m_session.gates, fails)
            || std::ranges::any_of(m_session.phases, isBad);
    }

    void judgeStatus()
    {
        const SessionSummary &summary = m_session.summary;
        const Evidence evidence = m_draft.state.evidence(m_draft.reading().state.status);
        if (summary.status == RunStatus::Failed && m_draft.isStateWhole() && !hasFailed()) {
            find(u"session.failed-without-failure"_s, Severity::Warning,
                 SessionTexts::tr(
                     "The state says that the session failed, but everything in it passed"),
                 evidence);
        }
        const auto bad = std::ranges::find_if(m_session.phases, [](const SessionPhase &phase) {
            return isFailure(phase.status) && phase.parent < 0;
        });
        if (summary.status == RunStatus::Succeeded && bad != m_session.phases.end()) {
            find(u"session.complete-with-failure"_s, Severity::Warning,
                 SessionTexts::tr("The state says that the session is complete, but %1 failed")
                     .arg(bad->title),
                 evidence);
        }
    }

    SessionDraft &m_draft;
    Session &m_session;
};

} // namespace

void addPhaseContradictions(SessionDraft &draft)
{
    PhaseJudge(draft).run();
}

} // namespace baton
