// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/indexsearch.h"

#include "models/database/databaseconnection.h"
#include "models/search/searchconditions.h"
#include "models/search/searchnarrowing.h"
#include "models/search/searchsnippet.h"
#include "models/search/searchstatement.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTimeZone>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

// The number of newest entries that are compared without an index of words: that one is slow for
// frequent words.
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
        page.remarks = m_conditions.remarks();
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

    /// The way to the rows.
    enum class Way {
        All, ///< from id to id
        Few, ///< by a list of ids
        Types,
        Names ///< of one type
    };

    /// False after a failure.
    bool find()
    {
        const SearchNarrowing narrowing(m_connection, m_query, m_conditions);
        const Result<qint64> end = narrowing.endOfEntries();
        if (!end) {
            m_failure = end.failure();
            return false;
        }
        m_before = std::min(m_before, *end);
        const Result<Condition> few = narrowing.run();
        if (!few) {
            m_failure = few.failure();
            return false;
        }
        if (!few->isEmpty()) {
            Condition condition = *few;
            condition += everything();
            return readBack(withWords(condition), Way::Few);
        }
        if (m_connection.isServer() && !readNewest()) {
            return false;
        }
        if (m_hits.size() > m_limit || m_before == 0) {
            return true;
        }
        if (m_query.terms.empty()) {
            return readTypes();
        }
        if (!m_query.hasWantedWords()) {
            return readBack(withWords(everything()));
        }
        return m_connection.isServer() ? readWordsOfServer() : readWordsOfFile();
    }

    // Words

    bool readWordsOfFile()
    {
        const bool hasPrefix = std::ranges::any_of(m_query.terms, &SearchTerm::isPrefix);
        // All words with the beginning are collected before the first one is reported.
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

    /// If frequent words were not found among the newest entries, a filter is the reason. The index
    /// of words is for others, regardless of the server's estimate.
    bool readWordsOfServer()
    {
        const Result<bool> isFrequent =
            SearchNarrowing(m_connection, m_query, m_conditions).areWordsFrequent();
        if (!isFrequent) {
            m_failure = isFrequent.failure();
            return false;
        }
        if (*isFrequent) {
            return readBack(withWords(everything()));
        }
        Condition matching = withWords(m_conditions.entry());
        matching += {u"e.id < %1"_s.arg(m_before), {}};
        Condition session = m_conditions.session();
        session += m_conditions.time();
        return read({u"WITH e AS MATERIALIZED (SELECT * FROM entries e WHERE %2) SELECT %1 FROM e "
                     "JOIN sessions s ON s.id = e.session%3 ORDER BY e.id DESC LIMIT %4"_s
                         .arg(entryColumns, matching.sql,
                              session.isEmpty() ? QString() : u" WHERE "_s + session.sql)
                         .arg(m_limit + 1),
                     matching.values + session.values});
    }

    /// Compares the newest entries one by one, which for frequent words is faster than each index,
    /// and skips the older ones.
    bool readNewest()
    {
        QSqlQuery query(m_connection.database());
        if (!run(query,
                 {u"SELECT id FROM entries WHERE id < %1 ORDER BY id DESC LIMIT 1 OFFSET %2"_s
                      .arg(m_before)
                      .arg(newestOfServer),
                  {}})) {
            return false;
        }
        const qint64 least = query.next() ? query.value(0).toLongLong() : 0;
        Condition newest{u"e.id >= %1"_s.arg(least), {}};
        newest += everything();
        const bool isRead = readBack(withWords(newest));
        m_before = least;
        return isRead;
    }

    // Filters alone

    /// An index leads through the entries of each type from the newest back.
    bool readTypes()
    {
        for (const IndexedEntry::Type type : m_conditions.types()) {
            Condition condition{u"e.type = %1"_s.arg(static_cast<int>(type)), {}};
            const QStringList names = m_conditions.namesOf(type);
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
        condition += m_conditions.time();
        return condition;
    }

    /// A server compares words itself. Words of a file are compared while rows are read.
    [[nodiscard]] Condition withWords(Condition condition) const
    {
        if (m_connection.isServer() && !m_query.terms.empty()) {
            condition += wordsOnServer(m_query);
        }
        return condition;
    }

    /// Adds up to one more hit than wanted, from the newest back.
    bool readBack(Condition condition, Way way = Way::All)
    {
        condition += {u"e.id < %1"_s.arg(m_before), {}};
        const QString text = u"SELECT %1 FROM entries e %2 WHERE %3 ORDER BY %4 DESC %5"_s;
        if (m_connection.isServer()) {
            // This form prevents a scan of all ids.
            const QString order = way == Way::Few ? u"e.id + 0"_s : u"e.id"_s;
            return read({text.arg(entryColumns, u"JOIN sessions s ON s.id = e.session"_s,
                                  condition.sql, order, u"LIMIT %1"_s.arg(m_limit + 1)),
                         condition.values});
        }
        // SQLite does not know how frequent values are, so the query names the index.
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

    bool run(QSqlQuery &query, const Condition &statement)
    {
        const Outcome done = execute(query, m_connection, statement);
        if (!done) {
            m_failure = done.failure();
        }
        return done.isOk();
    }

    const DatabaseConnection &m_connection;
    const IndexQuery &m_query;
    const SearchConditions m_conditions;
    const SearchMatcher m_matcher;
    const size_t m_limit;
    qint64 m_before; ///< entries with lower ids still have to be read; 0 if there are none
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
