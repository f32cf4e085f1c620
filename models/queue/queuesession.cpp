// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuesession.h"

#include "models/protocol/pack/protocolpack.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuerows.h"
#include "models/queue/queuesource.h"
#include "models/queue/queuetranslations.h"
#include "models/queue/stepcompletion.h"
#include "models/strings/joinedparts.h"

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QDateTime earlier(const QDateTime &a, const QDateTime &b)
{
    return !a.isValid() || (b.isValid() && b < a) ? b : a;
}

QDateTime later(const QDateTime &a, const QDateTime &b)
{
    return !a.isValid() || (b.isValid() && b > a) ? b : a;
}

/// The common status of @p steps, of which there is one at least. A step that is blocked pauses the
/// others, one that failed is tried again.
RunStatus statusOf(const std::vector<const QueueStep *> &steps)
{
    const auto has = [&steps](RunStatus status) {
        return std::ranges::find(steps, status, &QueueStep::status) != steps.end();
    };
    const bool hasBegun = has(RunStatus::Succeeded) || has(RunStatus::Failed);
    return has(RunStatus::Blocked)            ? RunStatus::Blocked
        : has(RunStatus::Running)             ? RunStatus::Running
        : has(RunStatus::Pending) && hasBegun ? RunStatus::Running
        : has(RunStatus::Pending)             ? RunStatus::Pending
        : has(RunStatus::Failed)              ? RunStatus::Failed
        : has(RunStatus::Unknown)             ? RunStatus::Unknown
                                              : RunStatus::Succeeded;
}

class QueueSession
{
public:
    QueueSession(const StepQueue &queue, const ProtocolPack &pack)
        : m_queue(queue)
        , m_pack(pack)
        , m_phases(queue.steps.size())
    {
    }

