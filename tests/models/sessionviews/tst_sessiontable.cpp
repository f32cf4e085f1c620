// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/tables/sessiontable.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

SessionRows rowsOf(const QString &keys, const QString &suffix = {})
{
    SessionRows rows;
    for (const QChar key : keys) {
        rows.push_back({.key = key, .cells = {{.text = key + suffix}, {.text = u"x"_s}}});
    }
    return rows;
}

QString textsOf(const SessionTable &table)
{
    QString texts;
    for (int row = 0; row < table.rowCount(); ++row) {
        texts += table.index(row, 0).data().toString();
    }
    return texts;
}

/// Every word over "abcd" without repeated letters, and some with duplicates.
QStringList words()
{
    QStringList all{u""_s, u"aab"_s, u"aba"_s, u"baa"_s, u"aaaa"_s};
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QString base = all[i];
        for (const QChar letter : u"abcd"_s) {
            if (!base.contains(letter)) {
                all.append(base + letter);
            }
        }
    }
    return all;
}

} // namespace

class TestSessionTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyUpdateGivesTheNewList()
    {
        const QStringList all = words();
        QVERIFY(all.size() > 65);
        SessionTable table({{u"Key"_s}, {u"Text"_s}});
        const QAbstractItemModelTester tester(
            &table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (const QString &before : all) {
            for (const QString &after : all) {
                table.setRows(rowsOf(before));
                table.setRows(rowsOf(after));
                QCOMPARE(textsOf(table), after);
            }
        }
    }

    void manyRangesAreAppliedAtOnce()
    {
        SessionRows all;
        SessionRows half;
        for (int i = 0; i < 100; ++i) {
            all.push_back({.key = QString::number(i), .cells = {{.text = QString::number(i)}}});
            if (i % 2 == 1) {
                half.push_back(all.back());
            }
        }
        SessionTable table({{u"Key"_s}});
        const QAbstractItemModelTester tester(
            &table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table.setRows(all);
        const QPersistentModelIndex stays = table.index(51, 0);
        const QPersistentModelIndex goes = table.index(50, 0);
        QSignalSpy layouts(&table, &QAbstractItemModel::layoutChanged);
        TableChange change = table.changeTo(half);
        QCOMPARE(change.ranges, 50);
        QCOMPARE(table.rowCount(), 100); // not updated yet
        table.take(change);
        QCOMPARE(layouts.size(), 1);
        QCOMPARE(table.rowCount(), 50);
        QCOMPARE(stays.row(), 25);
        QCOMPARE(stays.data().toString(), u"51"_s);
        QVERIFY(!goes.isValid());
        QVERIFY(change.before); // to be destroyed elsewhere
        table.setRows(all);
        QCOMPARE(table.rowCount(), 100);
        QCOMPARE(stays.row(), 51);
    }

    void remainingRowsKeepTheirPersistentIndex_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("kept");
        QTest::newRow("appended") << u"ab"_s << u"abc"_s << u"ab"_s;
        QTest::newRow("prepended") << u"bc"_s << u"abc"_s << u"bc"_s;
        QTest::newRow("taken from the middle") << u"abc"_s << u"ac"_s << u"ac"_s;
        QTest::newRow("the first moved to the end") << u"abcd"_s << u"bcda"_s << u"bcd"_s;
        QTest::newRow("nothing in common") << u"ab"_s << u"cd"_s << u""_s;
    }

    void remainingRowsKeepTheirPersistentIndex()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QString, kept);
        SessionTable table({{u"Key"_s}});
        table.setRows(rowsOf(before));
        QList<QPersistentModelIndex> indexes;
        for (int row = 0; row < table.rowCount(); ++row) {
            indexes.append(table.index(row, 0));
        }
        table.setRows(rowsOf(after));
        QString left;
        for (const QPersistentModelIndex &index : std::as_const(indexes)) {
            left += index.isValid() ? index.data().toString() : QString();
        }
        QCOMPARE(left, kept);
    }

    void changesAreReportedOnce()
    {
        SessionTable table({{u"Key"_s}, {u"Text"_s}});
        table.setRows(rowsOf(u"abc"_s));
        QSignalSpy changes(&table, &QAbstractItemModel::dataChanged);
        QSignalSpy resets(&table, &QAbstractItemModel::modelReset);
        SessionRows rows = rowsOf(u"abc"_s);
        rows[1].cells[0].text = u"B"_s;
        table.setRows(rows);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes.front().front().toModelIndex().row(), 1);
        table.setRows(rows);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(resets.size(), 0);
    }

    void aRowIsCopiedAsText()
    {
        SessionTable table({{u"Key"_s}, {u"Text"_s}});
        table.setRows({{.key = u"a"_s,
                        .cells = {{.text = u"one"_s, .tail = u" → two"_s},
                                  {.text = u"three"_s, .detail = u"four"_s}}}});
        QCOMPARE(table.textOf(0), u"one → two\tthree, four"_s);
    }

    void indexesOutsideAreInvalid()
    {
        SessionTable table({{u"Key"_s}});
        table.setRows(rowsOf(u"ab"_s));
        QVERIFY(!table.index(2, 0).isValid());
        QVERIFY(!table.index(0, 1).isValid());
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"is not valid"_s));
        QVERIFY(!table.data({}, Qt::DisplayRole).isValid());
        QVERIFY(!table.headerData(1, Qt::Horizontal, Qt::DisplayRole).isValid());
        QCOMPARE(table.rowCount(table.index(0, 0)), 0);
    }

    void cellsThatAreNotGivenAreEmpty()
    {
        SessionTable table({{u"Key"_s}, {u"Text"_s}});
        table.setRows({{.key = u"a"_s, .cells = {{.text = u"one"_s}}}});
        QVERIFY(!table.index(0, 1).data().isValid());
    }
};

QTEST_GUILESS_MAIN(TestSessionTable)
#include "tst_sessiontable.moc"
