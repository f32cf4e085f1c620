// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/state/statechecks.h"

#include "models/check/folder/attempttexts.h"
#include "models/session/errors/retrycounters.h"
#include "models/session/value/sessiontranslations.h"
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

void checkRetryCount(SessionBuilder &builder, size_t position)
{
    const SessionPhase &phase = builder.session.phases[position];
    const int told = reportedRetries(builder, int(position));
    int last = 0;
    for (const SessionAttempt &attempt : phase.attempts) {
        const bool isSeen = !attempt.errors.empty() || !attempt.handoffs.empty();
        last = isSeen ? attempt.number : last;
    }
    const bool isFollowed =
        std::ranges::any_of(builder.session.handoffs, [position](const SessionHandoff &handoff) {
            return handoff.phase == int(position) && !handoff.kept.isEmpty();
        });
    if (told < 0 || last <= told + 1 || isFollowed) {
        return;
    }
    const std::vector<int> &retries = builder.reportedPhases[position].retries;
    const auto counter = std::ranges::max_element(retries) - retries.begin();
    builder.addWarning(
        u"session.retries-differ"_s,
        SessionTranslations::tr("The state counts %n retries of %1, but there is an attempt %2",
                                nullptr, told)
            .arg(phase.title)
            .arg(last),
        builder.state.evidence(joined(builder.reportedPhases[position].row->at,
                                      builder.reading().phases.retries[size_t(counter)].at)));
}

void checkRetryLimit(SessionBuilder &builder, size_t phase)
{
    const std::vector<RetryCounter> &counters = builder.reading().phases.retries;
    const ReportedPhase &told = builder.reportedPhases[phase];
    const QString title = builder.session.phases[phase].title;
    for (size_t i = 0; i < told.retries.size(); ++i) {
        const RetryCounter &counter = counters[i];
        const AttemptCount known{i < told.counts.size() ? told.counts[i].made : 0,
                                 counter.mostRuns()};
        QString message;
        if (counter.limit > 0 && told.retries[i] > counter.limit) {
            const QString text = counter.isOfFailures
                ? SessionTranslations::tr("%1 went beyond its limit: the state counts %n failed "
                                          "attempts, and %2 are allowed",
                                          nullptr, told.retries[i])
                : SessionTranslations::tr(
                      "%1 went beyond its limit: the state counts %n retries, and %2 are allowed",
                      nullptr, told.retries[i]);
            message = text.arg(title).arg(counter.limit);
        } else if (known.most > 0 && known.made > known.most) {
            message = SessionTranslations::tr("%1 went beyond its limit: %2")
                          .arg(title, attemptText(known));
        }
        if (!message.isEmpty()) {
            builder.addWarning(u"session.retries-exceeded"_s, message,
                               builder.state.evidence(joined(told.row->at, counter.at)));
        }
    }
}

} // namespace baton
