// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/log/logfixture.h"

#include "models/log/search/exportlines.h"
#include "models/log/search/logrows.h"

#include <QRandomGenerator>

using namespace baton;
using namespace Qt::StringLiterals;

class LogFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void linesAreReadOnDemand()
    {
        const LogFixture file("one\r\ntw\xFFo\n\nfour\rFO\n\x1b[31mred\nstill red\nthe end");
        LogFile log;
        openAndRead(log, file);
        QCOMPARE(linesOf(log),
                 (QStringList{u"one"_s, u"tw\uFFFDo"_s, QString(), u"FOur"_s, u"red"_s,
                              u"still red"_s, u"the end"_s}));
        AnsiStyle red;
        red.foreground = {AnsiColor::Kind::Palette, 1};
        QCOMPARE(log.shown(5, 100).content.runs, (std::vector<AnsiRun>{{0, 9, red}}));
        QVERIFY(!log.isGone());
    }

    void aFileThatCannotBeReadSaysWhy_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("reason");
        QTest::newRow("missing") << u"/nowhere/a.log"_s << u"No such file"_s;
        QTest::newRow("folder") << u"/usr/bin"_s << u"not a regular file"_s;
        QTest::newRow("device") << u"/dev/null"_s << u"not a regular file"_s;
    }

    void aFileThatCannotBeReadSaysWhy()
    {
        QFETCH(QString, path);
        QFETCH(QString, reason);
        LogFile log;
        QSignalSpy failed(&log, &LogFile::failed);
        log.open(path);
        QTRY_VERIFY(!failed.isEmpty());
        QVERIFY2(failed.first().first().toString().contains(reason),
                 qPrintable(failed.first().first().toString()));
        QVERIFY(failed.first().first().toString().contains(path));
        QVERIFY(!log.isReading());
    }

    void anEmptyFileHasNoLineAndMayGrow()
    {
        const LogFixture file;
        LogFile log;
        openAndRead(log, file);
        QCOMPARE(log.lineCount(), 0);
        file.append("first\n");
        QTRY_COMPARE(linesOf(log), QStringList{u"first"_s});
    }

    void appendedLinesAreFollowed()
    {
        const LogFixture file("one\ntwo");
        LogFile log;
        openAndRead(log, file);
        QSignalSpy restarted(&log, &LogFile::restarted);
        QSignalSpy grew(&log, &LogFile::grew);
        file.append(" and more\nthree\n");
        QTRY_COMPARE(linesOf(log), (QStringList{u"one"_s, u"two and more"_s, u"three"_s}));
        QCOMPARE(grew.first().first().toLongLong(), 1); // the unfinished line changed
        for (int i = 0; i < 50; ++i) {
            file.append("line " + QByteArray::number(i) + '\n');
            if (i % 10 == 0) {
                QTest::qWait(1); // lets a part of it be noticed
            }
        }
        QTRY_COMPARE(log.lineCount(), 53);
        QCOMPARE(linesOf(log).last(), u"line 49"_s);
        QCOMPARE(log.index().byteCount(), QFileInfo(file.path()).size());
        QCOMPARE(restarted.size(), 0);
    }

    void randomChangesGiveTheLinesOfTheFile()
    {
        QRandomGenerator random(17);
        const auto text = [&random] {
            QByteArray bytes;
            for (int n = random.bounded(60); n > 0; --n) {
                const bool isEnd = random.bounded(12) == 0;
                bytes += isEnd ? '\n' : static_cast<char>('a' + random.bounded(26));
            }
            return bytes;
        };
        const LogFixture file(text());
        LogFile log;
        openAndRead(log, file);
        for (int step = 0; step < 200; ++step) {
            const int what = random.bounded(12);
            if (what == 0) {
                file.write(text());
            } else if (what == 1) {
                file.replace(text());
            } else {
                file.append(text());
            }
            for (int turns = random.bounded(4); turns > 0; --turns) {
                QCoreApplication::processEvents();
            }
        }
        file.append("the end");
        LogFile fresh;
        openAndRead(fresh, file);
        QTRY_COMPARE(linesOf(log), linesOf(fresh));
        QCOMPARE(log.index().byteCount(), QFileInfo(file.path()).size());
        QVERIFY(linesOf(log).last().endsWith(u"the end"_s));
    }

    void aShortenedFileIsReadAgain()
    {
        const LogFixture file("one\ntwo\nthree\n");
        LogFile log;
        openAndRead(log, file);
        QSignalSpy restarted(&log, &LogFile::restarted);
        file.write("new\n");
        QTRY_COMPARE(linesOf(log), QStringList{u"new"_s});
        QVERIFY(!restarted.isEmpty());
        file.write({});
        QTRY_COMPARE(log.lineCount(), 0);
    }

    void aLongerRewrittenFileIsNoticed()
    {
        const LogFixture file("one\ntwo\n");
        LogFile log;
        openAndRead(log, file);
        file.write("other content, and more of it than before\n");
        QTRY_COMPARE(linesOf(log), QStringList{u"other content, and more of it than before"_s});
    }

    void aRewrittenFileOfTheSameLengthIsNoticed()
    {
        const LogFixture file(QByteArray("one\n") + QByteArray(200, 'x') + '\n');
        file.setTime(QDateTime::currentDateTimeUtc().addSecs(-1));
        LogFile log;
        openAndRead(log, file);
        file.write(QByteArray("ONE\n") + QByteArray(200, 'x') + '\n');
        QTRY_COMPARE(linesOf(log).value(0), u"ONE"_s);
    }

    void aRotatedFileIsFollowedUnderItsName()
    {
        const LogFixture file("one\ntwo\n");
        LogFile log;
        openAndRead(log, file);
        QSignalSpy restarted(&log, &LogFile::restarted);
        file.replace("one\ntwo\nand three\n");
        QTRY_COMPARE(log.lineCount(), 3);
        QCOMPARE(restarted.size(), 1);
        file.append("four\n");
        QTRY_COMPARE(linesOf(log).last(), u"four"_s);
        QCOMPARE(restarted.size(), 1);
    }

    void aDeletedFileKeepsItsLinesUntilItIsBack()
    {
        const LogFixture file("one\ntwo\n");
        LogFile log;
        openAndRead(log, file);
        QSignalSpy gone(&log, &LogFile::goneChanged);
        file.remove();
        QTRY_COMPARE(gone.size(), 1);
        QVERIFY(log.isGone());
        QCOMPARE(linesOf(log), (QStringList{u"one"_s, u"two"_s}));
        file.write("back\n");
        QTRY_COMPARE(linesOf(log), QStringList{u"back"_s});
        QVERIFY(!log.isGone());
    }

    void aFileThatIsMissingIsReadOnceItIsThere()
    {
        const LogFixture file;
        file.remove();
        LogFile log;
        QSignalSpy failed(&log, &LogFile::failed);
        log.open(file.path());
        QTRY_COMPARE(failed.size(), 1);
        file.write("here\n");
        QTRY_COMPARE(linesOf(log), QStringList{u"here"_s});
    }

    void longLinesAreCutWithACount()
    {
        const QByteArray longLine = QByteArray("\xC3\xA4").repeated(500'000);
        const LogFixture file("short\n" + longLine + "\nlast\n");
        LogFile log;
        openAndRead(log, file);
        QCOMPARE(log.lineCount(), 3);
        const ShownLine cut = log.shown(1, 1001);
        QCOMPARE(cut.content.text, QString(500, u'ä'));
        QCOMPARE(cut.hiddenBytes, longLine.size() + 1 - 1000);
        QCOMPARE(log.shown(0, 1001).hiddenBytes, 0);

        LogFile whole;
        whole.openLine(log, 1, 2000);
        QTRY_VERIFY(!whole.isReading());
        QCOMPARE(whole.lineCount(), 500);
        QCOMPARE(linesOf(whole).join(QString()), QString::fromUtf8(longLine));
    }

    void aLongLineOfProgressShowsItsEnd()
    {
        QByteArray progress;
        for (int i = 0; i < 100'000; ++i) {
            progress += "step " + QByteArray::number(i) + '\r';
        }
        const LogFixture file("a\n" + progress + "\nb\n");
        LogFile log;
        openAndRead(log, file);
        QCOMPARE(log.shown(1, 1000).content.text, u"step 99999"_s);
        QVERIFY(log.shown(1, 1000).hiddenBytes > 900'000);
    }

    void aLineAsLongAsTheLimitIsNotCut()
    {
        const LogFixture file("12345\n1234567\r\n12345678");
        LogFile log;
        openAndRead(log, file);
        QCOMPARE(log.shown(0, 5).hiddenBytes, 0);
        QCOMPARE(log.shown(1, 7).content.text, u"1234567"_s);
        QCOMPARE(log.shown(1, 7).hiddenBytes, 0);
        QVERIFY(log.shown(2, 5).hiddenBytes > 0);
        QCOMPARE(log.shown(2, 5).content.text, u"12345"_s);
    }

    void rowsAreTheFilteredLines()
    {
        const LogFixture file("INFO a\nERROR b\nINFO c\nERROR d\n");
        LogFile log;
        LogRows rows(log);
        openAndRead(log, file);
        QCOMPARE(rows.count(), 4);
        LogFilter criteria;
        criteria.levels = LogFilter::bit(LogLevel::Error);
        rows.setCriteria(criteria);
        QTRY_VERIFY(!rows.isFiltering());
        QCOMPARE(rows.count(), 2);
        QCOMPARE(rows.lineAt(1), 3);
        QCOMPARE(rows.rowOf(2), 1);
        QVERIFY(rows.shows(1) && !rows.shows(2));

        QSignalSpy grew(&rows, &LogRows::grew);
        file.append("INFO e\nERROR f\n");
        QTRY_COMPARE(rows.count(), 3);
        QCOMPARE(rows.lineAt(2), 5);
        QCOMPARE(grew.last().first().toLongLong(), 2);

        file.write("ERROR anew\nINFO x\n");
        QTRY_COMPARE(rows.count(), 1);
        rows.setCriteria({});
        QCOMPARE(rows.count(), 2);
    }

    void rangesAreSavedByteByByte()
    {
        const LogFixture file("INFO a\xFF\r\nERROR b\nINFO c\nERROR \x1b[31md\n");
        LogFile log;
        openAndRead(log, file);
        LogExcerpt excerpt{log.source(), log.index(), {}, 1, 3};
        const QString path = file.pathOf(u"saved.log"_s);
        const auto saved = [&] {
            QFile written(path);
            return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray("?");
        };
        QVERIFY(exportLines(excerpt, path).isOk());
        QCOMPARE(saved(), "ERROR b\nINFO c\n"_ba);
        excerpt.from = 0;
        excerpt.to = 4;
        QVERIFY(exportLines(excerpt, path).isOk());
        QCOMPARE(saved(), "INFO a\xFF\r\nERROR b\nINFO c\nERROR \x1b[31md\n"_ba);
        excerpt.within = LineSet();
        LogFilter criteria;
        criteria.levels = LogFilter::bit(LogLevel::Error);
        extend(*excerpt.within, log.index(), criteria);
        QVERIFY(exportLines(excerpt, path).isOk());
        QCOMPARE(saved(), "ERROR b\nERROR \x1b[31md\n"_ba);
        QCOMPARE(textOfLines(excerpt), u"ERROR b\nERROR d"_s);
        const Result<int> refused = exportLines(excerpt, u"/nowhere/saved.log"_s);
        QVERIFY(!refused.isOk() && refused.error().contains(u"/nowhere/saved.log"_s));
    }

    void maskedLinesKeepAllOtherBytes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("masked");
        const QByteArray key = "-----BEGIN PRIVATE KEY-----\nMIIEabc\nMIIEdef\n"
                               "-----END PRIVATE KEY-----\n";
        const QByteArray filler = QByteArray("INFO x\n").repeated(150'000); // more than a stretch
        const QByteArray cut = filler.first(1024 * 1024 - 50) + '\n';
        QTest::newRow("none") << "INFO a\xFF\r\n\x1b[31mred\x1b[0m\r\n"_ba
                              << "INFO a\xFF\r\n\x1b[31mred\x1b[0m\r\n"_ba;
        QTest::newRow("beside bytes of no letter")
            << "a\xFF password=hunter-22\r\nb\n"_ba << "a\xFF password=[masked]\r\nb\n"_ba;
        QTest::newRow("cut by colours")
            << "\x1b[1mkeep\x1b[0m\npassword=\x1b[31mhunter-22\x1b[0m\r\nend\n"_ba
            << "\x1b[1mkeep\x1b[0m\npassword=[masked]\r\nend\n"_ba;
        QTest::newRow("a key over the end of a stretch")
            << cut + key + filler << cut + "[masked]\n" + filler;
        QTest::newRow("a key that does not end") << "a\n" + key.first(40) << "a\n[masked]"_ba;
    }

    void maskedLinesKeepAllOtherBytes()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, masked);
        const LogFixture file(text);
        LogFile log;
        openAndRead(log, file);
        const LogExcerpt excerpt{log.source(), log.index(), {}, 0, log.lineCount(), Masking()};
        const QString path = file.pathOf(u"saved.log"_s);
        const Result<int> places = exportLines(excerpt, path);
        QVERIFY(places.isOk());
        QCOMPARE(*places, text == masked ? 0 : 1);
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll() == masked);
    }
};

QTEST_GUILESS_MAIN(LogFileTest)
#include "tst_logfile.moc"
