// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include <QApplication>
#include <QDirIterator>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

/// Unsaved texts that are kept while a window runs; tst_realwindow kills one.
class TestRecovery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void aSavedDocumentLeavesNoJournal()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 1);
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 0);
    }

    void runningProcessesAreNotRecoveredFrom()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, review());
        QVERIFY(document);
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 1);
        MainWindow second(fixture.context);
        QSignalSpy found(&second.recovery(), &Recovery::found);
        second.recovery().search();
        QTRY_COMPARE(found.size(), 1);
        QVERIFY(found.first().first().value<std::vector<JournalEntry>>().empty());
    }

    void oldJournalsAreRemovedOnceTheirTextIsSafe_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("a file") << u"a.yaml"_s;
        QTest::newRow("one that was never saved") << QString();
    }

    void oldJournalsAreRemovedOnceTheirTextIsSafe()
    {
        QFETCH(const QString, path);
        WindowFixture fixture;
        const QByteArray text = "# typed\n" + review();
        const QString old = leave(fixture, path, text);
        const auto isKept = [&] {
            return std::ranges::any_of(journals(fixture.context.dataFolder),
                                       [&](const QString &file) {
                                           const Result<JournalEntry> entry = journal::read(file);
                                           return entry && entry->bytes == text;
                                       });
        };
        click(fixture, u"recover"_s);
        QElapsedTimer time;
        time.start();
        while (QFile::exists(old) && !time.hasExpired(10'000)) {
            QVERIFY(isKept()); // whenever the process ends
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        }
        QVERIFY(!QFile::exists(old));
        QVERIFY(isKept());
        QCOMPARE(fixture.window->currentDocument()->editor().buffer().bytes(), text);
    }

    void oldJournalsStayIfTheNewOneFails()
    {
        WindowFixture fixture;
        QVERIFY(makeUnsaved(fixture, u"first.yaml"_s));
        const QString folder =
            QFileInfo(journals(fixture.context.dataFolder).constFirst()).absolutePath();
        const QString blocked = folder + u"/2.journal"_s; // where the next document's would be
        QVERIFY(QDir().mkpath(blocked + u"/full"_s));
        const QByteArray text = "# typed\n" + review();
        const QString old = leave(fixture, u"a.yaml"_s, text);
        QSignalSpy failed(&fixture.window->recovery(), &Recovery::failed);
        click(fixture, u"recover"_s);
        QTRY_VERIFY(!failed.isEmpty());
        QCOMPARE(journal::read(old)->bytes, text);

        QVERIFY(QDir(blocked).removeRecursively());
        OpenDocument *document = fixture.window->documents().find(fixture.path(u"a.yaml"_s));
        QVERIFY(document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk());
        QTRY_VERIFY(!QFile::exists(old));
        QCOMPARE(journal::read(blocked)->bytes, "#\n" + text);
    }

    void recoveredAndSavedTextsLeaveNoJournal()
    {
        WindowFixture fixture;
        const QString old = leave(fixture, u"a.yaml"_s, "# typed\n" + review());
        click(fixture, u"recover"_s);
        QVERIFY(fixture.analysed(u"a.yaml"_s));
        fixture.trigger(u"file.save"_s);
        QTRY_COMPARE(contentOf(fixture.path(u"a.yaml"_s)), "# typed\n" + review());
        QTRY_COMPARE(journals(fixture.context.dataFolder).size(), 0);
        QVERIFY(!QFile::exists(old));
    }

    void twoTextsOfOneFileAreBothRecovered()
    {
        WindowFixture fixture;
        const QByteArray first = "# one\n" + review();
        const QByteArray second = "# two\n" + review();
        JournalEntry other;
        other.file = fixture.context.dataFolder + u"/recovery/another/1.journal"_s;
        other.path = fixture.path(u"a.yaml"_s);
        other.at = QDateTime::currentDateTimeUtc();
        other.bytes = first;
        other.base = journal::fingerprint(review());
        QVERIFY(QDir().mkpath(QFileInfo(other.file).absolutePath()));
        QVERIFY(journal::write(other).isOk());
        const QString old = leave(fixture, u"a.yaml"_s, second);
        click(fixture, u"recover"_s);
        QTRY_COMPARE(fixture.window->documents().all().size(), size_t(2));
        QSet<QByteArray> texts;
        for (const OpenDocument *document : fixture.window->documents().all()) {
            texts.insert(document->editor().buffer().bytes());
        }
        QCOMPARE(texts, (QSet<QByteArray>{first, second}));
        QTRY_VERIFY(!QFile::exists(old) && !QFile::exists(other.file));
        QCOMPARE(contentOf(fixture.path(u"a.yaml"_s)), review());
    }

    void postponedTextsAreOfferedAgain()
    {
        WindowFixture fixture;
        const QString old = leave(fixture, u"a.yaml"_s, "# typed\n" + review());
        const auto *later = fixture.find<QPushButton>(u"noticeDismiss"_s);
        QCOMPARE(later->text(), u"Later"_s);
        QVERIFY(!later->toolTip().isEmpty());
        QVERIFY(!fixture.find<QPushButton>(u"discardRecovery"_s)->toolTip().isEmpty());
        click(fixture, u"noticeDismiss"_s);
        QVERIFY(QFile::exists(old));
    }

    void discardedTextIsDeletedImmediately()
    {
        WindowFixture fixture;
        const QString old = leave(fixture, u"a.yaml"_s, "# typed\n" + review());
        click(fixture, u"discardRecovery"_s);
        QVERIFY(!QFile::exists(old));
        QVERIFY(fixture.window->documents().all().empty());
    }

    void theSourceHasTheFocusAfterTheAnswer_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("hasDocument");
        for (const QString &button : {u"recover"_s, u"discardRecovery"_s, u"noticeDismiss"_s}) {
            for (const bool hasDocument : {true, false}) {
                QTest::addRow("%s, %s", qPrintable(button), hasDocument ? "document" : "nothing")
                    << button << hasDocument;
            }
        }
    }

    void theSourceHasTheFocusAfterTheAnswer()
    {
        QFETCH(const QString, button);
        QFETCH(const bool, hasDocument);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        if (hasDocument) {
            QVERIFY(fixture.open(u"other.yaml"_s, review()));
        }
        leave(fixture, u"a.yaml"_s, "# typed\n" + review());
        auto *pressed = fixture.find<QPushButton>(button);
        pressed->setFocus();
        QTest::keyClick(pressed, Qt::Key_Space);
        QTRY_VERIFY(!fixture.find<QPushButton>(button));
        if (button == "recover"_L1) {
            QTRY_VERIFY(fixture.window->documents().find(fixture.path(u"a.yaml"_s)));
            QTRY_COMPARE(fixture.window->currentDocument()->path(), fixture.path(u"a.yaml"_s));
        }
        const QWidget *page = fixture.window->currentTab();
        const QWidget *start = fixture.find<QWidget>(u"noDocument"_s);
        QTRY_VERIFY((page ? page : start)->isAncestorOf(QApplication::focusWidget()));
    }

