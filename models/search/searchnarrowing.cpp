// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/searchnarrowing.h"

#include "models/database/databaseconnection.h"
#include "models/search/searchstatement.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int fewSessions = 200;
constexpr int someSessions = 2000; ///< with up to so many, few entries are compared with words
constexpr int mostEntries = 5000;

// Of so many of the newest entries on a server, so many have frequent words.
constexpr int newestEntries = 20'000;
constexpr int frequentEntries = 100;

} // namespace

/// Sessions are mostly written in the order of their times: for older ones much is passed by.
Result<qint64> SearchNarrowing::endOfEntries() const
{
    const SearchCondition condition = m_conditions.session();
    if (condition.isEmpty()) {
        return std::numeric_limits<qint64>::max();
    }
    QSqlQuery query(m_connection.database());
    const QString index = m_connection.isServer() ? QString() : u" INDEXED BY sessions_times"_s;
    const Outcome selected =
        execute(query, m_connection,
                {u"SELECT s.newest FROM sessions s%1 WHERE %2 ORDER BY s.newest DESC LIMIT 1"_s.arg(
                     index, condition.sql),
                 condition.values});
    if (!selected) {
        return selected.failure();
    }
    return query.next() ? query.value(0).toLongLong() + 1 : 0;
}

Result<SearchCondition> SearchNarrowing::run() const
{
    const Result<QStringList> found = sessions();
    if (!found) {
        return found.failure();
    }
    const bool areFew = !found->isEmpty() && found->size() <= fewSessions;
    const bool maySuffice = areFew || found->isEmpty() || found->size() > someSessions;
    const Result<bool> isFrequent = maySuffice ? Result<bool>(false) : areWordsFrequent();
    if (!isFrequent) {
        return isFrequent.failure();
    }
    const Result<bool> isDense =
        *isFrequent && !areFew ? areDense(found->size()) : Result<bool>(false);
    if (!isDense) {
        return isDense.failure();
    }
    if (areFew || (*isFrequent && !*isDense)) {
        const QString ids = found->join(u", "_s);
        return m_connection.isServer()
            ? SearchCondition{u"e.session IN (%1)"_s.arg(ids), {}}
            : within({u"SELECT id FROM entries WHERE session IN (%1)"_s.arg(ids), {}});
    }
    return fewEntries();
}

/// The ids of the sessions that pass the filters, limited to one more than few. Empty if no filter
/// concerns sessions.
Result<QStringList> SearchNarrowing::sessions() const
{
    SearchCondition condition = m_conditions.session();
    for (const auto type : {IndexedEntry::Type::Finding, IndexedEntry::Type::Gate,
                            IndexedEntry::Type::Error, IndexedEntry::Type::Cause}) {
        const Result<SearchCondition> named = sessionsNamed(type);
        if (!named) {
            return named.failure();
        }
        condition += *named;
    }
    if (condition.isEmpty()) {
        return QStringList();
    }
    QSqlQuery query(m_connection.database());
    const Outcome selected =
        execute(query, m_connection,
                {u"SELECT s.id FROM sessions s WHERE %1 LIMIT %2"_s.arg(condition.sql)
                     .arg(someSessions + 1),
                 condition.values});
    if (!selected) {
        return selected.failure();
    }
    QStringList ids;
    while (query.next()) {
        ids.append(query.value(0).toString());
    }
    return ids.isEmpty() ? QStringList(u"-1"_s) : ids; // no session has that id
}

/// A condition for the sessions with an entry of @p type by the wanted names if these are rare;
/// else empty.
Result<SearchCondition> SearchNarrowing::sessionsNamed(IndexedEntry::Type type) const
{
    const QStringList names = m_conditions.namesOf(type);
    if (names.isEmpty()) {
        return SearchCondition();
    }
    SearchCondition named = SearchConditions::isOneOf(u"name"_s, names);
    named.sql = u"SELECT session FROM entries WHERE type = %1 AND %2"_s.arg(
        QString::number(static_cast<int>(type)), named.sql);
    const Result<int> number = countUpTo(mostEntries, m_connection, named);
    if (!number) {
        return number.failure();
    }
    return *number < mostEntries ? SearchCondition{u"s.id IN (%1)"_s.arg(named.sql), named.values}
                                 : SearchCondition();
}

