// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontablerows.h"

#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/strings/joinedparts.h"
#include "models/values/timetext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton::rows {

namespace {

struct ErrorTable
{
    Q_DECLARE_TR_FUNCTIONS(baton::ErrorTable)
};

/// The title of the phase or agent of @p error; empty if unknown.
QString where(const Session &session, const SessionError &error)
{
    return error.phase < 0 ? QString() : session.phases[static_cast<size_t>(error.phase)].title;
}

/// The type of the error with its message below. Without a type, the message alone.
TableCell errorCell(const SessionError &error)
{
    const bool isTyped = !error.type.isEmpty();
    TableCell cell{.text = isTyped ? error.type : error.message,
                   .detail = isTyped ? error.message : QString()};
    if (!error.otherwise.isEmpty()) {
        const QString told = ErrorTable::tr("also reported as: %1").arg(error.otherwise);
        cell.detail = cell.detail.isEmpty() ? told : cell.detail + u" · "_s + told;
    }
    if (error.sameErrorAs > 0) {
        cell.detail = ErrorTable::tr("same as attempt %1").arg(error.sameErrorAs);
        cell.detailShape = Status::Warning;
    }
    return cell;
}

TableCell fixCell(const SessionError &error)
{
    TableCell cell{.text = error.fix};
    if (error.fix.isEmpty()) {
        return {
            .text = u"–"_s, .look = TableCell::Look::Muted, .spoken = ErrorTable::tr("not given")};
    }
    if (error.sameFixAs > 0) {
        cell.detail = ErrorTable::tr("tried in attempt %1").arg(error.sameFixAs);
        cell.detailShape = Status::Warning;
    }
    return cell;
}

TableCell outcomeCell(const SessionError &error)
{
    const bool isRepaired = error.result == RunStatus::Superseded;
    const QString word =
        isRepaired ? ErrorTable::tr("repaired") : wording::status(error.result, error.isPassedOver);
    return {.text = error.outcome.isEmpty() ? word : error.outcome,
            .shape = statusOf(error.result, error.isPassedOver),
            .spoken = error.outcome.isEmpty() ? QString() : word};
}

QString wordOf(SessionFailure::What what)
{
    switch (what) {
    case SessionFailure::What::Error:
        return ErrorTable::tr("error");
    case SessionFailure::What::Gate:
        return ErrorTable::tr("gate");
    case SessionFailure::What::Handoff:
        return ErrorTable::tr("handoff");
    case SessionFailure::What::Attempt:
        return ErrorTable::tr("attempt");
    case SessionFailure::What::Phase:
        return ErrorTable::tr("phase");
    case SessionFailure::What::Session:
        return ErrorTable::tr("session");
    case SessionFailure::What::Finding:
        break;
    }
    return ErrorTable::tr("finding");
}

QString titleOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return ErrorTable::tr("note");
    case Severity::Warning:
        return ErrorTable::tr("warning");
    case Severity::Error:
        break;
    }
    return ErrorTable::tr("error");
}

SessionTableRow findingRow(const SessionFinding &finding, size_t position, bool isSuperseded)
{
    using enum TableCell::Look;
    return {.key = finding.rule + u'|' + finding.evidence.path + u'|' + finding.message,
            .cells = {{.text = finding.message,
                       .shape = isSuperseded ? Status::Superseded : statusOf(finding.severity),
                       .sort = -static_cast<int>(finding.severity)},
                      {.text = finding.rule, .look = Muted},
                      {.text = finding.evidence.isEmpty() ? QString()
                                                          : wording::place(finding.evidence),
                       .look = Link}},
            .evidence = finding.evidence,
            .toolTip = titleOf(finding.severity) + u": "_s + finding.message,
            .position = static_cast<int>(position),
            .isFaded = isSuperseded};
}

} // namespace

SessionColumns errorColumns()
{
    return {{.title = u"#"_s, .isName = true},
            {ErrorTable::tr("Error")},
            {.title = ErrorTable::tr("Fix attempted"), .brief = ErrorTable::tr("Fix")},
            {ErrorTable::tr("Outcome")}};
}

