// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/filestore.h"
#include "tests/app/windowfixture.h"
#include "widgets/compare/compareview.h"

#include <QDir>
#include <QFileSystemWatcher>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace baton;
using namespace Qt::StringLiterals;

/// Changes and deletions of an open file by another program.
class TestFilesOnDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void anUnmodifiedDocumentIsReloadedAndThatCanBeUndone_data()
    {
        QTest::addColumn<bool>("replaces");
        QTest::newRow("written in place") << false;
        QTest::newRow("replaced by a new file") << true;
    }

    void anUnmodifiedDocumentIsReloadedAndThatCanBeUndone()
    {
        QFETCH(bool, replaces);
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        change(fixture, replaces, theirs());
        QTRY_COMPARE(document->editor().buffer().bytes(), theirs());
        QVERIFY(!document->isModified());
        QVERIFY(!fixture.window->currentTab()->bar());
        fixture.trigger(u"edit.undo"_s);
        QCOMPARE(document->editor().buffer().bytes(), review());
        QVERIFY(document->isModified());
        // The watch continues.
        fixture.trigger(u"edit.redo"_s);
        change(fixture, replaces, theirs() + "# more\n");
        QTRY_COMPARE(document->editor().buffer().bytes(), theirs() + "# more\n");
    }

    void aDocumentIsCheckedAgainWhenItsSessionsStateChanges_data()
    {
        QTest::addColumn<bool>("isThereFirst");
        QTest::newRow("changed") << true;
        QTest::newRow("comes later") << false;
    }

    void aDocumentIsCheckedAgainWhenItsSessionsStateChanges()
    {
        QFETCH(const bool, isThereFirst);
        WindowFixture fixture;
        const QString session = u"cfd-bioreactor-session-20260221-143000-1"_s;
        const QString state = u"cfd-bioreactor-state-20260221-143000-1.yaml"_s;
        const auto writeState = [&](const QByteArray &retries) {
            write(fixture.path(state),
                  "session: {session_dir: /x/" + session.toUtf8()
                      + ", status: running}\nphase_results:\n  phase_2: {retries_used: " + retries
                      + "}\n");
        };
        QVERIFY(QDir(fixture.dir.path()).mkpath(session + u"/handoffs"_s));
        if (isThereFirst) {
            writeState("0");
        }
        OpenDocument *document = fixture.open(
            session + u"/handoffs/phase2-engineering-review.yaml"_s,
            "handoff:\n  producer: cfd-reviewer\n  from_phase: 2\n  engineering_review: {}\n");
        QVERIFY(document);
        const auto attempt = [&] {
            return document->editor().snapshot()->report.documents.front().verdict.attempt;
        };
        QTRY_VERIFY(document->editor().isAnalysed());
        QCOMPARE(attempt(), 1);
        writeState("1");
        QTRY_COMPARE(attempt(), 2);
        QVERIFY(QFile::remove(fixture.path(state)));
        QTRY_COMPARE(attempt(), 1);
        QVERIFY(!document->isModified());
    }

    void aModifiedDocumentAsksAndKeepsTheUsersText()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        change(fixture, true, theirs());
        QTRY_VERIFY(fixture.window->currentTab()->bar());
        QCOMPARE(document->editor().buffer().bytes(), mine());
        press(fixture, u"diskCompare"_s);
        auto *comparison = fixture.find<CompareView>(u"compareView"_s);
        QVERIFY(comparison);
        QTRY_VERIFY(comparison->isCurrent());
        QVERIFY(comparison->isVisible());
        QCOMPARE(comparison->source(Side::Left).snapshot()->bytes, theirs());
        QCOMPARE(comparison->source(Side::Right).snapshot()->bytes, mine());
        QCOMPARE(comparison->source(Side::Right).document(), &document->editor());
        fixture.trigger(u"file.close"_s);
        QVERIFY(fixture.window->currentTab());
        press(fixture, u"diskKeepMine"_s);
        QVERIFY(!fixture.window->currentTab()->bar());
        QVERIFY(document->isModified());
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(!document->isModified());
        QCOMPARE(contentOf(document->path()), mine());
        QCOMPARE(fixture.dialogs.asked, QStringList());
    }

    void aModifiedDocumentAsksAndReloads()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        change(fixture, false, theirs());
        QTRY_VERIFY(fixture.window->currentTab()->bar());
        press(fixture, u"diskTakeTheirs"_s);
        QCOMPARE(document->editor().buffer().bytes(), theirs());
        QVERIFY(!document->isModified());
        fixture.trigger(u"edit.undo"_s);
        QCOMPARE(document->editor().buffer().bytes(), mine());
    }

    /// The user is not asked if there are no unsaved changes.
    void undoingAllChangesOffersTheFileAgain()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        change(fixture, false, theirs());
        QTRY_VERIFY(fixture.window->currentTab()->bar());
        QVERIFY(!shown(fixture, u"diskReload"_s));
        fixture.trigger(u"edit.undo"_s);
        QVERIFY(!document->isModified());
        QCOMPARE(document->editor().buffer().bytes(), review());
        QVERIFY(shown(fixture, u"diskReload"_s) && shown(fixture, u"diskCompare"_s));
        QVERIFY(!shown(fixture, u"diskKeepMine"_s) && !shown(fixture, u"diskTakeTheirs"_s));
        fixture.trigger(u"edit.redo"_s);
        QCOMPARE(document->editor().buffer().bytes(), mine());
        QVERIFY(!shown(fixture, u"diskReload"_s) && shown(fixture, u"diskKeepMine"_s));
        fixture.trigger(u"edit.undo"_s);
        QTest::mouseClick(shown(fixture, u"diskReload"_s), Qt::LeftButton);
        QCOMPARE(document->editor().buffer().bytes(), theirs());
        QVERIFY(!document->isModified());
        QVERIFY(!fixture.window->currentTab()->bar());
        fixture.trigger(u"edit.undo"_s);
        QCOMPARE(document->editor().buffer().bytes(), review());
    }

    void savingOverAnExternalChangeAsks()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        change(fixture, true, theirs());
        QTRY_VERIFY(fixture.window->currentTab()->bar());
        fixture.trigger(u"file.save"_s);
        QCOMPARE(fixture.dialogs.asked.size(), 1);
        QCOMPARE(contentOf(document->path()), theirs());
        fixture.dialogs.isConfirmed = true;
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(contentOf(document->path()), mine());
        QTRY_VERIFY(!fixture.window->currentTab()->bar());
    }

    void savingComparesTheFileEvenWithoutANotification()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        change(fixture, true, theirs());
        fixture.trigger(u"file.save"_s); // in the same turn: no notification can have come
        QTRY_VERIFY(!document->isSaving());
        QCOMPARE(contentOf(document->path()), theirs());
        QTRY_VERIFY(fixture.find<QPushButton>(u"diskCompare"_s));
        QVERIFY(document->isModified());
        QCOMPARE(document->editor().buffer().bytes(), mine());
        press(fixture, u"diskKeepMine"_s);
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(contentOf(document->path()), mine());
        QTRY_VERIFY(!fixture.window->currentTab()->bar());
    }

    void savingInAnotherTabIsNoExternalChange_data()
    {
        QTest::addColumn<bool>("isSeenWhileSaving");
        QTest::newRow("seen after the save") << false;
        QTest::newRow("seen while the save is under way") << true;
    }

    /// Two tabs may show one file, by a link.
    void savingInAnotherTabIsNoExternalChange()
    {
        QFETCH(bool, isSeenWhileSaving);
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        QVERIFY(QFile::link(document->path(), fixture.path(u"link.yaml"_s)));
        fixture.window->open({{fixture.path(u"link.yaml"_s), 0, 0}});
        OpenDocument *other = fixture.analysed(u"link.yaml"_s);
        QVERIFY(other && other != document);
        QVERIFY(other->editor().buffer().apply({{0, 0, "# other\n"}}, u"x"_s).isOk());
        if (isSeenWhileSaving) {
            const OpenDocument::Saving saving = other->beginSave(other->path());
            QVERIFY(FileStore::save(document->path(), saving.bytes).isOk());
            QTRY_VERIFY(fixture.window->tabOf(document)->bar());
            other->finishSave(saving, true);
        } else {
            fixture.trigger(u"file.save"_s);
            QTRY_VERIFY(!other->isModified());
            QTRY_VERIFY(fixture.window->tabOf(document)->bar());
        }
        QVERIFY(fixture.window->tabOf(document)
                    ->findChild<QLabel *>(u"infoBarTitle"_s)
                    ->text()
                    .contains(u"link.yaml"_s));
        QCOMPARE(document->editor().buffer().bytes(), mine());
    }

    void savesInQuickSuccessionAreNotExternalChanges()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(document->editor().buffer().apply({{0, 0, "# more\n"}}, u"x"_s).isOk());
            fixture.trigger(u"file.save"_s);
        }
        QTRY_VERIFY(!document->isModified() && !document->isSaving());
        QCOMPARE(contentOf(document->path()), "# more\n# more\n# more\n" + mine());
        QVERIFY(!fixture.window->currentTab()->bar());
    }

    void savingAllAsksOnlyForWhatHasNoFile()
    {
        WindowFixture fixture;
        const auto modify = [](OpenDocument *document) {
            return document
                && document->editor().buffer().apply({{0, 0, "# mine\n"}}, u"x"_s).isOk();
        };
        OpenDocument *a = fixture.open(u"a.yaml"_s, review());
        OpenDocument *b = fixture.open(u"b.yaml"_s, review());
        QVERIFY(modify(a) && modify(b));
        OpenDocument *unchanged = fixture.open(u"c.yaml"_s, review());
        const QDateTime written = QFileInfo(unchanged->path()).lastModified();
        OpenDocument *unnamed =
            fixture.window->documents().create(fixture.path(u"new.yaml"_s), review());
        fixture.dialogs.target = fixture.path(u"named.yaml"_s);
        QVERIFY(fixture.window->actionRegistry().action(u"file.saveAll"_s)->isEnabled());
        fixture.trigger(u"file.saveAll"_s);
        QTRY_VERIFY(!a->isModified() && !b->isModified() && !unnamed->isModified());
        QCOMPARE(fixture.dialogs.asked, QStringList{fixture.path(u"new.yaml"_s)});
        QCOMPARE(contentOf(a->path()), "# mine\n" + review());
        QCOMPARE(contentOf(b->path()), "# mine\n" + review());
        QCOMPARE(contentOf(fixture.path(u"named.yaml"_s)), review());
        QCOMPARE(QFileInfo(unchanged->path()).lastModified(), written);
        QTRY_VERIFY(!fixture.window->actionRegistry().action(u"file.saveAll"_s)->isEnabled());
    }

    void revertingCanBeUndone()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        fixture.trigger(u"file.revert"_s);
        QCOMPARE(fixture.dialogs.asked.size(), 1);
        QCOMPARE(document->editor().buffer().bytes(), mine());
        fixture.dialogs.isConfirmed = true;
        fixture.trigger(u"file.revert"_s);
        QCOMPARE(document->editor().buffer().bytes(), review());
        QVERIFY(!document->isModified());
        QVERIFY(!fixture.window->actionRegistry().action(u"file.revert"_s)->isEnabled());
        fixture.trigger(u"edit.undo"_s);
        QCOMPARE(document->editor().buffer().bytes(), mine());
        QVERIFY(document->isModified());
        QCOMPARE(contentOf(document->path()), review());
    }

    void aDeletedFileIsReportedAndCanBeWrittenAgain_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("by the bar") << QString();
        QTest::newRow("by the command to save") << u"file.save"_s;
        QTest::newRow("by the command to save all") << u"file.saveAll"_s;
    }

    void aDeletedFileIsReportedAndCanBeWrittenAgain()
    {
        QFETCH(const QString, command);
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(QFile::remove(document->path()));
        QTRY_VERIFY(fixture.find<QPushButton>(u"diskSave"_s));
        QCOMPARE(document->editor().buffer().bytes(), review());
        if (command.isEmpty()) {
            press(fixture, u"diskSave"_s);
        } else {
            QVERIFY(fixture.window->actionRegistry().action(command)->isEnabled());
            fixture.trigger(command);
        }
        QTRY_COMPARE(contentOf(document->path()), review());
        QTRY_VERIFY(!fixture.window->currentTab()->bar());
    }

    void ownSavesAreNotReportedAsChanges()
    {
        WindowFixture fixture;
        OpenDocument *document = openModified(fixture);
        fixture.trigger(u"file.save"_s);
        QTRY_VERIFY(!document->isModified());
        QVERIFY(document->editor().buffer().apply({{0, 0, "# again\n"}}, u"x"_s).isOk());
        QFileSystemWatcher watcher({document->path()});
        QSignalSpy noticed(&watcher, &QFileSystemWatcher::fileChanged);
        change(fixture, false, mine());  // the same bytes again
        QTRY_VERIFY(!noticed.isEmpty()); // by the test, so by the window as well
        QTRY_VERIFY(fixture.window->isSettled());
        QVERIFY(!fixture.window->currentTab()->bar());
        QCOMPARE(document->editor().buffer().bytes(), "# again\n" + mine());
    }

private:
    static QByteArray mine() { return "# mine\n" + review(); }
    static QByteArray theirs() { return "# theirs\n" + review(); }

    static OpenDocument *openModified(WindowFixture &fixture)
    {
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        const Outcome outcome = document->editor().buffer().apply({{0, 0, "# mine\n"}}, u"x"_s);
        return outcome ? document : nullptr;
    }

    static void change(const WindowFixture &fixture, bool replaces, const QByteArray &bytes)
    {
        const QString path = fixture.path(u"a.yaml"_s);
        if (!replaces) {
            write(path, bytes);
            return;
        }
        write(path + u".new"_s, bytes);
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(path + u".new"_s, path));
    }

    static QPushButton *shown(const WindowFixture &fixture, const QString &name)
    {
        const InfoBar *bar = fixture.window->currentTab()->bar();
        return bar ? bar->findChild<QPushButton *>(name) : nullptr;
    }

    static void press(const WindowFixture &fixture, const QString &name)
    {
        auto *button = fixture.find<QPushButton>(name);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }
};

QTEST_MAIN(TestFilesOnDisk)
#include "tst_filesondisk.moc"
