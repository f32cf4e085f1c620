// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "models/protocol/schema/constrainttext.h"
#include "models/protocol/schema/jsonschema.h"
#include "models/protocol/schema/patternformatchecks.h"
#include "models/protocol/schema/schemaquery.h"
#include "tests/threadtime.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Parses JSON with single quotes, which is more readable here.
Value json(QByteArray text)
{
    text.replace('\'', '"');
    return parse(text, Format::Json).documents.front().tree.toValue();
}

/// "type /a/0" for each violation of @p schema by @p document.
QStringList violationsOf(const QByteArray &schema, const QByteArray &document)
{
    const Value value = json(schema);
    const auto compiled = JsonSchema::compile(value);
    const ParsedText parsed = parse(document, Format::Yaml);
    const CanonicalTree tree(parsed.documents.front().tree);
    std::vector<SchemaViolation> violations = (*compiled)->violations(tree);
    SchemaSlips slips;
    StringChecks::of(value, slips).append(tree, violations);
    QStringList result;
    for (const SchemaViolation &violation : violations) {
        if (!subschemaAt(value, violation.evaluationPath)) {
            return {u"no subschema at "_s + violation.evaluationPath.toString()};
        }
        result.append(violation.keyword + u' ' + violation.instance.toString());
    }
    result.sort();
    return result;
}

} // namespace

class TestJsonSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void findsEveryViolationWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QStringList>("violations");
        const auto row = [](const char *name, const char *schema, const char *document,
                            const QStringList &violations) {
            QTest::newRow(name) << QByteArray(schema) << QByteArray(document) << violations;
        };
        row("type", "{'type': 'object'}", "[1]", {u"type "_s});
        row("integer of a float", "{'type': 'integer'}", "2.0", {});
        row("hexadecimal", "{'type': 'integer', 'maximum': 15}", "0x10", {u"maximum "_s});
        row("infinity", "{'maximum': 5}", ".inf", {u"maximum "_s});
        row("in a list", "{'items': {'type': 'string'}}", "[a, 1]", {u"type /1"_s});
        row("all of", "{'allOf': [{'minimum': 3}, {'minimum': 5}]}", "1",
            {u"minimum "_s, u"minimum "_s});
        row("through a reference",
            "{'$defs': {'a': {'type': 'string'}}, 'properties': {'x': {'$ref': '#/$defs/a'}}}",
            "x: 1", {u"type /x"_s});
        row("if and then", "{'if': {'required': ['a']}, 'then': {'required': ['b']}}", "a: 1",
            {u"required "_s});
        row("pattern", "{'properties': {'a': {'pattern': '^\\\\d+$'}}}", "a: x", {u"pattern /a"_s});
        row("a property named pattern", "{'properties': {'pattern': {'type': 'integer'}}}",
            "pattern: x", {u"type /pattern"_s});
        row("pattern in items", "{'items': {'pattern': '^a'}}", "[a, b]", {u"pattern /1"_s});
        row("date", "{'format': 'date-time'}", "2026-02-30T10:00:00Z", {u"format "_s});
        row("constant map", "{'const': {'pattern': 'a', 'x-b': 1}}", "{x-b: 1, pattern: a}", {});
        row("order of keys", "{'const': {'a': 1, 'b': 2}}", "{b: 2, a: 1}", {});
        row("additional", "{'properties': {'a': {}}, 'additionalProperties': false}", "b: 1",
            {u"additionalProperties /b"_s});
    }

    void findsEveryViolationWithItsPlace()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QByteArray, document);
        QFETCH(QStringList, violations);
        QCOMPARE(violationsOf(schema, document), violations);
    }

    void keepsTheBranchesOfAChoice()
    {
        const Value schema = json("{'anyOf': [{'type': 'string'}, {'minimum': 3}]}");
        const ParsedText parsed = parse("1", Format::Yaml);
        const CanonicalTree tree(parsed.documents.front().tree);
        const auto violations = (*JsonSchema::compile(schema))->violations(tree);
        QCOMPARE(violations.size(), 1);
        QCOMPARE(violations.front().keyword, u"anyOf"_s);
        QCOMPARE(violations.front().details.size(), 2);
    }

    void slowPatternsOnLongTextsAreStopped()
    {
        const QByteArray schema = "{'pattern': '^(a+)+$'}";
        const auto begin = threadTime();
        QCOMPARE(violationsOf(schema, '"' + QByteArray(200'000, 'a') + "b\""),
                 QStringList(u"pattern "_s));
        QVERIFY(threadTime() - begin < 5'000);
    }

    void deepDocumentsAreValidated()
    {
        QByteArray text(180, '[');
        text += QByteArray(180, ']');
        QCOMPARE(violationsOf("{'type': 'array', '$defs': {}}", text), QStringList());
    }

    void rejectsUnresolvableReferences_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::newRow("web") << QByteArray("{'$ref': 'https://example.org/schema.json'}");
        QTest::newRow("nowhere") << QByteArray("{'$ref': '#/$defs/none'}");
        QTest::newRow("dialect") << QByteArray("{'$schema': 'https://example.org/dialect'}");
    }

    void rejectsUnresolvableReferences()
    {
        QFETCH(QByteArray, schema);
        const auto compiled = JsonSchema::compile(json(schema));
        QVERIFY(!compiled);
        QVERIFY(!compiled.error().isEmpty());
    }

    void reportsUnsupportedKeywords_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::newRow("below a choice") << QByteArray("{'anyOf': [{'pattern': 'a'}]}");
        QTest::newRow("broken") << QByteArray("{'pattern': '('}");
        QTest::newRow("pattern properties") << QByteArray("{'patternProperties': {'a': {}}}");
        QTest::newRow("format") << QByteArray("{'format': 'hostname'}");
    }

    void reportsUnsupportedKeywords()
    {
        QFETCH(QByteArray, schema);
        SchemaSlips slips;
        (void)StringChecks::of(json(schema), slips);
        QCOMPARE(slips.size(), size_t(1));
        QVERIFY(!slips.front().path.isRoot());
    }

    void readsTheThresholdFromTheSchema_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("text");
        QTest::newRow("constant") << QByteArray("{'const': true}") << u"true"_s;
        QTest::newRow("enum") << QByteArray("{'enum': ['a', 'b']}") << u"a or b"_s;
        QTest::newRow("small") << QByteArray("{'exclusiveMaximum': 1.0e-6}") << u"< 1e-6"_s;
        QTest::newRow("range") << QByteArray("{'minimum': 0, 'maximum': 1}") << u"≥ 0, ≤ 1"_s;
        QTest::newRow("anything") << QByteArray("{}") << QString();
    }

    void readsTheThresholdFromTheSchema()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, text);
        QCOMPARE(thresholdOf(json(schema)), text);
    }

    void keepsTheSpellingOfJson()
    {
        const QByteArray text = "{\n  \"a\": [\n    1.20,\n    \"\\\"\\\\\\n\\u0001é\"\n  ],\n"
                                "  \"b\": {}\n}\n";
        QCOMPARE(toJson(json(text)), text);
    }
};

QTEST_GUILESS_MAIN(TestJsonSchema)
#include "tst_jsonschema.moc"
