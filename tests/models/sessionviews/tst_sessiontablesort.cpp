// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontable.h"
#include "models/sessionviews/tables/sessiontablesort.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

enum Column { Key, Number, Time, Mixed };

SessionTableRow rowOf(const QString &key, int number)
{
    const QDateTime noon(QDate(2026, 2, 21), QTime(12, 0), QTimeZone::UTC);
    return {.key = key,
            .cells = {{.text = key},
                      {.text = QString::number(number), .sort = number},
                      {.text = u"then"_s, .sort = noon.addSecs(number % 3)},
                      {.text = key, .sort = number > 5 ? QVariant(number) : QVariant()}}};
}

/// A row for each letter, with a number from 0 on.
SessionRows rowsOf(const QString &keys)
{
    SessionRows rows;
    for (const QChar key : keys) {
        rows.push_back(rowOf(key, static_cast<int>(rows.size())));
    }
    return rows;
}

QString keysOf(const QAbstractItemModel &model)
{
    QString keys;
    for (int row = 0; row < model.rowCount(); ++row) {
        keys += model.index(row, Key).data().toString();
    }
    return keys;
}

/// A table of four columns, sorted.
struct Sorted
{
    SessionTable table{{{u"Key"_s}, {u"Number"_s}, {u"Time"_s}, {u"Mixed"_s}}};
    SessionTableSort sorted{&table};
    QAbstractItemModelTester tester{&sorted,
                                    QAbstractItemModelTester::FailureReportingMode::QtTest};
};

} // namespace

class TestSessionTableSort : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void rowsAreSortedByTheirRawValue()
    {
        Sorted shown;
        shown.table.setRows(rowsOf(u"baCdeAfghijk"_s));
        QCOMPARE(keysOf(shown.sorted), u"baCdeAfghijk"_s);
        shown.sorted.sort(Key);
        QCOMPARE(keysOf(shown.sorted), u"aAbCdefghijk"_s); // what is alike stays as it stood
        shown.sorted.sort(Key, Qt::DescendingOrder);
        QCOMPARE(keysOf(shown.sorted), u"kjihgfedCbaA"_s);
        shown.sorted.sort(Number, Qt::DescendingOrder);
        QCOMPARE(keysOf(shown.sorted), u"kjihgfAedCab"_s); // 10 before 9: not by the text
        shown.sorted.sort(Time);
        QCOMPARE(keysOf(shown.sorted), u"ifdbjgeakhAC"_s);
        shown.sorted.sort(-1);
        QCOMPARE(keysOf(shown.sorted), u"baCdeAfghijk"_s);
    }

    void valuesOfSeveralSortsAreComparedAsTexts()
    {
        Sorted shown;
        shown.table.setRows(rowsOf(u"dcbaefgh"_s));
        shown.sorted.sort(Mixed);
        QCOMPARE(keysOf(shown.sorted), u"ghabcdef"_s); // 6 and 7 before the letters
    }

    void newRowsAreInOrder()
    {
        Sorted shown;
        shown.table.setRows(rowsOf(u"gec"_s));
        shown.sorted.sort(Key);
        const QPersistentModelIndex kept = shown.sorted.index(1, Key);
        QCOMPARE(kept.data().toString(), u"e"_s);
        shown.table.setRows(rowsOf(u"gdeca"_s));
        QCOMPARE(keysOf(shown.sorted), u"acdeg"_s);
        QCOMPARE(kept.row(), 3);
        QCOMPARE(kept.data().toString(), u"e"_s);
    }

    void manyRangesThatComeAtOnceKeepTheirOrder()
    {
        QString some;
        QString all;
        for (char16_t letter = u'\u0400'; letter < u'\u0450'; ++letter) {
            all.prepend(QChar(letter));
            some.prepend(letter % 2 ? QString() : QString(QChar(letter)));
        }
        Sorted shown;
        shown.table.setRows(rowsOf(some));
        shown.sorted.sort(Number, Qt::DescendingOrder);
        const QPersistentModelIndex kept = shown.sorted.index(0, Key);
        const QString key = kept.data().toString();
        shown.table.setRows(rowsOf(all));
        QCOMPARE(shown.sorted.rowCount(), static_cast<int>(all.size()));
        QCOMPARE(kept.data().toString(), key);
        std::ranges::reverse(all);
        QCOMPARE(keysOf(shown.sorted), all);
    }
};

QTEST_GUILESS_MAIN(TestSessionTableSort)
#include "tst_sessiontablesort.moc"
