// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/sessionjson.h"

#include "app/cli/common/jsonarray.h"
#include "app/cli/common/textformat.h"
#include "models/session/logs/causelogs.h"
#include "models/session/value/runstatustext.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QJsonArray numbers(const std::vector<int> &values)
{
    return arrayOf(values, [](int value) { return QJsonValue(value); });
}

QJsonObject attemptObject(const SessionAttempt &attempt)
{
    return {{u"number"_s, attempt.number},
            {u"status"_s, QString(nameOf(attempt.status))},
            {u"word"_s, attempt.word},
            {u"summary"_s, attempt.summary},
            {u"started"_s, timeValue(attempt.started)},
            {u"ended"_s, timeValue(attempt.ended)},
            {u"evidence"_s, evidenceValue(attempt.evidence)},
            {u"handoffs"_s, numbers(attempt.handoffs)},
            {u"errors"_s, numbers(attempt.errors)}};
}

/// @p object with the members of @p count.
QJsonObject withCount(QJsonObject object, const AttemptCount &count)
{
    const QString next = count.isLast() ? u"user"_s : u"retry"_s;
    object.insert(u"attempt"_s, count.made);
    object.insert(u"attemptsMax"_s, count.most);
    object.insert(u"retriesUsed"_s, count.retriesUsed());
    object.insert(u"retriesMax"_s, count.retriesAllowed());
    object.insert(u"retriesLeft"_s, count.retriesLeft());
    object.insert(u"ifItFails"_s, count.most > 0 ? QJsonValue(next) : QJsonValue());
    return object;
}

QJsonObject phaseObject(const SessionPhase &phase)
{
    return withCount({{u"id"_s, phase.id},
                      {u"title"_s, phase.title},
                      {u"parent"_s, phase.parent},
                      {u"status"_s, QString(nameOf(phase.status))},
                      {u"word"_s, phase.word},
                      {u"reason"_s, phase.reason},
                      {u"flaw"_s, phase.flaw},
                      {u"started"_s, timeValue(phase.started)},
                      {u"ended"_s, timeValue(phase.ended)},
                      {u"passedOver"_s, phase.isPassedOver},
                      {u"session"_s, phase.sessionPath},
                      {u"evidence"_s, evidenceValue(phase.evidence)},
                      {u"attempts"_s, arrayOf(phase.attempts, attemptObject)}},
                     phase.count);
}

QJsonObject handoffFindingObject(const Finding &finding)
{
    return {{u"rule"_s, finding.rule},
            {u"severity"_s, word(finding.severity)},
            {u"path"_s, finding.fieldPath().toString()},
            {u"line"_s, finding.start.line},
            {u"message"_s, finding.message}};
}

QJsonObject handoffObject(const SessionHandoff &handoff)
{
    return {{u"at"_s, evidenceValue(handoff.at)},
            {u"protocol"_s, handoff.protocol},
            {u"kind"_s, handoff.kind},
            {u"producer"_s, handoff.producer},
            {u"consumer"_s, handoff.consumer},
            {u"task"_s, handoff.task},
            {u"time"_s, timeValue(handoff.time)},
            {u"timeOfFile"_s, handoff.isTimeOfFile && handoff.time.isValid()},
            {u"phase"_s, handoff.phase},
            {u"attempt"_s, handoff.attempt},
            {u"superseded"_s, handoff.isSuperseded},
            {u"verdict"_s,
             QJsonObject{{u"action"_s, word(handoff.report.verdict.action)},
                         {u"headline"_s, handoff.report.verdict.headline}}},
            {u"findings"_s, arrayOf(handoff.report.findings, handoffFindingObject)}};
}

QString gateWord(const SessionGate &gate)
{
    return gate.isSkipped    ? u"skipped"_s
        : gate.isInvalidated ? u"invalidated"_s
                             : word(gate.state());
}

QJsonObject gateObject(const SessionGate &gate)
{
    QJsonArray criteria;
    for (size_t i = 0; i < gate.result.criteria.size(); ++i) {
        const CriterionResult &criterion = gate.result.criteria[i];
        criteria.append(
            QJsonObject{{u"id"_s, criterion.id},
                        {u"title"_s, criterion.title},
                        {u"threshold"_s, criterion.threshold},
                        {u"actual"_s, criterion.actual},
                        {u"state"_s, word(criterion.state)},
                        {u"evidence"_s,
                         evidenceValue(i < gate.evidence.size() ? gate.evidence[i] : Evidence())}});
    }
    return {{u"id"_s, gate.result.id},    {u"title"_s, gate.result.title}, {u"phase"_s, gate.phase},
            {u"state"_s, gateWord(gate)}, {u"reason"_s, gate.reason},      {u"next"_s, gate.next},
            {u"criteria"_s, criteria}};
}

