// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/sessiontextwriter.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/sessiontable.h"
#include "models/findings/status.h"
#include "models/session/logs/causelogs.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/durationtext.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/elapsedtime.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/strings/joinedparts.h"
#include "models/strings/pathstrings.h"
#include "models/values/timetext.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString gateMark(const SessionGate &gate)
{
    return gate.isSkipped                        ? u"»"_s
        : gate.state() == CriterionState::Passed ? u"✓"_s
        : gate.state() == CriterionState::Failed ? u"✗"_s
                                                 : u"·"_s;
}

QString stateMark(CriterionState state)
{
    return state == CriterionState::Passed ? u"✓"_s
        : state == CriterionState::Failed  ? u"✗"_s
                                           : u"·"_s;
}

QString clock(const QDateTime &time)
{
    return time.isValid() ? timetext::timeOfDay(time) : QString(8, u' ');
}

/// The path, relative if it is below or beside the session's folder, with the line.
QString placeText(const Session &session, const Evidence &evidence)
{
    if (evidence.isEmpty()) {
        return {};
    }
    const QString &folder = session.summary.place.path;
    const bool isInside = isBelow(evidence.path, folder);
    const QString path = oneLine(relativeTo(evidence.path, isInside ? folder : parentOf(folder)));
    return evidence.line > 0 ? u"%1:%2"_s.arg(path).arg(evidence.line) : path;
}

} // namespace

SessionTextWriter::SessionTextWriter(const Session &session, const QDateTime &now)
    : m_session(session)
    , m_now(now)
{
}

QString SessionTextWriter::text()
{
    addHead();
    addCauses();
    addPhases();
    addGates();
    addErrors();
    addHandoffs();
    addDeliverables();
    addFindings();
    return m_text;
}

void SessionTextWriter::line(const QString &text)
{
    QString whole = text;
    while (whole.endsWith(u' ')) {
        whole.chop(1);
    }
    m_text += whole + u'\n';
}

void SessionTextWriter::heading(const QString &text)
{
    line();
    line(text);
}

void SessionTextWriter::addHead()
{
    const SessionSummary &summary = m_session.summary;
    line(u"%1 %2"_s.arg(mark(summary), m_session.headline));
    if (const QString next = wording::next(m_session.next); !next.isEmpty()) {
        line(u"  "_s + oneLine(next));
    }
    QStringList parts{oneLine(summary.title)};
    for (const QString &part :
         {summary.place.protocol, summary.agent, summary.note, timetext::moment(summary.started),
          durationText(std::chrono::seconds(summary.seconds(m_now)))}) {
        if (!part.isEmpty()) {
            parts.append(part);
        }
    }
    line(u"  "_s + parts.join(u" · "_s));
    for (const SessionFact &fact : m_session.facts) {
        line(u"  %1: %2"_s.arg(fact.title, oneLine(fact.value)));
    }
}

void SessionTextWriter::addFailure(const SessionFailure &failure, const QString &indent)
{
    const QString below(indent.size() + 10, u' ');
    const QString where =
        failure.evidence.empty() ? QString() : placeText(m_session, failure.evidence.front());
    line(u"%1%2  %3"_s.arg(indent, clock(failure.time),
                           joinedParts({failure.title, wording::where(m_session, failure)}, u" · "))
         + (where.isEmpty() ? QString() : u"  [%1]"_s.arg(where)));
    if (!failure.text.isEmpty()) {
        line(below + failure.text.simplified());
    }
    if (!failure.rule.isEmpty()) {
        line(below + u"← "_s + failure.rule);
    }
}

/// Adds more places for @p cause: those of additional evidence, and the logs of that time.
void SessionTextWriter::addPlaces(const SessionFailure &cause)
{
    QStringList places;
    for (const Evidence &evidence : cause.evidence) {
        places.append(placeText(m_session, evidence));
    }
    for (const CauseLog &log : causeLogs(m_session, cause)) {
        places.append(placeText(m_session, lineOf(log)));
    }
    places.removeDuplicates();
    if (!cause.evidence.empty()) {
        places.removeFirst(); // it is beside the title
    }
    if (!places.isEmpty()) {
        line(QString(14, u' ') + CliTexts::tr("see %1").arg(places.join(u", "_s)));
    }
}

