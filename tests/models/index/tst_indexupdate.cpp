// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/masking/masking.h"
#include "models/session/discovery/sessionwalk.h"
#include "models/session/reading/readsession.h"
#include "tests/files.h"
#include "tests/models/index/indexfixture.h"
#include "tests/models/queue/queuefixture.h"

#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace baton;
using namespace Qt::StringLiterals;

/// What an index reads from the files, and when it reads them again.
class TestIndexUpdate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void theIndexStoresAllReadSessions()
    {
        IndexFixture sessions(3);
        IndexUpdate update;
        const auto index = sessions.updated(sessions.file(u"index.db"_s), update);
        const auto stored = *index->storedBelow(sessions.root());
        int found = 0;
        const std::atomic_bool stop = false;
        const Outcome walked = walkSessions(
            sessions.root(), sessions.catalog(), stop, [&](const SessionLocation &place) {
                ++found;
                const auto one = stored.find(place.path);
                QVERIFY2(one != stored.end(), qPrintable(place.path));
                const Session session = readSession(place, sessions.catalog(), sessions.settings());
                QCOMPARE(one->second.summary, session.summary);
            });
        QVERIFY(walked.isOk());
        QVERIFY(found > 10);
        QCOMPARE(update.found, found);
        QCOMPARE(update.read, found);
    }

    void readsNothingTwice()
    {
        IndexFixture sessions(3);
        IndexUpdate update;
        const DatabaseAddress address = sessions.file(u"index.db"_s);
        const QStringList first =
            dumpOf(sessions.updated(address, update)->connection().database());
        QVERIFY(update.read > 0);
        const QStringList second =
            dumpOf(sessions.updated(address, update)->connection().database());
        QCOMPARE(update.read, 0);
        QCOMPARE(second, first);
    }

    /// A checkout or a copy sets other times.
    void changedTimesAloneAreNoChange()
    {
        IndexFixture sessions(2);
        const DatabaseAddress address = sessions.file(u"index.db"_s);
        IndexUpdate update;
        sessions.updated(address, update);
        QDirIterator files(sessions.root(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            sessions.age(files.next());
        }
        const auto index = sessions.updated(address, update);
        const auto stored = *index->storedBelow(sessions.root());
        const auto timed = std::ranges::count_if(
            stored, [](const auto &one) { return one.second.summary.place.stateFile.isEmpty(); });
        QVERIFY(update.found > timed);
        QCOMPARE(update.read, int(timed)); // only these depend on the times of their files
    }

    void aRemovedSessionIsForgotten()
    {
        IndexFixture sessions(2);
        const DatabaseAddress address = sessions.file(u"index.db"_s);
        IndexUpdate update;
        const auto stored = *sessions.updated(address, update)->storedBelow(sessions.root());
        QVERIFY(stored.size() > 1);
        const auto state = std::ranges::find_if(stored, [](const auto &one) {
            return one.second.summary.place.stateFile.startsWith(one.first + u'/');
        });
        QVERIFY(state != stored.end());
        QVERIFY(QDir(state->first).removeRecursively());
        const auto index = sessions.updated(address, update);
        QCOMPARE(update.gone, 1);
        QCOMPARE(index->storedBelow(sessions.root())->size(), stored.size() - 1);
    }

    /// Another program writes to it just now.
    void aQueueThatCannotBeReadStays_data()
    {
        QTest::addColumn<bool>("isRoot");
        QTest::newRow("below a folder") << false;
        QTest::newRow("by its own path") << true;
    }
    void aQueueThatCannotBeReadStays()
    {
        QFETCH(const bool, isRoot);
        IndexFixture sessions(1);
        const QString path = sessions.root() + u"/work.db"_s;
        const OtherConnection queue(path);
        queue.run({laterShape,
                   u"INSERT INTO steps (id, subtask_id, assigned_to, instructions, status)"
                   " VALUES (1, 's', 'Tara', 'Write.', 'pending')"_s});
        IndexUpdate update;
        const auto index = sessions.updated(sessions.file(u"index.db"_s), update);
        const auto steps = [&index] {
            QSqlQuery query(index->connection().database());
            return query.exec(u"SELECT count(*) FROM entries WHERE type = %1"_s.arg(
                       int(IndexedEntry::Type::Step)))
                    && query.next()
                ? query.value(0).toInt()
                : -1;
        };
        QCOMPARE(steps(), 1);
        const std::atomic_bool stop = false;
        QStringList problems;
        const auto again = [&] {
            const Result<IndexUpdate> done = updateIndex(
                *index, isRoot ? path : sessions.root(), sessions.catalog(), sessions.settings(),
                stop, [&problems](const QString &problem) { problems.append(problem); });
            problems += done ? QStringList() : QStringList(done.error());
            return done ? done->gone : 0;
        };
        queue.run({u"BEGIN EXCLUSIVE"_s, u"UPDATE steps SET status = 'failed'"_s});
        QCOMPARE(again(), 0);
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.first().contains("locked"_L1), qPrintable(problems.first()));
        QVERIFY2(problems.first().contains(path), qPrintable(problems.first()));
        QCOMPARE(steps(), 1);
        queue.run({u"ROLLBACK"_s});
        QCOMPARE(again(), 0);
        QCOMPARE(problems.size(), 1);
        if (!isRoot) {
            QVERIFY(QFile::remove(path));
            QCOMPARE(again(), 1);
            QCOMPARE(steps(), 0);
        }
    }

    /// The folder may be an unmounted share or a checkout without sessions.
    void anEmptyRootForgetsNothing_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("empty") << true;
        QTest::newRow("missing") << false;
    }
    void anEmptyRootForgetsNothing()
    {
        QFETCH(const bool, isThere);
        IndexFixture sessions(2);
        IndexUpdate update;
        const auto index = sessions.updated(sessions.file(u"index.db"_s), update);
        const QStringList before = dumpOf(index->connection().database());
        QVERIFY(!before.isEmpty());
        QVERIFY(QDir(sessions.root()).removeRecursively());
        QVERIFY(!isThere || QDir().mkpath(sessions.root()));
        const std::atomic_bool stop = false;
        const auto again = [&](EmptyRoot empty) {
            return updateIndex(
                *index, sessions.root(), sessions.catalog(), sessions.settings(), stop,
                [](const QString &) { }, empty);
        };
        const Result<IndexUpdate> refused = again(EmptyRoot::Refuse);
        QVERIFY(!refused);
        for (const QString &part :
             {sessions.root(), QString::number(update.found), u"--forget"_s}) {
            QVERIFY2(refused.error().contains(part), qPrintable(refused.error()));
        }
        QCOMPARE(dumpOf(index->connection().database()), before);
        const Result<IndexUpdate> forgotten = again(EmptyRoot::Forget);
        QVERIFY2(forgotten.isOk(), qPrintable(forgotten.isOk() ? QString() : forgotten.error()));
        QCOMPARE(forgotten->gone, update.found);
        QCOMPARE(dumpOf(index->connection().database()), QStringList());
    }

    void anotherMaskingReadsEverythingAgain()
    {
        IndexFixture sessions(1);
        const DatabaseAddress address = sessions.file(u"index.db"_s);
        IndexUpdate update;
        sessions.updated(address, update);
        QVERIFY(update.read > 0);
        sessions.updated(address, update);
        QCOMPARE(update.read, 0);
        Masking stricter;
        QVERIFY(stricter.addPattern(u"(?i)mesh\\w*"_s).isEmpty());
        Masking::use(stricter);
        const auto usual = qScopeGuard([] { Masking::use(Masking()); });
        const auto index = sessions.updated(address, update);
        QCOMPARE(update.read, update.found);
        QSqlQuery query(index->connection().database());
        QVERIFY(query.exec(u"SELECT count(*) FROM words WHERE words MATCH 'mesh*'"_s));
        QVERIFY(query.next());
        QCOMPARE(query.value(0).toInt(), 0);
    }

    /// Texts of findings, gates and causes are kept in the language of the reading.
    void anotherLanguageReadsAllSessionsAgain()
    {
        IndexFixture sessions(1);
        const auto german = ProtocolCatalog::load({}, u"de_DE"_s);
        IndexUpdate update;
        const auto index = sessions.updated(sessions.file(u"index.db"_s), update);
        QVERIFY(update.read > 0);
        const std::atomic_bool stop = false;
        for (const bool isKnown : {false, true}) {
            const Result<IndexUpdate> again =
                updateIndex(*index, sessions.root(), *german, sessions.settings(), stop,
                            [](const QString &) { });
            QVERIFY2(again.isOk(), qPrintable(again.isOk() ? QString() : again.error()));
            QCOMPARE(again->read, isKnown ? 0 : again->found);
        }
    }

    void aLinkToTheFolderIsTheSameFolder()
    {
        IndexFixture sessions(1);
        const DatabaseAddress address = sessions.file(u"index.db"_s);
        IndexUpdate update;
        const auto index = sessions.updated(address, update);
        const int found = update.found;
        QVERIFY(QFile::link(sessions.root(), sessions.path(u"link"_s)));
        const std::atomic_bool stop = false;
        for (const QString &name : {u"link"_s, u"link/"_s, u"sessions/../link/."_s}) {
            const Result<IndexUpdate> again =
                updateIndex(*index, sessions.path(name), sessions.catalog(), sessions.settings(),
                            stop, [](const QString &) { });
            QVERIFY2(again.isOk(), qPrintable(again.isOk() ? QString() : again.error()));
            QCOMPARE(again->found, found);
            QCOMPARE(again->read, 0);
            QCOMPARE(again->gone, 0);
        }
    }

    /// An index that was updated over many changes equals a new one.
    void agreesWithANewIndexAfterAnyChange_data()
    {
        QTest::addColumn<quint32>("seed");
        const int cases = qEnvironmentVariableIntValue("BATON_PROPERTY_CASES");
        for (int i = 0; i < std::max(4, cases / 1000); ++i) {
            QTest::addRow("%d", i) << quint32(i + 1);
        }
    }

    void agreesWithANewIndexAfterAnyChange()
    {
        QFETCH(const quint32, seed);
        IndexFixture sessions(2, seed);
        QRandomGenerator random(seed);
        const DatabaseAddress address = sessions.file(u"index.db"_s);
        IndexUpdate update;
        sessions.updated(address, update);
        int spared = 0;
        for (int step = 0; step < 20; ++step) {
            const QString change = changeSomething(sessions, random);
            const QStringList kept =
                dumpOf(sessions.updated(address, update)->connection().database());
            spared += update.found - update.read;
            const QString fresh = u"fresh-%1.db"_s.arg(step);
            const QStringList anew =
                dumpOf(sessions.updated(sessions.file(fresh), update)->connection().database());
            for (qsizetype i = 0; i < std::min(kept.size(), anew.size()); ++i) {
                QVERIFY2(kept[i] == anew[i],
                         qPrintable(change + u"\nkept: "_s + kept[i].left(2000) + u"\nanew: "_s
                                    + anew[i].left(2000)));
            }
            QVERIFY2(kept.size() == anew.size(), qPrintable(change));
        }
        QVERIFY(spared > 0); // otherwise nothing was kept
    }

