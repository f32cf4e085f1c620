// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "models/index/database/indexupdate.h"
#include "models/index/database/sessionindex.h"
#include "models/index/entries/durationbuckets.h"
#include "models/protocol/catalog/catalog.h"
#include "models/search/indexquery.h"
#include "models/search/indexsearch.h"
#include "models/statistics/sessionmatrix.h"
#include "models/statistics/shortenedtable.h"
#include "models/statistics/statistics.h"
#include "models/statistics/statisticsnumber.h"
#include "models/statistics/tablemeaning.h"
#include "tests/files.h"
#include "tests/support/otherconnection.h"
#include "tests/support/postgresserver.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QDate firstDay(2026, 2, 2);

DatabaseAddress addressAt(const QString &url)
{
    const Result<DatabaseAddress> address = databaseAddress(url);
    if (!address) {
        qFatal("%s", qPrintable(address.error()));
    }
    return *address;
}

std::unique_ptr<SessionIndex> indexAt(const QString &url, const QString &origin = u"here"_s)
{
    Result<std::unique_ptr<SessionIndex>> index =
        SessionIndex::open(addressAt(url), SessionIndex::Access::Write, origin);
    if (!index) {
        qFatal("%s", qPrintable(index.error()));
    }
    return std::move(*index);
}

/// A session of @p protocol that began @p days after the first day.
IndexedSession session(const QString &name, const QString &protocol, int days, RunStatus status)
{
    IndexedSession made;
    made.summary.place = {u"/work/"_s + name, protocol, u"session"_s, {}};
    made.summary.id = name;
    made.summary.title = name;
    made.summary.status = status;
    made.summary.started = QDateTime(firstDay.addDays(days), QTime(10, 0), QTimeZone::UTC);
    made.figures[{
        u"session"_s, {}, status == RunStatus::Succeeded ? u"succeeded"_s : u"failed"_s}] = 1;
    return made;
}

void add(IndexedSession &session, const QString &name, const QString &about, const QString &detail,
         int number)
{
    session.figures[{name, about, detail}] = number;
}

std::vector<IndexedSession> someSessions()
{
    IndexedSession one = session(u"one"_s, u"cfd"_s, 0, RunStatus::Failed);
    add(one, u"handoff"_s, u"cfd.mesh-plan"_s, u"valid"_s, 3);
    add(one, u"handoff"_s, u"cfd.mesh-plan"_s, u"invalid"_s, 1);
    add(one, u"rule"_s, u"cfd.enum"_s, u"error"_s, 2);
    add(one, u"rule"_s, u"cfd.enum"_s, u"warning"_s, 1);
    add(one, u"gate"_s, u"QG1"_s, u"passed"_s, 1);
    add(one, u"gate"_s, u"QG2"_s, u"failed"_s, 1);
    add(one, u"agent"_s, u"cfd-reviewer"_s, u"invalid"_s, 1);
    add(one, u"run"_s, u"cfd-reviewer"_s, u"timed-out"_s, 1);
    add(one, u"run"_s, u"cfd-reviewer"_s, u"running"_s, 3);
    add(one, u"cause"_s, u"solver diverged"_s, {}, 1);
    add(one, u"phase"_s, u"2\tFlow\tcfd"_s, u"failed"_s, 1);
    add(one, u"retry"_s, u"2\tFlow\tcfd"_s, {}, 2);
    add(one, u"time"_s, u"2\tFlow\tcfd"_s, QString::number(DurationBuckets::bucketOf(600)), 1);
    one.phases = {{u"1"_s, u"Mesh"_s, RunStatus::Succeeded, {}, 60, 1},
                  {u"2"_s, u"Flow"_s, RunStatus::Failed, {}, -1, 3}};
    IndexedSession two = session(u"two"_s, u"cfd"_s, 40, RunStatus::Succeeded);
    add(two, u"handoff"_s, u"cfd.mesh-plan"_s, u"valid"_s, 2);
    add(two, u"gate"_s, u"QG1"_s, u"passed"_s, 1);
    add(two, u"phase"_s, u"2\tFlow\tcfd"_s, u"succeeded"_s, 1);
    add(two, u"time"_s, u"2\tFlow\tcfd"_s, QString::number(DurationBuckets::bucketOf(60)), 1);
    two.phases = {{u"2"_s, u"Flow"_s, RunStatus::Succeeded, {}, 90, 1}};
    IndexedSession three = session(u"three"_s, u"native"_s, 41, RunStatus::Succeeded);
    add(three, u"structured"_s, {}, u"yes"_s, 1);
    add(three, u"phase"_s, u"2\tPlan\tnative"_s, u"succeeded"_s, 1);
    add(three, u"invalid"_s, {}, u"yes"_s, 1);
    IndexedSession four = session(u"four"_s, u"native"_s, 41, RunStatus::Failed);
    add(four, u"structured"_s, {}, u"no"_s, 1);
    return {one, two, three, four};
}

