// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "models/database/databasequery.h"
#include "models/index/database/backgroundindex.h"
#include "models/index/database/indexschema.h"
#include "models/index/database/packedsession.h"
#include "models/index/database/sessionindex.h"
#include "models/protocol/catalog/catalog.h"
#include "models/search/indexquery.h"
#include "models/search/indexsearch.h"
#include "tests/files.h"
#include "tests/models/index/indexdump.h"
#include "tests/ordinaryuser.h"
#include "tests/support/postgresserver.h"

#include <QDataStream>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTemporaryDir>

#include <thread>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Access = SessionIndex::Access;

DatabaseAddress addressAt(const QString &url)
{
    const Result<DatabaseAddress> address = databaseAddress(url);
    if (!address) {
        qFatal("%s", qPrintable(address.error()));
    }
    return *address;
}

std::unique_ptr<SessionIndex> opened(const QString &url, Access access = Access::Write,
                                     const QString &origin = u"here"_s)
{
    Result<std::unique_ptr<SessionIndex>> index =
        SessionIndex::open(addressAt(url), access, origin);
    if (!index) {
        qFatal("%s", qPrintable(index.error()));
    }
    return std::move(*index);
}

/// A session with @p handoffs handoffs that each break a rule.
IndexedSession session(const QString &name, int handoffs = 1)
{
    IndexedSession made;
    made.summary.place = {u"/work/"_s + name, u"cfd"_s, u"session"_s,
                          u"/work/"_s + name + u".yaml"_s};
    made.summary.id = name;
    made.summary.title = u"Title of %1"_s.arg(name);
    made.summary.status = RunStatus::Failed;
    made.summary.started = QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
    made.summary.tags = {u"a"_s, u"b"_s};
    made.summary.errors = handoffs;
    made.stamp = {"times", "content", {u"/work/.git"_s}};
    made.headline = u"Failed in phase 2"_s;
    made.names = {name};
    for (int i = 0; i < handoffs; ++i) {
        IndexedEntry entry;
        entry.type = IndexedEntry::Type::Handoff;
        entry.kind = u"review"_s;
        entry.agent = u"reviewer"_s;
        entry.title = u"Review %1"_s.arg(i);
        entry.text = u"mesh_quality: 0.4\nzero \0 byte"_s;
        made.entries.push_back(entry);
    }
    made.phases = {{u"2"_s, u"Flow"_s, RunStatus::Failed, made.summary.started, 90, 2}};
    made.figures[{u"handoff"_s, u"review"_s, u"invalid"_s}] = handoffs;
    return made;
}

void executed(const SessionIndex &index, const QStringList &statements)
{
    QSqlQuery query(index.connection().database());
    for (const QString &statement : statements) {
        QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
    }
}

int numberIn(const SessionIndex &index, const QString &statement)
{
    QSqlQuery query(index.connection().database());
    if (!query.exec(statement) || !query.next()) {
        qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
    }
    return query.value(0).toInt();
}

int figureOf(const SessionIndex &index)
{
    return numberIn(index, u"SELECT coalesce(sum(number), 0) FROM figures"_s);
}

int handoffsOf(const SessionIndex &index)
{
    return numberIn(index, u"SELECT count(*) FROM entries"_s);
}

void written(SessionIndex &index, const std::vector<IndexedSession> &sessions)
{
    const Outcome outcome = index.write(sessions, "context");
    QVERIFY2(outcome.isOk(), qPrintable(outcome.isOk() ? QString() : outcome.error()));
}

} // namespace

