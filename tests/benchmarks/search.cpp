// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "models/database/rowinsertion.h"
#include "models/index/database/sessionindex.h"
#include "models/protocol/catalog/catalog.h"
#include "models/search/indexsearch.h"
#include "models/search/searchvalues.h"
#include "models/statistics/statistics.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/postgresserver.h"

#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <cmath>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int handoffsOfASession = 20;
constexpr int entriesOfASession = handoffsOfASession + 2; ///< then its own, and a review
constexpr int sessionsOfADay = 100;
constexpr int sentenceCount = 2000;
constexpr int allowedForSearch = 50;      ///< ms
constexpr int allowedForStatistics = 300; ///< ms
const int runs = sized(15);

void fail(const QString &what)
{
    qFatal("%s", qPrintable(what));
}

/// An index that grows by rows that are created in the database.
class LargeIndex
{
public:
    explicit LargeIndex(const DatabaseAddress &address)
    {
        const auto index = SessionIndex::open(address, SessionIndex::Access::Write);
        const auto connection =
            DatabaseConnection::open(address, DatabaseConnection::Access::Write);
        if (!index || !connection) {
            fail(index ? connection.error() : index.error());
        }
        m_connection = *connection;
        execute(m_connection->isServer() ? u"SET statement_timeout = 0"_s
                                         : u"PRAGMA synchronous = OFF"_s);
        makeSentences();
    }

    [[nodiscard]] const DatabaseConnection &connection() const { return *m_connection; }

    /// Adds sessions with twenty handoffs each, up to @p handoffs in total.
    void growTo(int handoffs)
    {
        const bool isServer = m_connection->isServer();
        execute(u"BEGIN"_s);
        if (isServer) { // creating it again is faster than updating it
            execute(u"DROP INDEX entries_words"_s);
        }
        addSessions(m_handoffs / handoffsOfASession, handoffs / handoffsOfASession);
        addHandoffs(m_handoffs, handoffs);
        addOthers(m_handoffs / handoffsOfASession, handoffs / handoffsOfASession);
        execute(u"DELETE FROM figures"_s);
        addFigures(handoffs / handoffsOfASession / sessionsOfADay);
        execute(isServer ? u"CREATE INDEX entries_words ON entries USING GIN (words)"_s
                         : u"INSERT INTO words (rowid, body) SELECT id, lower(replace(body, ':', "
                           "' ')) FROM entries WHERE id > %1"_s.arg(m_handoffs / handoffsOfASession
                                                                    * entriesOfASession));
        execute(u"COMMIT"_s);
        if (isServer) {
            execute(u"VACUUM ANALYZE"_s); // as the server does by itself
        }
        m_handoffs = handoffs;
    }

private:
    void execute(const QString &statement)
    {
        QSqlQuery query(m_connection->database());
        if (!query.exec(statement)) {
            fail(statement + u'\n' + query.lastError().text());
        }
    }

