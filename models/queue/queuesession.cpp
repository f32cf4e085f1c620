// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuesession.h"

#include "models/protocol/pack/protocolpack.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuesource.h"
#include "models/queue/queuetexts.h"
#include "models/queue/stepcompletion.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class QueueSession
{
public:
    QueueSession(const StepQueue &queue, const ProtocolPack &pack)
        : m_queue(queue)
        , m_pack(pack)
    {
    }

    Session build(const DatabaseAddress &address)
    {
        SessionSummary &summary = m_session.summary;
        summary.place = queuePlace(address, m_pack);
        summary.id = address.name();
        summary.title = address.name();
        for (const QueueStep &step : m_queue.steps) {
            addPhase(step);
            addError(step);
            addHandoff(step);
        }
        addTimes();
        summary.status = status();
        const bool isOver =
            summary.status == RunStatus::Succeeded || summary.status == RunStatus::Failed;
        summary.liveness = isOver ? Liveness::Over : Liveness::Alive;
        summary.ended = isOver ? summary.updated : QDateTime();
        summary.isOfWholeState = true;
        summary.errors = 0;
        summary.warnings = 0;
        addCounts();
        addCauses();
        addPresent();
        return std::move(m_session);
    }

private:
    void addPhase(const QueueStep &step)
    {
        SessionPhase phase;
        phase.id = step.id.toString();
        //: "Step 2 of Tara: Write the tests"
        phase.title = QueueTexts::tr("Step %1 of %2: %3")
                          .arg(QString::number(step.number), step.agent, step.title());
        phase.status = step.status;
        phase.word = step.word;
        phase.reason = step.status == RunStatus::Blocked ? step.blockers.join(u", "_s) : QString();
        const bool isOver = step.status == RunStatus::Succeeded || step.status == RunStatus::Failed;
        phase.ended = isOver ? step.updated : QDateTime();
        const bool hasRun = isOver || step.status == RunStatus::Running;
        for (int number = 1; number <= std::max(step.attempts, hasRun ? 1 : 0); ++number) {
            SessionAttempt attempt;
            attempt.number = number;
            const bool isLast = number >= step.attempts;
            attempt.status = isLast && hasRun ? step.status : RunStatus::Failed;
            attempt.summary = isLast ? step.summary : QString();
            attempt.ended = isLast ? phase.ended : QDateTime();
            phase.attempts.push_back(std::move(attempt));
        }
        m_session.phases.push_back(std::move(phase));
    }

    void addError(const QueueStep &step)
    {
        if (step.error.isEmpty()) {
            return;
        }
        SessionError error;
        error.message = step.error;
        error.result =
            step.status == RunStatus::Succeeded ? RunStatus::Superseded : RunStatus::Failed;
        error.time = step.updated;
        error.phase = static_cast<int>(m_session.phases.size()) - 1;
        SessionPhase &phase = m_session.phases.back();
        if (!phase.attempts.empty()) {
            error.attempt = phase.attempts.back().number;
            phase.attempts.back().errors.push_back(static_cast<int>(m_session.errors.size()));
        }
        m_session.errors.push_back(std::move(error));
    }

    /// Completed steps only: the others have handed nothing on.
    void addHandoff(const QueueStep &step)
    {
        if (step.status != RunStatus::Succeeded) {
            return;
        }
        const QueueStep *const behind = &step + 1; // the steps of a subtask stand together
        const bool isLast = behind == m_queue.steps.data() + m_queue.steps.size()
            || behind->subtask != step.subtask;
        SessionHandoff handoff;
        handoff.protocol = m_pack.id;
        handoff.kind = completionKind(m_pack);
        handoff.kindTitle = QueueTexts::tr("Completion of step %1").arg(step.number);
        handoff.producer = step.agent;
        handoff.consumer = isLast ? QString() : behind->agent;
        handoff.task = step.subtask;
        handoff.time = step.updated;
        handoff.phase = static_cast<int>(m_session.phases.size()) - 1;
        handoff.attempt = std::max(1, step.attempts);
        handoff.reported = RunStatus::Succeeded;
        m_session.handoffs.push_back(std::move(handoff));
    }

    void addTimes()
    {
        SessionSummary &summary = m_session.summary;
        for (const QueueStep &step : m_queue.steps) {
            const QDateTime last = step.updated.isValid() ? step.updated : step.created;
            if (step.created.isValid()
                && (!summary.started.isValid() || step.created < summary.started)) {
                summary.started = step.created;
            }
            if (last.isValid() && (!summary.updated.isValid() || last > summary.updated)) {
                summary.updated = last;
            }
        }
    }

    [[nodiscard]] bool has(RunStatus status) const
    {
        return std::ranges::find(m_queue.steps, status, &QueueStep::status) != m_queue.steps.end();
    }

    /// A step that is blocked pauses the queue, one that failed is tried again.
    [[nodiscard]] RunStatus status() const
    {
        const bool hasBegun = has(RunStatus::Succeeded) || has(RunStatus::Failed);
        return has(RunStatus::Blocked)                         ? RunStatus::Blocked
            : has(RunStatus::Running)                          ? RunStatus::Running
            : has(RunStatus::Pending) && hasBegun              ? RunStatus::Running
            : has(RunStatus::Pending) || m_queue.steps.empty() ? RunStatus::Pending
            : has(RunStatus::Failed)                           ? RunStatus::Failed
                                                               : RunStatus::Succeeded;
    }

    /// "2 of 5 steps, 1 failed, 4 attempts", and the errors.
    void addCounts()
    {
        const auto count = [this](RunStatus status) {
            return static_cast<int>(std::ranges::count(m_queue.steps, status, &QueueStep::status));
        };
        const int failed = count(RunStatus::Failed);
        const int blocked = count(RunStatus::Blocked);
        int attempts = 0;
        constexpr qsizetype mostErrors = 20; // what a row of the list shows and is searched for
        QStringList errors;
        for (const QueueStep &step : m_queue.steps) {
            attempts += std::max(0, step.attempts);
            if (step.status != RunStatus::Succeeded) {
                errors += step.blockers;
                errors.append(step.error);
            }
        }
        errors.removeAll(QString());
        errors = errors.mid(std::max<qsizetype>(0, errors.size() - mostErrors));
        QStringList parts{
            QueueTexts::tr("%1 of %n step(s)", nullptr, static_cast<int>(m_queue.steps.size()))
                .arg(count(RunStatus::Succeeded))};
        if (blocked > 0) {
            parts.append(QueueTexts::tr("%n blocked", "steps", blocked));
        }
        if (failed > 0) {
            parts.append(QueueTexts::tr("%n failed", "steps", failed));
        }
        if (attempts > 0) {
            parts.append(QueueTexts::tr("%n attempt(s)", nullptr, attempts));
        }
        m_session.summary.note = parts.join(u", "_s);
        m_session.summary.told = errors.join(u'\n');
    }

    void addCauses()
    {
        for (size_t i = 0; i < m_queue.steps.size(); ++i) {
            const QueueStep &step = m_queue.steps[i];
            if (step.status != RunStatus::Failed && step.status != RunStatus::Blocked) {
                continue;
            }
            const bool isBlocked = step.status == RunStatus::Blocked;
            const QString text = isBlocked ? step.blockers.join(u", "_s) : step.error;
            m_session.causes.push_back({{SessionFailure::What::Phase,
                                         static_cast<int>(i),
                                         static_cast<int>(i),
                                         std::max(0, step.attempts),
                                         step.updated,
                                         m_session.phases[i].title,
                                         text,
                                         {},
                                         {}},
                                        {}});
        }
    }

    /// The step that holds the queue up, else the number of completed ones.
    void addPresent()
    {
        const auto done =
            std::ranges::count(m_queue.steps, RunStatus::Succeeded, &QueueStep::status);
        const auto all = static_cast<int>(m_queue.steps.size());
        m_session.headline = m_session.causes.empty()
            ? QueueTexts::tr("%1 of %n step(s) completed", nullptr, all).arg(done)
            : m_session.causes.front().failure.title + u" – "_s
                + QString(m_session.causes.front().failure.text).simplified();
        const QueueStep *const blocked = m_queue.blocked();
        const auto running =
            std::ranges::find(m_queue.steps, RunStatus::Running, &QueueStep::status);
        const QueueStep *const present = blocked ? blocked
            : running != m_queue.steps.end()     ? &*running
                                                 : m_queue.next();
        if (present) {
            const auto position = present - m_queue.steps.data();
            m_session.currentPhase = static_cast<int>(position);
            m_session.summary.phase = m_session.phases[size_t(position)].title;
            m_session.summary.agent = present->agent;
            m_session.next = {present->agent, nextOf(*present, m_pack), {}};
        }
    }

    const StepQueue &m_queue;
    const ProtocolPack &m_pack;
    Session m_session;
};

} // namespace

Session queueSession(const StepQueue &queue, const ProtocolPack &pack,
                     const DatabaseAddress &address)
{
    return QueueSession(queue, pack).build(address);
}

} // namespace baton
