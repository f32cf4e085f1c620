// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/rows/rowpasses.h"

#include "models/session/building/restarts.h"
#include "models/session/building/sessionownrow.h"
#include "models/session/building/siblingindex.h"
#include "models/session/handoffs/sessionrequest.h"
#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

namespace baton {

namespace {

class RestartNumbers
{
public:
    explicit RestartNumbers(SessionBuilder &builder)
        : m_builder(builder)
        , m_siblings(builder.siblings())
    {
    }

    void number()
    {
        for (SessionPhase &row : m_builder.session.phases) {
            number(row, startOf(row));
        }
    }

    void settle()
    {
        for (SessionPhase &row : m_builder.session.phases) {
            const int maxRetries = row.sessionPath.isEmpty()
                ? m_builder.session.maxRetries
                : requestedIn(m_builder, row.sessionPath).maxRetries;
            row.count = {startOf(row), mostStarts(m_builder.reading(), maxRetries)};
        }
        addRetriesLeft();
        supersedeSelf();
    }

private:
    /// Marks failures as superseded if the session succeeded when it was started again.
    void supersedeSelf()
    {
        SessionPhase &self = m_builder.session.phases.front();
        SessionSummary &summary = m_builder.session.summary;
        const SessionSummary *own = summaryOf(self);
        if (!own || !isFailure(summary.status)) {
            return;
        }
        summary.successor = runsOf(*own).lastBehind(*own);
        QSet<QString> seen;
        for (const SessionSummary *run = own; run && !seen.contains(run->id);
             run = m_siblings->find(run->parent)) {
            seen.insert(run->id);
            if (const QString through = runsOf(*run).of(*run); !through.isEmpty()) {
                summary.successor = through;
                summary.status = RunStatus::Superseded;
                updateOwnRow(m_builder, RunStatus::Superseded);
                self.reason = SessionTranslations::tr("%1 succeeded in its place").arg(through);
                closeFailures(self.reason);
                return;
            }
        }
    }

    /// Closes all open failures with the reason @p rule.
    void closeFailures(const QString &rule)
    {
        Session &session = m_builder.session;
        for (FirstCause &cause : std::exchange(session.causes, {})) {
            for (SessionFailure &consequence : cause.consequences) {
                consequence.rule = rule;
            }
            cause.failure.rule = rule;
            session.repaired.push_back(std::move(cause.failure));
            std::ranges::move(cause.consequences, std::back_inserter(session.repaired));
        }
        for (SessionError &error : session.errors) {
            error.result = RunStatus::Superseded;
            error.repairedBy = error.repairedBy.isEmpty() ? rule : error.repairedBy;
        }
    }

    /// The number of the start of @p row, from 1.
    [[nodiscard]] int startOf(const SessionPhase &row)
    {
        const SessionSummary *one = summaryOf(row);
        return one ? runsOf(*one).numberOf(*one) : 1;
    }

    /// Numbers the single attempt of a session that was started again.
    void number(SessionPhase &row, int start)
    {
        if (row.attempts.size() != 1 || row.attempts.front().number != 1) {
            return;
        }
        row.attempts.front().number = start;
        const auto position = static_cast<int>(&row - m_builder.session.phases.data());
        for (SessionError &error : m_builder.session.errors) {
            if (error.phase == position && error.attempt == 1) {
                error.attempt = start;
            }
        }
        for (SessionHandoff &handoff : m_builder.session.handoffs) {
            if (handoff.phase == position && handoff.attempt == 1) {
                handoff.attempt = start;
            }
        }
    }

    [[nodiscard]] const SessionSummary *summaryOf(const SessionPhase &row) const
    {
        const QString &path = row.sessionPath.isEmpty() ? m_builder.place.path : row.sessionPath;
        const SessionSummary *one = m_siblings->find(row.id);
        return one && one->place.path == path ? one : nullptr;
    }

    /// The runs of all sessions started by the parent of @p session.
    [[nodiscard]] const Restarts &runsOf(const SessionSummary &session)
    {
        auto known = m_runs.constFind(session.parent);
        if (known == m_runs.cend()) {
            known =
                m_runs.insert(session.parent, Restarts(m_siblings->children.value(session.parent)));
        }
        return *known;
    }

    void addRetriesLeft()
    {
        Session &session = m_builder.session;
        const QString title = SessionTranslations::tr("Retries allowed");
        const auto allowed = std::ranges::find(session.facts, title, &SessionFact::title);
        AttemptCount count = session.phases.front().count;
        if (allowed != session.facts.end() && count.most > 0) {
            const SessionSummary *const own = summaryOf(session.phases.front());
            const SessionSummary *const last =
                own ? m_siblings->find(runsOf(*own).lastBehind(*own)) : nullptr;
            count.made = last ? runsOf(*last).numberOf(*last) : count.made;
            session.facts.insert(allowed + 1,
                                 {SessionTranslations::tr("Retries left"),
                                  QString::number(count.retriesLeft()), allowed->evidence});
        }
    }

    SessionBuilder &m_builder;
    std::shared_ptr<const Siblings> m_siblings;
    QHash<QString, Restarts> m_runs; ///< by parent
};

bool isStarted(const SessionBuilder &builder)
{
    return builder.layout && !builder.session.phases.empty() && !builder.isHome();
}

} // namespace

void numberRestarts(SessionBuilder &builder)
{
    if (isStarted(builder)) {
        RestartNumbers(builder).number();
    }
}

void finalizeStarts(SessionBuilder &builder)
{
    if (isStarted(builder)) {
        RestartNumbers(builder).settle();
    }
}

} // namespace baton