QJsonObject errorObject(const SessionError &error)
{
    return {{u"type"_s, error.type},
            {u"message"_s, error.message},
            {u"otherwise"_s, error.otherwise},
            {u"fix"_s, error.fix},
            {u"outcome"_s, error.outcome},
            {u"result"_s, QString(nameOf(error.result))},
            {u"passedOver"_s, error.isPassedOver},
            {u"time"_s, timeValue(error.time)},
            {u"phase"_s, error.phase},
            {u"attempt"_s, error.attempt},
            {u"sameFixAs"_s, error.sameFixAs},
            {u"sameErrorAs"_s, error.sameErrorAs},
            {u"repairedBy"_s, error.repairedBy},
            {u"alsoAt"_s, evidenceValue(error.alsoAt)},
            {u"evidence"_s, evidenceValue(error.evidence)}};
}

QJsonObject escalationObject(const Escalation &escalation)
{
    return withCount({{u"phase"_s, escalation.phase},
                      {u"used"_s, escalation.count.retriesUsed()},
                      {u"limit"_s, escalation.count.retriesAllowed()},
                      {u"over"_s, escalation.isOver},
                      {u"summary"_s, escalation.summary}},
                     escalation.count);
}

QString whatWord(SessionFailure::What what)
{
    switch (what) {
    case SessionFailure::What::Error:
        return u"error"_s;
    case SessionFailure::What::Gate:
        return u"gate"_s;
    case SessionFailure::What::Handoff:
        return u"handoff"_s;
    case SessionFailure::What::Attempt:
        return u"attempt"_s;
    case SessionFailure::What::Phase:
        return u"phase"_s;
    case SessionFailure::What::Finding:
        return u"finding"_s;
    case SessionFailure::What::Session:
        break;
    }
    return u"session"_s;
}

QJsonObject failureObject(const SessionFailure &failure)
{
    return {{u"what"_s, whatWord(failure.what)},
            {u"index"_s, failure.index},
            {u"phase"_s, failure.phase},
            {u"attempt"_s, failure.attempt},
            {u"time"_s, timeValue(failure.time)},
            {u"title"_s, failure.title},
            {u"text"_s, failure.text},
            {u"rule"_s, failure.rule},
            {u"evidence"_s, arrayOf(failure.evidence, evidenceValue)}};
}

QJsonObject repairedObject(const SessionFailure &failure)
{
    QJsonObject object = failureObject(failure);
    object.insert(u"passedOver"_s, failure.isPassedOver);
    return object;
}

QJsonObject causeObject(const Session &session, const FirstCause &cause)
{
    QJsonObject object = failureObject(cause.failure);
    object.insert(u"logs"_s, arrayOf(causeLogs(session, cause.failure), [](const CauseLog &log) {
                      return evidenceValue(lineOf(log));
                  }));
    object.insert(u"consequences"_s, arrayOf(cause.consequences, failureObject));
    return object;
}

QJsonObject fileObject(const SessionFile &file)
{
    static const char *const roles[] = {"state", "lock", "log", "result", "prompt", "text"};
    return {{u"role"_s, QString::fromLatin1(roles[static_cast<int>(file.role)])},
            {u"path"_s, file.path},
            {u"size"_s, file.size}};
}

QJsonObject deliverableObject(const Deliverable &deliverable)
{
    static const char *const states[] = {"exists", "missing", "outside", "unknown"};
    static const char *const sums[] = {"not-given", "matches", "differs", "not-checked"};
    return {{u"written"_s, deliverable.written},
            {u"path"_s, deliverable.path},
            {u"state"_s, QString::fromLatin1(states[static_cast<int>(deliverable.state)])},
            {u"checksum"_s, QString::fromLatin1(sums[static_cast<int>(deliverable.checksum)])},
            {u"size"_s, deliverable.size},
            {u"required"_s, deliverable.isRequired},
            {u"handoff"_s, deliverable.handoff},
            {u"evidence"_s, evidenceValue(deliverable.evidence)}};
}

