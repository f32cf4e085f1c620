// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/sessiontexts.h"

#include "models/session/value/displaystatus.h"
#include "models/session/value/durationtext.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/elapsedtime.h"
#include "models/strings/joinedparts.h"
#include "models/strings/pathstrings.h"
#include "models/values/timetext.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::wording {

namespace {

/// Provides the translation context for free functions.
struct SessionViewTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::SessionViewTexts)
};

} // namespace

QString fact(const SessionFact &fact)
{
    if (fact.value == "true"_L1 || fact.value == "false"_L1) {
        return fact.value == "true"_L1 ? fact.title : QString();
    }
    bool isNumber = false;
    (void)fact.value.toDouble(&isNumber);
    return isNumber ? fact.title + u' ' + fact.value
                    : SessionViewTexts::tr("%1: %2").arg(fact.title, fact.value);
}

QString status(RunStatus status, bool isPassedOver)
{
    const QString text = textOf(status);
    return isPassedOver && isFailure(status) ? SessionViewTexts::tr("%1, passed over").arg(text)
                                             : text;
}

QString status(const SessionPhase &phase)
{
    return withFlaw(status(phase.status, phase.isPassedOver), phase.flaw);
}

QString status(const SessionPhase &phase, const SessionAttempt &attempt)
{
    const bool isLast = attempt.number == phase.attempts.back().number;
    return withFlaw(status(attempt.status, phase.isPassedOver), isLast ? phase.flaw : QString());
}

QString distinctFolder(const SessionSummary &session)
{
    const QString folder = lastNameOf(session.place.path);
    const QString &name = session.title.isEmpty() ? session.id : session.title;
    return folder == name ? folderAbove(session) : folder;
}

QString folderAbove(const SessionSummary &session)
{
    return lastNameOf(parentOf(session.place.path));
}

QString verdict(const Verdict &verdict)
{
    return verdict.action == Action::None ? SessionViewTexts::tr("no verdict") : verdict.headline;
}

QString timeOfFile(const SessionHandoff &handoff)
{
    return handoff.isTimeOfFile && handoff.time.isValid() ? u' ' + SessionViewTexts::tr("(file)")
                                                          : QString();
}

QString duration(const QDateTime &start, const QDateTime &end, RunStatus status,
                 const QDateTime &now)
{
    const QDateTime until = end.isValid() ? end : isTimeCounting(status) ? now : QDateTime();
    const bool isOpen =
        isGoingOn(status) || status == RunStatus::Interrupted || status == RunStatus::Pending;
    const bool isUnknown = isOpen && until == start;
    if (!start.isValid() || !until.isValid() || until < start || isUnknown) {
        return {};
    }
    return durationText(until - start);
}

QString size(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1);
}

QString place(const Evidence &evidence)
{
    const QFileInfo file(evidence.path);
    static const QStringList documents{u"yaml"_s, u"yml"_s, u"json"_s, u"xml"_s, u"md"_s};
    const QString name = documents.contains(file.suffix()) ? file.completeBaseName()
        : file.dir().dirName() == u"logs"_s                ? u"logs/"_s + file.fileName()
                                                           : file.fileName();
    return evidence.line > 0 ? name + u':' + QString::number(evidence.line) : name;
}

QString where(const Session &session, const SessionFailure &failure)
{
    QString where;
    bool isReported = false; // "Flow, attempt 2" shows it already
    const auto phase = static_cast<size_t>(failure.phase);
    if (failure.phase >= 0 && phase < session.phases.size()) {
        const SessionPhase &shown = session.phases[phase];
        bool isNumber = false;
        (void)shown.id.toDouble(&isNumber);
        isReported = failure.what == SessionFailure::What::Attempt && shown.attempts.size() > 1;
        where = isNumber ? SessionViewTexts::tr("phase %1").arg(shown.id)
            : isReported || shown.title == failure.title ? QString()
                                                         : shown.title;
    }
    if (failure.attempt > 0 && !isReported) {
        const QString attempt = SessionViewTexts::tr("attempt %1").arg(failure.attempt);
        where += where.isEmpty() ? attempt : u", "_s + attempt;
    }
    return where;
}

QString whereAndWhen(const Session &session, const SessionFailure &failure)
{
    QString time = timetext::timeOfDay(failure.time, session.summary.started);
    time.replace(u' ', QChar::Nbsp); // keeps date and time on one line
    return joinedParts({where(session, failure), time}, u" · ");
}

