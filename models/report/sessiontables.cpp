// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/sessiontables.h"

#include "models/findings/status.h"
#include "models/report/reportsymbols.h"
#include "models/report/reporttranslations.h"
#include "models/review/review.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/elapsedtime.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"

#include <QDir>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

ReportBlock table(std::vector<ReportColumn> columns)
{
    return {ReportBlock::Type::Table, {}, std::move(columns), {}};
}

ReportText code(const QString &text)
{
    return {text, ReportMark::None, true};
}

} // namespace

SessionTables::SessionTables(const Session &session, const QDateTime &made)
    : m_session(session)
    , m_made(made)
{
}

ReportBlock SessionTables::phases() const
{
    size_t attempts = 1;
    for (const SessionPhase &phase : m_session.phases) {
        attempts = std::max(attempts, phase.attempts.size());
    }
    std::vector<ReportColumn> columns{{ReportTranslations::tr("Phase")}};
    for (size_t i = 1; i <= attempts; ++i) {
        columns.push_back({ReportTranslations::tr("Attempt %1").arg(i)});
    }
    columns.push_back({ReportTranslations::tr("Started (UTC)"), true});
    columns.push_back({ReportTranslations::tr("Duration"), true});
    ReportBlock block = table(std::move(columns));
    for (const SessionPhase &phase : m_session.phases) {
        block.rows.push_back(phaseRow(phase, attempts));
    }
    return block;
}

std::vector<ReportText> SessionTables::phaseRow(const SessionPhase &phase, size_t attempts) const
{
    const QString indent = phase.parent < 0 ? QString() : u"    "_s;
    std::vector<ReportText> row{{indent + phase.title}};
    for (const SessionAttempt &attempt : phase.attempts) {
        row.push_back({textOf(attempt.status),
                       phase.isPassedOver ? ReportMark::Quiet : markOf(statusOf(phase, attempt)),
                       false});
    }
    if (phase.attempts.empty()) {
        row.push_back({textOf(phase.status), markOf(statusOf(phase)), false});
    }
    row.back().text = withFlaw(row.back().text, phase.flaw);
    if (phase.attempts.empty() || phase.status == RunStatus::Interrupted) {
        row.back().text += phase.reason.isEmpty() ? QString() : u", "_s + phase.reason;
    }
    row.resize(attempts + 1);
    row.push_back({timeOfRow(phase.started)});
    row.push_back({wording::duration(phase.started, phase.ended, phase.status,
                                     countsUntil(m_session.summary, m_made))});
    return row;
}

ReportBlock SessionTables::criteria(const SessionGate &gate) const
{
    ReportBlock block = table({{ReportTranslations::tr("Criterion")},
                               {ReportTranslations::tr("Threshold")},
                               {ReportTranslations::tr("Actual")},
                               {ReportTranslations::tr("Verdict")},
                               {ReportTranslations::tr("Evidence")}});
    for (size_t i = 0; i < gate.result.criteria.size(); ++i) {
        const CriterionResult &criterion = gate.result.criteria[i];
        block.rows.push_back({{criterion.title},
                              code(criterion.threshold),
                              code(criterion.actual),
                              {textOf(criterion.state), markOf(statusOf(criterion.state))},
                              i < gate.evidence.size() ? place(gate.evidence[i]) : ReportText()});
    }
    return block;
}

ReportBlock SessionTables::reviews(const Reviews &reviews) const
{
    ReportBlock block = table({{ReportTranslations::tr("Gate")},
                               {ReportTranslations::tr("Verdict")},
                               {ReportTranslations::tr("Note")},
                               {ReportTranslations::tr("Author")},
                               {ReportTranslations::tr("Time (UTC)")}});
    for (const Review &review : reviews) {
        block.rows.push_back({{review.gate},
                              {textOf(review.verdict), markOf(statusOf(review.verdict))},
                              {review.note},
                              {review.author},
                              {timetext::dateAndTime(review.time)}});
    }
    return block;
}

