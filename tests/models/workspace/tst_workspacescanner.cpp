// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacescanner.h"

#include "models/protocol/catalog.h"
#include "models/workspace/workspace.h"

#include "tests/models/workspace/folderfixture.h"
#include "tests/threadtime.h"

#include <QAbstractItemModelTester>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTimeZone>

#include <fcntl.h>
#include <sys/stat.h>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using End = WorkspaceScanner::End;

namespace {

constexpr auto patience = 20s;

/// Reads nothing but the size: "the file has one error for each byte".
WorkspaceEntry countBytes(WorkspaceEntry entry, const std::atomic_bool &)
{
    QFile file(entry.path);
    entry.isRead = true;
    if (file.open(QIODevice::ReadOnly)) {
        entry.errors = static_cast<int>(file.readAll().size());
        entry.kind = u"cfd.mesh-plan"_s;
    } else {
        entry.problem = file.errorString();
    }
    return entry;
}

/// Of a file or a folder.
void setTime(const QString &path, const QDateTime &time)
{
    const timespec seconds{time.toSecsSinceEpoch(), 0};
    const timespec both[2]{seconds, seconds};
    QCOMPARE(::utimensat(AT_FDCWD, QFile::encodeName(path).constData(), both, 0), 0);
}

struct Fixture
{
    explicit Fixture(FileReader reader = countBytes)
        : workspace(std::move(reader))
        , tester(&workspace.model())
        , finished(&workspace.scanner(), &WorkspaceScanner::finished)
    {
    }

    bool open(const FolderFixture &place)
    {
        workspace.open(place.path());
        return ends(1);
    }
    /// True once @p count scans have ended, however soon that was.
    bool ends(int count)
    {
        return QTest::qWaitFor([&] { return finished.size() >= count; }, QDeadlineTimer(patience));
    }
    [[nodiscard]] End lastEnd() const { return finished.last().first().value<End>(); }
    [[nodiscard]] int errorsOf(const QString &path)
    {
        return workspace.model().indexOf(path).data(WorkspaceModel::ErrorsRole).toInt();
    }
    [[nodiscard]] const WorkspaceTally &tally() { return workspace.model().tally(); }

    Workspace workspace;
    QAbstractItemModelTester tester;
    QSignalSpy finished;
};

} // namespace

class WorkspaceScannerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyDocumentIsReadOnce()
    {
        const FolderFixture place;
        for (int i = 0; i < 300; ++i) {
            place.write(u"d%1/f%2.yaml"_s.arg(i % 7).arg(i), QByteArray(i % 5, 'x'));
        }
        std::atomic_int reads = 0;
        Fixture fixture([&reads](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            ++reads;
            return countBytes(entry, stop);
        });
        QVERIFY(fixture.open(place));
        QCOMPARE(fixture.lastEnd(), End::Complete);
        QCOMPARE(fixture.finished.size(), 1);
        QCOMPARE(reads.load(), 300);
        QCOMPARE(fixture.tally().files, 300);
        QCOMPARE(fixture.tally().pending, 0);
        QCOMPARE(fixture.tally().errors, 600);
        QCOMPARE(fixture.workspace.scanner().filesRead(), 300);
        QCOMPARE(fixture.workspace.scanner().filesFound(), 300);
        fixture.workspace.refresh();
        QVERIFY(fixture.ends(2));
        QCOMPARE(reads.load(), 300); // nothing changed, nothing is read
    }

    void anEmptyFolderIsCompleteAtOnce()
    {
        const FolderFixture place;
        Fixture fixture;
        QVERIFY(fixture.open(place));
        QCOMPARE(fixture.lastEnd(), End::Complete);
        QCOMPARE(fixture.tally().files, 0);
    }

    void aFolderThatIsNotThereFails()
    {
        Fixture fixture;
        fixture.workspace.open(u"/no/such/folder"_s);
        QVERIFY(fixture.ends(1));
        QCOMPARE(fixture.lastEnd(), End::Failed);
        QVERIFY(fixture.finished.last().at(1).toString().contains(u"/no/such/folder"_s));
    }

    void cancelEndsItOnceAndKeepsWhatWasRead()
    {
        const FolderFixture place;
        for (int i = 0; i < 500; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), "x");
        }
        QSemaphore gate;
        Fixture fixture([&gate](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            while (!stop && !gate.tryAcquire(1, 10ms)) { }
            return countBytes(entry, stop);
        });
        gate.release(40);
        fixture.workspace.open(place.path());
        QTRY_VERIFY(fixture.workspace.scanner().filesRead() >= 40);
        fixture.workspace.scanner().cancel();
        fixture.workspace.scanner().cancel();
        QCOMPARE(fixture.finished.size(), 1);
        QCOMPARE(fixture.lastEnd(), End::Cancelled);
        QVERIFY(fixture.finished.last().at(1).toString().contains(u"40 of 500"_s));
        QVERIFY(fixture.tally().pending > 0);
        gate.release(1000);
        fixture.workspace.refresh();
        QVERIFY(fixture.ends(2));
        QCOMPARE(fixture.lastEnd(), End::Complete);
        QCOMPARE(fixture.tally().errors, 500);
        QCOMPARE(fixture.tally().pending, 0);
    }

    void anotherFolderEndsTheScanOfTheFirst()
    {
        const FolderFixture first;
        const FolderFixture second;
        for (int i = 0; i < 200; ++i) {
            first.write(u"f%1.yaml"_s.arg(i), "x");
        }
        second.write(u"only.yaml"_s, "xx");
        Fixture fixture;
        fixture.workspace.open(first.path());
        fixture.workspace.open(second.path());
        QCOMPARE(fixture.finished.size(), 1);
        QCOMPARE(fixture.lastEnd(), End::Cancelled);
        QVERIFY(fixture.ends(2));
        QCOMPARE(fixture.lastEnd(), End::Complete);
        QCOMPARE(fixture.workspace.model().paths(), QStringList{second.path(u"only.yaml"_s)});
    }

    void changesOnDiskAreFollowed()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s, "x");
        place.write(u"sub/b.yaml"_s, "x");
        Fixture fixture;
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

    void whatIsTooMuchToFollowIsReadByTheNextScan()
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
        Fixture fixture;
        WorkspaceScanner &scanner = fixture.workspace.scanner();
        scanner.setWatchLimit(6); // three upper folders, the newest with its file, and one more
        QVERIFY(fixture.open(place));
        QCOMPARE(scanner.unwatched(), 9);
        place.write(u"p/q/s0/a.yaml"_s, "xx");
        place.write(u"p/q/s5/a.yaml"_s, "xxx");
        QTRY_COMPARE(fixture.errorsOf(place.path(u"p/q/s5/a.yaml"_s)), 3);
        QCOMPARE(fixture.errorsOf(place.path(u"p/q/s0/a.yaml"_s)), 1);
        fixture.workspace.refresh();
        QVERIFY(fixture.ends(2));
        QCOMPARE(fixture.errorsOf(place.path(u"p/q/s0/a.yaml"_s)), 2);
        // What comes into sight is looked at, and followed from then on.
        place.write(u"p/q/s1/a.yaml"_s, "xxxx");
        scanner.setInSight({place.path(u"p/q/s1"_s)});
        QTRY_COMPARE(fixture.errorsOf(place.path(u"p/q/s1/a.yaml"_s)), 4);
        place.write(u"p/q/s1/a.yaml"_s, "xxxxx");
        QTRY_COMPARE(fixture.errorsOf(place.path(u"p/q/s1/a.yaml"_s)), 5);
        // With more room everything is followed.
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
        // A missing field is asked for once; then the receiver assumes or asks the user.
        place.write(
            review,
            "handoff:\n  producer: cfd-reviewer\n  from_phase: 2\n  engineering_review: {}\n");
        const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
        Fixture fixture(checkingReader(catalog));
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
        Fixture fixture([&](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            const WorkspaceEntry read = countBytes(entry, stop);
            if (++reads <= 100) {
                place.write(QFileInfo(entry.path).fileName(), "xxx");
            }
            return read;
        });
        fixture.workspace.open(place.path());
        QTRY_COMPARE_WITH_TIMEOUT(fixture.tally().errors, 300, 20'000);
    }

    void filesThatGoWhileTheyAreReadAreGone()
    {
        const FolderFixture place;
        for (int i = 0; i < 100; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), "x");
        }
        Fixture fixture([](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
            QFile::remove(entry.path);
            return countBytes(entry, stop);
        });
        fixture.workspace.open(place.path());
        QTRY_COMPARE_WITH_TIMEOUT(fixture.tally().files, 0, 20'000);
        QTRY_VERIFY(fixture.finished.size() == 1);
    }

    void anotherReaderReadsEverythingAgain()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s, "xxx");
        Fixture fixture;
        QVERIFY(fixture.open(place));
        QSignalSpy pending(&fixture.workspace.model(), &QAbstractItemModel::rowsRemoved);
        fixture.workspace.scanner().setReader([](WorkspaceEntry entry, const std::atomic_bool &) {
            entry.isRead = true;
            entry.errors = 9;
            return entry;
        });
        QTRY_COMPARE(fixture.tally().errors, 9);
        QCOMPARE(pending.size(), 0);
    }

    void closingForgetsTheFolder()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s, "xxx");
        Fixture fixture;
        QVERIFY(fixture.open(place));
        fixture.workspace.close();
        QCOMPARE(fixture.workspace.folder(), QString());
        QCOMPARE(fixture.workspace.model().rowCount(), 0);
        place.write(u"b.yaml"_s, "xxx");
        QTest::qWait(300);
        QCOMPARE(fixture.workspace.model().rowCount(), 0);
    }

    void mayBeDestroyedWhileItReads()
    {
        const FolderFixture place;
        for (int i = 0; i < 200; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), "x");
        }
        for (int i = 0; i < 20; ++i) {
            Fixture fixture;
            fixture.workspace.open(place.path());
            QTest::qWait(i);
        }
    }

    void realFilesAreJudged()
    {
        const FolderFixture place;
        place.write(u"broken.yaml"_s, "handoff: [1\n");
        place.write(u"no.md"_s, "# Notes\n");
        place.write(u"bytes.json"_s, "{\"handoff\": \"\xff\"}\n");
        place.write(u"some.json"_s, "{\"a\": 1}\n");
        place.write(u"empty.yaml"_s, {});
        const QString sample = QStringLiteral(BATON_SOURCE_DIR "/resources/samples/");
        const QString session = u"cfd-bioreactor-session-20260221-143000-48213/"_s;
        const QString state = u"cfd-bioreactor-state-20260221-143000-48213.yaml"_s;
        QDir().mkpath(place.path(session + u"handoffs"_s));
        for (const QString &name :
             {session + u"handoffs/phase2-engineering-review.yaml"_s, state}) {
            QVERIFY(QFile::copy(sample + name, place.path(name)));
        }
        const QString native = u"docs/.scratch/sessions/20260302-120000-grafana/"_s;
        place.write(native + u"state.json"_s, "{\"status\": \"KILLED\"}\n");
        const QString swarm = u"swarm-session-20260301-101500-a1b2c3d4/"_s;
        place.write(swarm + u"workflow-state.yaml"_s,
                    "workflow_id: swarm-20260301-101500-a1b2c3d4\ncurrent_state: DIVERGING\n"
                    "stages:\n  stage_1: {status: complete}\n");
        const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
        Fixture fixture(checkingReader(catalog));
        fixture.workspace.model().setCatalog(catalog);
        fixture.workspace.scanner().setHiddenFolders(catalog->hiddenNames());
        QVERIFY(fixture.open(place));
        const auto status = [&](const QString &name) {
            return static_cast<WorkspaceStatus>(fixture.workspace.model()
                                                    .indexOf(place.path(name))
                                                    .data(WorkspaceModel::StatusRole)
                                                    .toInt());
        };
        QCOMPARE(status(u"broken.yaml"_s), WorkspaceStatus::Error);
        QCOMPARE(status(u"no.md"_s), WorkspaceStatus::NoHandoff);
        QCOMPARE(status(u"some.json"_s), WorkspaceStatus::NoHandoff);
        QCOMPARE(status(u"empty.yaml"_s), WorkspaceStatus::NoHandoff);
        QCOMPARE(status(u"bytes.json"_s), WorkspaceStatus::Error);
        const QModelIndex review = fixture.workspace.model().indexOf(
            place.path(session + u"handoffs/phase2-engineering-review.yaml"_s));
        QCOMPARE(review.data(WorkspaceModel::KindRole).toString(), u"cfd.engineering-review"_s);
        QCOMPARE(review.parent().data(WorkspaceModel::DetailRole).toString(), u"FULL"_s);
        const auto sessionStatus = [&](const QString &stateFile) {
            return static_cast<WorkspaceStatus>(fixture.workspace.model()
                                                    .indexOf(place.path(stateFile))
                                                    .parent()
                                                    .data(WorkspaceModel::StatusRole)
                                                    .toInt());
        };
        QCOMPARE(sessionStatus(native + u"state.json"_s), WorkspaceStatus::Error);
        QCOMPARE(sessionStatus(swarm + u"workflow-state.yaml"_s), WorkspaceStatus::Running);
    }

    void tenThousandFilesLeaveTheWindowFree()
    {
        const FolderFixture place;
        for (int i = 0; i < 10'000; ++i) {
            place.write(u"d%1/f%2.yaml"_s.arg(i % 20).arg(i), "x");
        }
        Workspace workspace(countBytes);
        QSignalSpy finished(&workspace.scanner(), &WorkspaceScanner::finished);
        long long longest = 0;
        long long before = threadTime();
        QTimer turn;
        connect(&turn, &QTimer::timeout, this, [&] {
            const long long now = threadTime();
            longest = std::max(longest, now - std::exchange(before, now));
        });
        turn.start(0ms);
        workspace.open(place.path());
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 60s);
        QCOMPARE(workspace.model().tally().files, 10'000);
        QCOMPARE(workspace.model().tally().pending, 0);
        qInfo("longest turn of the event loop: %lld ms", longest);
        QVERIFY2(longest <= 16, qPrintable(QString::number(longest)));
    }
};

QTEST_GUILESS_MAIN(WorkspaceScannerTest)
#include "tst_workspacescanner.moc"