    Session build(const DatabaseAddress &address)
    {
        SessionSummary &summary = m_session.summary;
        summary.place = queuePlace(address, m_pack);
        summary.id = address.name();
        summary.title = address.name();
        for (const QueueRow &row : queueRows(m_queue)) {
            if (!row.step) {
                addParent(row);
                continue;
            }
            m_phases[size_t(row.step - m_queue.steps.data())] = m_session.phases.size();
            addPhase(*row.step);
            m_session.phases.back().parent = row.above;
            addError(*row.step);
            addHandoff(*row.step);
        }
        addTimes();
        summary.status = m_queue.steps.empty() ? RunStatus::Pending : statusOf(allSteps());
        const bool isOver = hasEnded(summary.status);
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
    /// A subtask or a task has the status of its steps.
    void addParent(const QueueRow &row)
    {
        SessionPhase phase;
        // No step has such an id, and it is not mistaken for the number of a phase.
        phase.id = row.parent->table + u'/' + row.parent->id;
        phase.title = row.parent->title;
        phase.common = joinedParts(
            {row.above < 0 ? QString() : m_session.phases[size_t(row.above)].common, phase.title},
            u" › ");
        phase.parent = row.above;
        phase.status = statusOf(row.steps);
        for (const QueueStep *step : row.steps) {
            phase.started = earlier(phase.started, step->created);
            phase.ended = later(phase.ended, step->updated);
        }
        if (!hasEnded(phase.status)) {
            phase.ended = {};
        }
        m_session.phases.push_back(std::move(phase));
    }

    void addPhase(const QueueStep &step)
    {
        SessionPhase phase;
        phase.id = step.id.toString();
        //: "Step 2 of Tara: Write the tests"
        phase.title = QueueTranslations::tr("Step %1 of %2: %3")
                          .arg(step.numberText(), step.agent, step.title());
        phase.common = m_queue.belonging(step) + u" › "_s + step.numberText();
        phase.status = step.status;
        phase.word = step.word;
        phase.reason = step.status == RunStatus::Blocked ? step.blockers.join(u", "_s) : QString();
        phase.agent = step.agent;
        phase.searchText = searchTextOf(step);
        const bool isOver = hasEnded(step.status);
        phase.ended = isOver ? step.updated : QDateTime();
        phase.changed = step.updated.isValid() ? step.updated : step.created;
        const bool hasRun = isOver || step.status == RunStatus::Running;
        const int count = std::max(shownAttempts(step), hasRun ? 1 : 0);
        for (int number = 1; number <= count; ++number) {
            SessionAttempt attempt;
            attempt.number = number;
            const bool isLast = number == count;
            const bool isKnown = isLast && (hasRun || step.status == RunStatus::Blocked);
            attempt.status = isKnown ? step.status : RunStatus::Failed;
            attempt.summary = isLast ? lastSummary(step) : QString();
            attempt.ended = isLast ? phase.ended : QDateTime();
            phase.attempts.push_back(std::move(attempt));
        }
        m_session.phases.push_back(std::move(phase));
    }

    /// The error is searched for as an error.
    [[nodiscard]] QString searchTextOf(const QueueStep &step) const
    {
        QStringList lines{m_queue.belonging(step),    step.subtask, step.prompt, step.file,
                          step.artifacts.join(u'\n'), step.summary, step.context};
        lines.removeDuplicates();
        return joinedParts(lines, u"\n");
    }

    /// The number of attempts to show. Only the last attempt has known data. If there are
    /// implausibly many, only the last one is shown.
    static int shownAttempts(const QueueStep &step)
    {
        constexpr int most = 20;
        return step.attempts > most ? 1 : static_cast<int>(std::max<qint64>(step.attempts, 0));
    }

    /// Tells how many attempts were made if not all are shown.
    static QString lastSummary(const QueueStep &step)
    {
        if (step.attempts <= shownAttempts(step)) {
            return step.summary;
        }
        const QString count = QueueTranslations::tr("%1 attempts").arg(step.attempts);
        return step.summary.isEmpty() ? count : count + u": "_s + step.summary;
    }

    void addError(const QueueStep &step)
    {
        if (step.error.isEmpty()) {
            return;
        }
        SessionError error;
        error.message = step.error;
        const bool isBefore = step.status == RunStatus::Succeeded; // of an earlier attempt
        error.result = isBefore                 ? RunStatus::Superseded
            : step.status == RunStatus::Blocked ? RunStatus::Blocked
                                                : RunStatus::Failed;
        error.time = isBefore ? QDateTime() : step.updated;
        error.phase = static_cast<int>(m_session.phases.size()) - 1;
        SessionPhase &phase = m_session.phases.back();
        const size_t later = isBefore ? 1 : 0;
        if (phase.attempts.size() > later) {
            SessionAttempt &attempt = phase.attempts[phase.attempts.size() - 1 - later];
            error.attempt = attempt.number;
            attempt.errors.push_back(static_cast<int>(m_session.errors.size()));
        }
        m_session.errors.push_back(std::move(error));
    }

    /// Adds the handoff of a completed step. Other steps have not handed over anything.
    void addHandoff(const QueueStep &step)
    {
        if (step.status != RunStatus::Succeeded) {
            return;
        }
        const QueueStep *const behind = &step + 1; // the steps of a subtask are consecutive
        const bool isLast = behind == m_queue.steps.data() + m_queue.steps.size()
            || behind->subtask != step.subtask;
        SessionHandoff handoff;
        handoff.protocol = m_pack.id;
        handoff.kind = completionKind(m_pack);
        handoff.kindTitle = QueueTranslations::tr("Completion of step %1").arg(step.numberText());
        handoff.producer = step.agent;
        handoff.consumer = isLast ? QString() : behind->agent;
        handoff.task = step.subtask;
        handoff.time = step.updated;
        handoff.phase = static_cast<int>(m_session.phases.size()) - 1;
        handoff.attempt = std::max(1, shownAttempts(step));
        handoff.reported = RunStatus::Succeeded;
        handoff.kept = completionText(reportOf(step), m_pack.queue);
        m_session.handoffs.push_back(std::move(handoff));
    }

    /// What its agent reported, by the columns of the table.
    [[nodiscard]] StepCompletion reportOf(const QueueStep &step) const
    {
        StepCompletion completion = draftOf(step, m_pack.queue);
        completion.artifacts = step.artifacts;
        completion.summary = step.summary;
        completion.context = step.context;
        completion.blockers = step.blockers;
        return completion;
    }

    void addTimes()
    {
        SessionSummary &summary = m_session.summary;
        for (const QueueStep &step : m_queue.steps) {
            summary.started = earlier(summary.started, step.created);
            summary.updated =
                later(summary.updated, step.updated.isValid() ? step.updated : step.created);
        }
    }

    [[nodiscard]] std::vector<const QueueStep *> allSteps() const
    {
        std::vector<const QueueStep *> steps;
        for (const QueueStep &step : m_queue.steps) {
            steps.push_back(&step);
        }
        return steps;
    }

    /// "2 of 5 steps, 1 failed, 4 attempts", and the errors.
    void addCounts()
    {
        const auto count = [this](RunStatus status) {
            return static_cast<int>(std::ranges::count(m_queue.steps, status, &QueueStep::status));
        };
        const int failed = count(RunStatus::Failed);
        const int blocked = count(RunStatus::Blocked);
        qint64 attempts = 0;
        constexpr qsizetype mostErrors = 20; // the errors that a row of the list shows and searches
        QStringList errors;
        for (const QueueStep &step : m_queue.steps) {
            attempts += std::max<qint64>(0, step.attempts);
            if (step.status != RunStatus::Succeeded) {
                errors += step.blockers;
                errors.append(step.error);
            }
        }
        errors.removeAll(QString());
        errors = errors.mid(std::max<qsizetype>(0, errors.size() - mostErrors));
        QStringList parts{QueueTranslations::tr("%1 of %n step(s)", nullptr,
                                                static_cast<int>(m_queue.steps.size()))
                              .arg(count(RunStatus::Succeeded))};
        if (blocked > 0) {
            parts.append(QueueTranslations::tr("%n blocked", "steps", blocked));
        }
        if (failed > 0) {
            parts.append(QueueTranslations::tr("%n failed", "steps", failed));
        }
        if (attempts > std::numeric_limits<int>::max()) {
            parts.append(QueueTranslations::tr("%1 attempts").arg(attempts));
        } else if (attempts > 0) {
            parts.append(
                QueueTranslations::tr("%n attempt(s)", nullptr, static_cast<int>(attempts)));
        }
        m_session.summary.note = parts.join(u", "_s);
        m_session.summary.searchText = errors.join(u'\n');
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
            const auto phase = static_cast<int>(m_phases[i]);
            m_session.causes.push_back({{SessionFailure::What::Phase,
                                         phase,
                                         phase,
                                         shownAttempts(step),
                                         step.updated,
                                         m_session.phases[m_phases[i]].title,
                                         text,
                                         {},
                                         {}},
                                        {}});
        }
    }