ReportBlock SessionTables::errors() const
{
    ReportBlock block = table({{ReportTranslations::tr("Attempt"), true},
                               {ReportTranslations::tr("Phase")},
                               {ReportTranslations::tr("Error")},
                               {ReportTranslations::tr("Fix attempted")},
                               {ReportTranslations::tr("Outcome")}});
    for (const SessionError &error : m_session.errors) {
        QString fix = error.fix;
        if (error.sameFixAs > 0) {
            fix += u"\n"_s
                + ReportTranslations::tr("already tried in attempt %1").arg(error.sameFixAs);
        }
        QString what = error.message.isEmpty() ? error.type : error.type + u'\n' + error.message;
        if (!error.otherwise.isEmpty()) {
            what += u"\n"_s + ReportTranslations::tr("also reported as: %1").arg(error.otherwise);
        }
        if (error.sameErrorAs > 0) {
            what += u"\n"_s
                + ReportTranslations::tr("the same error as in attempt %1").arg(error.sameErrorAs);
        }
        block.rows.push_back(
            {{error.attempt > 0 ? QString::number(error.attempt) : QString()},
             {phaseTitle(error.phase)},
             {what, error.sameErrorAs > 0 ? ReportMark::Warning : ReportMark::None},
             {fix, error.sameFixAs > 0 ? ReportMark::Warning : ReportMark::None},
             {error.outcome.isEmpty() ? textOf(error.result) : error.outcome,
              error.isPassedOver ? ReportMark::Quiet : markOf(error.result)}});
    }
    return block;
}

ReportBlock SessionTables::consequences(const FirstCause &cause) const
{
    ReportBlock block = table({{ReportTranslations::tr("Time (UTC)")},
                               {ReportTranslations::tr("Consequence")},
                               {ReportTranslations::tr("Why")}});
    for (const SessionFailure &failure : cause.consequences) {
        block.rows.push_back(
            {{timeOfRow(failure.time)},
             {failure.text.isEmpty() ? failure.title : failure.title + u'\n' + failure.text},
             {failure.rule}});
    }
    return block;
}

ReportBlock SessionTables::handoffs() const
{
    ReportBlock block = table({{ReportTranslations::tr("Time (UTC)")},
                               {ReportTranslations::tr("Document")},
                               {ReportTranslations::tr("Kind")},
                               {ReportTranslations::tr("From → to")},
                               {ReportTranslations::tr("Attempt"), true},
                               {ReportTranslations::tr("Verdict")}});
    for (const SessionHandoff &handoff : m_session.handoffs) {
        const bool isRouted = !handoff.producer.isEmpty() || !handoff.consumer.isEmpty();
        const ReportMark mark =
            handoff.isSuperseded ? ReportMark::Quiet : markOf(handoff.report.verdict.action);
        block.rows.push_back(
            {{timeOfRow(handoff.time) + wording::timeOfFile(handoff)},
             place({handoff.at.path, {}, 0, 0}),
             {handoff.kindTitle},
             {isRouted ? handoff.producer + u" → "_s + handoff.consumer : QString()},
             {QString::number(handoff.attempt)},
             {handoff.isSuperseded ? textOf(RunStatus::Superseded)
                                   : wording::verdict(handoff.report.verdict),
              mark}});
    }
    return block;
}

ReportBlock SessionTables::findings() const
{
    ReportBlock block = table({{ReportTranslations::tr("Rule")},
                               {ReportTranslations::tr("Place")},
                               {ReportTranslations::tr("Finding")}});
    for (const SessionFinding &finding : m_session.findings) {
        block.rows.push_back({{finding.rule, markOf(statusOf(finding.severity))},
                              place(finding.evidence),
                              {finding.message}});
    }
    for (const SessionHandoff &handoff : m_session.handoffs) {
        for (const Finding &finding : handoff.report.findings) {
            block.rows.push_back(
                {{finding.rule, markOf(statusOf(finding.severity))},
                 place({handoff.at.path, finding.path, handoff.at.document, finding.start.line}),
                 {finding.message}});
        }
    }
    return block;
}

ReportBlock SessionTables::deliverables() const
{
    ReportBlock block = table({{ReportTranslations::tr("Deliverable")},
                               {ReportTranslations::tr("State")},
                               {ReportTranslations::tr("Size"), true},
                               {ReportTranslations::tr("Named by")}});
    for (const Deliverable &deliverable : m_session.deliverables) {
        const bool exists = deliverable.state == Deliverable::State::Exists;
        block.rows.push_back({code(deliverable.written),
                              stateOf(deliverable),
                              {exists ? QLocale().formattedDataSize(deliverable.size) : QString()},
                              place(deliverable.evidence)});
    }
    return block;
}

QString SessionTables::timeOfRow(const QDateTime &time) const
{
    return timetext::timeOfDay(time, m_session.summary.started);
}

ReportText SessionTables::place(const Evidence &evidence) const
{
    if (evidence.isEmpty()) {
        return {};
    }
    const QString relative = QDir(m_session.summary.place.path).relativeFilePath(evidence.path);
    const QString path = relative.startsWith("../.."_L1) ? evidence.path : relative;
    return code(evidence.line > 0 ? u"%1:%2"_s.arg(path).arg(evidence.line) : path);
}

QString SessionTables::phaseTitle(int phase) const
{
    return phase < 0 ? QString() : m_session.phases.at(size_t(phase)).title;
}

} // namespace baton
