// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "models/search/indexsearch.h"
#include "models/search/searchsnippet.h"
#include "models/search/searchvalues.h"
#include "tests/models/search/searchfixture.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>
#include <QUrl>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

DatabaseAddress addressAt(const QString &url)
{
    const Result<DatabaseAddress> address = databaseAddress(url);
    if (!address) {
        qFatal("%s", qPrintable(address.error()));
    }
    return *address;
}

QString titlesOf(const std::vector<IndexHit> &hits)
{
    QStringList titles;
    for (const IndexHit &hit : hits) {
        titles.append(hit.entry.title);
    }
    return titles.join(u' ');
}

} // namespace

/// A search has the same hits in an SQLite file and on a server.
class TestIndexSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        fillSearchedIndex(addressAt(m_folder.filePath(u"index.db"_s)));
        m_connections.push_back(opened(m_folder.filePath(u"index.db"_s)));
        if (!PostgresServer::programs().isEmpty()) {
            m_server = std::make_unique<PostgresServer>();
            fillSearchedIndex(addressAt(m_server->url()));
            m_connections.push_back(opened(m_server->url()));
        }
    }

    void cleanupTestCase()
    {
        m_connections.clear();
        m_server.reset();
    }

    void queriesFindTheirHits_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("titles");
        const auto row = [](const char *text, const char *titles) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(titles);
        };
        row("", "");
        row("mesh", "task3 flow2 review1 gate1 plan1");
        row("MESH quality", "task3 gate1 plan1");
        row("\"mesh quality\"", "task3 gate1"); // over the end of a line
        row("mesh_quality", "task3 gate1");
        row("mesh*", "task4 task3 flow2 review1 log1 error1 gate1 plan1");
        row("mes* qualit*", "task4 task3 gate1 plan1");
        row("mesh -quality", "flow2 review1");
        row("-mesh in:handoff", "task4");
        row("-mesh -session", "task4 gate2 step1 log1 error1 finding1");
        row("prüfung", "task3");
        row("1e5abc", "flow2");
        row("1e5a*", "flow2");
        row("nothing", "");
        row("plan1", "plan1"); // the title is searched as well
        row("task3 task", "task3");
        row("status:failed", "ants keel wing");
        row("status:timed-out", "keel");
        row("status:failed mesh", "flow2 review1 gate1 plan1");
        row("status:fialed", "");
        row("review:none", "bees keel");
        row("review:needs-work mesh", "review1 gate1 plan1");
        row("protocol:swarm", "ants bees");
        row("protocol:Swarm mesh", "task3");
        row("origin:there mesh*", "task4 task3");
        row("after:2026-02-10", "ants bees keel");
        row("after:2026-02-11 before:2026-04", "bees");
        row("before:2026-02 in:handoff", "plan1");
        row("after:tomorrow", "");
        row("in:review in:gate", "gate2 review1 gate1");
        row("in:log mesh*", "log1");
        row("in:finding in:error", "error1 finding1");
        row("agent:hub", "task4 task3 flow2");
        row("agent:flow-agent", "flow2 plan1");
        row("agent:scout agent:worker", "task4 task3");
        row("agent:FLOW-AGENT mesh", "flow2 plan1");
        row("agent:ada mesh", "review1");
        row("kind:mesh-plan", "plan1");
        row("kind:CFD.mesh-plan quality", "plan1");
        row("kind:task kind:flow-result", "task4 task3 flow2");
        row("kind:plan", "");
        row("phase:2", "task4 flow2 phase2");
        row("phase:2 protocol:cfd", "flow2 phase2");
        row("phase:2 is:failed", "phase2");
        row("phase:s-1", "step1");
        row("phase:s-1 is:pending", "step1");
        row("phase:s-1 agent:Tara", "step1");
        row("phase:2 agent:hub", "task4 flow2");
        row("phase:2 in:phase in:gate", "phase2");
        row("phase:2 in:session", "");
        row("agent:Tara", "step1");
        row("agent:Tara from:Tara", ""); // a handoff
        row("agent:Tara is:pending", "step1");
        row("agent:mesh-agent is:error", "finding1"); // no handoff or step is one
        row("is:passed is:error", "gate2 finding1");
        row("gate:QG1 is:flawed", "");
        row("phase:2 is:failed agent:hub", "");
        row("phase:2 is:valid", "");
        row("calibrate", "step1"); // nothing else says what a step is to do
        row("calibrate in:step", "step1");
        row("calibrate in:phase", "");
        row("phase:s-1 in:step", "step1");
        row("agent:tara in:step", "step1");
        row("agent:scout in:step", "");
        row("mesh in:phase", "phase2");
        row("is:failed protocol:cfd", "");
        row("rule:cfd.checksum-mismatch", "finding1");
        row("rule:CFD.checksum-mismatch", "finding1");
        row("rule:cfd.checksum-mismatch mesh", "review1 gate1 plan1");
        row("rule:other mesh", "");
        row("gate:qg2b", "gate1");
        row("gate:QG2b gate:QG1", "gate2 gate1");
        row("gate:QG1 mesh", "flow2");
        row("gate:QG2b mesh", "review1 gate1 plan1");
        row("gate:QG1 in:session", "keel");
        row("rule:cfd.checksum-mismatch gate:QG2b", "gate1 finding1");
        row("is:passed", "gate2");
        row("is:error", "finding1");
        row("gate:QG2b is:failed", "gate1");
        row("gate:QG2b is:passed", "");
        row("is:valid", "");
    }
    void queriesFindTheirHits()
    {
        QFETCH(const QString, text);
        for (const auto &connection : m_connections) {
            const auto page = searchIndex(*connection, IndexQuery::read(text), 20);
            QVERIFY2(page.isOk(), qPrintable(page.isOk() ? QString() : page.error()));
            QTEST(titlesOf(page->hits), "titles");
            QVERIFY(!page->hasMore);
        }
    }

    void aHitShowsItsPlace()
    {
        for (const auto &connection : m_connections) {
            const auto page = searchIndex(*connection, IndexQuery::read(u"skewed cells"_s), 20);
            QCOMPARE(page->hits.size(), 1);
            const IndexHit &hit = page->hits.front();
            QCOMPARE(hit.entry.type, IndexedEntry::Type::Handoff);
            QCOMPARE(hit.entry.kind, u"cfd.mesh-plan"_s);
            QCOMPARE(hit.entry.agent, u"mesh-agent"_s);
            QCOMPARE(hit.entry.receiver, u"flow-agent"_s);
            QCOMPARE(hit.entry.phase, u"1"_s);
            QCOMPARE(hit.entry.path, u"/work/plan1.yaml"_s);
            QCOMPARE(hit.session, u"/work/wing"_s);
            QCOMPARE(hit.sessionStatus, u"failed"_s);
            QCOMPARE(hit.protocol, u"cfd"_s);
            QCOMPARE(hit.origin, u"here"_s);
            QCOMPARE(hit.line, 7); // the third line of a text that begins on the fifth
            QCOMPARE(hit.column, 9);
            QCOMPARE(hit.match, u"skewed"_s);
            QCOMPARE(hit.snippet.text, u"note: skewed cells in the boundary layer"_s);
            QCOMPARE(hit.snippet.matches, (std::vector<TextStretch>{{6, 6}, {13, 5}}));
        }
    }

    void aMatchInATitleIsMarkedWhereTheTitleIsShown_data()
    {
        QTest::addColumn<IndexedEntry::Type>("type");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("match");
        QTest::newRow("phase") << IndexedEntry::Type::Phase << u"it took long"_s << u"Flow"_s;
        QTest::newRow("reason") << IndexedEntry::Type::Phase << u"no flow"_s << u"flow"_s;
        QTest::newRow("step") << IndexedEntry::Type::Step << u"it took long"_s << u"Flow"_s;
        QTest::newRow("handoff") << IndexedEntry::Type::Handoff << u"x: 1"_s << QString();
    }
    void aMatchInATitleIsMarkedWhereTheTitleIsShown()
    {
        QFETCH(const IndexedEntry::Type, type);
        QFETCH(const QString, text);
        IndexHit hit;
        hit.entry.type = type;
        hit.entry.title = u"The Flow"_s;
        hit.entry.text = text;
        addSnippet(hit, SearchMatcher(IndexQuery::read(u"flow"_s)));
        QTEST(hit.match, "match");
    }

    /// A newer version may have written entries of unknown types.
    void entriesOfUnknownTypesAreNoHits()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"index.db"_s);
        fillSearchedIndex(addressAt(path));
        const auto connection = opened(path, DatabaseConnection::Access::Write);
        QSqlQuery change(connection->database());
        QVERIFY2(change.exec(u"UPDATE entries SET type = 1000 WHERE title = 'gate1'"_s),
                 qPrintable(change.lastError().text()));
        QCOMPARE(change.numRowsAffected(), 1);
        for (const auto &[text, titles] : {std::pair(u"mesh"_s, u"task3 flow2 review1 plan1"_s),
                                           {u"\"mesh quality\""_s, u"task3"_s},
                                           {u"in:gate"_s, u"gate2"_s},
                                           {u"in:review in:gate"_s, u"gate2 review1"_s}}) {
            const auto page = searchIndex(*connection, IndexQuery::read(text), 20);
            QVERIFY2(page.isOk(), qPrintable(page.isOk() ? QString() : page.error()));
            QCOMPARE(titlesOf(page->hits), titles);
        }
    }

    void pagesFollowEachOther_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << u"mesh"_s;
        QTest::newRow("beginning") << u"mesh*"_s;
        QTest::newRow("filter") << u"in:handoff"_s;
        QTest::newRow("few") << u"agent:hub task"_s;
        QTest::newRow("types") << u"in:gate in:handoff in:session"_s;
    }
    void pagesFollowEachOther()
    {
        QFETCH(const QString, text);
        const IndexQuery query = IndexQuery::read(text);
        for (const auto &connection : m_connections) {
            const QString all = titlesOf(searchIndex(*connection, query, 100)->hits);
            std::vector<IndexHit> together;
            qint64 before = 0;
            bool hasMore = true;
            while (hasMore) {
                const auto page = searchIndex(*connection, query, 1, before);
                QVERIFY(page.isOk());
                QCOMPARE(page->hits.size(), 1);
                together.push_back(page->hits.front());
                before = together.back().id;
                hasMore = page->hasMore;
            }
            QCOMPARE(titlesOf(together), all);
        }
    }

    /// A server keeps no place of a word behind the 16,383rd, and 256 places of each.
    void aLongTextIsFoundByItsPhrases_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("titles");
        QTest::newRow("a word") << u"0300"_s << u"list"_s;
        QTest::newRow("words in one") << u"results_0300.vtu"_s << u"list"_s;
        QTest::newRow("the beginning of one") << u"results_030*"_s << u"list"_s;
        QTest::newRow("in another order") << u"\"0300 results vtu\""_s << QString();
        QTest::newRow("excluded") << u"0300 -\"results 0300\""_s << QString();
        QTest::newRow("excluded in another order") << u"0300 -\"vtu 0300\""_s << u"list"_s;
        QTest::newRow("excluded alone") << u"-results_0300.vtu in:handoff"_s << u"log"_s;
        QTest::newRow("behind many words") << u"cfd-reviewer"_s << u"log"_s;
        QTest::newRow("behind many words, excluded") << u"many -cfd-reviewer"_s << QString();
    }
    void aLongTextIsFoundByItsPhrases()
    {
        QFETCH(const QString, text);
        QString list;
        for (int i = 0; i < 400; ++i) {
            list += u"results_%1.vtu\n"_s.arg(i, 4, 10, QChar(u'0'));
        }
        const QString words = u"many "_s.repeated(17'000) + u"cfd-reviewer"_s;
        const auto handoff = [](const QString &title, const QString &body) {
            return searchedHandoff(u"task"_s, title, u"hub>scout"_s, u"1"_s, body);
        };
        const auto indexes = everywhere({searchedSession(
            u"run"_s, u"cfd"_s, RunStatus::Failed, ReviewStatus::None, QDate(2026, 5, 10),
            {handoff(u"list"_s, list), handoff(u"log"_s, words)})});
        for (const auto &index : indexes) {
            const auto page = searchIndex(index->connection(), IndexQuery::read(text), 20);
            QVERIFY2(page.isOk(), qPrintable(page.isOk() ? QString() : page.error()));
            QTEST(titlesOf(page->hits), "titles");
        }
    }

    void wordsWithoutBlanksAreFound_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("titles");
        QTest::newRow("two characters") << u"失败"_s << u"chinese"_s;
        QTest::newRow("one character") << u"建"_s << u"chinese"_s;
        QTest::newRow("a beginning") << u"构建失*"_s << u"chinese"_s;
        QTest::newRow("in another order") << u"败失"_s << QString();
        QTest::newRow("excluded") << u"构建 -失败"_s << QString();
        QTest::newRow("beside a latin word") << u"v2构建"_s << u"chinese"_s;
        QTest::newRow("Japanese") << u"サーバー エラー"_s << u"japanese"_s;
    }
    void wordsWithoutBlanksAreFound()
    {
        QFETCH(const QString, text);
        const auto handoff = [](const QString &title, const QString &body) {
            return searchedHandoff(u"task"_s, title, u"hub>scout"_s, u"1"_s, body);
        };
        const auto indexes = everywhere({searchedSession(
            u"run"_s, u"cfd"_s, RunStatus::Failed, ReviewStatus::None, QDate(2026, 5, 10),
            {handoff(u"chinese"_s, u"v2构建失败了"_s),
             handoff(u"japanese"_s, u"サーバーのエラー"_s)})});
        for (const auto &index : indexes) {
            const auto page = searchIndex(index->connection(), IndexQuery::read(text), 20);
            QVERIFY2(page.isOk(), qPrintable(page.isOk() ? QString() : page.error()));
            QTEST(titlesOf(page->hits), "titles");
        }
    }

    /// A queue lives for months.
    void anEntryWithATimeIsOfThatTime_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("titles");
        QTest::newRow("after") << u"go after:2026-07-01"_s << u"late"_s;
        QTest::newRow("before") << u"go before:2026-07-01"_s << u"timeless early"_s;
        QTest::newRow("between") << u"in:handoff after:2026-02 before:2026-03"_s << u"early"_s;
        QTest::newRow("session") << u"in:session after:2026-05-11"_s << QString();
        QTest::newRow("session of that day") << u"in:session after:2026-05-10"_s << u"queue"_s;
        QTest::newRow("without a time")
            << u"go after:2026-05-10 before:2026-05-11"_s << u"timeless"_s;
        QTest::newRow("behind all") << u"go after:2027"_s << QString();
    }
    void anEntryWithATimeIsOfThatTime()
    {
        QFETCH(const QString, text);
        const auto handoff = [](const QString &title, const QDate &day) {
            IndexedEntry made = searchedHandoff(u"task"_s, title, u"hub>scout"_s, u"1"_s, u"go"_s);
            made.time = day.isValid() ? day.startOfDay(QTimeZone::UTC) : QDateTime();
            return made;
        };
        const auto indexes = everywhere({searchedSession(
            u"queue"_s, u"cfd"_s, RunStatus::Failed, ReviewStatus::None, QDate(2026, 5, 10),
            {handoff(u"early"_s, QDate(2026, 2, 10)), handoff(u"late"_s, QDate(2026, 7, 10)),
             handoff(u"timeless"_s, QDate())})});
        for (const auto &index : indexes) {
            const auto page = searchIndex(index->connection(), IndexQuery::read(text), 20);
            QVERIFY2(page.isOk(), qPrintable(page.isOk() ? QString() : page.error()));
            QTEST(titlesOf(page->hits), "titles");
        }
    }

    void listsTheKnownValuesOfAFilter_data()
    {
        QTest::addColumn<int>("filter");
        QTest::addColumn<QString>("values");
        const auto row = [](SearchFilter filter, const char *values) {
            QTest::newRow(qPrintable(nameOf(filter))) << int(filter) << QString::fromUtf8(values);
        };
        row(SearchFilter::Gate, "QG1 QG2b");
        row(SearchFilter::Rule, "cfd.checksum-mismatch");
        row(SearchFilter::Agent, "Tara ada flow-agent hub mesh-agent scout worker");
        row(SearchFilter::Kind, "cfd.flow-result cfd.mesh-plan swarm.task");
        row(SearchFilter::Phase, "1 2 s-1");
        row(SearchFilter::Protocol, "cfd swarm");
        row(SearchFilter::Origin, "here there");
        row(SearchFilter::Review, "none awaiting approved needs-work rejected");
        row(SearchFilter::After, "");
    }
    void listsTheKnownValuesOfAFilter()
    {
        QFETCH(const int, filter);
        for (const auto &connection : m_connections) {
            QTEST(knownValues(*connection, SearchFilter(filter)).join(u' '), "values");
        }
    }

    /// Other protocols have another phase with the same id.
    void aTitleFindsThePhasesOfItsProtocols()
    {
        IndexedSession wing = phased(u"wing"_s, u"cfd"_s, u"2"_s);
        wing.figures[{u"phase"_s, u"2\tFlow\tcfd"_s, u"failed"_s}] = 1;
        IndexedSession star = phased(u"star"_s, u"orion"_s, u"2"_s);
        star.figures[{u"phase"_s, u"2\tPlan\torion"_s, u"failed"_s}] = 1;
        IndexedSession moon = phased(u"moon"_s, u"lunar"_s, u"row-2"_s);
        const auto index = written({wing, star, moon});
        for (const auto &[text, titles] : {std::pair(u"phase:Flow"_s, u"wing"_s),
                                           {u"phase:flow protocol:orion"_s, u""_s},
                                           {u"phase:Plan"_s, u"star"_s},
                                           {u"phase:flow phase:row-2"_s, u"moon wing"_s},
                                           {u"phase:2"_s, u"star wing"_s}}) {
            const auto page = searchIndex(index->connection(), IndexQuery::read(text), 20);
            QVERIFY2(page.isOk(), qPrintable(page.isOk() ? QString() : page.error()));
            QCOMPARE(titlesOf(page->hits), titles);
            QCOMPARE(page->remarks, QStringList());
        }
        const auto page = searchIndex(index->connection(), IndexQuery::read(u"phase:3"_s), 20);
        QVERIFY(page.isOk());
        QCOMPARE(page->remarks.size(), 1);
        QVERIFY2(page->remarks.first().contains("It has 2, row-2."_L1),
                 qPrintable(page->remarks.first()));
    }

    void removedValuesAreUnknown()
    {
        IndexedSession wing = phased(u"wing"_s, u"cfd"_s, u"2"_s);
        wing.figures[{u"cause"_s, u"none"_s, {}}] = 1;
        const auto index = written({wing});
        QCOMPARE(knownValues(index->connection(), SearchFilter::Cause), QStringList(u"none"_s));
        wing.figures.clear();
        wing.figures[{u"cause"_s, u"cfd.enum"_s, {}}] = 1;
        QVERIFY(index->write({wing}, {}).isOk());
        QCOMPARE(knownValues(index->connection(), SearchFilter::Cause), QStringList(u"cfd.enum"_s));
        const auto page = searchIndex(index->connection(), IndexQuery::read(u"cause:none"_s), 20);
        QVERIFY(page.isOk());
        QCOMPARE(page->remarks.size(), 1);
        QVERIFY2(page->remarks.first().contains("It has cfd.enum."_L1),
                 qPrintable(page->remarks.first()));
    }

    void refusalsOfTheServerHaveAdvice_data()
    {
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("schema");
        QTest::newRow("the usual schema") << u"guest:open"_s << u"public"_s;
        QTest::newRow("another schema") << u"guest:open"_s << u"\"Team\""_s;
        QTest::newRow("a user of the environment") << QString() << u"public"_s;
    }
    void refusalsOfTheServerHaveAdvice()
    {
        QFETCH(const QString, user);
        QFETCH(const QString, schema);
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const QString options = u"?options=-c%20search_path%3D"_s
            + QString::fromLatin1(QUrl::toPercentEncoding(schema));
        const auto owner = opened(m_server->url(), DatabaseConnection::Access::Write);
        QSqlQuery query(owner->database());
        QVERIFY(query.exec(u"CREATE ROLE guest LOGIN PASSWORD 'open'"_s));
        if (schema != "public"_L1) {
            QVERIFY(query.exec(u"CREATE SCHEMA "_s + schema));
            QVERIFY(query.exec(u"GRANT USAGE ON SCHEMA %1 TO guest"_s.arg(schema)));
            fillSearchedIndex(addressAt(m_server->url(u"orion:geheim"_s, options)));
        }
        qputenv("PGUSER", "guest");
        qputenv("PGPASSWORD", "open");
        const auto refused =
            searchIndex(*opened(m_server->url(user, options)), IndexQuery::read(u"mesh"_s), 20);
        qunsetenv("PGUSER");
        qunsetenv("PGPASSWORD");
        QVERIFY(!refused.isOk());
        const QString advice = u"GRANT SELECT ON ALL TABLES IN SCHEMA %1 TO guest."_s.arg(schema);
        QVERIFY2(refused.error().contains(advice), qPrintable(refused.error()));
        QVERIFY(query.exec(u"DROP OWNED BY guest"_s));
        QVERIFY(query.exec(u"DROP ROLE guest"_s));
    }

    void aSearchThatTakesTooLongSaysWhatToDo()
    {
        if (!m_server) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const auto connection = opened(m_server->url());
        const auto owner = opened(m_server->url(), DatabaseConnection::Access::Write);
        QSqlQuery other(owner->database());
        QVERIFY(other.exec(u"BEGIN"_s));
        QVERIFY(other.exec(u"LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"_s));
        QSqlQuery query(connection->database());
        QVERIFY(query.exec(u"SET lock_timeout = 0"_s));
        QVERIFY(query.exec(u"SET statement_timeout = 50"_s));
        const auto late = searchIndex(*connection, IndexQuery::read(u"mesh"_s), 20);
        QVERIFY(!late.isOk());
        QVERIFY2(late.error().contains("too long"_L1), qPrintable(late.error()));
        QVERIFY(other.exec(u"ROLLBACK"_s));
    }

    void aDatabaseWithoutAnIndexIsReported()
    {
        const QString path = m_folder.filePath(u"other.db"_s);
        const auto connection = opened(path, DatabaseConnection::Access::Write);
        const auto page = searchIndex(*connection, IndexQuery::read(u"mesh"_s), 20);
        QVERIFY(!page.isOk());
        QVERIFY2(page.error().contains(path), qPrintable(page.error()));
    }

