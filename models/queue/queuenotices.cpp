// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/queuenotices.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasetable.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The channels that the function @p source sends notices to.
QStringList channelsIn(QString source)
{
    static const QRegularExpression comment(u"--[^\\n]*|/\\*.*?\\*/"_s,
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression call(
        u"pg_notify\\s*\\(\\s*'([^']+)'\\s*,|\\bNOTIFY\\s+(?:\"([^\"]+)\"|(\\w+))"_s,
        QRegularExpression::CaseInsensitiveOption);
    source.remove(comment);
    QStringList channels;
    for (auto match = call.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        channels.append(found.captured(1) + found.captured(2) + found.captured(3).toLower());
    }
    return channels;
}

} // namespace

QueueNotices queueNotices(const DatabaseConnection &connection, const QString &table)
{
    constexpr int every =
        4 | 8 | 16; // insertion, deletion, update in pg_trigger.tgtype; 64: in place
    QueueNotices notices;
    QSqlQuery query(connection.database());
    query.prepare(u"SELECT p.prosrc, CASE WHEN t.tgqual IS NULL AND t.tgattr::text = ''"
                  " AND t.tgtype & 64 = 0 THEN t.tgtype ELSE 0 END"
                  " FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid"
                  " WHERE t.tgrelid = to_regclass(?) AND NOT t.tgisinternal"
                  " AND t.tgenabled IN ('O', 'A')"_s);
    query.addBindValue(quotedTable(connection, table));
    query.exec();
    int told = 0;
    while (query.next()) {
        if (const QStringList channels = channelsIn(query.value(0).toString());
            !channels.isEmpty()) {
            notices.channels += channels;
            told |= query.value(1).toInt();
        }
    }
    notices.channels.removeDuplicates();
    notices.areAll = (told & every) == every;
    return notices;
}

} // namespace baton