const StatisticsTable *tableOf(const Statistics &statistics, const QString &id)
{
    const auto found = std::ranges::find(statistics.tables, id, &StatisticsTable::id);
    return found == statistics.tables.end() ? nullptr : &*found;
}

/// "QG1 2 0 0 0", with one line per row.
QStringList linesOf(const Statistics &statistics, const QString &id)
{
    QStringList lines;
    if (const StatisticsTable *table = tableOf(statistics, id)) {
        for (const StatisticsTable::Row &row : table->rows) {
            QString line = row.name;
            for (const double value : row.values) {
                line += u' ' + (std::isnan(value) ? u"-"_s : QString::number(value));
            }
            lines.append(line);
        }
    }
    return lines;
}

} // namespace

/// The statistics of an index in SQLite and in PostgreSQL.
class TestStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_catalog = ProtocolCatalog::load();
        if (!PostgresServer::programs().isEmpty()) {
            m_server = std::make_unique<PostgresServer>();
        }
        m_sqlite = u"sqlite://"_s + m_folder.filePath(u"index.db"_s);
        for (const QString &url : urls()) {
            const auto index = indexAt(url);
            QVERIFY(index->write(someSessions(), {}).isOk());
            const auto there = indexAt(url, u"there"_s);
            QVERIFY(
                there->write({session(u"five"_s, u"swarm"_s, 3, RunStatus::Succeeded)}, {}).isOk());
        }
    }

    void cleanupTestCase() { m_server.reset(); }

    void init() { QTest::failOnWarning(); }

    void addsUpAllSessions_data() { addDatabases(); }
    void addsUpAllSessions()
    {
        const Statistics statistics = read({});
        QCOMPARE(statistics.sessions, 5);
        QCOMPARE(statistics.handoffs, 6);
        QCOMPARE(
            linesOf(statistics, u"protocols"_s),
            QStringList({u"cfd 2 1 6 16.6667 -"_s, u"native 2 1 0 - 50"_s, u"swarm 1 0 0 - -"_s}));
        QCOMPARE(linesOf(statistics, u"kinds"_s), QStringList(u"cfd.mesh-plan 5 1"_s));
        QCOMPARE(linesOf(statistics, u"rules"_s), QStringList(u"cfd.enum 3"_s));
        QCOMPARE(linesOf(statistics, u"gates"_s),
                 QStringList({u"QG1 2 0 0 0 100"_s, u"QG2 0 1 0 0 0"_s}));
        QCOMPARE(linesOf(statistics, u"agents"_s), QStringList(u"cfd-reviewer 1 1 4 1 25"_s));
        QCOMPARE(linesOf(statistics, u"causes"_s), QStringList(u"solver diverged 1"_s));
        const QStringList phases = linesOf(statistics, u"phases"_s);
        QCOMPARE(phases.size(), 2);
        QVERIFY2(phases.first().startsWith("2 2 1 2 "_L1), qPrintable(phases.first()));
        QVERIFY(!tableOf(statistics, u"errors"_s)); // there are none
    }

    /// Phases of different protocols have equal numbers.
    void phasesAreDistinguishedByProtocol_data() { addDatabases(); }
    void phasesAreDistinguishedByProtocol()
    {
        const Statistics statistics = read({});
        const std::vector<StatisticsTable::Row> &rows = tableOf(statistics, u"phases"_s)->rows;
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0].title, u"Flow (CFD)"_s);
        QCOMPARE(rows[0].filter, u"in:phase phase:2 protocol:cfd"_s);
        QCOMPARE(rows[1].title, u"Plan (Native orchestrator)"_s);
        const Statistics ofOne = read({u"cfd"_s, {}, {}, {}});
        QCOMPARE(tableOf(ofOne, u"phases"_s)->rows.front().title, u"Flow"_s);
    }

    /// For readers; exports have all rows.
    void rareRowsAreAddedUp()
    {
        const QString path = m_folder.filePath(u"rare.db"_s);
        IndexedSession one = session(u"one"_s, u"cfd"_s, 0, RunStatus::Failed);
        for (int number = 0; number < 30; ++number) {
            add(one, u"cause"_s, u"cause %1"_s.arg(number), {}, 30 - number);
        }
        const auto index = indexAt(path);
        QVERIFY(index->write({one}, "context").isOk());
        const Statistics statistics = *readStatistics(index->connection(), *m_catalog, {});
        QCOMPARE(tableOf(statistics, u"causes"_s)->rows.size(), 30);
        QCOMPARE(tableOf(statistics, u"causes"_s)->rows.back().name, u"cause 29"_s);
        const StatisticsTable causes = shortened(*tableOf(statistics, u"causes"_s));
        QCOMPARE(causes.rows.size(), 26);
        QCOMPARE(causes.rows.back().values, std::vector<double>{1 + 2 + 3 + 4 + 5});
        QCOMPARE(causes.rows.back().name, u"5 more"_s);
        QVERIFY(causes.filterOf(25, 0).isEmpty());
    }

    /// Of gates and phases those with the smallest numbers; shares and times do not add up.
    void longTablesKeepTheOrderOfTheirNames()
    {
        StatisticsTable table{u"gates"_s, {}, {}, {}, {}, {}, true};
        table.columns = {{u"passed"_s, {}, StatisticsTable::Unit::Count, {}},
                         {u"pass-rate"_s, {}, StatisticsTable::Unit::Percent, {}}};
        for (int number = 10; number < 40; ++number) {
            table.rows.push_back({u"QG%1"_s.arg(number), {}, {double(number), 100}, u"gate:x"_s});
        }
        const StatisticsTable shown = shortened(table);
        QCOMPARE(shown.rows.size(), size_t(26));
        QCOMPARE(shown.rows.front().name, u"QG15"_s);
        QCOMPARE(shown.rows[24].name, u"QG39"_s);
        QCOMPARE(shown.rows.back().values.front(), 10 + 11 + 12 + 13 + 14);
        QVERIFY(std::isnan(shown.rows.back().values.back()));
        table.rows.resize(26); // one row says more than "1 more"
        QCOMPARE(shortened(table), table);
        table.rows.resize(30, table.rows.front());
        table.chart = StatisticsTable::Chart::TimeLine;
        QCOMPARE(shortened(table), table);
    }

    /// An agent with occasional failures comes before agents that are only busier. What it wrote
    /// and what it carried out do not add up.
    void agentsThatFailComeFirst()
    {
        const auto index = indexAt(m_folder.filePath(u"agents.db"_s));
        IndexedSession one = session(u"one"_s, u"cfd"_s, 0, RunStatus::Failed);
        for (int number = 0; number < 40; ++number) {
            add(one, u"agent"_s, u"busy %1"_s.arg(number), u"valid"_s, 100);
        }
        add(one, u"agent"_s, u"bad"_s, u"invalid"_s, 1);
        add(one, u"agent"_s, u"worse"_s, u"invalid"_s, 2);
        add(one, u"run"_s, u"worst"_s, u"failed"_s, 1);
        add(one, u"run"_s, u"worst"_s, u"succeeded"_s, 3);
        add(one, u"run"_s, u"busy 39"_s, u"succeeded"_s, 2);
        QVERIFY(index->write({one}, {}).isOk());
        const Statistics statistics = *readStatistics(index->connection(), *m_catalog, {});
        QCOMPARE(tableOf(statistics, u"agents"_s)->chart, StatisticsTable::Chart::Values);
        const QStringList lines = linesOf(statistics, u"agents"_s);
        QCOMPARE(lines.size(), 43);
        QCOMPARE(lines.first(4),
                 QStringList({u"worst 0 0 4 1 25"_s, u"worse 2 2 0 0 -"_s, u"bad 1 1 0 0 -"_s,
                              u"busy 39 100 0 2 0 0"_s}));
    }

    /// Also of one that wrote no handoff, but ran sessions or carried out steps of a queue.
    void theRunsOfAnAgentAreFound()
    {
        const QTemporaryDir folder;
        int number = 0;
        for (const char *status : {"FAILED", "KILLED", "COMPLETED", "FAILED"}) {
            const QByteArray id = "20260301-10101" + QByteArray::number(++number) + "-deploy";
            write(folder.filePath(u"docs/.scratch/sessions/"_s + QString::fromLatin1(id)
                                  + u"/state.json"_s),
                  R"({"session_id": ")" + id + R"(", "agent": "devops-agent", "status": ")" + status
                      + R"(", "started_at": "2026-03-01T10:10:10Z",)"
                        R"( "completed_at": "2026-03-01T10:20:10Z"})");
        }
        const OtherConnection queue(folder.filePath(u"work.db"_s));
        queue.run(
            {u"CREATE TABLE task_steps (id INTEGER PRIMARY KEY, subtask_id TEXT, agent_role TEXT, "
             "prompt TEXT, status TEXT, created_at TEXT, updated_at TEXT)"_s,
             u"INSERT INTO task_steps (subtask_id, agent_role, prompt, status) VALUES "
             "('t', 'Tara', 'Plan.', 'completed'), ('t', 'Devon', 'Write.', 'failed'), "
             "('t', 'Devon', 'Ship.', 'pending'), ('t', 'Ann', 'Test.', 'pending')"_s});
        const auto index = indexAt(m_folder.filePath(u"failures.db"_s));
        const std::atomic_bool stop = false;
        const auto update = updateIndex(*index, folder.path(), *m_catalog, {}, stop,
                                        [](const QString &problem) { QFAIL(qPrintable(problem)); });
        QVERIFY2(update.isOk(), qPrintable(update.isOk() ? QString() : update.error()));
        const Statistics statistics = *readStatistics(index->connection(), *m_catalog, {});
        QCOMPARE(linesOf(statistics, u"agents"_s),
                 QStringList(
                     {u"devops-agent 0 0 4 3 75"_s, u"Devon 0 0 1 1 100"_s, u"Tara 1 0 1 0 0"_s}));
        const StatisticsTable &agents = *tableOf(statistics, u"agents"_s);
        for (size_t row = 0; row < agents.rows.size(); ++row) {
            for (size_t column = 0; column < 4; ++column) {
                const QString filter = agents.filterOf(row, column);
                const Result<SearchPage> found =
                    searchIndex(index->connection(), IndexQuery::read(filter), 10);
                QVERIFY2(found.isOk(), qPrintable(filter));
                QCOMPARE(double(found->hits.size()), agents.rows[row].values[column]);
            }
            QCOMPARE(agents.filterOf(row, 4), agents.filterOf(row, 3)); // the rate
        }
    }

    /// The pass rate is the share of successful evaluations.
    void aGateHasAPassRate()
    {
        const auto index = indexAt(m_folder.filePath(u"gates.db"_s));
        IndexedSession one = session(u"one"_s, u"cfd"_s, 0, RunStatus::Failed);
        add(one, u"gate"_s, u"QG1"_s, u"passed"_s, 3);
        add(one, u"gate"_s, u"QG1"_s, u"failed"_s, 1);
        add(one, u"gate"_s, u"QG1"_s, u"skipped"_s, 4);
        add(one, u"gate"_s, u"QG2"_s, u"not-evaluated"_s, 1);
        QVERIFY(index->write({one}, {}).isOk());
        const Statistics statistics = *readStatistics(index->connection(), *m_catalog, {});
        QCOMPARE(linesOf(statistics, u"gates"_s),
                 QStringList({u"QG1 3 1 0 4 75"_s, u"QG2 0 0 1 0 -"_s}));
        QCOMPARE(tableOf(statistics, u"gates"_s)->filterOf(0, 4), u"gate:QG1 is:passed"_s);
    }

    void linkedSearchesKeepTheScope_data() { addDatabases(); }
    void linkedSearchesKeepTheScope()
    {
        const Statistics statistics = read({u"cfd"_s, {}, firstDay, firstDay.addDays(50)});
        QCOMPARE(tableOf(statistics, u"rules"_s)->filterOf(0, 0),
                 u"rule:cfd.enum protocol:cfd after:2026-02-02 before:2026-03-24"_s);
        QCOMPARE(tableOf(statistics, u"sessions-by-time"_s)->rows.front().filter,
                 u"after:2026-02-02 before:2026-02-03 in:session protocol:cfd"_s);
    }

    /// Weeks begin on Monday; the scope begins in the middle of one.
    void linkedWeeksKeepTheScope()
    {
        const auto index = indexAt(m_folder.filePath(u"weeks.db"_s));
        std::vector<IndexedSession> sessions;
        for (const int days : {1, 3, 91, 93}) {
            sessions.push_back(
                session(u"day %1"_s.arg(days), u"cfd"_s, days, RunStatus::Succeeded));
            IndexedEntry &entry = sessions.back().entries.emplace_back();
            entry.type = IndexedEntry::Type::Session;
            entry.time = sessions.back().summary.started;
        }
        QVERIFY(index->write(sessions, {}).isOk());
        const StatisticsScope scope{{}, {}, firstDay.addDays(2), firstDay.addDays(92)};
        const Statistics statistics = *readStatistics(index->connection(), *m_catalog, scope);
        const StatisticsTable &line = *tableOf(statistics, u"sessions-by-time"_s);
        QCOMPARE(line.rows.front().filter, u"after:2026-02-04 before:2026-02-09 in:session"_s);
        QCOMPARE(line.rows.back().filter, u"after:2026-05-04 before:2026-05-05 in:session"_s);
        for (const StatisticsTable::Row &row : {line.rows.front(), line.rows.back()}) {
            QCOMPARE(row.values.front(), 1);
            const Result<SearchPage> found =
                searchIndex(index->connection(), IndexQuery::read(row.filter), 10);
            QVERIFY(found.isOk());
            QCOMPARE(found->hits.size(), size_t(1));
        }
    }

    void aTimeLineHasNoGap_data() { addDatabases(); }
    void aTimeLineHasNoGap()
    {
        const QStringList lines = linesOf(read({}), u"sessions-by-time"_s);
        QCOMPARE(lines.size(), 42);
        QCOMPARE(lines.first(), u"2026-02-02 0 0 1 0"_s);
        QCOMPARE(lines[3], u"2026-02-05 1 0 0 0"_s);
        QCOMPARE(lines[4], u"2026-02-06 0 0 0 0"_s);
        QCOMPARE(lines.last(), u"2026-03-15 1 0 1 0"_s);
    }

    void protocolsAreComparedOverTime_data() { addDatabases(); }
    void protocolsAreComparedOverTime()
    {
        const Statistics statistics = read({});
        const StatisticsTable *table = tableOf(statistics, u"sessions-by-protocol"_s);
        QVERIFY(table);
        QCOMPARE(table->columns[0].title, u"CFD orchestrator"_s);
        const QStringList lines = linesOf(statistics, u"sessions-by-protocol"_s);
        QCOMPARE(lines.size(), 42);
        QCOMPARE(lines.first(), u"2026-02-02 1 0 0"_s);
        QCOMPARE(lines[3], u"2026-02-05 0 0 1"_s);
        QCOMPARE(lines.last(), u"2026-03-15 0 2 0"_s);
        QCOMPARE(table->filterOf(41, 1),
                 u"after:2026-03-15 before:2026-03-16 in:session protocol:native"_s);
        QVERIFY(!tableOf(statistics, u"handoffs-by-protocol"_s)); // all are of one
        QVERIFY(!tableOf(read({u"cfd"_s, {}, {}, {}}), u"sessions-by-protocol"_s));
    }

    void rareProtocolsShareAColumnOverTime()
    {
        const auto index = indexAt(m_folder.filePath(u"protocols.db"_s));
        std::vector<IndexedSession> sessions;
        for (int protocol = 0; protocol < 8; ++protocol) {
            for (int number = protocol; number < 8; ++number) {
                sessions.push_back(session(u"%1-%2"_s.arg(protocol).arg(number),
                                           u"p%1"_s.arg(protocol), 0, RunStatus::Succeeded));
                add(sessions.back(), u"handoff"_s, u"a.kind"_s, u"valid"_s, 2);
            }
        }
        QVERIFY(index->write(sessions, {}).isOk());
        const Statistics statistics = *readStatistics(index->connection(), *m_catalog, {});
        QCOMPARE(linesOf(statistics, u"sessions-by-protocol"_s),
                 QStringList(u"2026-02-02 8 7 6 5 4 6"_s));
        QCOMPARE(linesOf(statistics, u"handoffs-by-protocol"_s),
                 QStringList(u"2026-02-02 16 14 12 10 8 12"_s));
        const StatisticsTable &table = *tableOf(statistics, u"sessions-by-protocol"_s);
        QCOMPARE(table.columns.back().title, u"Other protocols"_s);
        QCOMPARE(table.columns.back().filter, u"protocol:p5 protocol:p6 protocol:p7"_s);
    }

    void aScopeLeavesOutTheOthers_data()
    {
        QTest::addColumn<bool>("isServer");
        QTest::addColumn<QString>("protocol");
        QTest::addColumn<QString>("origin");
        QTest::addColumn<QDate>("after");
        QTest::addColumn<QDate>("before");
        QTest::addColumn<int>("sessions");
        for (const bool isServer : {false, true}) {
            if (isServer && !m_server) {
                continue;
            }
            const auto row = [isServer](const char *name) -> QTestData & {
                return QTest::addRow("%s, %s", name, isServer ? "PostgreSQL" : "SQLite")
                    << isServer;
            };
            row("protocol") << u"cfd"_s << u""_s << QDate() << QDate() << 2;
            row("origin") << u""_s << u"there"_s << QDate() << QDate() << 1;
            row("after") << u""_s << u""_s << firstDay.addDays(40) << QDate() << 3;
            row("before") << u""_s << u""_s << QDate() << firstDay.addDays(40) << 2;
            row("all") << u"cfd"_s << u"here"_s << firstDay << firstDay.addDays(1) << 1;
            row("nothing") << u"arena"_s << u""_s << QDate() << QDate() << 0;
        }
    }
    void aScopeLeavesOutTheOthers()
    {
        QFETCH(const QString, protocol);
        QFETCH(const QString, origin);
        QFETCH(const QDate, after);
        QFETCH(const QDate, before);
        QTEST(read({protocol, origin, after, before}).sessions, "sessions");
    }

    void targetsAreThoseOfTheProtocol_data() { addDatabases(); }
    void targetsAreThoseOfTheProtocol()
    {
        const std::vector<MeasuredTarget> targets = read({u"native"_s, {}, {}, {}}).targets;
        QCOMPARE(targets.size(), 4);
        QCOMPARE(targets.front().share, 50); // one of two has a handoff
        QVERIFY(targets.front().isMet());    // at least 50
        QVERIFY(!targets[1].isMet());        // at least 80
        QCOMPARE(targets.back().share, 100); // of the one with a handoff
        QVERIFY(targets.back().isMost && !targets.back().isMet());
        QCOMPARE(targets.front().filter, u"protocol:native in:session is:unstructured"_s);
        QCOMPARE(targets.back().filter, u"protocol:native in:handoff is:invalid"_s);
        QVERIFY(read({u"cfd"_s, {}, {}, {}}).targets.empty());
    }

    void aCellLinksToItsSessions_data() { addDatabases(); }
    void aCellLinksToItsSessions()
    {
        const Statistics statistics = read({});
        QCOMPARE(tableOf(statistics, u"gates"_s)->filterOf(1, 1), u"gate:QG2 is:failed"_s);
        QCOMPARE(tableOf(statistics, u"sessions-by-time"_s)->filterOf(0, 2),
                 u"after:2026-02-02 before:2026-02-03 in:session status:failed"_s);
        QCOMPARE(tableOf(statistics, u"rules"_s)->filterOf(0, 0), u"rule:cfd.enum"_s);
    }

    void sessionsWithoutAProtocolAreFound_data() { addDatabases(); }
    void sessionsWithoutAProtocolAreFound()
    {
        IndexedSession plain = session(u"plain"_s, {}, 0, RunStatus::Failed);
        IndexedEntry entry;
        entry.title = u"plain"_s;
        entry.status = u"failed"_s;
        plain.entries.push_back(entry);
        const auto index = indexAt(url(), u"elsewhere"_s);
        QVERIFY(index->write({plain}, {}).isOk());
        const StatisticsScope scope{u"none"_s, u"elsewhere"_s, {}, {}};
        const auto statistics = readStatistics(index->connection(), *m_catalog, scope);
        const auto page =
            searchIndex(index->connection(), IndexQuery::read(u"protocol:none in:session"_s), 10);
        const auto matrix = readSessionMatrix(index->connection(), scope, 10);
        QVERIFY(index->remove({plain.summary.place.path}).isOk());
        QVERIFY(statistics.isOk());
        const StatisticsTable *protocols = tableOf(*statistics, u"protocols"_s);
        QVERIFY(protocols);
        QCOMPARE(protocols->rows.size(), size_t(1));
        QCOMPARE(protocols->rows[0].title, u"Without a protocol"_s);
        QVERIFY2(protocols->rows[0].filter.startsWith("protocol:none"_L1),
                 qPrintable(protocols->rows[0].filter));
        QVERIFY(page.isOk());
        QCOMPARE(page->hits.size(), size_t(1));
        QVERIFY(matrix.isOk());
        QCOMPARE(matrix->sessions.size(), size_t(1));
    }

    void sessionsWithoutAHandoffAreFound_data() { addDatabases(); }
    void sessionsWithoutAHandoffAreFound()
    {
        const auto index = indexAt(url(), u"elsewhere"_s);
        std::vector<IndexedSession> two;
        for (const QString &name : {u"with"_s, u"without"_s}) {
            two.push_back(session(name, u"native"_s, 0, RunStatus::Succeeded));
            IndexedEntry &entry = two.back().entries.emplace_back();
            entry.title = name;
            entry.status = u"succeeded"_s;
        }
        IndexedEntry &handoff = two.front().entries.emplace_back();
        handoff.type = IndexedEntry::Type::Handoff;
        handoff.title = u"handoff"_s;
        handoff.status = u"invalid"_s;
        QVERIFY(index->write(two, {}).isOk());
        QStringList found;
        for (const QString &query :
             {u"is:unstructured"_s, u"is:structured"_s, u"is:structured is:valid"_s,
              u"is:structured is:invalid"_s, u"is:structured is:unstructured in:session"_s}) {
            const Result<SearchPage> page = searchIndex(
                index->connection(), IndexQuery::read(u"origin:elsewhere "_s + query), 10);
            QStringList titles;
            for (const IndexHit &hit : page ? page->hits : std::vector<IndexHit>()) {
                titles.append(hit.entry.title);
            }
            titles.sort();
            found.append(titles.join(u' '));
        }
        QVERIFY(index->remove({u"/work/with"_s, u"/work/without"_s}).isOk());
        QCOMPARE(found,
                 QStringList(
                     {u"without"_s, u"with"_s, u"with"_s, u"handoff with"_s, u"with without"_s}));
    }

    void sessionsInNoBarAreCounted()
    {
        const QTemporaryDir folder;
        const auto index = indexAt(u"sqlite://"_s + folder.filePath(u"index.db"_s));
        std::vector<IndexedSession> sessions{session(u"now"_s, u"cfd"_s, 0, RunStatus::Failed)};
        for (const int year : {1, 1969, 9999}) {
            sessions.push_back(session(QString::number(year), u"cfd"_s, 0, RunStatus::Succeeded));
            sessions.back().summary.started =
                QDateTime(QDate(year, 5, 1), QTime(10, 0), QTimeZone::UTC);
        }
        sessions.push_back(session(u"never"_s, u"cfd"_s, 0, RunStatus::Succeeded));
        sessions.back().summary.started = {};
        QVERIFY(index->write(sessions, {}).isOk());
        const auto all = readStatistics(index->connection(), *m_catalog, {});
        QVERIFY(all.isOk());
        QCOMPARE(all->sessions, 5);
        QCOMPARE(all->undated, 4);
        QVERIFY2(countsText(*all).contains(undatedText(*all)), qPrintable(countsText(*all)));
        const auto old = readStatistics(index->connection(), *m_catalog,
                                        {{}, {}, QDate(1, 1, 1), QDate(1970, 1, 1)});
        QVERIFY(old.isOk());
        QCOMPARE(old->sessions, 2);
        QCOMPARE(old->undated, 2);
        const auto one = readStatistics(index->connection(), *m_catalog,
                                        {{}, {}, firstDay, firstDay.addDays(1)});
        QVERIFY(one.isOk());
        QCOMPARE(one->undated, 0);
        QVERIFY(!countsText(*one).contains(u'·'));
    }

    void aMatrixHasTheNewestOnTheRight_data() { addDatabases(); }
    void aMatrixHasTheNewestOnTheRight()
    {
        const auto index = indexAt(url());
        const Result<SessionMatrix> matrix =
            readSessionMatrix(index->connection(), {u"cfd"_s, {}, {}, {}}, 10);
        QVERIFY2(matrix.isOk(), qPrintable(matrix.isOk() ? QString() : matrix.error()));
        QCOMPARE(matrix->sessions.size(), 2);
        QCOMPARE(matrix->sessions.front().name, u"one"_s);
        QCOMPARE(matrix->sessions.back().status, u"succeeded"_s);
        QCOMPARE(matrix->phases.size(), 2);
        QCOMPARE(matrix->phases.back().title, u"Flow"_s);
        QCOMPARE(matrix->at(0, 0).seconds, 60);
        QVERIFY(matrix->at(0, 1).status.isEmpty()); // the second has no such phase
        QCOMPARE(matrix->at(1, 0).attempts, 3);
        QCOMPARE(matrix->at(1, 0).seconds, -1);
        const Result<SessionMatrix> last =
            readSessionMatrix(index->connection(), {u"cfd"_s, {}, {}, {}}, 1);
        QCOMPARE(last->sessions.size(), 1);
        QCOMPARE(last->sessions.front().name, u"two"_s);
    }

    void unreadableTablesAreReported_data() { addDatabases(); }
    void unreadableTablesAreReported()
    {
        const auto connection =
            *DatabaseConnection::open(addressAt(url()), DatabaseConnection::Access::Write);
        QSqlQuery query(connection->database());
        QVERIFY(query.exec(u"ALTER TABLE figures RENAME TO others"_s));
        const Result<Statistics> statistics = readStatistics(*connection, *m_catalog, {});
        QVERIFY(query.exec(u"ALTER TABLE others RENAME TO figures"_s));
        QVERIFY(!statistics.isOk());
        QVERIFY2(statistics.error().contains("figures"_L1), qPrintable(statistics.error()));
    }

    void theWordsOfATableAreExplained()
    {
        using Table = StatisticsTable;
        Table table{u"sessions-by-time"_s, {}, Table::Chart::TimeLine, {}, {}, {}};
        table.columns = {{u"failed"_s, u"Failed"_s, {}, {}}};
        QCOMPARE(meaningOf(table), QString());
        table.columns.push_back({u"flawed"_s, u"With flaws"_s, {}, {}});
        table.columns.push_back({u"other"_s, u"Other"_s, {}, {}});
        const QStringList lines = meaningOf(table).split(u'\n');
        QCOMPARE(lines.size(), 2);
        QVERIFY(lines[0].startsWith("With flaws: "_L1));
        QVERIFY(lines[1].startsWith("Other: "_L1));
        table.id = u"causes"_s;
        QVERIFY(meaningOf(table).startsWith("First cause: "_L1));
    }

private:
    [[nodiscard]] QStringList urls() const
    {
        return m_server ? QStringList{m_sqlite, m_server->url()} : QStringList{m_sqlite};
    }

    void addDatabases() const
    {
        QTest::addColumn<bool>("isServer");
        QTest::newRow("SQLite") << false;
        if (m_server) { // tst_sessionindex reports a missing server
            QTest::newRow("PostgreSQL") << true;
        }
    }

    [[nodiscard]] QString url() const
    {
        QFETCH(const bool, isServer);
        return isServer ? m_server->url() : m_sqlite;
    }

    [[nodiscard]] Statistics read(const StatisticsScope &scope) const
    {
        const auto index = indexAt(url());
        const Result<Statistics> statistics =
            readStatistics(index->connection(), *m_catalog, scope);
        if (!statistics) {
            qFatal("%s", qPrintable(statistics.error()));
        }
        return *statistics;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<PostgresServer> m_server;
    QTemporaryDir m_folder;
    QString m_sqlite;
};

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
