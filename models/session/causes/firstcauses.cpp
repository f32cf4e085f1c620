// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/firstcauses.h"

#include "models/session/building/sessionbuilder.h"
#include "models/session/causes/failurecollector.h"
#include "models/session/causes/failureorder.h"
#include "models/session/gates/minimumperspectives.h"
#include "models/session/value/phasetree.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using What = SessionFailure::What;

/// True if @p phase is @p other or below it.
bool isWithin(const Session &session, int phase, int other)
{
    while (phase >= 0 && phase != other) {
        phase = session.phases[size_t(phase)].parent;
    }
    return phase >= 0;
}

class CauseFinder
{
public:
    CauseFinder(Session &session, RowOrder order, int shortOfParts)
        : m_session(session)
        , m_order(order)
        , m_short(shortOfParts)
    {
    }

    void run()
    {
        Failures failures = FailureCollector(m_session, m_order == RowOrder::Top).collect();
        // A phase that waited comes after the one that it waited for, whichever ended first.
        (void)std::ranges::stable_partition(failures.open, [this](const SessionFailure &failure) {
            return failure.phase < 0 || m_session.phases[size_t(failure.phase)].waitedFor < 0;
        });
        for (SessionFailure &failure : failures.open) {
            take(std::move(failure));
        }
        std::ranges::for_each(m_session.causes, settleSession);
        m_session.repaired = std::move(failures.repaired);
    }

private:
    /// Makes the session the last one to fail, but not later than its state says.
    static void settleSession(FirstCause &cause)
    {
        std::vector<SessionFailure> &all = cause.consequences;
        if (all.empty() || all.back().what != What::Session || !all.back().time.isValid()) {
            return;
        }
        const QDateTime ended = all.back().time;
        const auto later = std::ranges::find_if(all, [&ended](const SessionFailure &failure) {
            return failure.time.isValid() && failure.time > ended;
        });
        if (later != all.end()) {
            std::rotate(later, all.end() - 1, all.end());
        }
    }

    void take(SessionFailure failure)
    {
        for (FirstCause &cause : m_session.causes) {
            failure.rule = ruleFor(failure, cause);
            if (!failure.rule.isEmpty()) {
                cause.consequences.push_back(std::move(failure));
                return;
            }
        }
        m_session.causes.push_back({std::move(failure), {}});
    }

    /// The reason why @p failure follows from the cause, as a sentence; empty if it does not.
    [[nodiscard]] QString ruleFor(const SessionFailure &failure, const FirstCause &first) const
    {
        const SessionFailure &cause = first.failure;
        if (failure.what == What::Session) {
            return ruleOfSession(cause);
        }
        if (isBeside(failure) && isBeside(cause)) {
            return {};
        }
        const bool isSamePhase = failure.phase == cause.phase;
        const bool isAbove = failure.phase >= 0 && cause.phase >= 0
            && isWithin(m_session, cause.phase, failure.phase);
        if (isSamePhase && cause.phase >= 0) {
            return ruleInPhase(failure, cause);
        }
        if (isAbove) {
            return m_session.phases[size_t(failure.phase)].status == RunStatus::Killed
                ? ruleOfKilled(failure, cause)
                : ruleOfTooFewParts(failure, first);
        }
        if (isPartOfShort(failure) && isPartOfShort(cause)) {
            return SessionTranslations::tr("%1 fails with its part %2, too")
                .arg(titleOf(m_short), titleOf(failure.phase));
        }
        if (waitedFor(failure.phase, cause.phase)) {
            return m_session.phases[size_t(failure.phase)].reason;
        }
        return isLater(failure, cause) ? ruleOfLater(failure, cause) : QString();
    }

    [[nodiscard]] bool isPartOfShort(const SessionFailure &failure) const
    {
        return m_short >= 0 && failure.phase != m_short
            && isWithin(m_session, failure.phase, m_short);
    }

    /// The reason if the whole was ended from outside because a part failed.
    [[nodiscard]] QString ruleOfKilled(const SessionFailure &failure,
                                       const SessionFailure &cause) const
    {
        return failure.time.isValid() && cause.time.isValid() && failure.time < cause.time
            ? QString()
            : SessionTranslations::tr("%1 was killed after its part %2 had failed")
                  .arg(titleOf(failure.phase), titleOf(cause.phase));
    }

    /// The reason why a whole with too few remaining parts fails together with its failed parts.
    [[nodiscard]] QString ruleOfTooFewParts(const SessionFailure &failure,
                                            const FirstCause &first) const
    {
        QStringList parts{titleOf(first.failure.phase)};
        for (const SessionFailure &other : first.consequences) {
            if (failure.phase == m_short && isPartOfShort(other)) {
                parts.append(titleOf(other.phase));
            }
        }
        parts.removeDuplicates();
        const QString whole = titleOf(failure.phase);
        return parts.size() == 1
            ? SessionTranslations::tr("%1 fails with its part %2").arg(whole, parts.front())
            //: "Perspectives fails with its parts Analyst, Innovator"
            : SessionTranslations::tr("%1 fails with its parts %2").arg(whole, parts.join(u", "_s));
    }

    /// True for an error of one of several parallel runs, which is independent of the others.
    [[nodiscard]] bool isBeside(const SessionFailure &failure) const
    {
        return failure.what == What::Error && m_session.errors[size_t(failure.index)].isBeside;
    }