private:
    static QStringList filesOf(const IndexFixture &sessions)
    {
        QStringList paths;
        QDirIterator files(sessions.root(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            paths.append(files.next());
        }
        paths.sort();
        return paths;
    }

    static void put(IndexFixture &sessions, const QString &path, const QByteArray &bytes)
    {
        write(path, bytes);
        sessions.age(path);
    }

    /// Returns what was changed.
    static QString changeSomething(IndexFixture &sessions, QRandomGenerator &random)
    {
        const QStringList files = filesOf(sessions);
        const QString file = files[random.bounded(files.size())];
        const QString other = files[random.bounded(files.size())];
        const QByteArray bytes = contentOf(file);
        switch (random.bounded(10)) {
        case 0:
            QFile::remove(file);
            return u"removed "_s + file;
        case 1:
            put(sessions, file, bytes.left(bytes.size() / 2));
            return u"halved "_s + file;
        case 2:
            put(sessions, file, contentOf(other));
            return file + u" became "_s + other;
        case 3:
            put(sessions, file.section(u'/', 0, -2) + u'/' + other.section(u'/', -1),
                contentOf(other));
            return other + u" was copied beside "_s + file;
        case 4: {
            QByteArray changed = bytes;
            changed.replace("failed", "complete").replace("FAILED", "COMPLETE");
            put(sessions, file, changed == bytes ? bytes + "\n# more\n" : changed);
            return u"came through: "_s + file;
        }
        case 5: {
            QByteArray changed = bytes;
            changed.replace("complete", "failed").replace("success", "failure");
            put(sessions, file, changed == bytes ? bytes + "\n" : changed);
            return u"failed: "_s + file;
        }
        case 6: {
            const QString folder = file.section(u'/', 0, -2);
            QDir(folder).removeRecursively();
            return u"removed "_s + folder;
        }
        case 7: {
            const QString folder = file.section(u'/', 0, -2);
            const QString name = folder + u"-moved"_s;
            QDir().rename(folder, name);
            return folder + u" was renamed"_s;
        }
        case 8: {
            // Files around the sessions that checks look for.
            const QStringList around{u".git/HEAD"_s, u".claude/agents/reviewer.md"_s,
                                     u"CLAUDE.md"_s, u"docs/plan.md"_s, u".baton/agents.txt"_s};
            const QString folder = file.section(u'/', 0, -2 - static_cast<int>(random.bounded(3)));
            const QString path = folder + u'/' + around[random.bounded(around.size())];
            put(sessions, path, "planner\nreviewer\n");
            return u"wrote "_s + path;
        }
        default: {
            const QString folder = file.section(u'/', 0, -2);
            const QString copy = folder + QString::number(random.bounded(1000));
            QDir().mkpath(copy);
            for (const QString &name : QDir(folder).entryList(QDir::Files)) {
                put(sessions, copy + u'/' + name, contentOf(folder + u'/' + name));
            }
            return folder + u" was copied"_s;
        }
        }
    }
};

QTEST_GUILESS_MAIN(TestIndexUpdate)
#include "tst_indexupdate.moc"