/// An index in an SQLite file, and on a real server.
class TestSessionIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!PostgresServer::programs().isEmpty()) {
            m_server = std::make_unique<PostgresServer>();
        }
    }

    void cleanupTestCase() { m_server.reset(); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        if (m_server) {
            const auto connection = DatabaseConnection::open(addressAt(m_server->url()),
                                                             DatabaseConnection::Access::Write);
            QVERIFY(connection.isOk());
            QSqlQuery query((*connection)->database());
            QVERIFY(query.exec(u"SET client_min_messages = warning"_s));
            QVERIFY(query.exec(u"DROP SCHEMA public CASCADE"_s));
            QVERIFY(query.exec(u"CREATE SCHEMA public"_s));
        }
    }

    void reportsWrittenSessions_data() { addDatabases(); }
    void reportsWrittenSessions()
    {
        const QString url = chosen();
        const IndexedSession one = session(u"one"_s, 3);
        written(*opened(url), {one, session(u"other"_s)});
        const auto stored = *opened(url, Access::Read)->storedBelow(u"/work"_s);
        QCOMPARE(stored.size(), 2);
        const StoredSession &told = stored.at(one.summary.place.path);
        QCOMPARE(told.summary, one.summary);
        QCOMPARE(told.stamp, one.stamp);
        QCOMPARE(told.context, "context"_ba);
        QCOMPARE(told.names, one.names);
        QVERIFY(opened(url)->storedBelow(u"/wor"_s)->empty());
        QVERIFY(opened(url, Access::Write, u"there"_s)->storedBelow(u"/work"_s)->empty());
    }

    void onlySessionsBelowAFolderAreReported_data() { addDatabases(); }
    void onlySessionsBelowAFolderAreReported()
    {
        const auto index = opened(chosen());
        written(*index,
                {session(u"a"_s), session(u"a-b"_s), session(u"a/b"_s), session(u"a/ü"_s),
                 session(u"a/b/c"_s), session(u"a0"_s), session(u"A/b"_s), session(u"ä/b"_s)});
        const auto below = [&index](const QString &folder) {
            QStringList paths;
            const auto stored = *index->storedBelow(folder);
            for (const auto &[path, told] : stored) {
                paths.append(path.sliced(u"/work/"_s.size()));
            }
            paths.sort();
            return paths.join(u' ');
        };
        QCOMPARE(below(u"/work/a"_s), u"a a/b a/b/c a/ü"_s);
        QCOMPARE(below(u"/work/a/b"_s), u"a/b a/b/c"_s);
        QCOMPARE(below(u"/work/a-b"_s), u"a-b"_s);
        QCOMPARE(index->storedBelow(u"/"_s)->size(), size_t(8));
    }

    /// For one folder the database looks up that folder and scans no other.
    void aFolderIsFoundByAnIndex()
    {
        const auto index = opened(m_folder->filePath(u"index.db"_s));
        Result<QSqlQuery> plan =
            queried(index->connection(), u"EXPLAIN QUERY PLAN "_s + sessionsBelow(u"id"_s, false),
                    {u"o"_s, u"/a"_s, u"o"_s, u"/a/"_s, u"/a0"_s}, u"no plan"_s);
        QVERIFY(plan.isOk());
        QStringList searches;
        while (plan->next()) {
            const QString detail = plan->value(3).toString();
            QVERIFY2(!detail.startsWith("SCAN"_L1), qPrintable(detail));
            if (detail.startsWith("SEARCH"_L1)) {
                searches.append(detail);
            }
        }
        QCOMPARE(searches.size(), 2);
        QVERIFY2(searches[0].contains("(origin=? AND path=?)"_L1), qPrintable(searches[0]));
        QVERIFY2(searches[1].contains("(origin=? AND path>? AND path<?)"_L1),
                 qPrintable(searches[1]));
    }

    void aFolderIsFoundByAnIndexOfTheServer()
    {
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const auto index = opened(m_server->url());
        QSqlQuery plan(index->connection().database());
        QVERIFY(plan.exec(u"SET enable_seqscan = off"_s)); // which is faster while there are few
        QVERIFY(plan.exec(u"EXPLAIN "_s + sessionsBelow(u"id"_s, true).replace(u'?', u"'/a'"_s)));
        QString told;
        while (plan.next()) {
            told += plan.value(0).toString() + u'\n';
        }
        QVERIFY2(told.contains("sessions_below"_L1), qPrintable(told));
    }

    void sessionsThatReferToAChangedOneAreReadAgain_data() { addDatabases(); }
    void sessionsThatReferToAChangedOneAreReadAgain()
    {
        const auto index = opened(chosen());
        const auto restart = [](const QString &name, const QString &time) {
            IndexedSession made = session(name);
            made.summary.id = u"20260221-"_s + time + u"-mesh"_s;
            made.summary.agent = u"mesher"_s;
            return made;
        };
        IndexedSession needing = session(u"needing"_s);
        needing.needs = {u"changed"_s};
        IndexedSession changed = restart(u"changed"_s, u"100000"_s);
        changed.needs = {u"needed"_s};
        changed.summary.parent = u"needed"_s;
        written(*index,
                {needing, session(u"needed"_s), restart(u"again"_s, u"110000"_s),
                 session(u"change"_s), session(u"changed2"_s), changed});
        const auto outdated = [&index] {
            QStringList names;
            const auto known = index->storedBelow(u"/work"_s);
            for (const auto &[path, stored] : *known) {
                if (stored.context.isEmpty()) {
                    names.append(path.section(u'/', -1));
                }
            }
            names.sort();
            return names;
        };
        QCOMPARE(outdated(), QStringList());
        changed.isOutdatingRelated = true;
        written(*index, {changed});
        QCOMPARE(outdated(), QStringList({u"again"_s, u"needed"_s, u"needing"_s}));
        QVERIFY(index
                    ->remove({u"/work/needing"_s, u"/work/needed"_s, u"/work/again"_s,
                              u"/work/change"_s, u"/work/changed2"_s, u"/work/changed"_s})
                    .isOk());
        QCOMPARE(numberIn(*index, u"SELECT count(*) FROM session_names"_s), 0);
    }

    /// The lookup uses a database index for any number of sessions.
    void referencesToASessionAreFoundByADatabaseIndex()
    {
        const auto index = opened(m_folder->filePath(u"index.db"_s));
        Result<QSqlQuery> plan =
            queried(index->connection(), u"EXPLAIN QUERY PLAN "_s + outdatingRelated(2, 1, 1),
                    {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"o"_s, u"/a"_s}, u"no plan"_s);
        QVERIFY(plan.isOk());
        QStringList searches;
        while (plan->next()) {
            const QString detail = plan->value(3).toString();
            QVERIFY2(!detail.startsWith("SCAN"_L1), qPrintable(detail));
            if (detail.startsWith("SEARCH"_L1)) {
                searches.append(detail);
            }
        }
        QCOMPARE(searches.size(), 4);
        QVERIFY2(searches[0].contains("PRIMARY KEY (rowid=?)"_L1), qPrintable(searches[0]));
        for (const QString &names : searches.sliced(1)) {
            QVERIFY2(names.contains("(name=? AND type=?)"_L1), qPrintable(names));
        }
    }

    void rewrittenSessionsReplaceOldOnes_data() { addDatabases(); }
    void rewrittenSessionsReplaceOldOnes()
    {
        const QString url = chosen();
        const auto index = opened(url);
        written(*index, {session(u"one"_s, 5), session(u"other"_s, 2)});
        QCOMPARE(handoffsOf(*index), 7);
        QCOMPARE(figureOf(*index), 7);
        written(*index, {session(u"one"_s, 1)});
        QCOMPARE(handoffsOf(*index), 3);
        QCOMPARE(figureOf(*index), 3);
        QVERIFY(index->remove({u"/work/one"_s}).isOk());
        QCOMPARE(handoffsOf(*index), 2);
        QCOMPARE(figureOf(*index), 2);
        QCOMPARE(numberIn(*index, u"SELECT count(*) FROM phases"_s), 1);
        if (url.startsWith("sqlite"_L1)) {
            QCOMPARE(numberIn(*index, u"SELECT count(*) FROM words WHERE words MATCH 'mesh'"_s), 2);
        }
    }

    void figuresWithADayCountOnIt_data() { addDatabases(); }
    void figuresWithADayCountOnIt()
    {
        const auto index = opened(chosen());
        IndexedSession one = session(u"one"_s);
        const qint64 own = one.summary.started.date().toJulianDay();
        const auto set = [&one](qint64 day) {
            one.figures = {{{u"handoff"_s, u"review"_s, u"valid"_s, day}, 3},
                           {{u"handoff"_s, u"review"_s, u"valid"_s}, 1}};
        };
        const auto sumOf = [&index](qint64 day) {
            return numberIn(
                *index, u"SELECT coalesce(sum(number), 0) FROM figures WHERE day = %1"_s.arg(day));
        };
        set(own + 40);
        written(*index, {one});
        QCOMPARE(sumOf(own), 1);
        QCOMPARE(sumOf(own + 40), 3);
        set(own + 41);
        written(*index, {one});
        QCOMPARE(sumOf(own), 1);
        QCOMPARE(sumOf(own + 40), 0);
        QCOMPARE(sumOf(own + 41), 3);
    }

    void gapsAreNotFoundByWords_data() { addDatabases(); }
    void gapsAreNotFoundByWords()
    {
        IndexedSession one = session(u"one"_s);
        IndexedEntry gap;
        gap.type = IndexedEntry::Type::LogLine;
        gap.title = u"30 more error lines"_s;
        gap.status = u"gap"_s;
        one.entries.push_back(gap);
        const auto index = opened(chosen());
        written(*index, {one});
        for (const auto &[query, count] :
             {std::pair(u"error"_s, 0), std::pair(u"in:log is:error"_s, 0),
              std::pair(u"in:log"_s, 1)}) {
            const auto page = searchIndex(index->connection(), IndexQuery::read(query), 10);
            QVERIFY(page.isOk());
            QCOMPARE(std::ssize(page->hits), count);
        }
    }

    /// A server cannot index long texts; repeated words would be compressed.
    void longNamesAreAccepted_data() { addDatabases(); }
    void longNamesAreAccepted()
    {
        QRandomGenerator random(7);
        QString longName;
        while (longName.size() < 20'000) {
            longName += QChar(u'!' + random.bounded(90));
        }
        IndexedSession one = session(u"one"_s);
        one.phases.front().id = longName;
        one.cause = longName;
        one.summary.agent = longName;
        one.figures[{u"phase"_s, longName, u"failed"_s}] = 1;
        for (QString *const text : {&one.entries.front().name, &one.entries.front().agent,
                                    &one.entries.front().phase, &one.entries.front().receiver}) {
            *text = longName;
        }
        const auto index = opened(chosen());
        written(*index, {one});
        QCOMPARE(numberIn(*index, u"SELECT length(phase) FROM phases"_s), 300);
    }

    void storesNewStamps_data() { addDatabases(); }
    void storesNewStamps()
    {
        const QString url = chosen();
        const auto index = opened(url);
        written(*index, {session(u"one"_s)});
        QVERIFY(index->restamp({{u"/work/one"_s, "later"_ba}}).isOk());
        const auto stored = *index->storedBelow(u"/work"_s);
        QCOMPARE(stored.at(u"/work/one"_s).stamp.times, "later"_ba);
        QCOMPARE(stored.at(u"/work/one"_s).stamp.content, "content"_ba);
    }

    /// Whatever isolation a server has by default.
    void concurrentWritersSucceed_data()
    {
        QTest::addColumn<bool>("isServer");
        QTest::addColumn<QString>("options");
        const QString isolation = u"?options=-c%20default_transaction_isolation%3D"_s;
        QTest::newRow("SQLite") << false << QString();
        if (m_server) {
            QTest::newRow("PostgreSQL") << true << QString();
            QTest::newRow("repeatable read") << true << isolation + u"repeatable%5C%20read"_s;
            QTest::newRow("serializable") << true << isolation + u"serializable"_s;
        }
    }
    void concurrentWritersSucceed()
    {
        QFETCH(const QString, options);
        const QString url = chosen() + options;
        opened(url);
        constexpr int writers = 4;
        constexpr int rounds = 15;
        std::atomic_int failures = 0;
        {
            std::vector<std::jthread> threads;
            for (int writer = 0; writer < writers; ++writer) {
                threads.emplace_back([&, writer] {
                    // Two writers of each origin write the same sessions.
                    const auto index = opened(url, Access::Write, u"machine %1"_s.arg(writer % 2));
                    for (int round = 0; round < rounds; ++round) {
                        const bool isWritten =
                            index
                                ->write({session(u"a"_s, 1 + round % 3), session(u"b"_s, 2)},
                                        "context")
                                .isOk();
                        failures += isWritten ? 0 : 1;
                    }
                });
            }
        }
        QCOMPARE(failures, 0);
        const auto index = opened(url);
        QCOMPARE(numberIn(*index, u"SELECT count(*) FROM sessions"_s), 4);
        QCOMPARE(figureOf(*index), handoffsOf(*index));
        QCOMPARE(numberIn(*index,
                          u"SELECT count(*) FROM entries e LEFT JOIN sessions s "
                          "ON s.id = e.session WHERE s.id IS NULL"_s),
                 0);
    }

    /// The wait is longer than the lock timeout of other statements.
    void aWriterWaitsForAnotherWriterOfItsOrigin()
    {
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const QString url = m_server->url();
        const auto other = opened(url);
        QCOMPARE(numberIn(*other, u"SELECT 1 FROM pg_advisory_lock(hashtext('here'))"_s), 1);
        std::atomic_bool isWritten = false;
        {
            const std::jthread writer([&url, &isWritten] {
                isWritten = opened(url)->write({session(u"one"_s)}, {}).isOk();
            });
            QTRY_COMPARE_WITH_TIMEOUT(
                numberIn(
                    *other,
                    u"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"_s),
                1, 30'000);
            QCOMPARE(numberIn(*other, u"SELECT 1 FROM pg_sleep(6.5)"_s), 1);
            QVERIFY(!isWritten);
            QCOMPARE(numberIn(*other, u"SELECT pg_advisory_unlock_all() IS NOT NULL"_s), 1);
        }
        QVERIFY(isWritten);
        QCOMPARE(numberIn(*other, u"SELECT count(*) FROM sessions"_s), 1);
    }

    void anIndexOfANewerProgramIsReadOnly_data() { addDatabases(); }
    void anIndexOfANewerProgramIsReadOnly()
    {
        const QString url = chosen();
        written(*opened(url), {session(u"one"_s)});
        std::vector<QStringList> steps = indexSteps();
        steps.push_back({u"ALTER TABLE sessions ADD COLUMN colour TEXT"_s});
        const auto connection =
            DatabaseConnection::open(addressAt(url), DatabaseConnection::Access::Write);
        QVERIFY(migrateIndex(**connection, steps).isOk());
        const auto index = opened(url);
        QVERIFY(index->isReadOnly());
        QVERIFY2(index->notice().contains("newer"_L1), qPrintable(index->notice()));
        QCOMPARE(index->storedBelow(u"/work"_s)->size(), 1);
    }

    /// Each step starts from the result of the previous one, whatever it contains.
    void anOlderIndexIsBroughtUpToDate_data() { addDatabases(); }
    void anOlderIndexIsBroughtUpToDate()
    {
        const QString url = chosen();
        written(*opened(url), {session(u"one"_s, 2)});
        std::vector<QStringList> steps = indexSteps();
        steps.push_back({u"ALTER TABLE sessions ADD COLUMN colour TEXT"_s});
        const auto connection =
            *DatabaseConnection::open(addressAt(url), DatabaseConnection::Access::Write);
        QCOMPARE(*storedIndexVersion(*connection), int(indexSteps().size()));
        QVERIFY(migrateIndex(*connection, steps).isOk());
        QVERIFY(migrateIndex(*connection, steps).isOk()); // there is nothing to do
        QCOMPARE(*storedIndexVersion(*connection), int(steps.size()));
        QSqlQuery query(connection->database());
        QVERIFY(query.exec(u"SELECT title, colour FROM sessions"_s));
        QVERIFY(query.next());
        QCOMPARE(query.value(0).toString(), u"Title of one"_s);
        QVERIFY(query.value(1).isNull());
    }

    /// The first version is migrated with its content by the existing steps.
    void theFirstVersionIsBroughtUpToDate_data() { addDatabases(); }
    void theFirstVersionIsBroughtUpToDate()
    {
        const QString url = chosen();
        fillFirstVersion(url);
        QVERIFY(!SessionIndex::open(addressAt(url), Access::Read).isOk()); // which changes nothing
        const auto index = opened(url);
        QCOMPARE(*storedIndexVersion(index->connection()), int(indexSteps().size()));
        QCOMPARE(numberIn(*index, u"SELECT newest FROM sessions WHERE id = 1"_s), 12);
        QCOMPARE(numberIn(*index, u"SELECT newest FROM sessions WHERE id = 2"_s), 11);
        QCOMPARE(numberIn(*index, u"SELECT newest FROM sessions WHERE id = 3"_s), 0);
        const auto found = [&index](const QString &query) {
            QStringList titles;
            const auto page = searchIndex(index->connection(), IndexQuery::read(query), 10);
            for (const IndexHit &hit : page ? page->hits : std::vector<IndexHit>()) {
                titles.append(hit.entry.title);
            }
            return titles.join(u' ');
        };
        QCOMPARE(found(u"mesh"_s), u"t12 t11 t10"_s);
        QCOMPARE(found(u"mesh_plan"_s), u"t12 t11 t10"_s);
        QCOMPARE(found(u"失败"_s), u"t12 t11 t10"_s);
        QCOMPARE(found(u"mesh before:2026-02-03"_s), u"t12 t10"_s); // those of the first session
        QCOMPARE(index->storedBelow(u"/work"_s)->size(), size_t(3));
        written(*index, {session(u"one"_s)}); // in place of the first one
        QCOMPARE(handoffsOf(*index), 2);
        QCOMPARE(numberIn(*index, u"SELECT count(*) FROM sessions"_s), 3);
        QCOMPARE(numberIn(*index, u"SELECT count(*) FROM session_names"_s), 1);
        const QString old = u"SELECT number FROM figures WHERE name = 'old'"_s;
        QCOMPARE(numberIn(*index, old), 2); // without that of the first session
    }

    void aFailedMigrationStepChangesNothing_data() { addDatabases(); }
    void aFailedMigrationStepChangesNothing()
    {
        const QString url = chosen();
        written(*opened(url), {session(u"one"_s)});
        std::vector<QStringList> steps = indexSteps();
        steps.push_back({u"ALTER TABLE sessions ADD COLUMN colour TEXT"_s, u"NO STATEMENT"_s});
        const auto connection =
            *DatabaseConnection::open(addressAt(url), DatabaseConnection::Access::Write);
        QVERIFY(!migrateIndex(*connection, steps).isOk());
        QCOMPARE(*storedIndexVersion(*connection), int(indexSteps().size()));
        written(*opened(url), {session(u"two"_s)});
    }

    void concurrentWritersCreateTheTablesOnce_data() { addDatabases(); }
    void concurrentWritersCreateTheTablesOnce()
    {
        const QString url = chosen();
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 4; ++i) {
                threads.emplace_back([&url] { opened(url); });
            }
        }
        written(*opened(url), {session(u"one"_s)});
    }

    void aReaderNeedsAnIndex_data() { addDatabases(); }
    void aReaderNeedsAnIndex()
    {
        const QString url = chosen();
        if (url.startsWith("sqlite"_L1)) {
            write(m_folder->filePath(u"index.db"_s), {});
        }
        const auto index = SessionIndex::open(addressAt(url), Access::Read);
        QVERIFY(!index.isOk());
        QVERIFY2(index.error().contains("baton index"_L1), qPrintable(index.error()));
    }

    void aDamagedFileIsSetAside()
    {
        const QString path = localPath();
        for (int time = 0; time < 2; ++time) { // the last one is kept
            QFile::remove(path);
            written(*opened(path), {session(u"one"_s, 200)});
            QByteArray bytes = contentOf(path);
            bytes.replace(100, 4000, QByteArray(4000, '\x7f'));
            write(path, bytes);
            const auto index = opened(path);
            QVERIFY2(index->notice().contains("damaged"_L1), qPrintable(index->notice()));
            QVERIFY(!index->isReadOnly());
            QCOMPARE(contentOf(path + u".broken"_s), bytes);
            QVERIFY(!QFile::exists(path + u".broken-2"_s));
            written(*index, {session(u"two"_s)});
            QCOMPARE(index->storedBelow(u"/work"_s)->size(), 1);
        }
    }

    void anIndexWithoutTheTablesOfItsVersionIsSetAside_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::newRow("a table is missing") << QStringList{u"DROP TABLE figures"_s};
        QTest::newRow("the index of words is missing") << QStringList{u"DROP TABLE words"_s};
        QTest::newRow("the version is lost") << QStringList{u"DELETE FROM baton_index"_s};
        QTest::newRow("the version is of older tables")
            << QStringList{u"DELETE FROM baton_index WHERE version > 1"_s};
        QTest::newRow("a step is missing") << QStringList{u"DROP INDEX sessions_narrowed"_s};
    }

    void anIndexWithoutTheTablesOfItsVersionIsSetAside()
    {
        QFETCH(QStringList, statements);
        const QString path = m_folder->filePath(u"index.db"_s);
        written(*opened(path), {session(u"one"_s)});
        executed(*opened(path), statements);
        const auto read = SessionIndex::open(addressAt(path), Access::Read);
        QVERIFY(!read.isOk());
        QVERIFY2(read.error().contains("makes it anew"_L1), qPrintable(read.error()));
        const auto index = opened(path);
        QVERIFY2(index->notice().contains("damaged"_L1), qPrintable(index->notice()));
        QVERIFY(QFile::exists(path + u".broken"_s));
        QCOMPARE(index->storedBelow(u"/work"_s)->size(), 0);
        written(*index, {session(u"two"_s)});
        QCOMPARE(opened(path)->notice(), QString());
    }

    void aTruncatedIndexSaysWhatToDo_data()
    {
        QTest::addColumn<bool>("isLocal");
        QTest::addColumn<QString>("says");
        QTest::newRow("local") << true << u"makes it anew"_s;
        QTest::newRow("named") << false << u"name another file"_s;
    }

    void aTruncatedIndexSaysWhatToDo()
    {
        QFETCH(const bool, isLocal);
        QFETCH(const QString, says);
        const QString path = isLocal ? localPath() : m_folder->filePath(u"index.db"_s);
        written(*opened(path), {session(u"one"_s)});
        QVERIFY(QFile::resize(path, QFileInfo(path).size() / 2));
        const auto read = SessionIndex::open(addressAt(path), Access::Read);
        QVERIFY(!read.isOk());
        QVERIFY2(read.error().contains(says), qPrintable(read.error()));
    }

    void aFileThatCannotBeWrittenIsRead()
    {
        const QString path = m_folder->filePath(u"index.db"_s);
        written(*opened(path), {session(u"one"_s)});
        QVERIFY(QFile::setPermissions(path, QFile::Permissions(0x4444)));
        QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x5555)));
        const auto open = qScopeGuard([this] {
            QFile::setPermissions(m_folder->path(),
                                  QFile::ReadUser | QFile::WriteUser | QFile::ExeUser);
        });
        const OrdinaryUser user; // nothing is read-only for root
        QVERIFY(user.isOrdinary());
        const auto index = opened(path);
        QVERIFY(index->isReadOnly());
        QVERIFY2(index->notice().contains("cannot be written"_L1), qPrintable(index->notice()));
        QCOMPARE(index->storedBelow(u"/work"_s)->size(), 1);
        const auto reader = opened(path, Access::Read);
        QVERIFY2(reader->notice().isEmpty(), qPrintable(reader->notice()));
        QCOMPARE(numberIn(*reader, u"SELECT count(*) FROM words WHERE words MATCH 'mesh'"_s), 1);
    }

    void anUnreadableIndexIsReported()
    {
        const QString path = m_folder->filePath(u"index.db"_s);
        const auto index = opened(path);
        QSqlQuery query(index->connection().database());
        QVERIFY(query.exec(u"ALTER TABLE sessions RENAME COLUMN needs TO other"_s));
        QStringList told;
        BackgroundIndex background(addressAt(path),
                                   [&told](const QString &notice) { told.append(notice); });
        QVERIFY(background.revision(u"/work"_s, *ProtocolCatalog::load(), {}));
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.front().contains("cannot be read"_L1), qPrintable(told.front()));
    }

    /// Each notice is reported, also after an earlier one.
    void eachNoticeIsToldOnce()
    {
        const QString path = m_folder->filePath(u"index.db"_s);
        executed(*opened(path), {u"ALTER TABLE sessions RENAME COLUMN needs TO other"_s});
        QStringList told;
        BackgroundIndex background(addressAt(path),
                                   [&told](const QString &notice) { told.append(notice); });
        const auto catalog = ProtocolCatalog::load();
        for (int i = 0; i < 2; ++i) {
            QVERIFY(background.revision(u"/work"_s, *catalog, {}));
            QCOMPARE(told.size(), 1);
        }
        executed(*opened(path), {u"DROP TABLE figures"_s});
        QVERIFY(background.revision(u"/work"_s, *catalog, {}));
        QCOMPARE(told.size(), 2);
        QVERIFY2(told.back().contains("damaged"_L1), qPrintable(told.back()));
    }

    void storesMaskedTextsOnly_data() { addDatabases(); }
    void storesMaskedTextsOnly()
    {
        const QString url = chosen();
        IndexedSession one = session(u"one"_s);
        for (QString *const text :
             {&one.summary.title, &one.summary.searchText, &one.summary.note}) {
            *text = u"password=hunter2hunter2"_s;
        }
        written(*opened(url), {one});
        const auto index = opened(url, Access::Read);
        const SessionSummary told = index->storedBelow(u"/work"_s)->at(u"/work/one"_s).summary;
        QVERIFY2(told.searchText.startsWith("password="_L1), qPrintable(told.searchText));
        for (const QString &text : {told.title, told.searchText, told.note}) {
            QVERIFY2(!text.contains("hunter2"_L1), qPrintable(text));
        }
    }

    /// One folder: by its name, by a link to it, and by a link to its parent.
    void aFolderHasOneName_data() { addDatabases(); }
    void aFolderHasOneName()
    {
        const QString url = chosen();
        const QString real = m_folder->filePath(u"real"_s);
        QVERIFY(QDir().mkpath(real + u"/sessions/one"_s));
        const QString above = m_folder->filePath(u"above"_s);
        const QString link = m_folder->filePath(u"link"_s);
        QVERIFY(QFile::link(real, above));
        QVERIFY(QFile::link(real + u"/sessions"_s, link));
        const auto index = opened(url);
        for (const QString &folder : {real + u"/sessions"_s, above + u"/sessions"_s, link}) {
            IndexedSession one = session(u"one"_s);
            one.summary.place.path = folder + u"/one"_s;
            one.summary.place.stateFile = folder + u"/one/state.json"_s;
            one.entries.front().path = folder + u"/one/handoff.yaml"_s;
            written(*index, {one});
            QCOMPARE(numberIn(*index, u"SELECT count(*) FROM sessions"_s), 1);
            QCOMPARE(figureOf(*index), 1);
            const auto stored = *index->storedBelow(folder);
            QCOMPARE(stored.size(), size_t(1));
            QCOMPARE(stored.begin()->first, folder + u"/one"_s);
            QCOMPARE(stored.begin()->second.summary.place, one.summary.place);
            QCOMPARE(index->storedBelow(folder + u"/one"_s)->size(), size_t(1));
            QCOMPARE(numberIn(*index,
                              u"SELECT count(*) FROM entries WHERE path = '%1'"_s.arg(
                                  QFileInfo(real).canonicalFilePath()
                                  + u"/sessions/one/handoff.yaml"_s)),
                     1);
        }
        QVERIFY(QDir(real + u"/sessions/one"_s).removeRecursively()); // the folder above counts
        QVERIFY(index->remove({link + u"/one"_s}).isOk());
        QCOMPARE(numberIn(*index, u"SELECT count(*) FROM sessions"_s), 0);
    }

    /// The user chose a wrong file.
    void aFileThatIsNoDatabaseIsNotChanged()
    {
        const QString path = m_folder->filePath(u"notes.md"_s);
        const QByteArray bytes = "This is no database. "_ba.repeated(300);
        write(path, bytes);
        QVERIFY(!SessionIndex::open(addressAt(path), Access::Write).isOk());
        QCOMPARE(contentOf(path), bytes);
    }

    void doesNotChangeAForeignDatabase()
    {
        const QString path = m_folder->filePath(u"orders.db"_s);
        {
            const auto connection =
                DatabaseConnection::open(addressAt(path), DatabaseConnection::Access::Write);
            QVERIFY(connection.isOk());
            QSqlQuery query((*connection)->database());
            QVERIFY(query.exec(u"CREATE TABLE orders (id INTEGER PRIMARY KEY)"_s));
        }
        const QByteArray bytes = contentOf(path);
        const auto index = SessionIndex::open(addressAt(path), Access::Write);
        QVERIFY(!index.isOk());
        QVERIFY2(index.error().contains("not an index"_L1), qPrintable(index.error()));
        QCOMPARE(contentOf(path), bytes);
    }

    void doesNotChangeAForeignServer()
    {
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const DatabaseAddress address = addressAt(m_server->url());
        const auto connection =
            DatabaseConnection::open(address, DatabaseConnection::Access::Write);
        QVERIFY(connection.isOk());
        QSqlQuery query((*connection)->database());
        QVERIFY(query.exec(u"CREATE TABLE task_steps (id BIGINT PRIMARY KEY)"_s));
        for (const Access access : {Access::Write, Access::Read}) {
            const auto index = SessionIndex::open(address, access);
            QVERIFY(!index.isOk());
            QVERIFY2(index.error().contains("not an index"_L1)
                         && index.error().contains("?options=-c%20search_path%3DSCHEMA"_L1),
                     qPrintable(index.error()));
        }
        // The way out that it names.
        QVERIFY(query.exec(u"CREATE SCHEMA beside"_s));
        {
            const auto beside = SessionIndex::open(
                addressAt(m_server->url() + u"?options=-c%20search_path%3Dbeside"_s),
                Access::Write);
            QVERIFY2(beside.isOk(), qPrintable(beside.isOk() ? QString() : beside.error()));
        }
        QVERIFY(query.exec(u"SELECT count(*) FROM beside.sessions"_s));
        QVERIFY(query.exec(u"DROP SCHEMA beside CASCADE"_s));
        QVERIFY(query.exec(u"SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"_s));
        QVERIFY(query.next());
        QCOMPARE(query.value(0).toInt(), 1);
    }

    /// An index may share its database with the tables of a queue.
    void anIndexBesideOtherTablesIsOpened()
    {
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const DatabaseAddress address = addressAt(m_server->url());
        QVERIFY(SessionIndex::open(address, Access::Write).isOk());
        const auto connection =
            DatabaseConnection::open(address, DatabaseConnection::Access::Write);
        QVERIFY(connection.isOk());
        QSqlQuery query((*connection)->database());
        QVERIFY(query.exec(u"CREATE TABLE task_steps (id BIGINT PRIMARY KEY)"_s));
        QVERIFY(SessionIndex::open(address, Access::Write).isOk());
    }

    /// A damaged database does not show whose it is.
    void damagedNamedDatabasesAreKept_data()
    {
        QTest::addColumn<bool>("isIndex");
        QTest::newRow("of another program") << false;
        QTest::newRow("an index") << true;
    }

    void damagedNamedDatabasesAreKept()
    {
        const QString path = m_folder->filePath(u"named.db"_s);
        {
            const auto connection =
                DatabaseConnection::open(addressAt(path), DatabaseConnection::Access::Write);
            QVERIFY(connection.isOk());
            QFETCH(const bool, isIndex);
            if (isIndex) {
                QVERIFY(migrateIndex(**connection).isOk());
            }
            QSqlQuery query((*connection)->database());
            for (const QString &statement :
                 {u"CREATE TABLE orders (id INTEGER PRIMARY KEY)"_s,
                  u"PRAGMA writable_schema = ON"_s,
                  u"UPDATE sqlite_master SET sql = 'CREATE TABLE' WHERE name = 'orders'"_s}) {
                QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
            }
        }
        const QByteArray bytes = contentOf(path);
        const auto index = SessionIndex::open(addressAt(path), Access::Write);
        QVERIFY(!index.isOk());
        QVERIFY2(index.error().contains("malformed"_L1), qPrintable(index.error()));
        QVERIFY2(index.error().contains("name another file"_L1), qPrintable(index.error()));
        QCOMPARE(contentOf(path), bytes);
        QVERIFY(!QFile::exists(path + u".broken"_s));
    }

    /// A machine that stops within a transaction keeps the earlier content.
    void aKilledServerKeepsCommittedData()
    {
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const auto index = opened(m_server->url());
        written(*index, {session(u"one"_s, 2)});
        QSqlDatabase database = index->connection().database();
        QVERIFY(database.transaction());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"DELETE FROM entries"_s));
        m_server->kill();
        QVERIFY(!index->write({session(u"two"_s)}, {}).isOk());
        m_server->run();
        const auto after = opened(m_server->url());
        QCOMPARE(handoffsOf(*after), 2);
        QCOMPARE(figureOf(*after), 2);
        written(*after, {session(u"two"_s)});
    }

    void refusalsOfTheServerAreReported_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("says");
        QTest::newRow("wrong password") << u"orion:wrong"_s << u"password authentication"_s;
        QTest::newRow("no permission") << u"guest:open"_s << u"permission denied"_s;
    }
    void refusalsOfTheServerAreReported()
    {
        QFETCH(const QString, user);
        QFETCH(const QString, says);
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const auto owner =
            DatabaseConnection::open(addressAt(m_server->url()), DatabaseConnection::Access::Write);
        QSqlQuery query((*owner)->database());
        QVERIFY(query.exec(u"CREATE ROLE guest LOGIN PASSWORD 'open'"_s));
        QVERIFY(query.exec(u"GRANT USAGE ON SCHEMA public TO guest"_s));
        const auto index = SessionIndex::open(addressAt(m_server->url(user)), Access::Write);
        QVERIFY(!index.isOk());
        QVERIFY2(index.error().contains(says), qPrintable(index.error()));
        QVERIFY(!index.error().contains("wrong"_L1));
        QVERIFY(query.exec(u"REVOKE ALL ON SCHEMA public FROM guest"_s));
        QVERIFY(query.exec(u"DROP ROLE guest"_s));
    }

