// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/indexsearch.h"

#include "models/database/databaseconnection.h"
#include "models/search/searchconditions.h"
#include "models/search/searchfailure.h"
#include "models/search/searchsnippet.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTimeZone>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

// Up to these numbers everything that a filter leaves is read and compared; what is more frequent
// is met soon enough on the way from the newest entry back.
constexpr int fewSessions = 200;
constexpr int fewEntries = 5000;

// What of the newest entries is looked at without an index of words: one is slow where words are
// frequent.
constexpr int newestOfServer = 20'000;
constexpr int newestOfFile = 300;

constexpr auto entryColumns =
    "e.id, e.type, e.name, e.title, e.kind, e.agent, e.receiver, e.phase, e.status, e.time, "
    "e.path, "
    "e.document, e.line, e.body, s.path, s.session, s.title, s.status, s.protocol, s.origin"_L1;

IndexHit hitIn(const QSqlQuery &row)
{
    IndexHit hit;
    hit.id = row.value(0).toLongLong();
    IndexedEntry &entry = hit.entry;
    entry.type = static_cast<IndexedEntry::Type>(row.value(1).toInt());
    int column = 2;
    for (QString *const text : {&entry.name, &entry.title, &entry.kind, &entry.agent,
                                &entry.receiver, &entry.phase, &entry.status}) {
        *text = row.value(column++).toString();
    }
    if (const QVariant time = row.value(column++); !time.isNull()) {
        entry.time = QDateTime::fromMSecsSinceEpoch(time.toLongLong(), QTimeZone::UTC);
    }
    entry.path = row.value(column++).toString();
    entry.document = row.value(column++).toInt();
    entry.line = row.value(column++).toInt();
    for (QString *const text : {&entry.text, &hit.session, &hit.sessionId, &hit.sessionTitle,
                                &hit.sessionStatus, &hit.protocol, &hit.origin}) {
        *text = row.value(column++).toString();
    }
    return hit;
}

/// The wanted words for FTS5: '"mesh quality" AND "fa"*'.
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

/// The words for to_tsquery(): '(mesh <-> quality) & fa:* & !(other)'.
QString wordsForServer(const IndexQuery &query)
{
    QStringList parts;
    for (const SearchTerm &term : query.terms) {
        parts.append((term.isExcluded ? u"!("_s : u"("_s) + term.words.join(u" <-> "_s)
                     + (term.isPrefix ? u":*)"_s : u")"_s));
    }
    return parts.join(u" & "_s);
}

class IndexSearch
{
public:
    IndexSearch(const DatabaseConnection &connection, const IndexQuery &query, int limit,
                qint64 before)
        : m_connection(connection)
        , m_query(query)
        , m_conditions(connection, query)
        , m_matcher(query)
        , m_limit(static_cast<size_t>(limit))
        , m_before(before > 0 ? before : std::numeric_limits<qint64>::max())
    {
    }

    Result<SearchPage> run()
    {
        if (!m_query.isEmpty() && !m_conditions.areImpossible() && !find()) {
            return m_failure;
        }
        SearchPage page;
        page.hasMore = m_hits.size() > m_limit;
        m_hits.resize(std::min(m_hits.size(), m_limit));
        for (IndexHit &hit : m_hits) {
            addSnippet(hit, m_matcher);
        }
        page.hits = std::move(m_hits);
        return page;
    }

private:
    using Condition = SearchCondition;

    /// How rows are come by.
    enum class Way {
        All, ///< from id to id
        Few, ///< by a list of ids
        Types,
        Names ///< of one type
    };

    /// False after a failure.
    bool find()
    {
        const std::optional<Condition> few = narrowest();
        if (!few) {
            return false;
        }
        if (!few->isEmpty()) {
            return readFew(*few);
        }
        if (m_query.terms.empty()) {
            return readTypes();
        }
        if (!m_query.hasWantedWords()) {
            return readBack(withWords(everything()));
        }
        return m_connection.isServer() ? readWordsOfServer() : readWordsOfFile();
    }

    // Filters that leave little

    /// The entries that a filter leaves, where they are few; empty where no filter leaves few,
    /// nothing after a failure.
    std::optional<Condition> narrowest()
    {
        const auto sessions = sessionsOfFilters();
        if (!sessions) {
            return std::nullopt;
        }
        if (!sessions->isEmpty()) {
            return {{u"SELECT id FROM entries WHERE session IN (%1)"_s.arg(sessions->sql), {}}};
        }
        std::vector<Condition> candidates;
        if (const QStringList agents = m_conditions.valuesOf(SearchFilter::Agent);
            !agents.isEmpty()) {
            const QString text = u"SELECT id FROM entries WHERE %1"_s;
            const Condition writes = SearchConditions::isOneOf(u"agent"_s, agents);
            const Condition receives = SearchConditions::isOneOf(u"receiver"_s, agents);
            candidates.push_back({text.arg(writes.sql) + u" UNION ALL "_s + text.arg(receives.sql),
                                  writes.values + receives.values});
        }
        if (const QString types = typeList(); !types.isEmpty()) {
            candidates.push_back({u"SELECT id FROM entries WHERE type IN (%1)"_s.arg(types), {}});
        }
        for (const Condition &candidate : candidates) {
            const std::optional<int> number = numberOf(candidate, fewEntries);
            if (!number) {
                return std::nullopt;
            }
            if (*number < fewEntries) {
                return candidate;
            }
        }
        return Condition();
    }

