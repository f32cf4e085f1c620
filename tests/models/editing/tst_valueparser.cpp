// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/valueparser.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestValueParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void readsAScalar_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<ValueType>("type");
        QTest::addColumn<QString>("content");
        const auto row = [](const char *text, ValueType type, const QString &content) {
            QTest::newRow(text) << QByteArray(text) << type << content;
        };
        row("3", ValueType::Integer, u"3"_s);
        row(" 3 ", ValueType::Integer, u"3"_s);
        row("1.2e-12", ValueType::Float, u"1.2e-12"_s);
        row("true", ValueType::Boolean, u"true"_s);
        row("null", ValueType::Null, {});
        row("", ValueType::Null, {});
        row("\"3\"", ValueType::String, u"3"_s);
        row("'it''s'", ValueType::String, u"it's"_s);
        row("\"\\ud83d\\ude42\"", ValueType::String, u"🙂"_s);
        row("two words", ValueType::String, u"two words"_s);
        row("see: the notes # all", ValueType::String, u"see: the notes # all"_s);
        row("- not a list", ValueType::String, u"- not a list"_s);
        row("one\ntwo\n", ValueType::String, u"one\ntwo\n"_s);
        row("*star", ValueType::String, u"*star"_s);
        row("yes", ValueType::String, u"yes"_s);
        row("2026-02-21T14:30:00Z", ValueType::String, u"2026-02-21T14:30:00Z"_s);
    }

    void readsAScalar()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const ValueType, type);
        QFETCH(const QString, content);
        const Result<Value> value = parseValue(text);
        QVERIFY(value.isOk());
        QCOMPARE(value->type, type);
        QCOMPARE(value->text, content);
    }

    void readsContainers()
    {
        Value expected = Value::map();
        expected.insert(u"k"_s, Value::list({Value::integer(1), Value::string(u"b c"_s)}));
        expected.insert(u"n"_s, Value::null());
        for (const char *text :
             {"{k: [1, b c], n: }", "{\"k\":[1,\"b c\"],\"n\":null}", "{k: [1, 'b c'],\n n}"}) {
            const Result<Value> value = parseValue(text);
            QVERIFY2(value.isOk(), text);
            QCOMPARE(*value, expected);
        }
        QCOMPARE(*parseValue("[]"), Value::list());
        QCOMPARE(*parseValue("{}"), Value::map());
    }

    void rejectsIncompleteContainers_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"[1, 2", "{a: 1", "\"open", "[1] [2]", "[1]: 2", "{a}: 2\nb: 3"}) {
            QTest::newRow(text) << QByteArray(text);
        }
    }

    void rejectsIncompleteContainers()
    {
        QFETCH(const QByteArray, text);
        const Result<Value> value = parseValue(text);
        QVERIFY(!value.isOk());
        QVERIFY(value.error().contains(u"Put quotes around it"));
    }
};

QTEST_GUILESS_MAIN(TestValueParser)
#include "tst_valueparser.moc"
