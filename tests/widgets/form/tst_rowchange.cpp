// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rowchange.h"

#include <QTest>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

class TestRowChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    /// Every order of every set of four rows, against every other.
    void followsEachRow()
    {
        const std::vector<std::vector<QString>> lists = allLists();
        QCOMPARE(lists.size(), size_t(65));
        for (const std::vector<QString> &before : lists) {
            for (const std::vector<QString> &after : lists) {
                const RowChange change(before, after);
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

    void oneEntryMoreIsOneRow()
    {
        std::vector<QString> before;
        for (int row = 0; row < 5000; ++row) {
            before.push_back(QString::number(row));
        }
        std::vector<QString> after = before;
        after.insert(after.begin() + 2500, u"new"_s);
        const RowChange change(before, after);
        QCOMPARE(change.head(), size_t(2500));
        QCOMPARE(change.endBefore(), size_t(2500));
        QCOMPARE(change.endAfter(), size_t(2501));
        QCOMPARE(change.rowAfter(2500), 2501);
        QCOMPARE(change.rowAfter(4999), 5000);
    }

private:
    static std::vector<std::vector<QString>> allLists()
    {
        std::vector<std::vector<QString>> lists;
        for (unsigned set = 0; set < 16; ++set) {
            std::vector<QString> list;
            for (const auto &[bit, name] : {std::pair(1U, u"a"_s), std::pair(2U, u"b"_s),
                                            std::pair(4U, u"c"_s), std::pair(8U, u"d"_s)}) {
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

QTEST_APPLESS_MAIN(TestRowChange)
#include "tst_rowchange.moc"