private:
    void addDatabases() const
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("SQLite") << false;
        if (m_server) { // aKilledServerKeepsCommittedData() reports a missing server
            QTest::newRow("PostgreSQL") << true;
        }
    }

    /// A figure of a session in the form of the first version.
    static QByteArray firstFigures()
    {
        QByteArray bytes;
        QDataStream stream(&bytes, QIODevice::WriteOnly);
        stream.setVersion(QDataStream::Qt_6_4);
        stream << firstDay << u"old"_s << QString() << QString() << 1;
        return bytes;
    }

    /// An index as created by the first version, with three sessions; the last one has no entries.
    static void fillFirstVersion(const QString &url)
    {
        const auto connection =
            *DatabaseConnection::open(addressAt(url), DatabaseConnection::Access::Write);
        QVERIFY(migrateIndex(*connection, {indexSteps().front()}).isOk());
        const auto run = [&connection](const QString &statement, const QVariantList &values) {
            const Result<QSqlQuery> done = queried(*connection, statement, values, statement);
            QVERIFY2(done.isOk(), qPrintable(done.isOk() ? QString() : done.error()));
        };
        for (const auto &[id, name] :
             {std::pair(1, u"one"_s), std::pair(2, u"two"_s), std::pair(3, u"three"_s)}) {
            const SessionSummary summary = session(name).summary;
            run(u"INSERT INTO sessions (id, origin, path, protocol, session, title, agent, status, "
                "review, headline, cause, started, errors, warnings, names, needs, outside, "
                "summary, figures, written) VALUES (?, 'here', ?, 'cfd', ?, ?, '', 'failed', "
                "'none', '', '', ?, 0, 0, '', '', '', ?, ?, 0)"_s,
                {id, summary.place.path, name, summary.title,
                 QDateTime(QDate(2026, 2, 1 + 2 * (id - 1)), QTime(10, 0), QTimeZone::UTC)
                     .toMSecsSinceEpoch(),
                 packed(summary), firstFigures()});
        }
        run(u"INSERT INTO figures VALUES (%1, 'here', 'cfd', 'old', '', '', 3)"_s.arg(firstDay),
            {});
        const bool isServer = connection->isServer();
        for (const auto &[id, of] : {std::pair(10, 1), std::pair(11, 2), std::pair(12, 1)}) {
            const QString words = isServer ? u", to_tsvector('simple', 'mesh plan')"_s : QString();
            run(u"INSERT INTO entries (id, session, type, name, title, kind, agent, receiver, "
                "phase, status, path, document, line, body%1) VALUES (?, ?, 0, '', ?, '', '', '', "
                "'', '', '', 0, 0, 'mesh plan 构建失败了'%2)"_s.arg(
                    isServer ? u", words"_s : QString(), words),
                {id, of, u"t%1"_s.arg(id)});
            if (!isServer) {
                run(u"INSERT INTO words (rowid, body) VALUES (?, 'mesh plan')"_s, {id});
            }
        }
        if (isServer) { // which generates ids itself
            run(u"SELECT setval(pg_get_serial_sequence('entries', 'id'), 12)"_s, {});
            run(u"SELECT setval(pg_get_serial_sequence('sessions', 'id'), 3)"_s, {});
        }
    }

    /// The path of the index in the cache of this test.
    [[nodiscard]] QString localPath() const
    {
        qputenv("XDG_CACHE_HOME", m_folder->path().toUtf8());
        return SessionIndex::localAddress().path;
    }

    /// The URL of the database of this row.
    [[nodiscard]] QString chosen() const
    {
        QFETCH(const bool, isServer);
        return isServer ? m_server->url() : u"sqlite://"_s + m_folder->filePath(u"index.db"_s);
    }

    static constexpr qint64 firstDay = 2461073;

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestSessionIndex)
#include "tst_sessionindex.moc"