private:
    /// Writes the journal of a killed process for the file @p name, or for a new document if that
    /// is empty; lets the window offer it. Returns the journal file.
    static QString leave(WindowFixture &fixture, const QString &name, const QByteArray &text)
    {
        JournalEntry entry;
        entry.file = fixture.context.dataFolder + u"/recovery/gone/1.journal"_s;
        entry.suggestedPath = fixture.path(u"new.yaml"_s);
        entry.at = QDateTime::currentDateTimeUtc();
        entry.bytes = text;
        if (!name.isEmpty()) {
            entry.path = fixture.path(name);
            entry.base = journal::fingerprint(review());
            write(entry.path, review());
        }
        [&] {
            QVERIFY(QDir().mkpath(QFileInfo(entry.file).absolutePath()));
            QVERIFY(journal::write(entry).isOk());
            fixture.window->recovery().search();
            QTRY_VERIFY(fixture.find<QPushButton>(u"recover"_s));
        }();
        return entry.file;
    }

    static void click(const WindowFixture &fixture, const QString &button)
    {
        QTest::mouseClick(fixture.find<QPushButton>(button), Qt::LeftButton);
    }

    static bool makeUnsaved(WindowFixture &fixture, const QString &name)
    {
        OpenDocument *document = fixture.open(name, review());
        return document && document->editor().buffer().apply({{0, 0, "#\n"}}, u"x"_s).isOk()
            && QTest::qWaitFor([&] { return journals(fixture.context.dataFolder).size() == 1; });
    }

    static QStringList journals(const QString &data)
    {
        QStringList found;
        QDirIterator files(data + u"/recovery"_s, {u"*.journal"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found.append(files.next());
        }
        return found;
    }
};

QTEST_MAIN(TestRecovery)
#include "tst_recovery.moc"