    /// Adds the step that blocks the queue, else the number of completed ones.
    void addPresent()
    {
        const auto done =
            std::ranges::count(m_queue.steps, RunStatus::Succeeded, &QueueStep::status);
        const auto all = static_cast<int>(m_queue.steps.size());
        m_session.headline = m_session.causes.empty()
            ? QueueTranslations::tr("%1 of %n step(s) completed", nullptr, all).arg(done)
            : m_session.causes.front().failure.title + u" – "_s
                + QString(m_session.causes.front().failure.text).simplified();
        const QueueStep *const blocked = m_queue.blocked();
        const auto running =
            std::ranges::find(m_queue.steps, RunStatus::Running, &QueueStep::status);
        const QueueStep *const present = blocked ? blocked
            : running != m_queue.steps.end()     ? &*running
                                                 : m_queue.next();
        if (present) {
            const size_t phase = m_phases[size_t(present - m_queue.steps.data())];
            m_session.currentPhase = static_cast<int>(phase);
            m_session.summary.phase = m_session.phases[phase].title;
            m_session.summary.agent = present->agent;
            m_session.next = {present->agent, nextOf(*present, m_pack), {}};
        }
    }

    const StepQueue &m_queue;
    const ProtocolPack &m_pack;
    std::vector<size_t> m_phases; ///< position of the phase of each step
    Session m_session;
};

} // namespace

Session queueSession(const StepQueue &queue, const ProtocolPack &pack,
                     const DatabaseAddress &address)
{
    return QueueSession(queue, pack).build(address);
}

} // namespace baton
