// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/documents/valuejson.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestValueJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void writesScalars_data()
    {
        QTest::addColumn<Value>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("null") << Value::null() << u"null"_s;
        QTest::newRow("boolean") << Value{ValueType::Boolean, u"True"_s, {}, {}} << u"true"_s;
        QTest::newRow("integer") << Value::integer(-3) << u"-3"_s;
        QTest::newRow("spelling of a number") << Value::number(u"1.0e-10"_s) << u"1.0e-10"_s;
        QTest::newRow("not a number of JSON") << Value::number(u".inf"_s) << u"\".inf\""_s;
        QTest::newRow("leading zero") << Value::number(u"012"_s) << u"12"_s;
        QTest::newRow("octal") << Value::number(u"0o17"_s) << u"15"_s;
        QTest::newRow("hexadecimal") << Value::number(u"0x1F"_s) << u"31"_s;
        QTest::newRow("a sign") << Value::number(u"+1"_s) << u"1"_s;
        QTest::newRow("a point only") << Value::number(u".5"_s) << u"0.5"_s;
        QTest::newRow("not exact in binary") << Value::number(u".015"_s) << u"0.015"_s;
        QTest::newRow("text") << Value::string(u"a \"b\" \\ c"_s) << u"\"a \\\"b\\\" \\\\ c\""_s;
        QTest::newRow("control characters")
            << Value::string(u"a\nb\tc\x01"_s) << u"\"a\\nb\\tc\\u0001\""_s;
        QTest::newRow("not ASCII") << Value::string(u"Strömung 𝛁"_s) << u"\"Strömung 𝛁\""_s;
        QTest::newRow("empty list") << Value::list() << u"[]"_s;
        QTest::newRow("empty map") << Value::map() << u"{}"_s;
    }

    void writesScalars()
    {
        QFETCH(Value, value);
        QFETCH(QString, text);
        QCOMPARE(cli::jsonText(value), text);
    }

    void indentsNestedValuesAndKeepsTheOrder()
    {
        Value inner = Value::map();
        inner.insert(u"z"_s, Value::integer(1));
        inner.insert(u"a"_s, Value::list({Value::null(), Value::list()}));
        QCOMPARE(cli::jsonText(Value::list({inner})),
                 u"[\n  {\n    \"z\": 1,\n    \"a\": [\n      null,\n      []\n    ]\n  }\n]"_s);
    }
};

QTEST_GUILESS_MAIN(TestValueJson)
#include "tst_valuejson.moc"
