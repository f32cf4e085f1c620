// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/wrappingcolumn.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace baton;

namespace {

/// Words of @p width each, with blanks between them.
WrappingColumn::Cell wordsOf(int width, int count)
{
    WrappingText text;
    for (int i = 0; i < count; ++i) {
        text.parts.append({width, 4});
    }
    return {text};
}

WrappingNeed needOf(const WrappingColumn &column)
{
    return {&column, column.unbroken(), column.widest()};
}

/// The lines of a table with @p widths.
float linesOf(const QList<WrappingNeed> &columns, const QList<int> &widths)
{
    float lines = 0;
    const qsizetype rows = columns.front().column->linesIn(widths.front()).size();
    for (qsizetype row = 0; row < rows; ++row) {
        float highest = 0;
        for (qsizetype i = 0; i < columns.size(); ++i) {
            highest = std::max(highest, columns[i].column->linesIn(widths[i])[row]);
        }
        lines += highest;
    }
    return lines;
}

} // namespace

/// Widths of columns whose texts wrap.
class TestWrappingColumn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsThatFitAreComplete()
    {
        WrappingColumn texts;
        texts.append(wordsOf(40, 3));
        QCOMPARE(texts.widest(), 40 + 4 + 40 + 4 + 40);
        QCOMPARE(texts.unbroken(), 40);
        QCOMPARE(wrappedWidths({needOf(texts)}, 500), QList<int>{texts.widest()});
        QCOMPARE(wrappedWidths({}, 500), QList<int>());
    }

    void brokenWordsWeighMore()
    {
        WrappingText words{.parts = {{40, 4}, {40, 0}}};
        WrappingText word{.parts = {{40, 0}, {40, 0}}};
        QCOMPARE(words.linesIn(100), 1);
        QCOMPARE(word.linesIn(100), 1);
        QCOMPARE(words.linesIn(60), 2);
        QVERIFY(word.linesIn(60) > 2);
        QVERIFY(word.linesIn(30) > word.linesIn(60) + 2); // now parts are broken
    }

    /// A long cell wraps if its row is high anyway, or if few others become higher.
    void rowsTakeAsFewLinesAsPossible()
    {
        WrappingColumn titles;
        WrappingColumn values;
        for (const int words : {1, 2, 2, 2}) {
            titles.append(wordsOf(50, words));
        }
        for (const int words : {1, 5, 1, 1}) {
            values.append(wordsOf(60, words));
        }
        const QList<WrappingNeed> columns{needOf(titles), needOf(values)};
        const QList<int> widths = wrappedWidths(columns, 240);
        QVERIFY(std::accumulate(widths.begin(), widths.end(), 0) <= 240);
        QCOMPARE(widths.front(), titles.widest()); // otherwise two more rows get another line
        QCOMPARE(linesOf(columns, widths), 1 + 3 + 1 + 1);
    }

    /// No column keeps width that another one needs.
    void widthsMinimiseLines()
    {
        WrappingColumn a;
        WrappingColumn b;
        WrappingColumn c;
        for (int row = 0; row < 6; ++row) {
            a.append(wordsOf(30 + row * 7, 1 + row % 3));
            b.append(wordsOf(70, 1 + (row * 5) % 4));
            c.append(wordsOf(24, 2 + row));
        }
        const QList<WrappingNeed> columns{needOf(a), needOf(b), needOf(c)};
        for (int room = 200; room < 800; room += 7) {
            QList<int> widths = wrappedWidths(columns, room);
            QVERIFY(std::accumulate(widths.begin(), widths.end(), 0) <= std::max(room, 165));
            const float lines = linesOf(columns, widths);
            int rest = room - std::accumulate(widths.begin(), widths.end(), 0);
            QList<int> least = widths;
            for (qsizetype i = 0; i < widths.size(); ++i) {
                while (least[i] - 2 >= columns[i].least) {
                    QList<int> less = widths;
                    less[i] = least[i] - 2;
                    if (columns[i].column->linesIn(less[i])
                        != columns[i].column->linesIn(widths[i])) {
                        break;
                    }
                    least[i] = less[i];
                }
                rest += widths[i] - least[i];
            }
            for (qsizetype i = 0; i < widths.size(); ++i) {
                QList<int> other = least;
                other[i] = std::min(columns[i].most, other[i] + rest);
                QVERIFY2(linesOf(columns, other) >= lines, qPrintable(QString::number(room)));
            }
        }
    }

    void minimumWidthsAreKept()
    {
        WrappingColumn texts;
        texts.append(wordsOf(40, 3));
        QCOMPARE(wrappedWidths({needOf(texts), {&texts, 128, 128}}, 100), (QList<int>{40, 128}));
    }
};

QTEST_APPLESS_MAIN(TestWrappingColumn)
#include "tst_wrappingcolumn.moc"