SessionRows errors(const Session &session)
{
    SessionRows rows;
    for (const SessionError &error : session.errors) {
        const int position = static_cast<int>(rows.size());
        SessionTableRow row{
            .key = QString::number(error.phase) + u'|' + QString::number(error.attempt) + u'|'
                + error.type,
            .cells = {{.text = error.attempt > 0 ? QString::number(error.attempt) : u"–"_s,
                       .detail = where(session, error),
                       .sort = position},
                      errorCell(error),
                      fixCell(error),
                      outcomeCell(error)},
            .evidence = error.evidence,
            .position = position};
        row.toolTip = joinedParts({where(session, error), error.type, error.message, error.fix,
                                   row.cells.back().text, row.cells.back().spoken,
                                   timetext::moment(error.time)},
                                  u"\n");
        rows.push_back(std::move(row));
    }
    return rows;
}

SessionColumns failureColumns()
{
    return {{.title = ErrorTable::tr("Time")}, {.title = ErrorTable::tr("Consequence, and why")}};
}

/// Shows the rule below the failure that it explains; side by side, both would be elided.
SessionRows consequences(const Session &session, const FirstCause &cause)
{
    using enum TableCell::Look;
    SessionRows rows;
    for (const SessionFailure &failure : cause.consequences) {
        const int position = static_cast<int>(rows.size());
        rows.push_back(
            {.key = QString::number(static_cast<int>(failure.what)) + u'|'
                 + QString::number(failure.index) + u'|' + QString::number(failure.phase),
             .cells = {{.text = timetext::timeOfDay(failure.time, session.summary.started),
                        .look = Muted,
                        .sort = failure.time},
                       {.text = failure.text.isEmpty() ? failure.title
                                                       : failure.title + u" · "_s + failure.text,
                        .detail = failure.rule,
                        .spoken = wordOf(failure.what)}},
             .evidence = failure.evidence.empty() ? Evidence() : failure.evidence.front(),
             .toolTip = failure.text.isEmpty() ? failure.rule : failure.text + u'\n' + failure.rule,
             .position = position});
    }
    return rows;
}

SessionColumns repairedColumns()
{
    return {{ErrorTable::tr("Repaired")}};
}

SessionRows repaired(const Session &session)
{
    SessionRows rows;
    for (const SessionFailure &failure : session.repaired) {
        QString text =
            joinedParts({failure.title, wording::whereAndWhen(session, failure)}, u" · ");
        text += failure.rule.isEmpty() ? QString() : u" ← "_s + failure.rule;
        rows.push_back(
            {.key = QString::number(static_cast<int>(failure.what)) + u'|'
                 + QString::number(failure.index) + u'|' + QString::number(failure.phase),
             .cells = {{.text = text,
                        .shape = failure.isPassedOver ? Status::PassedOver : Status::Superseded,
                        .look = TableCell::Look::Muted,
                        .spoken = failure.isPassedOver ? ErrorTable::tr("passed over")
                                                       : ErrorTable::tr("repaired")}},
             .evidence = failure.evidence.empty() ? Evidence() : failure.evidence.front(),
             .toolTip = failure.text.isEmpty() ? text : text + u'\n' + failure.text,
             .position = static_cast<int>(rows.size())});
    }
    return rows;
}

SessionColumns findingColumns()
{
    return {{.title = ErrorTable::tr("Finding")},
            {.title = ErrorTable::tr("Rule"), .isName = true},
            {.title = ErrorTable::tr("Place"), .isName = true}};
}

/// The findings of the session, followed by those of its handoffs. Failures refer to the first ones
/// by position.
SessionRows findings(const Session &session)
{
    SessionRows rows;
    for (const SessionFinding &finding : session.findings) {
        rows.push_back(findingRow(finding, rows.size(), false));
    }
    for (const SessionHandoff &handoff : session.handoffs) {
        for (const Finding &finding : handoff.report.findings) {
            const Evidence at{handoff.at.path, finding.path, handoff.at.document,
                              finding.start.line};
            rows.push_back(findingRow({finding.rule, finding.severity, finding.message, at},
                                      rows.size(), handoff.isSuperseded));
        }
    }
    return rows;
}

} // namespace baton::rows
