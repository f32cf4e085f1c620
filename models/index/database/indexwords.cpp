// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/database/indexwords.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/index/database/indextranslations.h"
#include "models/index/entries/searchwords.h"

#include <QSqlDatabase>
#include <QSqlError>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int entriesAtOnce = 1000;

/// The words of an entry, by its id.
using EntryWords = std::vector<std::pair<qint64, QString>>;

/// Those of the next entries after @p id.
Result<EntryWords> wordsAfter(qint64 id, const DatabaseConnection &connection)
{
    Result<QSqlQuery> rows = queried(
        connection,
        u"SELECT id, status, title, body FROM entries WHERE id > ? ORDER BY id LIMIT %1"_s.arg(
            entriesAtOnce),
        {id}, IndexTranslations::refusedChange());
    if (!rows) {
        return rows.failure();
    }
    EntryWords words;
    while (rows->next()) {
        IndexedEntry entry;
        entry.status = rows->value(1).toString();
        entry.title = rows->value(2).toString();
        entry.text = rows->value(3).toString();
        words.emplace_back(rows->value(0).toLongLong(), wordsOf(entry));
    }
    const Outcome end = isReadWhole(*rows, connection, IndexTranslations::refusedChange());
    return end ? Result<EntryWords>(std::move(words)) : end.failure();
}

Outcome write(const EntryWords &words, const DatabaseConnection &connection)
{
    QSqlQuery query(connection.database());
    query.prepare(connection.isServer()
                      ? u"UPDATE entries SET searched = made.body, "
                        "words = to_tsvector('simple', made.body) "
                        "FROM (SELECT CAST(? AS TEXT) AS body, CAST(? AS BIGINT) AS id) made "
                        "WHERE entries.id = made.id"_s
                      : u"INSERT INTO words (body, rowid) VALUES (?, ?)"_s);
    for (const auto &[id, text] : words) {
        query.bindValue(0, text);
        query.bindValue(1, id);
        if (!query.exec()) {
            return connection.failure(IndexTranslations::refusedChange(), query.lastError());
        }
    }
    return std::monostate();
}

} // namespace

QString wordsOf(const IndexedEntry &entry)
{
    return entry.isGap() ? u""_s : searchWords(entry.title + u'\n' + entry.text);
}

Outcome renewWords(const DatabaseConnection &connection)
{
    if (!connection.isServer()) {
        const Result<QSqlQuery> emptied =
            queried(connection, u"INSERT INTO words (words) VALUES ('delete-all')"_s, {},
                    IndexTranslations::refusedChange());
        if (!emptied) {
            return emptied.failure();
        }
    }
    qint64 last = 0;
    for (bool isMore = true; isMore;) {
        const Result<EntryWords> words = wordsAfter(last, connection);
        const Outcome written = words ? write(*words, connection) : Outcome(words.failure());
        if (!written) {
            return written;
        }
        isMore = words->size() == size_t(entriesAtOnce);
        last = isMore ? words->back().first : last;
    }
    return std::monostate();
}

} // namespace baton