Result<bool> SearchNarrowing::areWordsFrequent() const
{
    constexpr qsizetype longBeginning = 4; // shorter ones begin many words
    const auto isShort = [](const SearchTerm &term) {
        return term.isPrefix && term.words.last().size() < longBeginning;
    };
    if (!m_query.hasWantedWords() || std::ranges::any_of(m_query.terms, isShort)) {
        return true;
    }
    const SearchCondition words =
        m_connection.isServer() ? wordsOnServer(m_query) : SearchCondition();
    const SearchCondition matching = m_connection.isServer()
        ? SearchCondition{u"SELECT 1 FROM (SELECT words, searched FROM entries ORDER BY id DESC "
                          "LIMIT %1) e WHERE %2"_s.arg(QString::number(newestEntries), words.sql),
                          words.values}
        : SearchCondition{u"SELECT rowid FROM words WHERE words MATCH ?"_s,
                          {wordsForFile(m_query)}};
    const int frequent = m_connection.isServer() ? frequentEntries : mostEntries;
    const Result<int> number = countUpTo(frequent, m_connection, matching);
    return number ? Result<bool>(*number == frequent) : Result<bool>(number.failure());
}

/// True if more than a quarter of the equally old sessions are among the @p sessions that pass the
/// filters, so that a backward scan soon finds them.
Result<bool> SearchNarrowing::areDense(qsizetype sessions) const
{
    const Result<qint64> end = endOfEntries();
    if (!end) {
        return end.failure();
    }
    const auto most = static_cast<int>(sessions) * 4;
    const Result<int> all = countUpTo(
        most, m_connection, {u"SELECT 1 FROM sessions WHERE newest < %1"_s.arg(*end), {}});
    return all ? Result<bool>(*all < most) : Result<bool>(all.failure());
}

/// A condition for the entries of rare agents or types.
Result<SearchCondition> SearchNarrowing::fewEntries() const
{
    std::vector<SearchCondition> candidates;
    if (const QStringList agents = m_conditions.valuesOf(SearchFilter::Agent); !agents.isEmpty()) {
        const QString text = u"SELECT id FROM entries WHERE %1"_s;
        const SearchCondition writes = SearchConditions::isOneOf(u"agent"_s, agents);
        const SearchCondition receives = SearchConditions::isOneOf(u"receiver"_s, agents);
        candidates.push_back({text.arg(writes.sql) + u" UNION ALL "_s + text.arg(receives.sql),
                              writes.values + receives.values});
    }
    if (const QString types = m_conditions.typeList(); !types.isEmpty()) {
        candidates.push_back({u"SELECT id FROM entries WHERE type IN (%1)"_s.arg(types), {}});
    }
    for (const auto &[filter, column] :
         {std::pair(SearchFilter::From, u"agent"_s), std::pair(SearchFilter::To, u"receiver"_s)}) {
        if (const QStringList agents = m_conditions.valuesOf(filter); !agents.isEmpty()) {
            const SearchCondition is = SearchConditions::isOneOf(column, agents);
            candidates.push_back({u"SELECT id FROM entries WHERE "_s + is.sql, is.values});
        }
    }
    for (const SearchCondition &candidate : candidates) {
        const Result<int> number = countUpTo(mostEntries, m_connection, candidate);
        if (!number) {
            return number.failure();
        }
        if (*number < mostEntries) {
            return within(candidate);
        }
    }
    return SearchCondition();
}

SearchCondition SearchNarrowing::within(const SearchCondition &ids) const
{
    return {u"e.id IN (%1)"_s.arg(ids.sql), ids.values};
}

} // namespace baton
