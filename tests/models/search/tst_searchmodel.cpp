// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "models/index/database/sessionindex.h"
#include "models/search/indexhittext.h"
#include "models/search/indexsearcher.h"
#include "tests/models/search/searchfixture.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

SearchPage page(qint64 from, qint64 to, bool hasMore)
{
    SearchPage made;
    made.hasMore = hasMore;
    for (qint64 id = from; id > to; --id) {
        IndexHit hit;
        hit.id = id;
        hit.entry.title = QString::number(id);
        made.hits.push_back(hit);
    }
    return made;
}

} // namespace

/// The hits as a growing list, and the queries for them.
class TestSearchModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void theListGrowsByPages()
    {
        SearchModel model;
        QSignalSpy more(&model, &SearchModel::moreRequested);
        QVERIFY(!model.canFetchMore({}));
        model.set(page(9, 6, true));
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(model.canFetchMore({}));
        model.fetchMore({});
        model.fetchMore({}); // which is in progress
        QCOMPARE(more.size(), 1);
        QCOMPARE(more[0][0].toLongLong(), 7);
        model.append(page(6, 4, true));
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(model.index(4).data().toString(), u"5"_s);
        model.fetchMore({});
        model.giveUpMore();
        QVERIFY(!model.canFetchMore({}));
    }

    void passesTheModelTester()
    {
        SearchModel model; // the tester fetches more itself
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.set(page(9, 6, true));
        model.append(page(6, 4, true));
        model.append({});
        model.append(page(4, 0, false));
        QCOMPARE(model.rowCount(), 9);
        model.set({});
        QVERIFY(!model.hit(model.index(0)));
    }

    void onlyTheLastQuestionIsAnswered()
    {
        const QTemporaryDir folder;
        const DatabaseAddress address = *databaseAddress(folder.filePath(u"index.db"_s));
        fillSearchedIndex(address);
        IndexSearcher searcher(address);
        const QAbstractItemModelTester tester(
            &searcher.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        int answers = 0;
        connect(&searcher.model(), &QAbstractItemModel::modelReset, this, [&] { ++answers; });
        for (const QString &text : {u"me"_s, u"mes"_s, u"mesh"_s, u"mesh skew"_s}) {
            searcher.search(text, true);
        }
        QTRY_VERIFY(!searcher.isSearching());
        QCOMPARE(answers, 1);
        QCOMPARE(searcher.model().rowCount(), 1);
        QCOMPARE(searcher.values().at(SearchFilter::Gate), (QStringList{u"QG1"_s, u"QG2b"_s}));
    }

    /// A view requests the next page of a query while a new one runs.
    void hitsOfANewQueryAreNotMixedWithEarlierOnes()
    {
        const QTemporaryDir folder;
        const DatabaseAddress address = *databaseAddress(folder.filePath(u"index.db"_s));
        std::vector<IndexedEntry> lines;
        for (int i = 0; i < 60; ++i) {
            lines.push_back(searchedEntry(IndexedEntry::Type::LogLine, u"run.log"_s,
                                          u"line %1"_s.arg(i), u"residual of line %1"_s.arg(i)));
        }
        QVERIFY((*SessionIndex::open(address, SessionIndex::Access::Write))
                    ->write({searchedSession(u"run"_s, u"cfd"_s, RunStatus::Failed,
                                             ReviewStatus::None, QDate(2026, 1, 10), lines)},
                            {})
                    .isOk());
        IndexSearcher searcher(address);
        searcher.search(u"residual"_s, false);
        QTRY_COMPARE_WITH_TIMEOUT(searcher.model().rowCount(), 50, 30'000);
        searcher.search(u"\"line 7\""_s, false);
        searcher.model().fetchMore({});
        QTRY_VERIFY_WITH_TIMEOUT(!searcher.isSearching(), 30'000);
        QCOMPARE(searcher.model().rowCount(), 1);
    }

    /// The server restarted, or ends connections that are idle.
    void reconnectsAfterALostConnection()
    {
        if (PostgresServer::programs().isEmpty()) {
            QSKIP("PostgreSQL is not installed: Debian's package is postgresql");
        }
        const PostgresServer server;
        const DatabaseAddress address = *databaseAddress(server.url());
        fillSearchedIndex(address);
        IndexSearcher searcher(address);
        searcher.search(u"mesh"_s, false);
        QTRY_VERIFY_WITH_TIMEOUT(!searcher.isSearching(), 30'000);
        QCOMPARE(searcher.model().rowCount(), 5);
        {
            const auto other = DatabaseConnection::open(address, DatabaseConnection::Access::Write);
            QVERIFY(other.isOk());
            QSqlQuery query((*other)->database());
            QVERIFY(query.exec(u"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                               "WHERE usename = current_user AND pid <> pg_backend_pid()"_s));
            QVERIFY(query.next());
        }
        searcher.search(u"mesh -quality"_s, false);
        QTRY_VERIFY_WITH_TIMEOUT(!searcher.isSearching(), 30'000);
        QVERIFY2(searcher.problem().isEmpty(), qPrintable(searcher.problem()));
        QCOMPARE(searcher.model().rowCount(), 2);
    }

    void anIndexThatIsCreatedLaterIsFound()
    {
        const QTemporaryDir folder;
        const DatabaseAddress address = *databaseAddress(folder.filePath(u"index.db"_s));
        IndexSearcher searcher(address);
        searcher.search(u"mesh"_s, false);
        QTRY_VERIFY(!searcher.isSearching());
        QVERIFY(searcher.isMissing());
        QVERIFY(!searcher.problem().isEmpty());
        fillSearchedIndex(address);
        searcher.searchAgain();
        QTRY_VERIFY(!searcher.isSearching());
        QVERIFY2(searcher.problem().isEmpty(), qPrintable(searcher.problem()));
        QCOMPARE(searcher.model().rowCount(), 5);
        // Another one replaces it, as after damage.
        for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s}) {
            QFile::rename(address.path + end, address.path + u".broken"_s + end);
        }
        searcher.searchAgain();
        QTRY_VERIFY(!searcher.isSearching());
        QVERIFY(searcher.isMissing());
    }

    void aHitHasAMark_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<int>("mark");
        QTest::newRow("failed session") << u"failed"_s << int(Status::Error);
        QTest::newRow("handoff") << u"valid"_s << int(Status::Ok);
        QTest::newRow("handoff with errors") << u"invalid"_s << int(Status::Error);
        QTest::newRow("warning") << u"warning"_s << int(Status::Warning);
        QTest::newRow("gate") << u"not-evaluated"_s << int(Status::NotEvaluated);
        QTest::newRow("review") << u"needs-work"_s << int(Status::Warning);
        QTest::newRow("nothing") << u""_s << int(Status::None);
    }
    void aHitHasAMark()
    {
        QFETCH(const QString, status);
        IndexHit hit;
        hit.entry.status = status;
        QTEST(int(statusOf(hit)), "mark");
    }

    void aHitShowsItsPlace()
    {
        IndexHit hit;
        hit.entry.type = IndexedEntry::Type::Handoff;
        hit.entry.agent = u"mesh"_s;
        hit.entry.receiver = u"flow"_s;
        hit.entry.phase = u"2"_s;
        hit.sessionTitle = u"Wing"_s;
        hit.session = u"/work/wing"_s;
        QCOMPARE(whereText(hit), u"Handoff · mesh → flow · phase 2 · Wing"_s);
        QCOMPARE(pathOf(hit), u"/work/wing"_s);
        hit.origin = u"ci-7"_s;
        QCOMPARE(whereText(hit), u"Handoff · mesh → flow · phase 2 · Wing · on ci-7"_s);
        hit.session = u"postgresql://db/tasks"_s; // the same from any machine
        QCOMPARE(whereText(hit), u"Handoff · mesh → flow · phase 2 · Wing"_s);
        hit.origin = SessionIndex::localOrigin();
        hit.entry.type = IndexedEntry::Type::Step;
        hit.entry.receiver.clear();
        hit.entry.status = u"blocked"_s;
        QCOMPARE(whereText(hit), u"Step · mesh · blocked · Wing"_s);
    }
};

QTEST_GUILESS_MAIN(TestSearchModel)
#include "tst_searchmodel.moc"
