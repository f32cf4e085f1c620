// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/sessiontable.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/textformat.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/durationtext.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/values/timetext.h"
#include "models/workspace/distinctnames.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QStringList cellsOf(const SessionSummary &summary, const QDateTime &now, const QString &name)
{
    const QString status = mark(summary) + u' ' + oneLine(standingOf(summary));
    const QString findings = summary.errors < 0
        ? QString()
        : u"%1, %2"_s.arg(counted(summary.errors, u"error"_s, u"errors"_s),
                          counted(summary.warnings, u"warning"_s, u"warnings"_s));
    return {status,
            timetext::shortMoment(summary.started),
            durationText(std::chrono::seconds(summary.seconds(now))),
            summary.place.protocol,
            summary.note,
            oneLine(name),
            oneLine(summary.phase),
            findings};
}

} // namespace

QString mark(Status status)
{
    switch (status) {
    case Status::Ok:
        return u"✓"_s;
    case Status::Warning:
        return u"!"_s;
    case Status::Error:
        return u"✗"_s;
    case Status::TimedOut:
        return u"◷"_s;
    case Status::Running:
        return u"●"_s;
    case Status::Escalate:
        return u"…"_s;
    case Status::Skipped:
        return u"»"_s;
    case Status::Superseded:
        return u"⊖"_s;
    case Status::PassedOver:
        return u"↷"_s;
    default:
        return u"·"_s;
    }
}

QString mark(const SessionSummary &summary)
{
    return mark(statusOf(summary));
}

QString sessionTable(const std::vector<SessionSummary> &sessions, const QDateTime &now)
{
    std::vector<QStringList> rows;
    QList<qsizetype> widths;
    QStringList titles;
    QStringList paths;
    for (const SessionSummary &summary : sessions) {
        titles.append(summary.title);
        paths.append(summary.place.path);
    }
    const QStringList names = distinctNames(titles, paths);
    for (size_t row = 0; row < sessions.size(); ++row) {
        rows.push_back(cellsOf(sessions[row], now, names[static_cast<qsizetype>(row)]));
        widths.resize(rows.back().size(), 0);
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
