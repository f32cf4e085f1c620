// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessiontable.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/textformat.h"
#include "models/session/value/runstatusicon.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionviews/grid/sessiontexts.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// Behind the title of a session that another one is called like: what they differ in.
QString tailOf(const SessionSummary &summary, const QHash<QString, int> &named)
{
    const QString folder = wording::distinctFolder(summary);
    return named.value(summary.title) > 1 && !folder.isEmpty() ? u" (%1)"_s.arg(oneLine(folder))
                                                               : QString();
}

QStringList cellsOf(const SessionSummary &summary, const QDateTime &now,
                    const QHash<QString, int> &named)
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
            oneLine(summary.title) + tailOf(summary, named),
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
    QList<qsizetype> widths(8, 0);
    QHash<QString, int> named;
    for (const SessionSummary &summary : sessions) {
        ++named[summary.title];
    }
    for (const SessionSummary &summary : sessions) {
        rows.push_back(cellsOf(summary, now, named));
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
