// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/sessiontable.h"

#include "app/cli/text.h"
#include "app/cli/wording.h"
#include "models/session/runstatustext.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QStringList cellsOf(const SessionSummary &summary, const QDateTime &now)
{
    const QString status = mark(summary) + u' ' + oneLine(standingOf(summary));
    const QString findings = summary.errors < 0
        ? QString()
        : u"%1, %2"_s.arg(counted(summary.errors, u"error"_s, u"errors"_s),
                          counted(summary.warnings, u"warning"_s, u"warnings"_s));
    return {status,
            summary.started.isValid() ? summary.started.toString(u"yyyy-MM-dd HH:mm"_s) : QString(),
            durationText(summary.seconds(now)),
            summary.place.protocol,
            summary.note,
            oneLine(summary.title),
            oneLine(summary.phase),
            findings};
}

} // namespace

QString mark(const SessionSummary &summary)
{
    return summary.flaw.isEmpty() ? mark(summary.status) : u"!"_s;
}

QString mark(RunStatus status)
{
    switch (status) {
    case RunStatus::Succeeded:
        return u"✓"_s;
    case RunStatus::Failed:
    case RunStatus::TimedOut:
    case RunStatus::Killed:
        return u"✗"_s;
    case RunStatus::Running:
        return u"●"_s;
    case RunStatus::Waiting:
    case RunStatus::Pending:
        return u"…"_s;
    case RunStatus::Skipped:
        return u"»"_s;
    case RunStatus::Superseded:
    case RunStatus::Invalidated:
        return u"⊖"_s;
    default:
        return u"·"_s;
    }
}

QString sessionTable(const std::vector<SessionSummary> &sessions, const QDateTime &now)
{
    std::vector<QStringList> rows;
    QList<qsizetype> widths(8, 0);
    for (const SessionSummary &summary : sessions) {
        rows.push_back(cellsOf(summary, now));
        for (qsizetype i = 0; i < widths.size(); ++i) {
            widths[i] = std::max(widths[i], rows.back()[i].size());
        }
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i) {
            line += widths[i] > 0 ? row[i].leftJustified(widths[i] + 2) : QString();
        }
        while (line.endsWith(u' ')) {
            line.chop(1);
        }
        text += line + u'\n';
    }
    return text;
}

} // namespace baton::cli
