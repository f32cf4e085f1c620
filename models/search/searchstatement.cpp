// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchstatement.h"

#include "models/database/databaseconnection.h"
#include "models/index/database/indexfailure.h"
#include "models/search/searchtranslations.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace baton {

Outcome execute(QSqlQuery &query, const DatabaseConnection &connection,
                const SearchCondition &statement)
{
    query.setForwardOnly(true);
    bool isDone = query.prepare(statement.sql);
    for (const QVariant &value : statement.values) {
        query.addBindValue(value);
    }
    isDone = isDone && query.exec();
    return isDone
        ? Outcome(std::monostate())
        : Outcome(indexFailure(connection, SearchTranslations::tr("The index cannot be searched"),
                               query.lastError()));
}

Result<int> countUpTo(int most, const DatabaseConnection &connection,
                      const SearchCondition &selection)
{
    QSqlQuery query(connection.database());
    const Outcome counted =
        execute(query, connection,
                {u"SELECT count(*) FROM (SELECT 1 FROM (%1) AS chosen LIMIT %2) AS counted"_s
                     .arg(selection.sql)
                     .arg(most),
                 selection.values});
    if (!counted) {
        return counted.failure();
    }
    return query.next() ? query.value(0).toInt() : 0;
}

QString wordsForFile(const IndexQuery &query)
{
    QStringList wanted;
    QString excluded;
    for (const SearchTerm &term : query.terms) {
        const QString text = u'"' + term.words.join(u' ') + (term.isPrefix ? u"\" *"_s : u"\""_s);
        if (term.isExcluded) {
            excluded += u" NOT "_s + text;
        } else {
            wanted.append(text);
        }
    }
    return u'(' + wanted.join(u" AND "_s) + u')' + excluded;
}

SearchCondition wordsOnServer(const IndexQuery &query)
{
    QStringList words;
    SearchCondition phrases;
    for (const SearchTerm &term : query.terms) {
        const bool isPhrase = term.words.size() > 1;
        if (isPhrase) {
            phrases += {u"strpos(' ' || e.searched || ' ', ?) %1 0"_s.arg(term.isExcluded ? u"="_s
                                                                                          : u">"_s),
                        {term.text()}};
        }
        if (!isPhrase || !term.isExcluded) { // a text may have all words of an excluded phrase
            words.append((term.isExcluded ? u"!("_s : u"("_s) + term.words.join(u" & "_s)
                         + (term.isPrefix ? u":*)"_s : u")"_s));
        }
    }
    SearchCondition condition;
    if (!words.isEmpty()) {
        condition = {u"e.words @@ to_tsquery('simple', ?)"_s, {words.join(u" & "_s)}};
    }
    return condition += phrases;
}

} // namespace baton
