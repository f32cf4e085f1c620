// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/limitedwatcher.h"

#include "tests/models/disk/folderfixture.h"

#include <QProcess>
#include <QSet>

#include <sched.h>
#include <unistd.h>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

constexpr int refused = 77; ///< the system does not allow lowering its limit

/// A watch list with the reported paths.
struct Watched
{
    Watched()
    {
        QObject::connect(&list, &LimitedWatcher::changed, &list,
                         [this](const QString &path) { changed.insert(path); });
    }

    /// Writes to the files of @p names in turn and returns those whose change was noticed.
    QStringList noticed(const FolderFixture &place, const QStringList &names)
    {
        changed.clear();
        for (const QString &name : names) {
            place.write(name, "a: 2\n");
        }
        // All noticed changes are noticed before this last one.
        place.write(u"last.yaml"_s, "a: " + QByteArray::number(++m_writes) + '\n');
        if (!QTest::qWaitFor([&] { return changed.contains(place.path(u"last.yaml"_s)); })) {
            return {u"the last one is missing"_s};
        }
        QStringList result;
        for (const QString &name : names) {
            if (changed.contains(place.path(name))) {
                result.append(name);
            }
        }
        return result;
    }

    bool settles()
    {
        return QTest::qWaitFor([this] { return list.isSettled(); });
    }

    LimitedWatcher list;
    QSet<QString> changed;

private:
    int m_writes = 0;
};

QStringList fill(const FolderFixture &place, Watched &watched, int count)
{
    QStringList names;
    std::vector<LimitedWatcher::Request> wishes;
    for (int i = 0; i < count; ++i) {
        names.append(u"%1.yaml"_s.arg(i, 2, 10, QChar(u'0')));
        place.write(names.last());
        wishes.push_back({place.path(names.last()), i});
    }
    place.write(u"last.yaml"_s);
    wishes.push_back({place.path(u"last.yaml"_s), LimitedWatcher::first});
    watched.list.add(std::move(wishes));
    return names;
}

/// Runs in a process of its own with a system limit of 20 watches.
int runLimited()
{
    const FolderFixture place;
    Watched watched;
    const QStringList names = fill(place, watched, 40);
    const auto wrong = [](const char *what) {
        qWarning("%s", what);
        return 1;
    };
    if (!watched.settles() || watched.list.unwatched() != 21) {
        return wrong(qPrintable(u"unwatched: %1"_s.arg(watched.list.unwatched())));
    }
    if (watched.noticed(place, names) != names.last(19)) {
        return wrong("not the latest ones are watched");
    }
    watched.list.setInSight({place.path(names.front())});
    if (!watched.settles() || watched.noticed(place, {names.front()}).isEmpty()) {
        return wrong("what is in sight is not watched");
    }
    return watched.list.unwatched() == 21 ? 0 : wrong("one more is watched than there is room");
}

} // namespace

class TestWatchList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void changesOfWatchedFilesAreNoticed()
    {
        const FolderFixture place;
        Watched watched;
        const QStringList names = fill(place, watched, 5);
        QVERIFY(watched.settles());
        QCOMPARE(watched.list.unwatched(), 0);
        QCOMPARE(watched.noticed(place, names), names);
        watched.list.remove({place.path(names[1])});
        QVERIFY(watched.settles());
        QCOMPARE(watched.noticed(place, names).size(), 4);
        watched.list.clear();
        QVERIFY(watched.settles());
        QVERIFY(watched.list.isSettled());
    }

    void theLatestFilesAreWatchedIfThereAreTooMany()
    {
        const FolderFixture place;
        Watched watched;
        watched.list.setLimit(4);
        const QStringList names = fill(place, watched, 10);
        QVERIFY(watched.settles());
        QCOMPARE(watched.list.unwatched(), 7);
        QCOMPARE(watched.noticed(place, names), names.last(3));
        // A file that changed later replaces the one that has been unchanged for the longest time.
        watched.list.add({{place.path(names[2]), 100}});
        QVERIFY(watched.settles());
        QCOMPARE(watched.noticed(place, names), (QStringList{names[2], names[8], names[9]}));
        // A removed path makes room for another.
        watched.list.remove({place.path(names[9])});
        QVERIFY(watched.settles());
        QCOMPARE(watched.noticed(place, names), (QStringList{names[2], names[7], names[8]}));
        watched.list.setLimit(100);
        QVERIFY(watched.settles());
        QCOMPARE(watched.list.unwatched(), 0);
    }

    void visibleSessionsComeFirst()
    {
        const FolderFixture place;
        Watched watched;
        watched.list.setLimit(3);
        const QStringList names = fill(place, watched, 6);
        place.write(u"folder/a.yaml"_s);
        watched.list.add({{place.path(u"folder/a.yaml"_s), -1}});
        watched.list.setInSight({place.path(names[0]), place.path(u"folder"_s)});
        QVERIFY(watched.settles());
        const QStringList all = names + QStringList{u"folder/a.yaml"_s};
        // Both are watched, so the last of the names is not, nor is the file that marks the end of
        // a test: give it room.
        watched.list.setLimit(4);
        QVERIFY(watched.settles());
        QCOMPARE(watched.noticed(place, all), (QStringList{names[0], names[5], all.last()}));
        watched.list.setInSight({});
        QVERIFY(watched.settles());
        QCOMPARE(watched.noticed(place, all), names.last(3));
        // A file that is added while its folder is visible is watched immediately.
        watched.list.setInSight({place.path(u"folder"_s)});
        place.write(u"folder/b.yaml"_s);
        watched.list.add({{place.path(u"folder/b.yaml"_s), -2}});
        QVERIFY(watched.settles());
        QCOMPARE(watched.noticed(place, {u"folder/b.yaml"_s}), QStringList{u"folder/b.yaml"_s});
    }

    void aFileThatWasReplacedIsWatchedAgainOnceItIsAdded()
    {
        const FolderFixture place;
        Watched watched;
        const QStringList names = fill(place, watched, 2);
        QVERIFY(watched.settles());
        place.write(u"aside"_s, "a: 3\n");
        QVERIFY(QFile::remove(place.path(names[0])));
        QVERIFY(QFile::rename(place.path(u"aside"_s), place.path(names[0])));
        QTRY_VERIFY(watched.changed.contains(place.path(names[0])));
        watched.list.add({{place.path(names[0]), 1}});
        QVERIFY(watched.settles());
        QCOMPARE(watched.noticed(place, names), names);
    }

    void refusedWatchesWait()
    {
        QProcess limited;
        limited.start(QCoreApplication::applicationFilePath(), {u"limited"_s});
        QVERIFY(limited.waitForFinished());
        if (limited.exitCode() == refused) {
            QSKIP("the system lets nobody lower its limit here");
        }
        QVERIFY2(limited.exitCode() == 0, limited.readAllStandardError().constData());
    }
};

int main(int argc, char *argv[])
{
    if (argc == 2 && qstrcmp(argv[1], "limited") == 0) {
        // In its own name space the limit may be lowered; it applies to this process alone.
        if (unshare(CLONE_NEWUSER) != 0) {
            return refused;
        }
        QFile limit(u"/proc/sys/user/max_inotify_watches"_s);
        if (!limit.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || limit.write("20") != 2) {
            return refused;
        }
        limit.close();
        const QCoreApplication application(argc, argv);
        return runLimited();
    }
    const QCoreApplication application(argc, argv);
    TestWatchList test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_watchlist.moc"
