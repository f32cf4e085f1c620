// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/logerrorlines.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// The error lines of a log in an index.
class TestLogErrorLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirstAndTheLastErrorsAreKept_data()
    {
        QTest::addColumn<int>("errors");
        QTest::addColumn<int>("kept");
        QTest::addColumn<int>("gap"); ///< its line; 0: none
        QTest::newRow("few") << 3 << 3 << 0;
        QTest::newRow("as many as are kept") << 100 << 100 << 0;
        QTest::newRow("one more") << 101 << 101 << 51;
        QTest::newRow("many") << 4000 << 101 << 51;
    }

    void theFirstAndTheLastErrorsAreKept()
    {
        QFETCH(int, errors);
        QFETCH(int, gap);
        const std::vector<LogErrorLine> lines = logErrorLines(logOf(errors, {}));
        QTEST(int(lines.size()), "kept");
        QCOMPARE(lines.front().line, 1);
        QCOMPARE(lines.back().line, errors);
        QCOMPARE(std::ranges::count(lines, true, &LogErrorLine::isGap), gap > 0 ? 1 : 0);
        if (gap > 0) {
            const LogErrorLine &left = lines[size_t(gap) - 1];
            QVERIFY(left.isGap);
            QCOMPARE(left.line, gap);
            QVERIFY2(left.text.contains(QString::number(errors - 100)), qPrintable(left.text));
        }
    }

    /// The middle of a long log is not read, and that is reported.
    void longLogsAreReadAtBothEnds()
    {
        const QByteArray quiet = "INFO all is well\n"_ba.repeated(200'000);
        const std::vector<LogErrorLine> lines = logErrorLines(logOf(2, quiet));
        QCOMPARE(lines.size(), 5);
        QVERIFY(lines[2].isGap);
        QVERIFY2(lines[2].text.contains("MiB"_L1), qPrintable(lines[2].text));
        QCOMPARE(lines[1].line, 2);
        QCOMPARE(lines[3].line, 200'003);
        QVERIFY2(lines[4].text.endsWith("number 1"_L1), qPrintable(lines[4].text));
    }

    /// Each gap is listed where lines are missing.
    void gapsAreListedInPlace_data()
    {
        QTest::addColumn<int>("first"); ///< errors at the beginning
        QTest::addColumn<int>("last");
        QTest::addColumn<QList<int>>("gaps"); ///< their positions
        QTest::addColumn<int>("left");        ///< of them, which one counts errors
        QTest::newRow("unread before") << 10 << 120 << QList<int>{10, 51} << 1;
        QTest::newRow("unread behind") << 120 << 10 << QList<int>{50, 91} << 0;
        QTest::newRow("unread among those left out") << 65 << 65 << QList<int>{50, 51} << 0;
    }

    void gapsAreListedInPlace()
    {
        QFETCH(const int, first);
        QFETCH(const int, last);
        QFETCH(const int, left);
        const QString path = m_folder.filePath(u"both.log"_s);
        const QByteArray error = "2026-02-21T14:30:00Z ERROR it failed\n"_ba;
        write(path,
              error.repeated(first) + "INFO all is well\n"_ba.repeated(200'000)
                  + error.repeated(last));
        const std::vector<LogErrorLine> lines = logErrorLines(path);
        QCOMPARE(lines.size(), 102);
        QList<int> gaps;
        for (int i = 0; i < std::ssize(lines); ++i) {
            gaps += lines[size_t(i)].isGap ? QList<int>{i} : QList<int>();
        }
        QTEST(gaps, "gaps");
        QCOMPARE(lines[size_t(gaps[left])].text, u"30 more error lines"_s);
        QVERIFY2(lines[size_t(gaps[1 - left])].text.endsWith("MiB of the log not read"_L1),
                 qPrintable(lines[size_t(gaps[1 - left])].text));
        QVERIFY(std::ranges::is_sorted(lines, {}, &LogErrorLine::line));
    }

private:
    /// A log of @p errors errors; with @p between, that and the same errors again after them.
    [[nodiscard]] QString logOf(int errors, const QByteArray &between) const
    {
        QByteArray bytes;
        for (int i = 0; i < errors; ++i) {
            bytes += "2026-02-21T14:30:00Z ERROR number " + QByteArray::number(i) + '\n';
        }
        bytes += between.isEmpty() ? between : between + bytes;
        const QString path = m_folder.filePath(u"solver.log"_s);
        write(path, bytes);
        return path;
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestLogErrorLines)
#include "tst_logerrorlines.moc"
