// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queuefollowing/queuenotices.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasetable.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The notices that a function of a trigger sends, by its text.
struct SentNotices
{
    QStringList channels;
    bool areSure = true; ///< no statement in it is conditional
};

/// Comments and texts are ignored, except for the name of a channel.
SentNotices sentBy(const QString &source)
{
    static const QRegularExpression part(
        u"--[^\\n]*|/\\*.*?\\*/|\\bpg_notify\\s*\\(\\s*'([^']+)'\\s*,|'(?:[^']|'')*'"
        "|\\bNOTIFY\\s+(?:\"([^\"]+)\"|(\\w+))|\\b(IF|CASE|LOOP|EXCEPTION|WHERE)\\b"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    SentNotices sent;
    for (auto match = part.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        sent.channels.append(found.captured(1) + found.captured(2) + found.captured(3).toLower());
        sent.areSure = sent.areSure && found.captured(4).isEmpty();
    }
    sent.channels.removeAll(QString());
    return sent;
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
        const SentNotices sent = sentBy(query.value(0).toString());
        notices.channels += sent.channels;
        told |= !sent.channels.isEmpty() && sent.areSure ? query.value(1).toInt() : 0;
    }
    notices.channels.removeDuplicates();
    notices.areAll = (told & every) == every;
    return notices;
}

} // namespace baton
