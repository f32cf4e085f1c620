// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/comparedpairs.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// "a1-a1 b1- -c1": the pairs of items with equal names, or else equal first letters.
QString pairsOf(const std::vector<QString> &left, const std::vector<QString> &right)
{
    const auto keyOf = [](const QString &item) { return item; };
    const auto looseKeyOf = [](const QString &item) { return item.left(1); };
    QStringList all;
    for (const auto &[a, b] : aligned(left, right, keyOf, looseKeyOf)) {
        all.append((a ? *a : QString()) + u'-' + (b ? *b : QString()));
    }
    return all.join(u' ');
}

std::vector<QString> items(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return {words.begin(), words.end()};
}

} // namespace

/// Pairs of items of two lists.
class TestComparedPairs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itemsAreBesideTheirPartners_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<QString>("pairs");
        QTest::newRow("nothing") << u""_s << u""_s << u""_s;
        QTest::newRow("the same") << u"a1 b1"_s << u"a1 b1"_s << u"a1-a1 b1-b1"_s;
        QTest::newRow("another order") << u"a1 b1"_s << u"b1 a1"_s << u"a1-a1 b1-b1"_s;
        QTest::newRow("only left") << u"a1 b1"_s << u""_s << u"a1- b1-"_s;
        QTest::newRow("only right") << u""_s << u"a1 b1"_s << u"-a1 -b1"_s;
        QTest::newRow("first") << u"b1"_s << u"a1 b1"_s << u"-a1 b1-b1"_s;
        QTest::newRow("between") << u"a1 d1"_s << u"a1 b1 c1 d1"_s << u"a1-a1 -b1 -c1 d1-d1"_s;
        QTest::newRow("last") << u"a1 b1"_s << u"a1 c1"_s << u"a1-a1 -c1 b1-"_s;
        QTest::newRow("behind what moved") << u"a1 b1"_s << u"b1 c1 a1"_s << u"a1-a1 b1-b1 -c1"_s;
        QTest::newRow("several of a name") << u"a1 a1 a1"_s << u"a1 a1"_s << u"a1-a1 a1-a1 a1-"_s;
        QTest::newRow("like another") << u"a1 b1"_s << u"a2 b1"_s << u"a1-a2 b1-b1"_s;
        QTest::newRow("the same before the like") << u"a1 a2"_s << u"a2 a3"_s << u"a1-a3 a2-a2"_s;
    }

    void itemsAreBesideTheirPartners()
    {
        QFETCH(const QString, left);
        QFETCH(const QString, right);
        QTEST(pairsOf(items(left), items(right)), "pairs");
    }

    /// Comparing all pairs would take minutes.
    void manyItemsArePairedQuickly()
    {
        constexpr int count = 200'000;
        std::vector<int> left;
        std::vector<int> right;
        for (int i = 0; i < count; ++i) {
            left.push_back(2 * i);
            right.push_back(2 * i + i % 2); // every second one is on one side only
        }
        const auto keyOf = [](int item) { return item; };
        const Pairs<int> pairs = aligned(left, right, keyOf);
        QCOMPARE(pairs.size(), size_t(count + count / 2));
        QCOMPARE(std::ranges::count_if(pairs,
                                       [](const auto &pair) { return pair.first && pair.second; }),
                 count / 2);
    }
};

QTEST_GUILESS_MAIN(TestComparedPairs)
#include "tst_comparedpairs.moc"
