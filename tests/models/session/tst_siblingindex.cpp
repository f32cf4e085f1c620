// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/siblingindex.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QByteArray stateOf(const QByteArray &id, const QByteArray &parent)
{
    return "{\"session_id\": \"" + id + "\", \"status\": \"RUNNING\", \"parent_session\": \""
        + parent + "\"}";
}

QString fileOf(const QString &id)
{
    return u"docs/.scratch/sessions/%1/state.json"_s.arg(id);
}

} // namespace

class TestSiblingIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        m_catalog = ProtocolCatalog::load();
    }

    void rowsAreTheSameWithAndWithoutTheIndex()
    {
        const SessionFolder folder;
        folder.write(fileOf(u"a"_s), stateOf("a", ""));
        folder.write(fileOf(u"b"_s), stateOf("b", "a"));
        folder.write(fileOf(u"c"_s), stateOf("c", "b"));
        folder.write(fileOf(u"d"_s), stateOf("d", "b"));
        SessionSettings shared = testSettings();
        shared.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::Once);
        for (const QString &id : {u"a"_s, u"b"_s, u"c"_s}) {
            QCOMPARE(rowsOf(folder, id, shared), rowsOf(folder, id, testSettings()));
        }
        QCOMPARE(rowsOf(folder, u"a"_s, shared), (QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    }

    void cyclesOfParentsEnd()
    {
        const SessionFolder folder;
        folder.write(fileOf(u"a"_s), stateOf("a", "b"));
        folder.write(fileOf(u"b"_s), stateOf("b", "a"));
        QCOMPARE(rowsOf(folder, u"a"_s, testSettings()), (QStringList{u"a"_s, u"b"_s}));
    }

    void siblingsAreLookedUpOnceOrEachTime_data()
    {
        QTest::addColumn<SiblingIndex::LookupScope>("looks");
        QTest::addColumn<QStringList>("later");
        QTest::newRow("once") << SiblingIndex::LookupScope::Once << QStringList{u"a"_s, u"b"_s};
        QTest::newRow("each time")
            << SiblingIndex::LookupScope::EachTime << QStringList{u"a"_s, u"c"_s, u"new"_s};
    }

    void siblingsAreLookedUpOnceOrEachTime()
    {
        QFETCH(SiblingIndex::LookupScope, looks);
        QFETCH(QStringList, later);
        const SessionFolder folder;
        folder.write(fileOf(u"a"_s), stateOf("a", ""));
        folder.write(fileOf(u"b"_s), stateOf("b", "a"));
        folder.write(fileOf(u"c"_s), stateOf("c", "nobody"));
        SessionSettings settings = testSettings();
        settings.siblings = std::make_shared<SiblingIndex>(looks);
        QCOMPARE(rowsOf(folder, u"a"_s, settings), (QStringList{u"a"_s, u"b"_s}));
        folder.write(fileOf(u"new"_s), stateOf("new", "a"));
        folder.write(fileOf(u"c"_s), stateOf("c", "a"));
        QVERIFY(QFileInfo(folder.path(fileOf(u"b"_s))).dir().removeRecursively());
        QCOMPARE(rowsOf(folder, u"a"_s, settings), later);
    }

    void anIncompleteStateKeepsThePreviousOne_data()
    {
        QTest::addColumn<QByteArray>("now");
        QTest::newRow("cut off") << stateOf("b", "a").first(20);
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("gone") << QByteArray("-");
    }

    void anIncompleteStateKeepsThePreviousOne()
    {
        QFETCH(QByteArray, now);
        const SessionFolder folder;
        folder.write(fileOf(u"a"_s), stateOf("a", ""));
        folder.write(fileOf(u"b"_s), stateOf("b", "a"));
        SessionSettings settings = testSettings();
        settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::EachTime);
        const QStringList both{u"a"_s, u"b"_s};
        QCOMPARE(rowsOf(folder, u"a"_s, settings), both);
        if (now == "-") {
            QVERIFY(QFile::remove(folder.path(fileOf(u"b"_s))));
        } else {
            folder.write(fileOf(u"b"_s), now);
        }
        QCOMPARE(rowsOf(folder, u"a"_s, settings), both);
        folder.write(fileOf(u"b"_s), stateOf("b", "nobody at all"));
        QCOMPARE(rowsOf(folder, u"a"_s, settings), QStringList{u"a"_s});
    }

    void aCancelledReadingIsNotKept()
    {
        const SessionFolder folder;
        folder.write(fileOf(u"a"_s), stateOf("a", ""));
        folder.write(fileOf(u"b"_s), stateOf("b", "a"));
        SessionSettings settings = testSettings();
        settings.siblings = std::make_shared<SiblingIndex>(SiblingIndex::LookupScope::Once);
        const std::atomic_bool stop = true;
        (void)readSession(sessionAt(folder.path(fileOf(u"a"_s)), *m_catalog), *m_catalog, settings,
                          &stop);
        QCOMPARE(rowsOf(folder, u"a"_s, settings), (QStringList{u"a"_s, u"b"_s}));
    }

private:
    [[nodiscard]] QStringList rowsOf(const SessionFolder &folder, const QString &id,
                                     const SessionSettings &settings) const
    {
        const SessionLocation place = sessionAt(folder.path(fileOf(id)), *m_catalog);
        QStringList ids;
        for (const SessionPhase &row : readSession(place, *m_catalog, settings).phases) {
            ids.append(row.id);
        }
        return ids;
    }

    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestSiblingIndex)
#include "tst_siblingindex.moc"
