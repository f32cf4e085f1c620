// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// A repeated key in a map can be removed if its value is the same.
class TestDuplicateKeys : public QObject
{
    Q_OBJECT

    static const Finding *repeatIn(const Report &report)
    {
        const Finding *yaml = findingOf(report.documents.front(), u"yaml.duplicate-key"_s);
        return yaml ? yaml : findingOf(report.documents.front(), u"json.duplicate-key"_s);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aRepeatedKeyIsRemoved_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("scalar") << "handoff:\n  a: x y\n  b: 2\n  a: x y\n  c: 3\n"_ba
                                << "handoff:\n  a: x y\n  b: 2\n  c: 3\n"_ba;
        QTest::newRow("with its comments")
            << "handoff:\n  a: x # first\n  b: 2\n  # again\n  a: x # once more\n  # of c\n  c: 3\n"_ba
            << "handoff:\n  a: x # first\n  b: 2\n  # of c\n  c: 3\n"_ba;
        QTest::newRow("list that is indented more")
            << "handoff:\n  a:\n  - 1\n  - 2\n  b: 2\n  a:\n    - 1\n    - 2\n"_ba
            << "handoff:\n  a:\n  - 1\n  - 2\n  b: 2\n"_ba;
        QTest::newRow("literal")
            << "handoff:\n  a: |\n    one\n      two\n  b: 2\n  a: |\n    one\n      two\n"_ba
            << "handoff:\n  a: |\n    one\n      two\n  b: 2\n"_ba;
        QTest::newRow("line ends of Windows") << "handoff:\r\n  a: x\r\n  b: 2\r\n  a: x\r\n"_ba
                                              << "handoff:\r\n  a: x\r\n  b: 2\r\n"_ba;
        QTest::newRow("brackets") << "handoff: {a: x, b: 2, a: x}\n"_ba
                                  << "handoff: {a: x, b: 2}\n"_ba;
        QTest::newRow("JSON") << "{\"handoff\": {\"a\": 1, \"a\": 1, \"b\": 2}}"_ba
                              << "{\"handoff\": {\"a\": 1, \"b\": 2}}"_ba;
    }

    void aRepeatedKeyIsRemoved()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, after);
        const Format format = text.startsWith('{') ? Format::Json : Format::Yaml;
        const Report report = checked(text, {}, format);
        const Finding *found = repeatIn(report);
        QVERIFY(found);
        QCOMPARE(found->fixes.size(), size_t(1));
        QVERIFY(found->fixes.front().isCertain);
        QCOMPARE(*applied(text, found->fixes.front().edits), after);
    }

    void aWholeHandoffIsRemovedOnlyOnRequest()
    {
        const QByteArray one = "handoff:\n  a: x\n";
        const Report report = checked(one + one);
        const Finding *found = repeatIn(report);
        QVERIFY(found);
        QCOMPARE(found->fixes.size(), size_t(1));
        QVERIFY(!found->fixes.front().isCertain);
        QCOMPARE(*applied(one + one, found->fixes.front().edits), one);
    }

    void repeatedKeysWithDifferentValuesStay_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("value") << "handoff:\n  a: x\n  a: y\n"_ba;
        QTest::newRow("spelling") << "handoff:\n  a: x\n  a: \"x\"\n"_ba;
        QTest::newRow("comment within")
            << "handoff:\n  a:\n  - 1\n  - 2\n  a:\n  - 1 # n\n  - 2\n"_ba;
        QTest::newRow("indentation that means something")
            << "handoff:\n  a: |\n    one\n      two\n  a: |\n    one\n    two\n"_ba;
    }

    void repeatedKeysWithDifferentValuesStay()
    {
        QFETCH(QByteArray, text);
        const Report report = checked(text);
        const Finding *found = repeatIn(report);
        QVERIFY(found);
        QVERIFY(found->fixes.empty());
    }
};

QTEST_GUILESS_MAIN(TestDuplicateKeys)
#include "tst_duplicatekeys.moc"
