// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/failures.h"

#include <QCoreApplication>

#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using What = SessionFailure::What;

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Session)
};

QString fileName(const QString &path)
{
    return path.section(u'/', -1);
}

bool isRefused(const SessionHandoff &handoff)
{
    const Action action = handoff.report.verdict.action;
    return handoff.report.count(Severity::Error) > 0 || action == Action::Block
        || action == Action::Reinvoke;
}

class Collector
{
public:
    explicit Collector(const Session &session)
        : m_session(session)
    {
    }

    Failures collect()
    {
        addErrors();
        addHandoffs();
        addGates();
        addAttempts();
        addUnreached();
        addSession();
        std::ranges::stable_sort(m_failures.open, {},
                                 [this](const SessionFailure &failure) { return keyOf(failure); });
        return std::move(m_failures);
    }

private:
    [[nodiscard]] const SessionPhase *phaseAt(int phase) const
    {
        return phase < 0 ? nullptr : &m_session.phases[size_t(phase)];
    }

    /// Why a failure in @p phase no longer counts; empty when it still does.
    [[nodiscard]] QString mending(int phase, int attempt) const
    {
        const SessionPhase *row = phaseAt(phase);
        if (!row) {
            return m_session.summary.status == RunStatus::Succeeded
                ? Texts::tr("the session came through all the same")
                : QString();
        }
        const bool isDone =
            row->status == RunStatus::Succeeded || row->status == RunStatus::Invalidated;
        const int last = static_cast<int>(row->attempts.size());
        if (isDone && attempt < last) {
            return Texts::tr("attempt %1 of %2 repaired it").arg(last).arg(row->title);
        }
        if (isDone) {
            return Texts::tr("%1 was completed all the same").arg(row->title);
        }
        // A part that failed does not matter where the whole came through.
        for (const SessionPhase *above = phaseAt(row->parent); above;
             above = phaseAt(above->parent)) {
            if (above->status == RunStatus::Succeeded) {
                return Texts::tr("%1 was completed without it").arg(above->title);
            }
        }
        return {};
    }

    void add(SessionFailure failure)
    {
        const QString mended = mending(failure.phase, failure.attempt);
        if (mended.isEmpty()) {
            m_failures.open.push_back(std::move(failure));
        } else {
            failure.rule = mended;
            m_failures.repaired.push_back(std::move(failure));
        }
    }

    void addErrors()
    {
        for (size_t i = 0; i < m_session.errors.size(); ++i) {
            const SessionError &error = m_session.errors[i];
            if (isToldByAttempt(error)) {
                continue;
            }
            SessionFailure failure{
                What::Error,     static_cast<int>(i),
                error.phase,     error.attempt,
                error.time,      error.type.isEmpty() ? Texts::tr("error") : error.type,
                error.message,   {},
                {error.evidence}};
            if (error.result == RunStatus::Superseded
                && mending(error.phase, error.attempt).isEmpty()) {
                failure.rule = Texts::tr("the fix worked: %1").arg(error.outcome.simplified());
                m_failures.repaired.push_back(std::move(failure));
                continue;
            }
            add(std::move(failure));
        }
    }

    /// A run after the first that failed stands for its errors.
    [[nodiscard]] bool isToldByAttempt(const SessionError &error) const
    {
        const SessionPhase *phase = phaseAt(error.phase);
        const auto number = static_cast<size_t>(error.attempt);
        return phase && number > 1 && number <= phase->attempts.size()
            && isFailure(phase->attempts[number - 1].status);
    }

    void addHandoffs()
    {
        for (size_t i = 0; i < m_session.handoffs.size(); ++i) {
            const SessionHandoff &handoff = m_session.handoffs[i];
            if (!isRefused(handoff)) {
                continue;
            }
            const auto first =
                std::ranges::find(handoff.report.findings, Severity::Error, &Finding::severity);
            const bool isFound = first != handoff.report.findings.end();
            SessionFailure failure{What::Handoff,
                                   static_cast<int>(i),
                                   handoff.phase,
                                   handoff.attempt,
                                   handoff.time,
                                   fileName(handoff.at.path),
                                   isFound ? first->message : handoff.report.verdict.headline,
                                   {},
                                   {isFound ? Evidence{handoff.at.path, first->fieldPath(),
                                                       handoff.at.document, first->start.line}
                                            : handoff.at}};
            if (handoff.isSuperseded) {
                failure.rule = Texts::tr("a later handoff took its place");
                m_failures.repaired.push_back(std::move(failure));
                continue;
            }
            add(std::move(failure));
        }
    }