    /// True if @p phase waited, directly or indirectly, for @p other.
    [[nodiscard]] bool waitedFor(int phase, int other) const
    {
        for (size_t step = 0; phase >= 0 && step < m_session.phases.size(); ++step) {
            phase = m_session.phases[size_t(phase)].waitedFor;
            if (phase >= 0 && phase == other) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] bool isLater(const SessionFailure &failure, const SessionFailure &cause) const
    {
        if (failure.phase < 0 || cause.phase < 0 || m_order == RowOrder::None) {
            return false;
        }
        const int top = topPhase(m_session, failure.phase);
        const int topOfCause = topPhase(m_session, cause.phase);
        return m_order == RowOrder::Top ? top > topOfCause
                                        : top == topOfCause && failure.phase > cause.phase;
    }

    [[nodiscard]] QString titleOf(int phase) const { return m_session.phases[size_t(phase)].title; }

    [[nodiscard]] QString ruleInPhase(const SessionFailure &failure,
                                      const SessionFailure &cause) const
    {
        switch (failure.what) {
        case What::Gate:
            if (cause.what == What::Attempt && failure.attempt > cause.attempt) {
                return ruleOfRetry(failure);
            }
            return cause.what == What::Handoff && sharesFile(failure, cause)
                ? SessionTranslations::tr("The gate looks at %1, which failed").arg(cause.title)
                : SessionTranslations::tr("The gate judges what %1 delivered after this failure")
                      .arg(titleOf(failure.phase));
        case What::Handoff:
            if (cause.what == What::Gate && sharesFile(failure, cause)) {
                return SessionTranslations::tr("The handoff that gate %1 looks at is faulty, too")
                    .arg(m_session.gates[size_t(cause.index)].result.id);
            }
            return SessionTranslations::tr("The handoff reports on the phase that had failed");
        case What::Error:
            return failure.attempt > cause.attempt
                ? SessionTranslations::tr("The retry met this after the failure of attempt %1")
                      .arg(std::max(1, cause.attempt))
                : ruleOfSameRun(failure, cause);
        case What::Attempt:
            return failure.attempt == cause.attempt
                ? SessionTranslations::tr("The attempt ended with this failure")
                : ruleOfRetry(failure);
        default:
            return SessionTranslations::tr("It belongs to the phase that failed");
        }
    }

    [[nodiscard]] QString ruleOfSameRun(const SessionFailure &failure,
                                        const SessionFailure &cause) const
    {
        const SessionPhase &phase = m_session.phases[size_t(failure.phase)];
        const bool isLater = cause.time.isValid() && cause.time < failure.time;
        const bool isEnd = phase.ended.isValid() && !(failure.time < phase.ended);
        if (failure.time.isValid() && isEnd && isFailure(phase.status)) {
            return SessionTranslations::tr("The attempt ended with this failure");
        }
        return isLater && !isEnd
            ? SessionTranslations::tr("The phase went on after this failure and met another")
            : SessionTranslations::tr("It was met in the same attempt");
    }

    [[nodiscard]] QString ruleOfRetry(const SessionFailure &failure) const
    {
        for (const SessionError &error : m_session.errors) {
            if (error.phase == failure.phase && error.attempt == failure.attempt
                && error.sameFixAs > 0) {
                return SessionTranslations::tr(
                           "A retry after the failure, with the fix of attempt %1 again")
                    .arg(error.sameFixAs);
            }
        }
        return SessionTranslations::tr("A retry after the failure, which failed too");
    }

    [[nodiscard]] QString ruleOfLater(const SessionFailure &failure,
                                      const SessionFailure &cause) const
    {
        if (failure.what != What::Phase) {
            return SessionTranslations::tr("%1 builds on %2, which had failed")
                .arg(titleOf(failure.phase), titleOf(cause.phase));
        }
        return m_session.phases[size_t(failure.phase)].status == RunStatus::Invalidated
            ? SessionTranslations::tr("A phase that runs again makes all later ones invalid")
            : SessionTranslations::tr(
                  "A phase begins only when the one before it has passed its gate");
    }

    [[nodiscard]] QString ruleOfSession(const SessionFailure &cause) const
    {
        for (const Escalation &escalation : m_session.escalations) {
            if (escalation.phase == cause.phase && escalation.count.isLast()) {
                //: "attempt 3 of 3 failed, so the user decides"
                QString text = SessionTranslations::tr("%1, so the user decides")
                                   .arg(failedText(escalation.count));
                text[0] = text[0].toUpper();
                return text;
            }
        }
        return SessionTranslations::tr("The session ends with its failed phase");
    }

    static bool sharesFile(const SessionFailure &failure, const SessionFailure &cause)
    {
        return std::ranges::any_of(failure.evidence, [&](const Evidence &evidence) {
            return std::ranges::any_of(cause.evidence, [&](const Evidence &other) {
                return !evidence.isEmpty() && evidence.path == other.path;
            });
        });
    }

    Session &m_session;
    RowOrder m_order;
    int m_short; ///< the row that has too few parts left; -1 if none
};

} // namespace

void addCauses(Session &session, RowOrder order, int shortOfParts)
{
    CauseFinder(session, order, shortOfParts).run();
}

void addCauses(SessionBuilder &builder)
{
    if (builder.session.summary.isOneRun) {
        addCauses(builder.session, builder.mechanism->orderOf(builder), rowShortOfParts(builder));
    }
}

} // namespace baton