    /// The ids of the sessions that filters leave, where they are few.
    std::optional<Condition> sessionsOfFilters()
    {
        Condition condition = m_conditions.session();
        for (const auto type : {IndexedEntry::Type::Finding, IndexedEntry::Type::Gate}) {
            if (m_conditions.namesOf(type).isEmpty()) {
                continue;
            }
            Condition named = SearchConditions::isOneOf(u"name"_s, m_conditions.namesOf(type));
            named.sql = u"SELECT session FROM entries WHERE type = %1 AND %2"_s.arg(
                QString::number(static_cast<int>(type)), named.sql);
            const std::optional<int> number = numberOf(named, fewEntries);
            if (!number) {
                return std::nullopt;
            }
            if (*number < fewEntries) {
                condition += {u"s.id IN (%1)"_s.arg(named.sql), named.values};
            }
        }
        if (condition.isEmpty()) {
            return condition;
        }
        QSqlQuery query(m_connection.database());
        if (!run(query,
                 {u"SELECT s.id FROM sessions s WHERE %1 LIMIT %2"_s.arg(condition.sql)
                      .arg(fewSessions + 1),
                  condition.values})) {
            return std::nullopt;
        }
        QStringList ids;
        while (query.next()) {
            ids.append(query.value(0).toString());
        }
        if (ids.isEmpty()) {
            ids.append(u"-1"_s); // no session
        }
        return ids.size() > fewSessions ? Condition() : Condition{ids.join(u", "_s), {}};
    }

    std::optional<int> numberOf(const Condition &selection, int most)
    {
        QSqlQuery query(m_connection.database());
        const Condition text{
            u"SELECT count(*) FROM (SELECT 1 FROM (%1) AS chosen LIMIT %2) AS counted"_s
                .arg(selection.sql)
                .arg(most),
            selection.values};
        return run(query, text) && query.next() ? std::optional(query.value(0).toInt())
                                                : std::nullopt;
    }

    bool readFew(const Condition &ids)
    {
        Condition condition{u"e.id IN (%1)"_s.arg(ids.sql), ids.values};
        condition += everything();
        return readBack(withWords(condition), Way::Few);
    }

    // Words

    bool readWordsOfFile()
    {
        const bool hasPrefix = std::ranges::any_of(m_query.terms, &SearchTerm::isPrefix);
        // All words with the beginning are put together before the first one is told.
        if (hasPrefix) {
            Condition newest{u"e.id IN (SELECT id FROM entries WHERE id < %1 ORDER BY id DESC "
                             "LIMIT %2)"_s.arg(m_before)
                                 .arg(newestOfFile),
                             {}};
            newest += everything();
            if (!readBack(newest)) {
                return false;
            }
            if (m_hits.size() > m_limit) {
                return true;
            }
            m_hits.clear();
        }
        Condition condition{u"words MATCH ? AND w.rowid < %1"_s.arg(m_before),
                            {wordsForFile(m_query)}};
        condition += everything();
        return read({u"SELECT %1 FROM words w CROSS JOIN entries e ON e.id = w.rowid "
                     "CROSS JOIN sessions s ON s.id = e.session WHERE %2 ORDER BY w.rowid DESC "
                     "LIMIT %3"_s.arg(entryColumns, condition.sql)
                         .arg(m_limit + 1),
                     condition.values});
    }

    bool readWordsOfServer()
    {
        const std::optional<qint64> least = endOfNewest();
        if (!least) {
            return false;
        }
        Condition newest{u"e.id >= %1"_s.arg(*least), {}};
        newest += everything();
        if (!readBack(withWords(newest))) {
            return false;
        }
        if (m_hits.size() > m_limit || *least == 0) {
            return true;
        }
        // The words are not frequent: their index has to be used, whatever the server expects.
        Condition matching = withWords(m_conditions.entry());
        matching += {u"e.id < %1"_s.arg(*least), {}};
        const Condition session = m_conditions.session();
        return read({u"WITH e AS MATERIALIZED (SELECT * FROM entries e WHERE %2) SELECT %1 FROM e "
                     "JOIN sessions s ON s.id = e.session%3 ORDER BY e.id DESC LIMIT %4"_s
                         .arg(entryColumns, matching.sql,
                              session.isEmpty() ? QString() : u" WHERE "_s + session.sql)
                         .arg(m_limit + 1 - m_hits.size()),
                     matching.values + session.values});
    }

