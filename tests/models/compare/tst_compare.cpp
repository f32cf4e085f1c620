// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "comparetext.h"
#include "models/compare/linealignment.h"
#include "models/protocol/catalog/catalog.h"
#include "models/strings/longestcommonsubsequence.h"
#include "tests/threadtime.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestCompare : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void listsWhatDiffers_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const char *left, const char *right,
                            const QStringList &lines) {
            QTest::newRow(name) << QByteArray(left) << QByteArray(right) << lines;
        };
        row("equal", "a: 1\nb: [x, y]\n", "a: 1\nb: [x, y]\n", {});
        row("comments, quotes and layout", "a: 'x' # note\nb: {c: 1}\n", "b:\n  c: 1\na: \"x\"\n",
            {});
        row("YAML and JSON", "a: x\nb: [1, true, null]\n", R"({"b": [1, true, null], "a": "x"})",
            {});
        row("a value", "a: 1\n", "a: 2\n", {u"changed /a /a"_s});
        row("a type", "a: 3\n", "a: '3'\n", {u"changed /a /a"_s});
        row("a container for a scalar", "a: 3\n", "a: {b: 3}\n", {u"changed /a /a"_s});
        row("a key more and a key less", "a: 1\nb: 2\n", "a: 1\nc: {d: 1}\n",
            {u"removed /b -"_s, u"added - /c"_s});
        row("null is not missing", "a: 1\nb:\n", "a: 1\n", {u"removed /b -"_s});
        row("a number written differently", "a: 1.0e-10\n", "a: 1e-10\n", {u"spelling /a /a"_s});
        row("an integer as a float", "a: 450\n", "a: 4.50e2\n", {u"spelling /a /a"_s});
        row("a hexadecimal number", "a: 0x1F\n", "a: 31\n", {u"spelling /a /a"_s});
        row("zero has no sign", "a: 0\n", "a: -0.0\n", {u"spelling /a /a"_s});
        row("numbers beyond a double", "a: 9007199254740993\n", "a: 9007199254740992\n",
            {u"changed /a /a"_s});
        row("a boolean written differently", "a: true\n", "a: True\n", {u"spelling /a /a"_s});
        row("a list item more", "[a, b, c]", "[a, x y, b, c]", {u"added - /1"_s});
        row("a list item less", "[a, b, c]", "[a, c]", {u"removed /1 -"_s});
        row("a list item moved", "[a, b, c]", "[c, a, b]", {u"moved /2 /0"_s});
        row("twins", "[a, b, a]", "[b, a]", {u"removed /0 -"_s});
        row("an item that is alike", "[refine the outlet mesh, b]",
            "[b, refine the outlet mesh twice]", {u"moved changed /0 /1"_s});
        row("an item in its place", "[a, old, c]", "[a, new, c]", {u"changed /1 /1"_s});
        row("items by id", "[{id: 1, v: a}, {id: 2, v: b}]", "[{id: 2, v: b}, {id: 1, v: c}]",
            {u"moved /0 /1"_s, u"changed /0/v /1/v"_s});
        row("another attempt is another item", "[{attempt_number: 1, fix: relax}]",
            "[{attempt_number: 2, fix: relax}]", {u"removed /0 -"_s, u"added - /0"_s});
        row("a name may change", "[{name: wall, size: 3, kind: box}, {name: lumen, size: 1}]",
            "[{name: walls, size: 3, kind: box}, {name: lumen, size: 1}]",
            {u"changed /0/name /0/name"_s});
        row("objects by their likeness",
            "[{d: Outlet too short, i: backflow, s: 1}, {d: Mesh coarse, i: smeared, s: 2}]",
            "[{d: Mesh coarse, i: smeared, s: 3}, {d: Outlet too short, i: backflow, s: 1}]",
            {u"changed /1/s /0/s"_s, u"moved /0 /1"_s});
        row("a key that stands twice", "a: 1\na: 2\n", "a: 1\na: 3\n", {u"changed /a /a"_s});
    }

    void listsWhatDiffers()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, right);
        QFETCH(QStringList, lines);
        if (QLatin1StringView(QTest::currentDataTag()) == "objects by their likeness"_L1) {
            // either of the two may have moved
            const FieldDiff diff = compare(valueOf(left), valueOf(right));
            QCOMPARE(diff.tally.changed, 1);
            QCOMPARE(diff.tally.moved, 1);
            QCOMPARE(diff.tally.total(), 2);
            return;
        }
        const FieldDiff diff = compare(valueOf(left), valueOf(right));
        QCOMPARE(linesOf(diff), lines);
        const auto isSpelling = [](const QString &line) { return line.startsWith("spelling"_L1); };
        QCOMPARE(diff.tally.spelling, std::ranges::count_if(lines, isSpelling));
    }

    void aSynonymIsTheSameField()
    {
        const auto catalog = ProtocolCatalog::load();
        const Kind *kind = catalog->kind(u"cfd.engineering-review"_s);
        QVERIFY(kind);
        const Value left = valueOf("handoff: {engineering_review: {findings: [{severity: NOTE}]}}");
        const Value right =
            valueOf("handoff: {engineering_review: {challenges: [{severity: NOTE}]}}");
        const FieldDiff diff = compare(left, right, &kind->fields);
        QCOMPARE(linesOf(diff),
                 QStringList(u"spelling /handoff/engineering_review/findings "
                             "/handoff/engineering_review/challenges"_s));
        QCOMPARE(compare(left, right).tally.total(), 2);
    }

    void countsAnAddedEntryOnce()
    {
        const FieldDiff diff = compare(valueOf("a: 1"), valueOf("a: 1\nb: {c: [1, 2, 3], d: x}"));
        QCOMPARE(diff.tally, (DiffCounts{.added = 1}));
        QCOMPARE(diff.children.back().children.size(), 2);
    }

    void theDifferenceIsSymmetric_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 300; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    void theDifferenceIsSymmetric()
    {
        QFETCH(int, seed);
        quint32 state = static_cast<quint32>(seed) * 2654435761U + 1;
        const auto next = [&state](quint32 below) {
            state = state * 1664525U + 1013904223U;
            return static_cast<int>((state >> 16) % below);
        };
        const auto list = [&next] {
            Value value = Value::list();
            for (int i = next(7); i > 0; --i) {
                value.items.push_back(Value::integer(next(5)));
            }
            return value;
        };
        const Value left = list();
        const Value right = list();
        const DiffCounts there = compare(left, right).tally;
        const DiffCounts back = compare(right, left).tally;
        QCOMPARE(there.total() == 0, left == right);
        QCOMPARE(there.added - there.removed, std::ssize(right.items) - std::ssize(left.items));
        QCOMPARE(back.added - back.removed, std::ssize(left.items) - std::ssize(right.items));
    }

    void longListsAreComparedQuickly_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("a few changes") << 0;
        QTest::newRow("turned round") << 1;
        QTest::newRow("nothing in common") << 2;
        QTest::newRow("every item changed") << 3;
        QTest::newRow("all equal") << 4;
    }

    void longListsAreComparedQuickly()
    {
        QFETCH(int, way);
        constexpr int count = 5000;
        const auto item = [](int i, const QString &more) {
            Value map = Value::map();
            map.insert(u"severity"_s, Value::string(u"WARNING"_s));
            map.insert(u"description"_s, Value::string(u"Cell %1 is coarse%2"_s.arg(i).arg(more)));
            map.insert(u"impact"_s, Value::number(u"%1.5"_s.arg(i)));
            return map;
        };
        Value left = Value::list();
        Value right = Value::list();
        for (int i = 0; i < count; ++i) {
            const bool isChanged = way == 3 || (way == 0 && i % 500 == 7);
            left.items.push_back(way == 4 ? item(0, {}) : item(i, {}));
            right.items.push_back(way == 4       ? item(0, u" now"_s)
                                      : way == 2 ? item(i + count, u" elsewhere"_s)
                                      : way == 1 ? item(count - 1 - i, {})
                                                 : item(i, isChanged ? u" now"_s : QString()));
        }
        const auto begin = threadTime();
        const FieldDiff diff = compare(left, right);
        const auto elapsed = threadTime() - begin;
        qInfo("%lld ms", static_cast<long long>(elapsed));
        QVERIFY2(elapsed < 5000, qPrintable(QString::number(elapsed)));
        QCOMPARE(diff.tally.moved, way == 1 ? count - 1 : 0);
        if (way == 0) {
            QCOMPARE(diff.tally.changed, 10);
        } else if (way >= 3) {
            QCOMPARE(diff.tally.changed, count);
        }
    }

    void deepValuesAreCompared()
    {
        Value left = Value::integer(1);
        Value right = Value::integer(2);
        for (int i = 0; i < 200; ++i) {
            left = Value::list({left});
            right = Value::list({right});
        }
        QCOMPARE(compare(left, right).tally.changed, 1);
    }

    void equalLinesArePaired_data()
    {
        QTest::addColumn<QString>("left");
        QTest::addColumn<QString>("right");
        QTest::addColumn<IndexPairs>("pairs");
        QTest::newRow("same") << u"a b"_s << u"a b"_s << IndexPairs{{0, 0}, {1, 1}};
        QTest::newRow("changed") << u"a b c"_s << u"a x c"_s << IndexPairs{{0, 0}, {1, 1}, {2, 2}};
        QTest::newRow("added") << u"a c"_s << u"a b c"_s << IndexPairs{{0, 0}, {-1, 1}, {1, 2}};
        QTest::newRow("removed") << u"a b c"_s << u"a c"_s << IndexPairs{{0, 0}, {1, -1}, {2, 1}};
        QTest::newRow("moved apart") << u"a b c d e"_s << u"a x c y e"_s
                                     << IndexPairs{{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 4}};
    }

    void equalLinesArePaired()
    {
        QFETCH(QString, left);
        QFETCH(QString, right);
        QFETCH(IndexPairs, pairs);
        QCOMPARE(pairLines(left.split(u' '), right.split(u' ')), pairs);
    }

    /// Long lists without an element that occurs once.
    void aShiftInRepeatedEntriesIsFound()
    {
        std::vector<int> left;
        for (int i = 0; i < 3000; ++i) {
            left.push_back(i % 500);
        }
        std::vector<int> right = left;
        right.insert(right.begin() + 20, 7);
        right.erase(right.end() - 20);
        const IndexPairs pairs = longestCommonSubsequence(left, right);
        QCOMPARE(pairs.size(), 2999);
        for (const IndexPair &pair : pairs) {
            QCOMPARE(left[static_cast<size_t>(pair.left)], right[static_cast<size_t>(pair.right)]);
        }
    }

    void findsAnchorsInLongLists()
    {
        std::vector<int> left;
        std::vector<int> right;
        for (int i = 0; i < 4000; ++i) {
            left.push_back(i % 10 == 0 ? -1 - i : i % 3 == 0 ? 7 : i);
            right.push_back(i % 10 == 1 ? 100000 + i : i % 3 == 0 ? 7 : i);
        }
        const IndexPairs pairs = longestCommonSubsequence(left, right);
        QVERIFY(pairs.size() > 3000);
        for (size_t i = 0; i < pairs.size(); ++i) {
            QCOMPARE(left[static_cast<size_t>(pairs[i].left)],
                     right[static_cast<size_t>(pairs[i].right)]);
            QVERIFY(i == 0
                    || (pairs[i - 1].left < pairs[i].left && pairs[i - 1].right < pairs[i].right));
        }
    }
};

QTEST_GUILESS_MAIN(TestCompare)
#include "tst_compare.moc"