    /// Words with the frequencies of a language: the n-th by 1/n.
    void makeSentences()
    {
        execute(u"CREATE TEMPORARY TABLE sentences (id INTEGER PRIMARY KEY, text TEXT)"_s);
        QRandomGenerator random(7);
        RowInsertion rows(*m_connection, u"sentences"_s, {u"id"_s, u"text"_s});
        for (int id = 0; id < sentenceCount; ++id) {
            QStringList words;
            for (int i = 0; i < 10; ++i) {
                const double rank = std::exp(random.generateDouble() * std::log(20'000));
                words.append(u"word%1"_s.arg(int(rank)));
            }
            if (!rows.add({id, words.join(u' ')})) {
                fail(u"no sentences"_s);
            }
        }
        if (!rows.flush()) {
            fail(u"no sentences"_s);
        }
    }

    /// Each day has each figure: about 460, as for sessions of all kinds.
    void addFigures(int days)
    {
        execute(u"CREATE TEMPORARY TABLE known (name TEXT, about TEXT, detail TEXT)"_s);
        RowInsertion rows(*m_connection, u"known"_s, {u"name"_s, u"about"_s, u"detail"_s});
        const std::tuple<QString, int, int> counts[]{
            {u"session"_s, 1, 3}, {u"structured"_s, 1, 2}, {u"handoff"_s, 10, 2},
            {u"agent"_s, 17, 2},  {u"run"_s, 17, 3},       {u"rule"_s, 100, 1},
            {u"gate"_s, 20, 3},   {u"phase"_s, 10, 3},     {u"retry"_s, 10, 1},
            {u"time"_s, 10, 10},  {u"cause"_s, 20, 1},     {u"error"_s, 30, 1}};
        for (const auto &[name, abouts, details] : counts) {
            for (int i = 0; i < abouts * details; ++i) {
                const QString about = abouts > 1 ? name + u"-%1"_s.arg(i / details) : u""_s;
                if (!rows.add({name, about, QString::number(i % details)})) {
                    fail(u"no figures"_s);
                }
            }
        }
        if (!rows.flush()) {
            fail(u"no figures"_s);
        }
        execute(u"%1INSERT INTO figures SELECT 2460000 + i, 'here', 'cfd', name, about, detail, 7 "
                "FROM n CROSS JOIN known"_s.arg(numbers(0, std::max(1, days))));
        execute(u"DROP TABLE known"_s);
    }

    static QString numbers(int from, int to)
    {
        return u"WITH RECURSIVE n (i) AS (SELECT %1 UNION ALL SELECT i + 1 FROM n WHERE i < %2) "_s
            .arg(from + 1)
            .arg(to);
    }

    /// One session in twenty failed, one was killed.
    void addSessions(int from, int to)
    {
        QString summary = u"'%1'"_s.arg(u"x"_s.repeated(800));
        if (m_connection->isServer()) {
            summary += u"::bytea"_s;
        }
        execute(
            u"INSERT INTO sessions (id, origin, path, protocol, session, title, agent, status, "
            "review, headline, cause, started, updated, errors, warnings, names, needs, "
            "outside, summary, figures, written, newest, earliest, latest) %1SELECT i, 'here', "
            "'/work/' || i, 'cfd', "
            "'session ' || i, 'Session ' || i, '', CASE WHEN i = 7 THEN 'killed' WHEN i % 20 = 0 "
            "THEN 'failed' ELSE 'succeeded' END, 'none', '', '', 1700000000000 + CAST(i AS BIGINT) "
            "* 60000, "
            "0, 0, 0, '', '', '', %2, %2, 0, i * %3, 1700000000000 + CAST(i AS BIGINT) * 60000, "
            "1700000000000 + CAST(i AS BIGINT) * 60000 FROM n"_s.arg(numbers(from, to), summary)
                .arg(entriesOfASession));
    }

    /// For each session its own entry, then a review.
    void addOthers(int from, int to)
    {
        const bool isServer = m_connection->isServer();
        for (const auto &[id, type, text] :
             {std::tuple(1, IndexedEntry::Type::Session, u"'the session ' || i"_s),
              {0, IndexedEntry::Type::Review, u"'review: the mesh of ' || i"_s}}) {
            execute(
                u"%1INSERT INTO entries (id, session, type, name, title, kind, agent, receiver, "
                "phase, status, path, document, line, body%2) %3SELECT i * %4 - %5, i, %6, '', "
                "'Session ' || i, '', '', '', '', '', '/work/' || i, 0, 1, %7%8 FROM n"_s
                    .arg(isServer ? QString() : numbers(from, to),
                         isServer ? u", searched, words"_s : QString(),
                         isServer ? numbers(from, to) : QString())
                    .arg(entriesOfASession)
                    .arg(id)
                    .arg(static_cast<int>(type))
                    .arg(text,
                         isServer ? u", %1, to_tsvector('simple', %1)"_s.arg(text) : QString()));
        }
    }

    void addHandoffs(int from, int to)
    {
        const QString body = u"'handoff: session status number' || i || '\n' || "
                             "(SELECT text FROM sentences WHERE id = i % 1999) || '\n' || "
                             "(SELECT text FROM sentences WHERE id = i % 1997)"_s;
        const bool isServer = m_connection->isServer();
        execute(u"%1INSERT INTO entries (id, session, type, name, title, kind, agent, receiver, "
                "phase, status, path, document, line, body%2) SELECT id + (id - 1) / %3 * 2, 1 + "
                "(id - 1) / %3, 1, "
                "'cfd.mesh', 'Mesh', 'cfd.mesh', agent, 'hub', '2', 'valid', '/work/' || id, 0, 1, "
                "body%4 FROM (SELECT i AS id, CASE WHEN i % 1000 = 3 THEN 'rare-agent' ELSE "
                "'agent-' || (i % 17) END AS agent, %5 AS body FROM n) made"_s
                    .arg(isServer ? QString() : numbers(from, to),
                         isServer ? u", searched, words"_s : u""_s)
                    .arg(handoffsOfASession)
                    .arg(isServer ? u", translate(body, E':\\n', '  '), "
                                    "to_tsvector('simple', body)"_s
                                  : u""_s,
                         body)
                    .prepend(isServer ? numbers(from, to) : QString()));
    }

    std::shared_ptr<DatabaseConnection> m_connection;
    int m_handoffs = 0;
};

struct Asked
{
    QString what;
    QString text;
};

const std::vector<Asked> &asked()
{
    static const std::vector<Asked> all{
        {u"a word that is everywhere"_s, u"status"_s},
        {u"a word of one handoff"_s, u"number7"_s},
        {u"no such word"_s, u"nowhere"_s},
        {u"a word in a thousand handoffs"_s, u"word900"_s},
        {u"three words"_s, u"status word1 word2"_s},
        {u"a word, and not another"_s, u"status -word1"_s},
        {u"words one after the other"_s, u"\"session status\""_s},
        {u"a beginning of all"_s, u"sess*"_s},
        {u"a beginning of thousands of words"_s, u"wo*"_s},
        {u"a word and status:failed"_s, u"status status:failed"_s},
        {u"a word and a session in thousands"_s, u"status status:killed"_s},
        {u"a word and an agent of few handoffs"_s, u"status agent:rare-agent"_s},
        {u"an agent alone"_s, u"agent:agent-3"_s},
        {u"failed sessions of the first day"_s, u"in:handoff status:failed before:2023-11-16"_s},
        {u"a word in sessions of the first day"_s, u"status before:2023-11-16"_s},
        {u"a word in the older half"_s, u"status before:2023-12-02"_s},
        {u"sessions of the older half"_s, u"in:session before:2023-12-02"_s},
        {u"failed sessions of the older half"_s, u"status:failed before:2023-12-02"_s},
        {u"a word of reviews"_s, u"in:review mesh"_s}};
    return all;
}

void measureSearches(const QString &database, int handoffs, const DatabaseConnection &connection)
{
    printHeading(u"search in %L1 handoffs, %2, first 50 hits"_s.arg(handoffs).arg(database));
    Times all;
    std::pair<double, QString> slowest;
    for (const Asked &one : asked()) {
        Times times;
        const IndexQuery query = IndexQuery::read(one.text);
        for (int run = 0; run < runs; ++run) {
            measure(times, [&] {
                if (const auto page = searchIndex(connection, query, 50); !page) {
                    fail(page.error());
                }
            });
        }
        printTimes(one.what, times, allowedText(allowedForSearch, times.median()));
        slowest = std::max(slowest, {times.median(), one.what});
        all.milliseconds.push_back(times.median());
    }
    Times values;
    measure(values, [&] { static_cast<void>(knownValues(connection)); });
    printTimes(u"the values of all filters"_s, values);
    keepFigure(u"Sessions"_s,
               u"search in %L1 handoffs, %2, first 50 hits"_s.arg(handoffs).arg(database),
               u"%1; %2 of %3: %4"_s.arg(median(all), u"slowest"_s)
                   .arg(asked().size())
                   .arg(duration(slowest.first) + u" ("_s + slowest.second + u')'),
               allowedText(allowedForSearch, slowest.first));
}

void measureStatistics(const QString &database, int handoffs, const DatabaseConnection &connection)
{
    const auto catalog = ProtocolCatalog::load();
    Times times;
    for (int run = 0; run < runs; ++run) {
        measure(times, [&] {
            if (const auto read = readStatistics(connection, *catalog, {}); !read) {
                fail(read.error());
            }
        });
    }
    const QString what = u"statistics of %L1 handoffs, %2"_s.arg(handoffs).arg(database);
    const QString allowed = allowedText(allowedForStatistics, times.median());
    printTimes(what, times, allowed);
    keepFigure(u"Sessions"_s, what, median(times), allowed);
}

void benchDatabase(const QString &database, const DatabaseAddress &address)
{
    LargeIndex index(address);
    for (const int handoffs : {sized(10'000, 100), sized(100'000, 200), sized(1'000'000, 400)}) {
        Times filling;
        measure(filling, [&] { index.growTo(handoffs); });
        printLine(u"\nfilled in %1"_s.arg(duration(filling.median())));
        const auto connection = DatabaseConnection::open(address, DatabaseConnection::Access::Read);
        measureSearches(database, handoffs, **connection);
        measureStatistics(database, handoffs, **connection);
    }
}

} // namespace

void benchSearch()
{
    const QTemporaryDir folder;
    benchDatabase(u"SQLite"_s, *databaseAddress(folder.filePath(u"index.db"_s)));
    if (!PostgresServer::programs().isEmpty()) {
        const PostgresServer server;
        benchDatabase(u"PostgreSQL"_s, *databaseAddress(server.url()));
    }
}

} // namespace baton
