// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/mergevalue.h"
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/compare/comparetext.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// The text @p bytes after @p edits by the lossless edits.
QByteArray edited(QByteArray bytes, const std::vector<TreeEdit> &edits)
{
    for (const TreeEdit &edit : edits) {
        const Result<TextEdits> plan = planEdit(bytes, parse(bytes, Format::Yaml), 0, edit);
        if (!plan) {
            return plan.error().toUtf8();
        }
        bytes = applied(bytes, *plan).value();
    }
    return bytes;
}

class Random
{
public:
    explicit Random(int seed)
        : m_state(static_cast<quint32>(seed) * 2654435761U + 1)
    {
    }

    int below(int limit)
    {
        m_state = m_state * 1664525U + 1013904223U;
        return static_cast<int>((m_state >> 16) % static_cast<quint32>(limit));
    }

    Value value(int depth)
    {
        const int choice = below(depth > 0 ? 5 : 3);
        if (choice < 3) {
            return choice == 0 ? Value::integer(below(4))
                               : Value::string(QString(QChar(u'a' + below(4))));
        }
        Value value = choice == 3 ? Value::list() : Value::map();
        QStringList keys{u"id"_s, u"p"_s, u"q"_s, u"r"_s};
        for (int i = below(5); i > 0; --i) {
            if (choice == 3) {
                value.items.push_back(this->value(depth - 1));
            } else if (!keys.isEmpty()) {
                value.insert(keys.takeAt(below(static_cast<int>(keys.size()))),
                             this->value(depth - 1));
            }
        }
        return value;
    }

private:
    quint32 m_state;
};

} // namespace

class TestMergeValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void copiesOneDifference_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QByteArray>("toLeft");
        QTest::addColumn<QByteArray>("toRight");
        const auto row = [](const char *name, const char *left, const char *right,
                            const char *toLeft, const char *toRight) {
            QTest::newRow(name) << QByteArray(left) << QByteArray(right) << QByteArray(toLeft)
                                << QByteArray(toRight);
        };
        row("a value", "a: 'x'   # why\nb: 1\n", "{\"a\": \"y\", \"b\": 1}",
            "a: 'y'   # why\nb: 1\n", "{\"a\": \"x\", \"b\": 1}");
        row("a spelling", "a: 1.0e-10 # exact\n", "a: 1e-10\n", "a: 1e-10 # exact\n",
            "a: 1.0e-10\n");
        row("a key in its place", "a: 1\nb: 2 # two\nc: 3\n", "a: 1\nc: 3\n", "a: 1\nc: 3\n",
            "a: 1\nb: 2\nc: 3\n");
        row("an item in its place", "l:\n  - a\n  - c d # c\n", "l:\n  - a\n  - b\n  - c d\n",
            "l:\n  - a\n  - b\n  - c d # c\n", "l:\n  - a\n  - c d\n");
        row("a moved item", "- a # first\n- b\n- c\n", "- b\n- c\n- a\n", "- b\n- c\n- a # first\n",
            "- a\n- b\n- c\n");
    }

    void copiesOneDifference()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, right);
        QFETCH(QByteArray, toLeft);
        QFETCH(QByteArray, toRight);
        const Value first = valueOf(left);
        const Value second = valueOf(right);
        const FieldDiff diff = compare(first, second);
        const std::vector<DiffPath> paths = differencesIn(diff, true);
        QCOMPARE(paths.size(), 1);
        QCOMPARE(edited(left, mergedValue(diff, paths.front(), Side::Left, second)), toLeft);
        QCOMPARE(edited(right, mergedValue(diff, paths.front(), Side::Right, first)), toRight);
    }

    void aDifferenceInsideAnAddedEntryIsTheEntry()
    {
        const Value left = valueOf("a: 1");
        const Value right = valueOf("a: 1\nb: {c: {d: 1}}");
        const FieldDiff diff = compare(left, right);
        const auto edits = mergedValue(diff, {1, 0, 0}, Side::Left, right);
        QCOMPARE(edits.size(), 1);
        QCOMPARE(std::get<InsertKey>(edits.front()).key, u"b"_s);
        QVERIFY(mergedValue(diff, {0}, Side::Left, right).empty());
    }

    void copyingAllDifferencesMakesBothEqual_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 600; ++seed) {
            QTest::addRow("%d", seed) << seed;
        }
    }

    /// Copies one difference after the other, always the first one, to either side.
    void copyingAllDifferencesMakesBothEqual()
    {
        QFETCH(int, seed);
        Random random(seed);
        const Value left = random.value(3);
        const Value right = random.value(3);
        for (const Side target : {Side::Left, Side::Right}) {
            Value changing = target == Side::Left ? left : right;
            const Value &source = target == Side::Left ? right : left;
            for (int round = 0; round < 200; ++round) {
                const FieldDiff diff =
                    target == Side::Left ? compare(changing, source) : compare(source, changing);
                const std::vector<DiffPath> paths = differencesIn(diff);
                if (paths.empty()) {
                    break;
                }
                const auto edits = mergedValue(diff, paths.front(), target, source);
                QVERIFY(!edits.empty());
                for (const TreeEdit &edit : edits) {
                    const Result<Value> next = intended(changing, edit);
                    QVERIFY2(next.isOk(), next ? "" : qPrintable(next.error()));
                    changing = *next;
                }
            }
            QCOMPARE(compare(changing, source).tally, DiffCounts());
        }
    }
};

QTEST_GUILESS_MAIN(TestMergeValue)
#include "tst_mergevalue.moc"
