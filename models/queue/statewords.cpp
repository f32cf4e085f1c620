// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/statewords.h"

#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/database/databasetable.h"
#include "models/queue/queuetable.h"
#include "models/queue/queuetranslations.h"
#include "models/session/value/runstatustext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The first column of the rows that @p statement reads.
Result<QStringList> textsOf(const DatabaseConnection &connection, const QString &statement,
                            const QVariantList &values = {})
{
    Result<QSqlQuery> query =
        queried(connection, statement, values, QueueTranslations::tr("The steps cannot be read"));
    if (!query) {
        return query.failure();
    }
    QStringList texts;
    while (query->next()) {
        texts.append(query->value(0).toString());
    }
    return texts;
}

/// Those of most rows first.
Result<QStringList> wordsOfRows(const DatabaseConnection &connection, const QueueTableShape &shape)
{
    return textsOf(connection,
                   u"SELECT %1 FROM %2 GROUP BY %1 ORDER BY count(*) DESC, %1"_s.arg(
                       quotedColumn(connection, shape.columns.value(u"status"_s)),
                       quotedTable(connection, shape.name)));
}

/// The expressions that limit the column of the states to a list, with its words in quotes. A CHECK
/// of another form says nothing about the words.
Result<QStringList> limitsOnServer(const DatabaseConnection &connection,
                                   const QueueTableShape &shape)
{
    return textsOf(
        connection,
        u"WITH status AS (SELECT attrelid, attnum, atttypid FROM pg_attribute"
        " WHERE attrelid = to_regclass(?) AND attname = ?)"
        " SELECT quote_literal(e.enumlabel) FROM status s"
        " JOIN pg_enum e ON e.enumtypid = s.atttypid UNION ALL"
        " SELECT pg_get_constraintdef(c.oid) FROM status s JOIN pg_constraint c"
        " ON c.contypid = s.atttypid OR c.conrelid = s.attrelid AND c.conkey = ARRAY[s.attnum]"
        " WHERE c.contype = 'c' AND pg_get_constraintdef(c.oid) ~ ?"_s,
        {quotedTable(connection, shape.name), shape.columns.value(u"status"_s),
         uR"(^CHECK \(+"?\w+"?\)?(::[\w ]+)? = ANY \(+ARRAY\[[^]]*\]\)*)"
         R"((::[\w ]+\[\])?\)+( NOT VALID)?$)"_s});
}

Result<QStringList> limitsInFile(const DatabaseConnection &connection, const QueueTableShape &shape)
{
    const QRegularExpression check(
        uR"(\bCHECK\s*\(\s*["`[]?%1["`\]]?\s*\bIN\s*\(((?:'[^']*'|[^()'])*)\)\s*\))"_s.arg(
            QRegularExpression::escape(shape.columns.value(u"status"_s))),
        QRegularExpression::CaseInsensitiveOption);
    const Result<QStringList> statements =
        textsOf(connection, u"SELECT sql FROM sqlite_master WHERE name = ?"_s, {shape.name});
    if (!statements) {
        return statements.failure();
    }
    QStringList limits;
    for (auto match = check.globalMatch(statements->join(u'\n')); match.hasNext();) {
        limits.append(match.next().captured(1));
    }
    return limits;
}

/// The texts in quotes in @p limits.
QStringList wordsIn(const QStringList &limits)
{
    static const QRegularExpression quoted(u"'([^']*)'"_s);
    QStringList words;
    for (auto match = quoted.globalMatch(limits.join(u' ')); match.hasNext();) {
        words.append(match.next().captured(1));
    }
    return words;
}

} // namespace

Result<StateWords> stateWords(const DatabaseConnection &connection, const QueueTableShape &shape,
                              const QueueFormat &format)
{
    Result<QStringList> used = wordsOfRows(connection, shape);
    if (!used) {
        return used.failure();
    }
    const Result<QStringList> limits =
        connection.isServer() ? limitsOnServer(connection, shape) : limitsInFile(connection, shape);
    if (!limits) {
        return limits.failure();
    }
    StateWords words;
    const auto add = [&](const QString &word) {
        const RunStatus status = format.words.value(word.trimmed().toLower(), RunStatus::Unknown);
        if (status != RunStatus::Unknown && !words.byStatus.contains(status)) {
            words.byStatus.insert(status, word);
        }
        if (!word.isEmpty() && !words.all.contains(word)) {
            words.all.insert(std::ranges::lower_bound(words.all, word), word);
        }
    };
    std::ranges::stable_partition(
        *used, [&shape](const QString &word) { return shape.table->words.contains(word); });
    std::ranges::for_each(*used, add);
    if (const QStringList declared = wordsIn(*limits); !declared.isEmpty()) {
        std::ranges::for_each(declared, add);
        return words;
    }
    const QStringList known = words.byStatus.values();
    const bool isCapital = !known.isEmpty()
        && std::ranges::all_of(known, [](const QString &word) { return word == word.toUpper(); });
    for (const QString &word : shape.table->words.keys()) {
        add(isCapital ? word.toUpper() : word);
    }
    return words;
}

Failure missingWord(RunStatus status, const QString &table, const QStringList &words,
                    const QueueFormat &format)
{
    const QString what =
        QueueTranslations::tr("The table %1 has no word for the state “%2”, but these: "
                              "%3. Nothing was written.")
            .arg(table, format.results.key(status, textOf(status)), words.join(u", "_s));
    return Failure{status == RunStatus::Blocked ? what + u' '
                           + QueueTranslations::tr("Report “%1”, with the blockers in the summary.")
                                 .arg(format.results.key(RunStatus::Failed))
                                                : what};
}

} // namespace baton