void SessionTextWriter::addCauses()
{
    for (const FirstCause &cause : m_session.causes) {
        heading(&cause == &m_session.causes.front()
                    ? CliTexts::tr("First cause")
                    : CliTexts::tr("Another failure, not following from it"));
        const Status status = statusOf(m_session, cause.failure);
        addFailure(cause.failure, u"  %1 "_s.arg(mark(status)));
        addPlaces(cause.failure);
        for (const SessionFailure &consequence : cause.consequences) {
            addFailure(consequence, u"      "_s);
        }
    }
    addNoLongerOpen(CliTexts::tr("Repaired"), false);
    addNoLongerOpen(CliTexts::tr("Passed over"), true);
}

void SessionTextWriter::addNoLongerOpen(const QString &title, bool isPassedOver)
{
    bool isFirst = true;
    for (const SessionFailure &failure : m_session.repaired) {
        if (failure.isPassedOver != isPassedOver) {
            continue;
        }
        if (std::exchange(isFirst, false)) {
            heading(title);
        }
        addFailure(failure, u"  ⊖ "_s);
    }
}

int SessionTextWriter::depthOf(const SessionPhase &phase) const
{
    int depth = 0;
    for (int above = phase.parent; above >= 0; above = m_session.phases[size_t(above)].parent) {
        ++depth;
    }
    return depth;
}

void SessionTextWriter::addPhases()
{
    heading(CliTexts::tr("Phases"));
    const QDateTime last = countsUntil(m_session.summary, m_now);
    qsizetype width = 0;
    for (const SessionPhase &phase : m_session.phases) {
        width = std::max(width, phase.title.size() + 2 * depthOf(phase));
    }
    for (const SessionPhase &phase : m_session.phases) {
        const QString title = QString(2 * depthOf(phase), u' ') + oneLine(phase.title);
        const QString time = wording::duration(phase.started, phase.ended, phase.status, last);
        QStringList attempts;
        for (const SessionAttempt &attempt : phase.attempts) {
            attempts.append(mark(statusOf(phase, attempt)) + u' ' + textOf(attempt.status));
        }
        const bool isExplained = attempts.isEmpty() || phase.status == RunStatus::Interrupted
            || phase.status == RunStatus::Blocked;
        const QString reason =
            phase.reason.isEmpty() || !isExplained ? QString() : u": "_s + phase.reason;
        const QString tail =
            (attempts.isEmpty() ? textOf(phase.status) : attempts.join(u" → "_s)) + reason;
        line(u"  %1 %2  %3  %4"_s.arg(mark(statusOf(phase)), title.leftJustified(width),
                                      time.rightJustified(10), withFlaw(tail, phase.flaw)));
    }
}

void SessionTextWriter::addGates()
{
    if (m_session.gates.empty()) {
        return;
    }
    heading(CliTexts::tr("Gates"));
    for (const SessionGate &gate : m_session.gates) {
        line(joinedParts({u"  %1 %2  %3"_s.arg(gateMark(gate), gate.result.id.leftJustified(6),
                                               gate.result.title),
                          gate.reason, gate.next},
                         u" — "));
        const bool isOpen = gate.result.state() == CriterionState::NotEvaluated;
        for (size_t i = 0; i < gate.result.criteria.size() && !isOpen; ++i) {
            addCriterion(gate.result.criteria[i],
                         i < gate.evidence.size() ? gate.evidence[i] : Evidence());
        }
    }
}

void SessionTextWriter::addCriterion(const CriterionResult &criterion, const Evidence &evidence)
{
    const QString actual =
        criterion.actual.isEmpty() ? textOf(criterion.state) : criterion.actual.simplified();
    const QString where = placeText(m_session, evidence);
    const QString threshold =
        criterion.threshold.isEmpty() ? QString() : u"  (%1)"_s.arg(criterion.threshold);
    line(u"      %1 %2  %3"_s.arg(stateMark(criterion.state), criterion.title, actual) + threshold
         + (where.isEmpty() ? QString() : u"  [%1]"_s.arg(where)));
}

