// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/database/databaseconnection.h"
#include "models/search/indexsearch.h"
#include "tests/models/search/searchfixture.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr int sessionCount = 2100;
constexpr int handoffsOfASession = 10;

bool isRare(int session)
{
    return session % 700 == 1;
}

bool isOften(int session)
{
    return session % 1000 != 5;
}

QDateTime startOf(int session)
{
    return QDateTime(QDate(2026, 1, 1), QTime(0, 0), QTimeZone::UTC).addSecs(session * qint64(60));
}

/// Odd sessions belong to CFD, and all but every third failed; so session 7 does both.
IndexedSession sessionOf(int number)
{
    std::vector<IndexedEntry> handoffs;
    for (int i = 0; i < handoffsOfASession; ++i) {
        const QString kind = number % 2 ? u"cfd.plan"_s : u"swarm.task"_s;
        const QString agents = isOften(number) ? u"often>hub"_s : u"seldom>hub"_s;
        handoffs.push_back(searchedHandoff(kind, u"%1.%2"_s.arg(number).arg(i), agents, u"1"_s,
                                           isRare(number) ? u"common rare"_s : u"common"_s));
    }
    IndexedSession session =
        searchedSession(u"session%1"_s.arg(number), number % 2 ? u"cfd"_s : u"swarm"_s,
                        number % 3 ? RunStatus::Failed : RunStatus::Succeeded, ReviewStatus::None,
                        startOf(number).date(), std::move(handoffs));
    session.summary.started = startOf(number);
    return session;
}

using Wanted = std::function<bool(int session)>;

} // namespace

Q_DECLARE_METATYPE(Wanted)

/// Results depend neither on the number of entries and sessions nor on the query plan for this
/// number.
class TestLargeSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        std::vector<IndexedSession> sessions;
        for (int i = 0; i < sessionCount; ++i) {
            sessions.push_back(sessionOf(i));
        }
        fill(*databaseAddress(m_folder.filePath(u"index.db"_s)), sessions);
        if (!PostgresServer::programs().isEmpty()) {
            m_server = std::make_unique<PostgresServer>();
            fill(*databaseAddress(m_server->url()), sessions);
        }
    }

    void cleanupTestCase()
    {
        m_connections.clear();
        m_server.reset();
    }

    void findsHandoffsInALargeIndex_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Wanted>("wanted");
        const auto row = [](const QString &text, const Wanted &wanted) {
            QTest::newRow(qPrintable(text)) << text << wanted;
        };
        row(u"common"_s, [](int) { return true; });
        row(u"comm* -rare"_s, [](int i) { return !isRare(i); });
        row(u"rare"_s, isRare);
        row(u"rar*"_s, isRare);
        row(u"-common in:handoff"_s, [](int) { return false; });
        row(u"-rare in:handoff"_s, [](int i) { return !isRare(i); });
        row(u"common protocol:cfd"_s, [](int i) { return i % 2 == 1; });
        row(u"co* protocol:cfd status:failed"_s, [](int i) { return i % 2 == 1 && i % 3; });
        row(u"rare protocol:swarm"_s, [](int i) { return isRare(i) && i % 2 == 0; });
        row(u"common before:2026-01-01T05:00"_s, [](int i) { return i < 300; });
        row(u"rare before:2026-01-01T12:00"_s, [](int i) { return isRare(i) && i < 720; });
        row(u"in:handoff before:2026-01-01T05:00"_s, [](int i) { return i < 300; });
        row(u"in:handoff after:2026-01-01T01:00"_s, [](int i) { return i >= 60; });
        row(u"common before:2026-01-01T01:00"_s, [](int i) { return i < 60; });
        row(u"agent:seldom"_s, [](int i) { return !isOften(i); });
        row(u"agent:seldom common"_s, [](int i) { return !isOften(i); });
        row(u"agent:often protocol:swarm"_s, [](int i) { return isOften(i) && i % 2 == 0; });
        row(u"agent:often rare"_s, [](int i) { return isOften(i) && isRare(i); });
        row(u"agent:hub common status:succeeded"_s, [](int i) { return i % 3 == 0; });
        row(u"kind:plan"_s, [](int i) { return i % 2 == 1; });
        row(u"kind:plan rare"_s, [](int i) { return isRare(i) && i % 2 == 1; });
    }
    void findsHandoffsInALargeIndex()
    {
        QFETCH(const QString, text);
        QFETCH(const Wanted, wanted);
        QStringList titles;
        for (int session = sessionCount - 1; session >= 0; --session) {
            for (int i = handoffsOfASession - 1; wanted(session) && i >= 0; --i) {
                titles.append(u"%1.%2"_s.arg(session).arg(i));
            }
        }
        for (const auto &connection : m_connections) {
            QCOMPARE(allOf(*connection, IndexQuery::read(text)), titles);
        }
    }

private:
    /// The titles on all pages; a few of pages of several sizes are enough.
    static QStringList allOf(const DatabaseConnection &connection, const IndexQuery &query)
    {
        QStringList titles;
        qint64 before = 0;
        for (int limit = 40; limit > 0; limit *= 4) {
            const auto page = searchIndex(connection, query, limit, before);
            if (!page) {
                return {page.error()};
            }
            for (const IndexHit &hit : page->hits) {
                titles.append(hit.entry.title);
                before = hit.id;
            }
            if (!page->hasMore) {
                break;
            }
        }
        return titles;
    }

    void fill(const DatabaseAddress &address, const std::vector<IndexedSession> &sessions)
    {
        const auto index = SessionIndex::open(address, SessionIndex::Access::Write, u"here"_s);
        QVERIFY(index.isOk());
        QVERIFY((*index)->write(sessions, {}).isOk());
        const auto connection = DatabaseConnection::open(address, DatabaseConnection::Access::Read);
        QVERIFY(connection.isOk());
        m_connections.push_back(*connection);
    }

    QTemporaryDir m_folder;
    std::unique_ptr<PostgresServer> m_server;
    std::vector<std::shared_ptr<DatabaseConnection>> m_connections;
};

QTEST_GUILESS_MAIN(TestLargeSearch)
#include "tst_largesearch.moc"
