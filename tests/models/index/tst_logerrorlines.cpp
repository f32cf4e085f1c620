// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/logerrorlines.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// What an index keeps of a log.
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

    /// What lies between the beginning and the end of a long log is not read, and that is said.
    void ofALongLogBothEndsAreRead()
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

private:
    /// A log of @p errors errors; with @p between, that and the errors once more behind them.
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