    void addGates()
    {
        for (size_t i = 0; i < m_session.gates.size(); ++i) {
            const SessionGate &gate = m_session.gates[i];
            if (gate.isSkipped || gate.result.state() != CriterionState::Failed) {
                continue;
            }
            SessionFailure failure{What::Gate, static_cast<int>(i), gate.phase, 0, {}, {}, {}, {},
                                   {}};
            failure.title = gate.result.id;
            QStringList criteria;
            for (size_t k = 0; k < gate.result.criteria.size(); ++k) {
                const CriterionResult &criterion = gate.result.criteria[k];
                if (criterion.state == CriterionState::Failed) {
                    criteria.append(u"%1: %2"_s.arg(criterion.title, criterion.actual));
                    addEvidence(failure, gate.evidence[k]);
                }
            }
            failure.text = criteria.join(u"; "_s);
            add(std::move(failure));
        }
    }

    /// A gate fails when the last handoff that it looks at arrives.
    void addEvidence(SessionFailure &failure, const Evidence &evidence) const
    {
        failure.evidence.push_back(evidence);
        for (const SessionHandoff &handoff : m_session.handoffs) {
            if (handoff.at.path == evidence.path && !evidence.isEmpty()) {
                failure.attempt = std::max(failure.attempt, handoff.attempt);
                failure.time = std::max(failure.time, handoff.time);
            }
        }
    }

    /// Runs that failed without an error of their own, and every run after the first.
    void addAttempts()
    {
        for (size_t i = 0; i < m_session.phases.size(); ++i) {
            const SessionPhase &phase = m_session.phases[i];
            for (const SessionAttempt &attempt : phase.attempts) {
                const bool isTold = !attempt.errors.empty();
                if (!isFailure(attempt.status) || (isTold && attempt.number == 1)) {
                    continue;
                }
                if (attempt.number == 1 && isSomethingKnown(static_cast<int>(i))) {
                    continue;
                }
                add({What::Attempt,
                     attempt.number,
                     static_cast<int>(i),
                     attempt.number,
                     attempt.ended,
                     phase.attempts.size() > 1
                         ? Texts::tr("%1, attempt %2").arg(phase.title).arg(attempt.number)
                         : phase.title,
                     attempt.summary.isEmpty() ? phase.word : attempt.summary,
                     {},
                     {attempt.evidence}});
            }
        }
    }

    [[nodiscard]] bool isSomethingKnown(int phase) const
    {
        return std::ranges::any_of(m_failures.open, [phase](const SessionFailure &failure) {
            return failure.phase == phase;
        });
    }

    /// What was never begun because something before it failed.
    void addUnreached()
    {
        if (!isFailure(m_session.summary.status) || m_failures.open.empty()) {
            return;
        }
        const int last = std::ranges::max(m_failures.open, {}, &SessionFailure::phase).phase;
        for (size_t i = 0; i < m_session.phases.size(); ++i) {
            const SessionPhase &phase = m_session.phases[i];
            const bool isWithout =
                phase.status == RunStatus::NotReached || phase.status == RunStatus::Invalidated;
            if (isWithout && static_cast<int>(i) > last) {
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

    void addSession()
    {
        if (isFailure(m_session.summary.status)) {
            m_failures.open.push_back({What::Session,
                                       -1,
                                       -1,
                                       0,
                                       m_session.summary.ended,
                                       m_session.summary.title,
                                       m_session.headline,
                                       {},
                                       {}});
        }
    }

    /// By time; what has none stands at the end of its attempt, or of its phase.
    [[nodiscard]] std::tuple<qint64, int, int, int> keyOf(const SessionFailure &failure) const
    {
        QDateTime time = failure.time;
        if (const SessionPhase *phase = phaseAt(failure.phase)) {
            const auto number = static_cast<size_t>(failure.attempt);
            if (!time.isValid() && number > 0 && number <= phase->attempts.size()) {
                time = phase->attempts[number - 1].ended;
            }
            time = time.isValid() ? time : phase->ended;
        }
        const bool isLate = failure.what == What::Phase || failure.what == What::Session;
        const qint64 at = isLate || !time.isValid() ? std::numeric_limits<qint64>::max()
                                                    : time.toMSecsSinceEpoch();
        const int phase = failure.phase < 0 ? std::numeric_limits<int>::max() : failure.phase;
        return {at, phase, failure.attempt, rank(failure.what)};
    }

    static int rank(What what)
    {
        static const QHash<What, int> ranks{
            {What::Error, 0}, {What::Handoff, 1}, {What::Gate, 2},   {What::Attempt, 3},
            {What::Phase, 4}, {What::Finding, 5}, {What::Session, 6}};
        return ranks.value(what);
    }

    const Session &m_session;
    Failures m_failures;
};

} // namespace

Failures failuresOf(const Session &session)
{
    return Collector(session).collect();
}

} // namespace baton