QJsonObject sessionFindingObject(const SessionFinding &finding)
{
    return {{u"rule"_s, finding.rule},
            {u"severity"_s, word(finding.severity)},
            {u"message"_s, finding.message},
            {u"evidence"_s, evidenceValue(finding.evidence)}};
}

QJsonObject factObject(const SessionFact &fact)
{
    return {{u"title"_s, fact.title},
            {u"value"_s, fact.value},
            {u"evidence"_s, evidenceValue(fact.evidence)}};
}

} // namespace

QJsonValue timeValue(const QDateTime &time)
{
    return time.isValid() ? QJsonValue(time.toUTC().toString(Qt::ISODate)) : QJsonValue();
}

QJsonValue evidenceValue(const Evidence &evidence)
{
    if (evidence.isEmpty()) {
        return {};
    }
    return QJsonObject{{u"path"_s, evidence.path},
                       {u"pointer"_s, evidence.pointer.toString()},
                       {u"document"_s, evidence.document},
                       {u"line"_s, evidence.line}};
}

QJsonObject summaryObject(const SessionSummary &summary, const QDateTime &now)
{
    const auto count = [](int value) { return value < 0 ? QJsonValue() : QJsonValue(value); };
    return {{u"path"_s, summary.place.path},
            {u"protocol"_s, summary.place.protocol},
            {u"layout"_s, summary.place.layout},
            {u"stateFile"_s, summary.place.stateFile},
            {u"id"_s, summary.id},
            {u"title"_s, summary.title},
            {u"agent"_s, summary.agent},
            {u"parent"_s, summary.parent},
            {u"phase"_s, summary.phase},
            {u"status"_s, QString(nameOf(summary.status))},
            {u"word"_s, summary.word},
            {u"flaw"_s, summary.flaw},
            {u"successor"_s, summary.successor},
            {u"note"_s, summary.note},
            {u"liveness"_s, QString(nameOf(summary.liveness))},
            {u"started"_s, timeValue(summary.started)},
            {u"updated"_s, timeValue(summary.updated)},
            {u"ended"_s, timeValue(summary.ended)},
            {u"seconds"_s, count(static_cast<int>(summary.seconds(now)))},
            {u"errors"_s, count(summary.errors)},
            {u"warnings"_s, count(summary.warnings)}};
}

namespace {

QJsonValue nextValue(const NextStep &next)
{
    return next.does.isEmpty()
        ? QJsonValue(QJsonValue::Null)
        : QJsonValue(
              QJsonObject{{u"who"_s, next.who}, {u"does"_s, next.does}, {u"rule"_s, next.rule}});
}

} // namespace

QJsonObject sessionObject(const Session &session, const QDateTime &now)
{
    QJsonObject object = summaryObject(session.summary, now);
    object.insert(u"headline"_s, session.headline);
    object.insert(u"next"_s, nextValue(session.next));
    object.insert(u"facts"_s, arrayOf(session.facts, factObject));
    object.insert(u"tags"_s, QJsonArray::fromStringList(session.tags));
    object.insert(u"dependsOn"_s, QJsonArray::fromStringList(session.dependsOn));
    object.insert(u"maxRetries"_s,
                  session.maxRetries < 0 ? QJsonValue() : QJsonValue(session.maxRetries));
    object.insert(u"currentPhase"_s, session.currentPhase);
    object.insert(u"phases"_s, arrayOf(session.phases, phaseObject));
    object.insert(u"handoffs"_s, arrayOf(session.handoffs, handoffObject));
    object.insert(u"gates"_s, arrayOf(session.gates, gateObject));
    object.insert(u"errorHistory"_s, arrayOf(session.errors, errorObject));
    object.insert(u"escalations"_s, arrayOf(session.escalations, escalationObject));
    object.insert(u"files"_s, arrayOf(session.files, fileObject));
    object.insert(u"deliverables"_s, arrayOf(session.deliverables, deliverableObject));
    object.insert(u"findings"_s, arrayOf(session.findings, sessionFindingObject));
    QJsonArray causes;
    for (const FirstCause &cause : session.causes) {
        QJsonObject one = causeObject(session, cause);
        one.insert(u"first"_s, causes.isEmpty());
        causes.append(one);
    }
    object.insert(u"causes"_s, causes);
    object.insert(u"repaired"_s, arrayOf(session.repaired, repairedObject));
    return object;
}

} // namespace baton::cli
