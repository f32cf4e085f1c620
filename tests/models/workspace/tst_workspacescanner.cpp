// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspacescanner.h"

#include "models/protocol/catalog/catalog.h"
#include "tests/models/workspace/scannerfixture.h"
#include "tests/support/scatteredmemory.h"
#include "tests/threadtime.h"

#include <QFileSystemWatcher>
#include <QSemaphore>

using namespace baton;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using End = WorkspaceScanner::End;

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
        ScannerFixture fixture([&reads](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
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

    /// They are recognised by their first bytes.
    void transcriptsAndDatabasesAreShown()
    {
        const QByteArray record = R"({"type":"user","sessionId":"s","uuid":"u","message":{)"
                                  R"("role":"user","content":"Go."}})"
                                  "\n";
        const FolderFixture place;
        place.write(u"run/talk.jsonl"_s, record);
        place.write(u"run/talk/subagents/agent-a.jsonl"_s, record);
        place.write(u"run/talk.json"_s, record);
        place.write(u"log.jsonl"_s, "{\"level\":\"info\"}\n");
        place.write(u"queue.db"_s, QByteArray("SQLite format 3") + QByteArray(85, '\0'));
        place.write(u"thumbs.db"_s, "other");
        ScannerFixture fixture(checkingReader(ProtocolCatalog::load()));
        fixture.workspace.setCatalog(ProtocolCatalog::load());
        QVERIFY(fixture.open(place));
        const WorkspaceModel &model = fixture.workspace.model();
        const auto told = [&](const QString &name) {
            return model.indexOf(place.path(name)).data(WorkspaceModel::DetailRole).toString();
        };
        QCOMPARE(told(u"run/talk.jsonl"_s), u"transcript"_s);
        QCOMPARE(told(u"run/talk.json"_s), u"transcript"_s);
        QCOMPARE(told(u"queue.db"_s), u"database"_s);
        QCOMPARE(fixture.tally().files, 3);
        QCOMPARE(fixture.tally().errors, 0);
        QCOMPARE(model.paths(), QStringList{place.path(u"run/talk.json"_s)});
        place.write(u"more.jsonl"_s, record);
        QTRY_COMPARE(told(u"more.jsonl"_s), u"transcript"_s);
        QVERIFY(QFile::remove(place.path(u"queue.db"_s)));
        QTRY_VERIFY(!model.indexOf(place.path(u"queue.db"_s)).isValid());
    }

    /// Memory that only reading needed is released.
    void givesFreeMemoryBack()
    {
        const ScatteredMemory memory;
        const FolderFixture place;
        place.write(u"f.yaml"_s, "x");
        ScannerFixture fixture;
        QVERIFY(fixture.open(place));
        QTRY_VERIFY(memory.isGivenBack());
    }

    void anEmptyFolderIsCompleteImmediately()
    {
        const FolderFixture place;
        ScannerFixture fixture;
        QVERIFY(fixture.open(place));
        QCOMPARE(fixture.lastEnd(), End::Complete);
        QCOMPARE(fixture.tally().files, 0);
    }

    void aMissingFolderFails()
    {
        ScannerFixture fixture;
        fixture.workspace.open(u"/no/such/folder"_s);
        QVERIFY(fixture.ends(1));
        QCOMPARE(fixture.lastEnd(), End::Failed);
        QVERIFY(fixture.finished.last().at(1).toString().contains(u"/no/such/folder"_s));
    }

    void cancelEndsTheScanOnceAndKeepsReadFiles()
    {
        const FolderFixture place;
        for (int i = 0; i < 500; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), "x");
        }
        QSemaphore gate;
        ScannerFixture fixture([&gate](const WorkspaceEntry &entry, const std::atomic_bool &stop) {
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
        ScannerFixture fixture;
        fixture.workspace.open(first.path());
        fixture.workspace.open(second.path());
        QCOMPARE(fixture.finished.size(), 1);
        QCOMPARE(fixture.lastEnd(), End::Cancelled);
        QVERIFY(fixture.ends(2));
        QCOMPARE(fixture.lastEnd(), End::Complete);
        QCOMPARE(fixture.workspace.model().paths(), QStringList{second.path(u"only.yaml"_s)});
    }

    void anotherReaderReadsEverythingAgain()
    {
        const FolderFixture place;
        place.write(u"a.yaml"_s, "xxx");
        ScannerFixture fixture;
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
        ScannerFixture fixture;
        QVERIFY(fixture.open(place));
        fixture.workspace.close();
        QCOMPARE(fixture.workspace.folder(), QString());
        QCOMPARE(fixture.workspace.model().rowCount(), 0);
        QFileSystemWatcher watcher({place.path()});
        QSignalSpy noticed(&watcher, &QFileSystemWatcher::directoryChanged);
        place.write(u"b.yaml"_s, "xxx");
        QTRY_VERIFY(!noticed.isEmpty()); // by us
        QCOMPARE(fixture.workspace.model().rowCount(), 0);
    }

    void mayBeDestroyedWhileItReads()
    {
        const FolderFixture place;
        for (int i = 0; i < 200; ++i) {
            place.write(u"f%1.yaml"_s.arg(i), "x");
        }
        for (int i = 0; i < 20; ++i) {
            ScannerFixture fixture;
            fixture.workspace.open(place.path());
            for (int turn = 0; turn < i; ++turn) {
                QCoreApplication::processEvents();
            }
        }
    }

    void filesOnDiskAreJudged()
    {
        const FolderFixture place;
        place.write(u"broken.yaml"_s, "handoff: [1\n");
        place.write(u"no.md"_s, "# Notes\n");
        place.write(u"bytes.json"_s, "{\"handoff\": \"\xff\"}\n");
        place.write(u"some.json"_s, "{\"a\": 1}\n");
        place.write(u"empty.yaml"_s, {});
        QFile flow(QStringLiteral(BATON_TEST_DATA "/form/flow.yaml"));
        QVERIFY(flow.open(QIODevice::ReadOnly));
        const QByteArray passes = flow.readAll().replace("    checksum:", "    # checksum:");
        place.write(u"passes.yaml"_s, passes);
        place.write(u"fails.yaml"_s,
                    QByteArray(passes).replace("convergence_achieved: true",
                                               "convergence_achieved: false"));
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
        ScannerFixture fixture(checkingReader(catalog));
        fixture.workspace.setCatalog(catalog);
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
        QCOMPARE(status(u"empty.yaml"_s), WorkspaceStatus::Error);
        QCOMPARE(status(u"bytes.json"_s), WorkspaceStatus::Error);
        QCOMPARE(status(u"passes.yaml"_s), WorkspaceStatus::Ok);
        QCOMPARE(status(u"fails.yaml"_s), WorkspaceStatus::GateFailed);
        const QModelIndex review = fixture.workspace.model().indexOf(
            place.path(session + u"handoffs/phase2-engineering-review.yaml"_s));
        QCOMPARE(review.data(WorkspaceModel::KindRole).toString(), u"cfd.engineering-review"_s);
        QTRY_COMPARE(review.parent().data(WorkspaceModel::DetailRole).toString(), u"FULL"_s);
        const auto sessionStatus = [&](const QString &stateFile) {
            return static_cast<WorkspaceStatus>(fixture.workspace.model()
                                                    .indexOf(place.path(stateFile))
                                                    .parent()
                                                    .data(WorkspaceModel::StatusRole)
                                                    .toInt());
        };
        QTRY_COMPARE(sessionStatus(native + u"state.json"_s), WorkspaceStatus::Error);
        QTRY_COMPARE(sessionStatus(swarm + u"workflow-state.yaml"_s), WorkspaceStatus::Running);
    }

    void tenThousandFilesDoNotBlockTheWindow()
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
