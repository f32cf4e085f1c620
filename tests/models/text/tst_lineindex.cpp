// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/text/encodingdetection.h"
#include "models/text/lineindex.h"

#include <QTest>

using namespace baton;

class tst_LineIndex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void offsetsAndPositionsRoundTrip_data();
    void offsetsAndPositionsRoundTrip();
    void linesAreFoundWithoutTheirEnds();
    void positionsOutsideAreClamped();
};

void tst_LineIndex::offsetsAndPositionsRoundTrip_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<qsizetype>("offset");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *name, const char *bytes, qsizetype offset, int line,
                        int column) {
        QTest::newRow(name) << QByteArray(bytes) << offset << line << column;
    };
    row("empty", "", 0, 1, 1);
    row("start", "ab\ncd", 0, 1, 1);
    row("before LF", "ab\ncd", 2, 1, 3);
    row("behind LF", "ab\ncd", 3, 2, 1);
    row("end", "ab\ncd", 5, 2, 3);
    row("behind final LF", "ab\n", 3, 2, 1);
    row("CRLF", "ab\r\ncd\r\n", 4, 2, 1);
    row("CR", "ab\rcd", 3, 2, 1);
    row("CR CR LF", "a\r\r\nb", 4, 3, 1);
    row("behind two bytes",
        "\xC3\xA4"
        "b",
        2, 1, 2);
    row("behind four bytes", "x\n\xF0\x9F\x98\x80z", 6, 2, 2);
    row("behind a BOM",
        "\xEF\xBB\xBF"
        "ab",
        3, 1, 1);
    row("in a line behind a BOM",
        "\xEF\xBB\xBF"
        "ab",
        4, 1, 2);
}

void tst_LineIndex::offsetsAndPositionsRoundTrip()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const qsizetype, offset);
    QFETCH(const int, line);
    QFETCH(const int, column);
    const LineIndex index(bytes);
    QCOMPARE(index.positionOf(offset).line, line);
    QCOMPARE(index.positionOf(offset).column, column);
    QCOMPARE(index.offsetOf({line, column}), offset);
    QCOMPARE(lineOf(bytes, offset), line);
}

void tst_LineIndex::linesAreFoundWithoutTheirEnds()
{
    const LineIndex index("ab\r\n\ncd\re");
    QCOMPARE(index.lineCount(), 4);
    QCOMPARE(index.lineRange(1), (ByteRange{0, 2}));
    QCOMPARE(index.lineRange(2), (ByteRange{4, 4}));
    QCOMPARE(index.lineRange(3), (ByteRange{5, 7}));
    QCOMPARE(index.lineRange(4), (ByteRange{8, 9}));
    QCOMPARE(LineIndex("a\n").lineCount(), 2);
    QCOMPARE(LineIndex().lineCount(), 1);
}

void tst_LineIndex::positionsOutsideAreClamped()
{
    const LineIndex index("ab\ncd");
    QCOMPARE(index.positionOf(-5), (TextPosition{1, 1}));
    QCOMPARE(index.positionOf(99), (TextPosition{2, 3}));
    QCOMPARE(index.offsetOf({1, 99}), 2);
    QCOMPARE(index.offsetOf({9, 1}), 5);
    QCOMPARE(index.lineRange(9), (ByteRange{5, 5}));
    QCOMPARE(LineIndex("\xC3\xA4").positionOf(1), (TextPosition{1, 1}));
}

QTEST_GUILESS_MAIN(tst_LineIndex)
#include "tst_lineindex.moc"