    /// The id of the oldest of the newest entries; 0 where these are all.
    std::optional<qint64> endOfNewest()
    {
        QSqlQuery query(m_connection.database());
        if (!run(query,
                 {u"SELECT id FROM entries WHERE id < %1 ORDER BY id DESC LIMIT 1 OFFSET %2"_s
                      .arg(m_before)
                      .arg(newestOfServer),
                  {}})) {
            return std::nullopt;
        }
        return query.next() ? query.value(0).toLongLong() : 0;
    }

    // Filters alone

    /// An index leads through the entries of each type from the newest back.
    bool readTypes()
    {
        for (const int type : m_conditions.types()) {
            Condition condition{u"e.type = %1"_s.arg(type), {}};
            const QStringList names = m_conditions.namesOf(static_cast<IndexedEntry::Type>(type));
            if (names.size() == 1) {
                condition += SearchConditions::isOneOf(u"e.name"_s, names);
            }
            condition += everything();
            if (!readBack(condition, names.size() == 1 ? Way::Names : Way::Types)) {
                return false;
            }
        }
        std::ranges::sort(m_hits, std::greater(), &IndexHit::id);
        return true;
    }

    // Reading

    /// All filters.
    [[nodiscard]] Condition everything() const
    {
        Condition condition = m_conditions.entry();
        condition += m_conditions.session();
        return condition;
    }

    [[nodiscard]] QString typeList() const
    {
        QStringList types;
        for (const int type : m_conditions.types()) {
            types.append(QString::number(type));
        }
        return types.join(u", "_s);
    }

    /// A server compares words itself; those of a file are compared while rows are read.
    [[nodiscard]] Condition withWords(Condition condition) const
    {
        if (m_connection.isServer() && !m_query.terms.empty()) {
            condition += {u"e.words @@ to_tsquery('simple', ?)"_s, {wordsForServer(m_query)}};
        }
        return condition;
    }

    /// Adds up to one more hit than wanted, from the newest back.
    bool readBack(Condition condition, Way way = Way::All)
    {
        condition += {u"e.id < %1"_s.arg(m_before), {}};
        const QString text = u"SELECT %1 FROM entries e %2 WHERE %3 ORDER BY %4 DESC %5"_s;
        if (m_connection.isServer()) {
            // It does not take the way through all ids then.
            const QString order = way == Way::Few ? u"e.id + 0"_s : u"e.id"_s;
            return read({text.arg(entryColumns, u"JOIN sessions s ON s.id = e.session"_s,
                                  condition.sql, order, u"LIMIT %1"_s.arg(m_limit + 1)),
                         condition.values});
        }
        // SQLite knows nothing of how frequent values are, so it is told the way.
        const QString index = way == Way::Names ? u"INDEXED BY entries_name"_s
            : way == Way::Types                 ? u"INDEXED BY entries_type"_s
                                                : u"NOT INDEXED"_s; // but by id
        return read({text.arg(entryColumns, index + u" CROSS JOIN sessions s ON s.id = e.session"_s,
                              condition.sql, u"e.id"_s, QString()),
                     condition.values});
    }

    bool read(const Condition &selection)
    {
        QSqlQuery query(m_connection.database());
        if (!run(query, selection)) {
            return false;
        }
        for (size_t found = 0; found <= m_limit && query.next();) {
            IndexHit hit = hitIn(query);
            if (m_connection.isServer()
                || m_matcher.matches(hit.entry.title + u'\n' + hit.entry.text)) {
                m_hits.push_back(std::move(hit));
                ++found;
            }
        }
        return true;
    }

    bool run(QSqlQuery &query, const Condition &text)
    {
        query.setForwardOnly(true);
        bool isDone = query.prepare(text.sql);
        for (const QVariant &value : text.values) {
            query.addBindValue(value);
        }
        isDone = isDone && query.exec();
        if (!isDone) {
            m_failure = searchFailure(m_connection, query.lastError());
        }
        return isDone;
    }

    const DatabaseConnection &m_connection;
    const IndexQuery &m_query;
    const SearchConditions m_conditions;
    const SearchMatcher m_matcher;
    const size_t m_limit;
    const qint64 m_before;
    std::vector<IndexHit> m_hits;
    Failure m_failure;
};

} // namespace

Result<SearchPage> searchIndex(const DatabaseConnection &connection, const IndexQuery &query,
                               int limit, qint64 before)
{
    return IndexSearch(connection, query, limit, before).run();
}

} // namespace baton