private:
    /// A session with one handoff, of its own title, in @p phase.
    static IndexedSession phased(const QString &name, const QString &protocol, const QString &phase)
    {
        return searchedSession(name, protocol, RunStatus::Failed, ReviewStatus::None,
                               QDate(2026, 5, 10),
                               {searchedHandoff(u"task"_s, name, u"hub>scout"_s, phase, u"go"_s)});
    }

    /// A new index in a file.
    [[nodiscard]] std::unique_ptr<SessionIndex>
    written(const std::vector<IndexedSession> &sessions) const
    {
        QTemporaryDir folder(m_folder.filePath(u"index-XXXXXX"_s));
        folder.setAutoRemove(false); // m_folder holds it
        return writtenTo(folder.filePath(u"index.db"_s), sessions);
    }

    /// A new index of each kind.
    [[nodiscard]] std::vector<std::unique_ptr<SessionIndex>>
    everywhere(const std::vector<IndexedSession> &sessions)
    {
        std::vector<std::unique_ptr<SessionIndex>> indexes;
        indexes.push_back(written(sessions));
        if (m_server) {
            const QString schema = u"own_%1"_s.arg(++m_schemas);
            const auto owner = opened(m_server->url(), DatabaseConnection::Access::Write);
            QSqlQuery query(owner->database());
            if (!query.exec(u"CREATE SCHEMA "_s + schema)) {
                qFatal("%s", qPrintable(query.lastError().text()));
            }
            const QString options = u"?options=-c%20search_path%3D"_s + schema;
            indexes.push_back(writtenTo(m_server->url(u"orion:geheim"_s, options), sessions));
        }
        return indexes;
    }

    static std::unique_ptr<SessionIndex> writtenTo(const QString &url,
                                                   const std::vector<IndexedSession> &sessions)
    {
        Result<std::unique_ptr<SessionIndex>> index =
            SessionIndex::open(addressAt(url), SessionIndex::Access::Write, u"here"_s);
        if (!index) {
            qFatal("%s", qPrintable(index.error()));
        }
        if (const Outcome done = (*index)->write(sessions, {}); !done) {
            qFatal("%s", qPrintable(done.error()));
        }
        return std::move(*index);
    }

    static std::shared_ptr<DatabaseConnection>
    opened(const QString &url, DatabaseConnection::Access access = DatabaseConnection::Access::Read)
    {
        const auto connection = DatabaseConnection::open(addressAt(url), access);
        if (!connection) {
            qFatal("%s", qPrintable(connection.error()));
        }
        return *connection;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PostgresServer> m_server;
    int m_schemas = 0;
    std::vector<std::shared_ptr<DatabaseConnection>> m_connections;
};

QTEST_GUILESS_MAIN(TestIndexSearch)
#include "tst_indexsearch.moc"