QString kindsOf(const std::vector<SessionFailure> &failures)
{
    using What = SessionFailure::What;
    const auto counted = [&failures](What what) {
        return static_cast<int>(std::ranges::count(failures, what, &SessionFailure::what));
    };
    QStringList parts;
    const auto add = [&parts](int count, const QString &text) {
        if (count > 0) {
            parts.append(text);
        }
    };
    const int gates = counted(What::Gate);
    add(gates, SessionViewTexts::tr("%n gate(s)", nullptr, gates));
    const int handoffs = counted(What::Handoff);
    add(handoffs, SessionViewTexts::tr("%n handoff(s)", nullptr, handoffs));
    const int errors = counted(What::Error);
    add(errors, SessionViewTexts::tr("%n error(s)", nullptr, errors));
    const int attempts = counted(What::Attempt);
    add(attempts, SessionViewTexts::tr("%n attempt(s)", nullptr, attempts));
    const int phases = counted(What::Phase);
    add(phases, SessionViewTexts::tr("%n phase(s)", nullptr, phases));
    const int rest = counted(What::Finding);
    add(rest, SessionViewTexts::tr("%n finding(s)", nullptr, rest));
    add(counted(What::Session), SessionViewTexts::tr("the session"));
    return parts.join(u", "_s);
}

QString failureCounts(const Session &session)
{
    const auto passed =
        static_cast<int>(std::ranges::count(session.repaired, true, &SessionFailure::isPassedOver));
    const int repaired = static_cast<int>(session.repaired.size()) - passed;
    const auto open = static_cast<int>(
        std::ranges::count(session.causes, Status::Error, [&session](const FirstCause &cause) {
            return statusOf(session, cause.failure);
        }));
    const int blocked = static_cast<int>(session.causes.size()) - open;
    return joinedParts(
        {repaired == 0 ? QString() : SessionViewTexts::tr("%n repaired", nullptr, repaired),
         passed == 0 ? QString() : SessionViewTexts::tr("%n passed over", nullptr, passed),
         blocked == 0 ? QString() : SessionViewTexts::tr("%n blocked", nullptr, blocked),
         open == 0 ? QString() : SessionViewTexts::tr("%n failure(s) open", nullptr, open)},
        u" · ");
}

QString gateCounts(const Session &session)
{
    int passed = 0;
    int failed = 0;
    int skipped = 0;
    int open = 0;
    for (const SessionGate &gate : session.gates) {
        const CriterionState state = gate.state();
        ++(gate.isSkipped                        ? skipped
               : state == CriterionState::Passed ? passed
               : state == CriterionState::Failed ? failed
                                                 : open);
    }
    const auto said = [](int count, const QString &text) {
        return count == 0 ? QString() : text.arg(count);
    };
    return joinedParts({said(passed, SessionViewTexts::tr("%1 passed")),
                        said(failed, SessionViewTexts::tr("%1 failed")),
                        said(skipped, SessionViewTexts::tr("%1 skipped")),
                        said(open, SessionViewTexts::tr("%1 not evaluated"))},
                       u" · ");
}

QString facts(const Session &session, const QDateTime &now)
{
    const SessionSummary &summary = session.summary;
    QStringList parts{summary.id};
    for (const SessionFact &fact : session.facts) {
        parts.append(wording::fact(fact));
    }
    QString times = summary.started.isValid()
        ? SessionViewTexts::tr("started %1").arg(timetext::moment(summary.started))
        : QString();
    if (const QString length = durationText(std::chrono::seconds(summary.seconds(now)));
        !length.isEmpty()) {
        times += times.isEmpty() ? length : u", "_s + length;
    }
    parts.append(times);
    parts.append(textOf(summary.liveness));
    return joinedParts(parts, u" · ");
}

QString next(const NextStep &next)
{
    if (next.does.isEmpty()) {
        return {};
    }
    //: "Next: Builder implements the task by hand (section 4)"
    return next.rule.isEmpty() ? SessionViewTexts::tr("Next: %1").arg(next.does)
                               : SessionViewTexts::tr("Next: %1 (%2)").arg(next.does, next.rule);
}

QString stateKept(const SessionSummary &session)
{
    if (!session.stateKept.isValid()) {
        return {};
    }
    const QString file = session.place.isQueue() ? session.id : lastNameOf(session.place.stateFile);
    const QString time = timetext::localTimeOfDay(session.stateKept);
    return session.stateLost.isEmpty()
        ? SessionViewTexts::tr("%1 cannot be read now; showing the state of %2").arg(file, time)
        : SessionViewTexts::tr(
              "%1 no longer contains what it contained before (%2); showing the state of %3")
              .arg(file, session.stateLost.join(u", "_s), time);
}

QString headline(const Session &session)
{
    if (!session.headline.isEmpty()) {
        return session.headline;
    }
    const QString &title =
        session.summary.title.isEmpty() ? session.summary.id : session.summary.title;
    return SessionViewTexts::tr("%1: %2").arg(title, textOf(session.summary.status));
}

} // namespace baton::wording
