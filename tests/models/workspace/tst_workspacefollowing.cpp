// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "tests/models/workspace/scannerfixture.h"

#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// The names of the sessions in the tree.
QStringList sessionsIn(ScannerFixture &fixture, const FolderFixture &place)
{
    QStringList names;
    for (const QString &path : fixture.workspace.model().sessions()) {
        names.append(path.sliced(place.path().size() + 1));
    }
    return names;
}

} // namespace

/// Files that are added, removed and changed while a workspace is open.
class WorkspaceFollowingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void changesOnDiskAreFollowed()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s, "x");
        place.write(u"sub/b.yaml"_s, "x");
        ScannerFixture fixture;
        QVERIFY(fixture.open(place));

        place.write(u"new.yaml"_s, "xx"); // a file comes
        QTRY_COMPARE(fixture.errorsOf(place.path(u"new.yaml"_s)), 2);
        place.write(u"a.yaml"_s, "xxx"); // is written in place
        QTRY_COMPARE(fixture.errorsOf(place.path(u"a.yaml"_s)), 3);
        place.write(u"sub/tmp.txt"_s, "xxxx"); // is replaced as savers do
        QVERIFY(QFile::remove(place.path(u"sub/b.yaml"_s)));
        QVERIFY(QFile::rename(place.path(u"sub/tmp.txt"_s), place.path(u"sub/b.yaml"_s)));
        QTRY_COMPARE(fixture.errorsOf(place.path(u"sub/b.yaml"_s)), 4);
        place.write(u"sub/b.yaml"_s, "xxxxx"); // and is still followed then
        QTRY_COMPARE(fixture.errorsOf(place.path(u"sub/b.yaml"_s)), 5);
        place.write(u"deep/er/c.yaml"_s, "x"); // folders come
        QTRY_COMPARE(fixture.errorsOf(place.path(u"deep/er/c.yaml"_s)), 1);
        place.write(u"deep/er/d.yaml"_s, "x"); // and are followed
        QTRY_COMPARE(fixture.errorsOf(place.path(u"deep/er/d.yaml"_s)), 1);
        QVERIFY(QDir(place.path(u"deep"_s)).removeRecursively());
        QTRY_COMPARE(fixture.tally().files, 3);
        QCOMPARE(fixture.finished.size(), 1);
    }

    void logsAndOtherTextsAreFoundAndFollowed()
    {
        const FolderFixture place;
        for (const QString &name : {u"a.yaml"_s, u"logs/b.log"_s, u"logs/a.LOG"_s, u"c.txt"_s,
                                    u"mesh.vtu"_s, u".git/d.log"_s}) {
            place.write(name);
        }
        ScannerFixture fixture;
        QVERIFY(fixture.open(place));
        const auto texts = [&] {
            QStringList names;
            for (const QString &path : fixture.workspace.scanner().texts()) {
                names.append(path.sliced(place.path().size() + 1));
            }
            return names;
        };
        QCOMPARE(texts(), (QStringList{u"c.txt"_s, u"logs/a.LOG"_s, u"logs/b.log"_s}));
        QCOMPARE(fixture.tally().files, 1);

        place.write(u"new/e.log"_s);
        QTRY_COMPARE(texts().size(), 4);
        QVERIFY(QFile::remove(place.path(u"c.txt"_s)));
        QTRY_COMPARE(texts().size(), 3);
        QVERIFY(QDir(place.path(u"logs"_s)).removeRecursively());
        QTRY_COMPARE(texts(), QStringList{u"new/e.log"_s});
        fixture.workspace.close();
        QCOMPARE(texts(), QStringList());
    }

    void unwatchedFilesAreReadByTheNextScan()
    {
        const FolderFixture place;
        const QDateTime then(QDate(2026, 2, 21), QTime(14, 0), QTimeZone::UTC);
        for (int i = 0; i < 6; ++i) {
            const QString folder = u"p/q/s%1"_s.arg(i);
            place.write(folder + u"/a.yaml"_s, "x");
            setTime(place.path(folder + u"/a.yaml"_s), then.addDays(i));
            setTime(place.path(folder), then.addDays(i));
        }
        setTime(place.path(u"p/q"_s), then.addDays(9));
        ScannerFixture fixture;
        WorkspaceScanner &scanner = fixture.workspace.scanner();
        scanner.setWatchLimit(6); // three parent folders, the newest with its file, and one more
        QVERIFY(fixture.open(place));
        QCOMPARE(scanner.unwatched(), 9);
        place.write(u"p/q/s0/a.yaml"_s, "xx");
        place.write(u"p/q/s5/a.yaml"_s, "xxx");
        QTRY_COMPARE(fixture.errorsOf(place.path(u"p/q/s5/a.yaml"_s)), 3);
        QCOMPARE(fixture.errorsOf(place.path(u"p/q/s0/a.yaml"_s)), 1);
        fixture.workspace.refresh();
        QVERIFY(fixture.ends(2));
        QCOMPARE(fixture.errorsOf(place.path(u"p/q/s0/a.yaml"_s)), 2);
        // A row that becomes visible is read, and followed from then on.
        place.write(u"p/q/s1/a.yaml"_s, "xxxx");
        scanner.setInSight({place.path(u"p/q/s1"_s)});
        QTRY_COMPARE(fixture.errorsOf(place.path(u"p/q/s1/a.yaml"_s)), 4);
        place.write(u"p/q/s1/a.yaml"_s, "xxxxx");
        QTRY_COMPARE(fixture.errorsOf(place.path(u"p/q/s1/a.yaml"_s)), 5);
        // With a higher limit everything is followed.
        scanner.setWatchLimit(100);
        fixture.workspace.refresh();
        QVERIFY(fixture.ends(3));
        QCOMPARE(scanner.unwatched(), 0);
    }

    void theHandoffsOfASessionAreReadAgainWithItsState()
    {
        const FolderFixture place;
        const QString session = u"cfd-bioreactor-session-20260221-143000-1"_s;
        const QString state = u"cfd-bioreactor-state-20260221-143000-1.yaml"_s;
        const QString review = session + u"/handoffs/phase2-engineering-review.yaml"_s;
        const auto writeState = [&](const QByteArray &retries) {
            place.write(state,
                        "session: {session_dir: /x/" + session.toUtf8()
                            + ", status: running}\nphase_results:\n  phase_2: {retries_used: "
                            + retries + "}\n");
        };
        writeState("0");
        // A missing field is requested once; then the receiver assumes a default or asks the user.
        place.write(
            review,
            "handoff:\n  producer: cfd-reviewer\n  from_phase: 2\n  engineering_review: {}\n");
        const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
        ScannerFixture fixture(checkingReader(catalog));
        fixture.workspace.model().setCatalog(catalog);
        QVERIFY(fixture.open(place));
        const auto action = [&] {
            const QModelIndex index = fixture.workspace.model().indexOf(place.path(review));
            return fixture.workspace.model().node(index).entry.action;
        };
        QCOMPARE(action(), Action::Reinvoke);
        writeState("1");
        QTRY_COMPARE(action(), Action::Escalate);
        QVERIFY(QFile::remove(place.path(state)));
        QTRY_COMPARE(action(), Action::Reinvoke);
        writeState("1");
        QTRY_COMPARE(action(), Action::Escalate);
        QCOMPARE(fixture.finished.size(), 1);
    }

    void filesThatChangeWhileTheyAreReadAreReadAgain()
    {
        const FolderFixture place;
        for (int i = 0; i < 100; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), "x");
        }
        std::atomic_int reads = 0;
        ScannerFixture fixture([&](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            const WorkspaceEntry read = countBytes(entry, stop);
            if (++reads <= 100) {
                place.write(QFileInfo(entry.path).fileName(), "xxx");
            }
            return read;
        });
        fixture.workspace.open(place.path());
        QTRY_COMPARE_WITH_TIMEOUT(fixture.tally().errors, 300, 20'000);
    }

    void filesRemovedDuringReadingDisappear()
    {
        const FolderFixture place;
        for (int i = 0; i < 100; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), "x");
        }
        ScannerFixture fixture([](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            QFile::remove(entry.path);
            return countBytes(entry, stop);
        });
        fixture.workspace.open(place.path());
        QTRY_COMPARE_WITH_TIMEOUT(fixture.tally().files, 0, 20'000);
        QTRY_VERIFY(fixture.finished.size() == 1);
    }

    void aSessionWithoutADocumentIsARow()
    {
        const FolderFixture place;
        const QString cfd = u"cfd-bioreactor-session-20260221-143000-1"_s;
        const QString swarm = u"runs/swarm-session-20260301-101500-a1b2c3d4"_s;
        QVERIFY(QDir().mkpath(place.path(cfd + u"/handoffs"_s)));
        QVERIFY(QDir().mkpath(place.path(swarm)));
        QVERIFY(QDir().mkpath(place.path(u"plain"_s)));
        const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
        ScannerFixture fixture(checkingReader(catalog));
        fixture.workspace.model().setCatalog(catalog);
        QVERIFY(fixture.open(place));
        QCOMPARE(sessionsIn(fixture, place), (QStringList{cfd, swarm}));
        const WorkspaceModel &model = fixture.workspace.model();
        const QModelIndex group = model.index(0, 0);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowCount(group), 2);
        QCOMPARE(model.rowCount(model.index(0, 0, group)), 0);
        QCOMPARE(group.data(WorkspaceModel::DetailRole).toString(), u"2"_s);
        // Its first document is added to the same row, which stays after its removal.
        place.write(cfd + u"/handoffs/a.yaml"_s, "handoff: {from: a, to: b}\n");
        QTRY_COMPARE(fixture.tally().files, 1);
        QCOMPARE(model.rowCount(group), 2);
        QVERIFY(QFile::remove(place.path(cfd + u"/handoffs/a.yaml"_s)));
        QTRY_COMPARE(fixture.tally().files, 0);
        QCOMPARE(sessionsIn(fixture, place), (QStringList{cfd, swarm}));
        // The row is removed and added together with the folder.
        QVERIFY(QDir(place.path(cfd)).removeRecursively());
        QTRY_COMPARE(sessionsIn(fixture, place), QStringList{swarm});
        QVERIFY(QDir(place.path(u"runs"_s)).removeRecursively());
        QTRY_COMPARE(model.rowCount(), 0);
        QVERIFY(QDir().mkpath(place.path(cfd)));
        QTRY_COMPARE(sessionsIn(fixture, place), QStringList{cfd});
        // Other layouts show other sessions.
        fixture.workspace.model().setCatalog(std::make_shared<const ProtocolCatalog>());
        QCOMPARE(sessionsIn(fixture, place), QStringList());
        fixture.workspace.model().setCatalog(catalog);
        QCOMPARE(sessionsIn(fixture, place), QStringList{cfd});
    }

    void removedSessionFoldersKeepTheirState()
    {
        const FolderFixture place;
        const QString folder = u"cfd-bioreactor-session-20260221-143000-1"_s;
        place.write(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s,
                    "session: {session_id: a, mode: LITE, status: failed}\n");
        QVERIFY(QDir().mkpath(place.path(folder)));
        const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
        ScannerFixture fixture(checkingReader(catalog));
        fixture.workspace.model().setCatalog(catalog);
        QVERIFY(fixture.open(place));
        QCOMPARE(sessionsIn(fixture, place), QStringList{folder});
        QVERIFY(QDir().rmdir(place.path(folder)));
        QTRY_COMPARE(fixture.tally().sessions, 0);
        QCOMPARE(sessionsIn(fixture, place), QStringList{folder});
        QCOMPARE(fixture.tally().files, 1);
    }
};

QTEST_GUILESS_MAIN(WorkspaceFollowingTest)
#include "tst_workspacefollowing.moc"
