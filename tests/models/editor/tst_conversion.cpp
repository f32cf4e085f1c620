// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/formatconversion.h"
#include "models/parsing/parse.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// A text in another format has the same content; losses are reported before.
class TestConversion : public QObject
{
    Q_OBJECT

    static Result<Conversion> convert(const QByteArray &text, Format from, Format to)
    {
        return converted(text, parse(text, from), to);
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void keepsValues_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("from");
        QTest::addColumn<Format>("to");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QStringList>("lost");
        QTest::newRow("YAML to JSON")
            << "# top\na: 'x # y' # why\nb:\n  - 1.20e-12\n  - null\nc: |\n  one\n  two\nd: {}\n"_ba
            << Format::Yaml << Format::Json
            << "{\n  \"a\": \"x # y\",\n  \"b\": [\n    1.20e-12,\n    null\n  ],\n"
               "  \"c\": \"one\\ntwo\\n\",\n  \"d\": {}\n}\n"_ba
            << QStringList{u"2 comment(s)"_s};
        QTest::newRow("numbers of YAML")
            << "a: .5\nb: 0x1F\n"_ba << Format::Yaml << Format::Json
            << "{\n  \"a\": 0.5,\n  \"b\": 31\n}\n"_ba << QStringList();
        QTest::newRow("aliases") << "a: &x [1]\nb: *x\n"_ba << Format::Yaml << Format::Json
                                 << "{\n  \"a\": [\n    1\n  ],\n  \"b\": [\n    1\n  ]\n}\n"_ba
                                 << QStringList{u"anchors, aliases and tags"_s};
        QTest::newRow("line ends") << "a: 1\r\n"_ba << Format::Yaml << Format::Json
                                   << "{\r\n  \"a\": 1\r\n}\r\n"_ba << QStringList();
        QTest::newRow("JSON to YAML")
            << "{\"a\": \"yes\", \"b\": [1.50, {\"c\": null}], \"d\": \"two\\nlines\"}\n"_ba
            << Format::Json << Format::Yaml << QByteArray() << QStringList();
        QTest::newRow("YAML into a block") << "# top\na: 1\n"_ba << Format::Yaml << Format::Markdown
                                           << "```yaml\n# top\na: 1\n```\n"_ba << QStringList();
        QTest::newRow("a block to YAML")
            << "# Title\n\n```yaml\na: 1 # x\n```\nend\n"_ba << Format::Markdown << Format::Yaml
            << "a: 1 # x\n"_ba << QStringList{u"the text around the block"_s};
        QTest::newRow("a block to JSON")
            << "# Title\n\n```yaml\na: 1 # x\n```\nend\n"_ba << Format::Markdown << Format::Json
            << "{\n  \"a\": 1\n}\n"_ba
            << QStringList{u"the text around the block"_s, u"1 comment(s)"_s};
    }

    void keepsValues()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, from);
        QFETCH(Format, to);
        QFETCH(QByteArray, after);
        QFETCH(QStringList, lost);
        const Result<Conversion> result = convert(text, from, to);
        QVERIFY2(result, qPrintable(result ? QString() : result.error()));
        if (!after.isEmpty()) {
            QCOMPARE(result->bytes, after);
        }
        QCOMPARE(result->lost, lost);
        if (from != Format::Markdown && to != Format::Markdown) {
            const Result<Conversion> back = convert(result->bytes, to, from);
            QVERIFY(back);
            const Value there = parse(result->bytes, to).documents.front().tree.toValue();
            QCOMPARE(parse(back->bytes, from).documents.front().tree.toValue(), there);
        }
    }

    void aFailedConversionHasAReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("from");
        QTest::addColumn<Format>("to");
        QTest::newRow("XML") << "a: 1\n"_ba << Format::Yaml << Format::Xml;
        QTest::newRow("several documents")
            << "a: 1\n---\nb: 2\n"_ba << Format::Yaml << Format::Json;
        QTest::newRow("broken") << "a: [1\n"_ba << Format::Yaml << Format::Json;
        QTest::newRow("infinity") << "a: .inf\n"_ba << Format::Yaml << Format::Json;
        QTest::newRow("prose") << "# Title\n"_ba << Format::Markdown << Format::Yaml;
        QTest::newRow("two blocks")
            << "```yaml\na: 1\n```\n\n```yaml\nb: 1\n```\n"_ba << Format::Markdown << Format::Yaml;
    }

    void aFailedConversionHasAReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, from);
        QFETCH(Format, to);
        const Result<Conversion> result = convert(text, from, to);
        QVERIFY(!result);
        QVERIFY(!result.error().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestConversion)
#include "tst_conversion.moc"
