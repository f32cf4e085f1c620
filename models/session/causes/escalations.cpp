// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/causes/escalations.h"

#include "models/protocol/pack/sessionformat.h"
#include "models/session/gates/gatefailures.h"
#include "models/session/value/sessiontranslations.h"
#include "models/strings/joinedparts.h"
#include "models/strings/placeholderformat.h"
#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString orDash(const QString &text)
{
    return text.isEmpty() ? u"–"_s : text.simplified();
}

/// The reasons that kept each run of @p phase without an error from going on, by time; those of the
/// last one come from its gates.
QStringList rejectionsOf(const Session &session, int phase)
{
    const SessionPhase &row = session.phases[size_t(phase)];
    const auto last = static_cast<int>(row.attempts.size());
    QStringList said;
    const auto hasError = [&](int attempt) {
        return std::ranges::any_of(session.errors, [&](const SessionError &error) {
            return error.phase == phase && error.attempt == attempt;
        });
    };
    const auto add = [&](const SessionFailure &failure) {
        const bool isEarlierRun =
            failure.what == SessionFailure::What::Attempt && failure.attempt < last;
        const bool isGate = failure.what == SessionFailure::What::Gate;
        const int attempt = isGate ? last : failure.attempt;
        if (failure.phase != phase || !(isGate || isEarlierRun) || hasError(attempt)) {
            return;
        }
        const QString text = failure.title + u": "_s + orDash(failure.text);
        said.append(
            isGate && !said.empty() && failure.attempt > 1
                ? SessionTranslations::tr("%1, attempt %2").arg(row.title).arg(failure.attempt)
                    + u": "_s + text
                : text);
    };
    for (const FirstCause &cause : session.causes) {
        add(cause.failure);
        std::ranges::for_each(cause.consequences, add);
    }
    return said;
}

QString summaryOf(const Session &session, const Escalation &escalation, const EscalationText &texts)
{
    const SessionPhase &phase = session.phases[size_t(escalation.phase)];
    const QHash<QString, QString> names{{u"phase"_s, phase.id},
                                        {u"title"_s, phase.title},
                                        {u"attempts"_s, QString::number(escalation.count.made)},
                                        {u"limit"_s, QString::number(escalation.count.most)}};
    QStringList parts{filled(texts.opening, names)};
    for (const SessionError &error : session.errors) {
        if (error.phase == escalation.phase) {
            parts.append(filled(texts.entry,
                                {{u"number"_s, QString::number(error.attempt)},
                                 {u"type"_s, orDash(error.type)},
                                 {u"message"_s, orDash(error.message)},
                                 {u"fix"_s, orDash(error.fix)},
                                 {u"outcome"_s, orDash(error.outcome)}}));
        }
    }
    parts.append(rejectionsOf(session, escalation.phase));
    parts.append(texts.closing);
    return joinedParts(parts, u"\n\n");
}

/// True if a gate of @p phase fails the last attempt, regardless of the state.
bool isRejected(const Session &session, int phase)
{
    return std::ranges::any_of(session.gates, [&](const SessionGate &gate) {
        return gate.phase == phase && gate.speaksAgainst() && !isTriedAgain(session, gate);
    });
}

} // namespace

std::vector<Escalation> escalationsOf(const Session &session)
{
    std::vector<Escalation> result;
    for (size_t i = 0; i < session.phases.size(); ++i) {
        const SessionPhase &phase = session.phases[i];
        const bool isOpen = isFailure(phase.status) || isGoingOn(phase.status);
        if (!isOpen || phase.count.most == 0) {
            continue;
        }
        // While retries are left, the user decides only if the state says that the session has
        // ended.
        const bool isEnd = !session.summary.word.isEmpty() && hasEnded(session.summary.status);
        const bool hasFailed = isFailure(phase.status) || isRejected(session, static_cast<int>(i));
        const bool isOver =
            hasFailed && (phase.count.isLast() || (isEnd && isFailure(phase.status)));
        if (phase.count.retriesUsed() > 0 || isFailure(phase.status)) {
            result.push_back({static_cast<int>(i), phase.count, {}, isOver});
        }
    }
    return result;
}

void summarize(Session &session, const EscalationText &texts)
{
    for (Escalation &escalation : session.escalations) {
        if (escalation.isOver) { // else no decision is needed
            escalation.summary = summaryOf(session, escalation, texts);
        }
    }
}

} // namespace baton
