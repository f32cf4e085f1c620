// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/rowdiff.h"

#include <QTest>

#include <algorithm>

using namespace baton;

class TestRowDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    /// Every order of every subset of four rows, against every other.
    void matchesEachRow()
    {
        const std::vector<std::vector<quint64>> lists = allLists();
        QCOMPARE(lists.size(), size_t(65));
        for (const std::vector<quint64> &before : lists) {
            for (const std::vector<quint64> &after : lists) {
                const RowDiff change(before, after);
                QVERIFY(change.head() <= change.endBefore() && change.endBefore() <= before.size());
                QVERIFY(change.head() <= change.endAfter() && change.endAfter() <= after.size());
                for (size_t row = 0; row < before.size(); ++row) {
                    const auto found = std::ranges::find(after, before[row]);
                    const int expected =
                        found == after.end() ? -1 : static_cast<int>(found - after.begin());
                    QCOMPARE(change.rowAfter(static_cast<int>(row)), expected);
                }
                QCOMPARE(change.rowAfter(-1), -1);
            }
        }
    }

    void anAddedEntryIsOneInsertedRow()
    {
        std::vector<quint64> before;
        for (quint64 row = 0; row < 5000; ++row) {
            before.push_back(row);
        }
        std::vector<quint64> after = before;
        after.insert(after.begin() + 2500, 9999);
        const RowDiff change(before, after);
        QCOMPARE(change.head(), size_t(2500));
        QCOMPARE(change.endBefore(), size_t(2500));
        QCOMPARE(change.endAfter(), size_t(2501));
        QCOMPARE(change.rowAfter(2500), 2501);
        QCOMPARE(change.rowAfter(4999), 5000);
    }

private:
    static std::vector<std::vector<quint64>> allLists()
    {
        std::vector<std::vector<quint64>> lists;
        for (unsigned set = 0; set < 16; ++set) {
            std::vector<quint64> list;
            for (const auto &[bit, name] : std::initializer_list<std::pair<unsigned, quint64>>{
                     {1, 11}, {2, 12}, {4, 13}, {8, 14}}) {
                if (set & bit) {
                    list.push_back(name);
                }
            }
            do {
                lists.push_back(list);
            } while (std::ranges::next_permutation(list).found);
        }
        return lists;
    }
};

QTEST_APPLESS_MAIN(TestRowDiff)
#include "tst_rowdiff.moc"