void SessionTextWriter::addErrors()
{
    if (m_session.errors.empty() && m_session.escalations.empty()) {
        return;
    }
    heading(CliTexts::tr("Error history"));
    for (const SessionError &error : m_session.errors) {
        const QString phase =
            error.phase < 0 ? QString() : m_session.phases[size_t(error.phase)].title + u' ';
        const QString attempt =
            error.attempt > 0 ? QString::number(error.attempt) + u"  "_s : QString();
        line(u"  %1 %2%3%4"_s.arg(mark(statusOf(error.result, error.isPassedOver)), phase, attempt,
                                  joinedParts({error.type, error.message.simplified()}, u": ")));
        if (!error.otherwise.isEmpty()) {
            line(u"      "_s
                 + CliTexts::tr("also reported as: %1").arg(error.otherwise.simplified()));
        }
        if (error.sameErrorAs > 0) {
            line(u"      ⚠ "_s
                 + CliTexts::tr("the same error as in attempt %1").arg(error.sameErrorAs));
        }
        addFix(error);
    }
    for (const Escalation &escalation : m_session.escalations) {
        line(u"  "_s + m_session.phases[size_t(escalation.phase)].title + u": "_s
             + retriesText(escalation.count, escalation.isOver));
    }
}

void SessionTextWriter::addFix(const SessionError &error)
{
    if (error.fix.isEmpty() && !error.outcome.isEmpty()) {
        line(u"      → "_s + error.outcome.simplified());
    } else if (!error.fix.isEmpty()) {
        const QString again = error.sameFixAs > 0
            ? u"  ⚠ "_s + CliTexts::tr("already tried in attempt %1").arg(error.sameFixAs)
            : QString();
        line(u"      %1 → %2%3"_s.arg(error.fix.simplified(), error.outcome.simplified(), again));
    }
}

void SessionTextWriter::addHandoffs()
{
    if (m_session.handoffs.empty()) {
        return;
    }
    heading(CliTexts::tr("Handoffs"));
    for (const SessionHandoff &handoff : m_session.handoffs) {
        const QString verdict = handoff.isSuperseded ? textOf(RunStatus::Superseded)
                                                     : wording::verdict(handoff.report.verdict);
        const bool isKnown = !handoff.producer.isEmpty() || !handoff.consumer.isEmpty();
        const QString route =
            isKnown ? u"%1 → %2  "_s.arg(handoff.producer, handoff.consumer) : QString();
        line(u"  %1%2  %3  %4%5"_s.arg(clock(handoff.time), wording::timeOfFile(handoff),
                                       placeText(m_session, handoff.at), route, verdict));
    }
}

void SessionTextWriter::addDeliverables()
{
    static const char *const states[] = {
        QT_TRANSLATE_NOOP("baton::cli", "exists"), QT_TRANSLATE_NOOP("baton::cli", "missing"),
        QT_TRANSLATE_NOOP("baton::cli", "outside"), QT_TRANSLATE_NOOP("baton::cli", "unknown")};
    if (m_session.deliverables.empty()) {
        return;
    }
    heading(CliTexts::tr("Deliverables"));
    for (const Deliverable &deliverable : m_session.deliverables) {
        QString text = u"  %1  %2"_s.arg(oneLine(deliverable.written),
                                         CliTexts::tr(states[static_cast<int>(deliverable.state)]));
        if (deliverable.checksum == Deliverable::Checksum::Differs) {
            text += u", "_s + CliTexts::tr("checksum differs");
        } else if (deliverable.checksum == Deliverable::Checksum::Matches) {
            text += u", "_s + CliTexts::tr("checksum matches");
        }
        line(text);
    }
}

void SessionTextWriter::addFindings()
{
    if (m_session.findings.empty()) {
        return;
    }
    heading(CliTexts::tr("Findings of the session"));
    for (const SessionFinding &finding : m_session.findings) {
        const QString where = placeText(m_session, finding.evidence);
        line(u"  %1%2: %3 [%4]"_s.arg(where.isEmpty() ? QString() : where + u": "_s,
                                      word(finding.severity), finding.message.simplified(),
                                      finding.rule));
    }
}

} // namespace baton::cli
