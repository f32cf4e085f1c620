// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/filereference.h"
#include "models/form/rows/formedit.h"
#include "models/parsing/parse.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestFormEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void setsExistingValues()
    {
        const auto edit = put("a: 1\n", u"/a");
        QVERIFY(std::holds_alternative<SetValue>(edit));
    }

    void insertsAbsentKeysWhereTheSchemaPutsThem()
    {
        const auto edit = put("c: 3\n", u"/b");
        const auto *insert = std::get_if<InsertKey>(&edit);
        QVERIFY(insert);
        QCOMPARE(insert->map, JsonPointer());
        QCOMPARE(insert->key, u"b"_s);
        QCOMPARE(insert->before, u"c"_s);
    }

    void appendsKeysThatNothingFollows()
    {
        const auto edit = put("a: 1\n", u"/c");
        QCOMPARE(std::get<InsertKey>(edit).before, QString());
    }

    void createsMissingParents()
    {
        const auto edit = put("a: 1\n", u"/x/y/z");
        const auto &insert = std::get<InsertKey>(edit);
        QCOMPARE(insert.key, u"x"_s);
        QCOMPARE(insert.value.find(u"y"_s)->find(u"z"_s)->text, u"v"_s);
    }

    void fillsAnEmptyParent()
    {
        const auto edit = put("x:\n", u"/x/y");
        const auto &set = std::get<SetValue>(edit);
        QCOMPARE(set.at, JsonPointer::of(u"/x"));
        QCOMPARE(set.value.find(u"y"_s)->text, u"v"_s);
    }

    void recognisesNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("number");
        QTest::addColumn<bool>("whole");
        QTest::newRow("integer") << u"42"_s << true << true;
        QTest::newRow("negative") << u"-2.1e-11"_s << true << false;
        QTest::newRow("exponent") << u"1.2e-12"_s << true << false;
        QTest::newRow("signed exponent") << u"1E+5"_s << true << false;
        QTest::newRow("zero") << u"0"_s << true << true;
        QTest::newRow("leading zero") << u"007"_s << false << false;
        QTest::newRow("half typed") << u"1."_s << false << false;
        QTest::newRow("no mantissa") << u"e5"_s << false << false;
        QTest::newRow("word") << u"many"_s << false << false;
        QTest::newRow("empty") << QString() << false << false;
        QTest::newRow("line end") << u"1\n"_s << false << false;
    }

    void recognisesNumbers()
    {
        QFETCH(const QString, text);
        QTEST(isNumber(text), "number");
        QTEST(isInteger(text), "whole");
    }

    void keepsTheTypeOfFreeValues()
    {
        QCOMPARE(untypedValue(u"2.50"_s, ValueType::Integer), Value::number(u"2.50"_s));
        QCOMPARE(untypedValue(u"7"_s, ValueType::String), Value::string(u"7"_s));
        QCOMPARE(untypedValue(u"7"_s, ValueType::Null), Value::number(u"7"_s));
        QCOMPARE(untypedValue(u"null"_s, ValueType::Float), Value::null());
        QCOMPARE(untypedValue(u"high"_s, ValueType::Integer), Value::string(u"high"_s));
        QCOMPARE(untypedValue({}, ValueType::String), Value::string({}));
    }

    void findsFilesFromTheDocument()
    {
        const DocumentLocation document{u"/s/handoffs/a.yaml"_s, u"/s"_s};
        QCOMPARE(resolvedFile(u"{session_dir}/logs/x"_s, document), u"/s/logs/x"_s);
        QCOMPARE(resolvedFile(u"x"_s, document), u"/s/handoffs/x"_s);
        QCOMPARE(resolvedFile(u"/abs/x"_s, document), u"/abs/x"_s);
        QCOMPARE(resolvedFile({}, document), QString());
        QCOMPARE(resolvedFile(u"{session_dir}/x"_s, {u"/loose/a.yaml"_s, {}}), u"/loose/x"_s);
    }

    void namesFilesAsTheDocumentDoes_data()
    {
        QTest::addColumn<QString>("present");
        QTest::addColumn<QString>("expected");
        const QString file = u"/s/logs/solve.log"_s;
        QTest::newRow("nothing") << QString() << file;
        QTest::newRow("in the session")
            << u"{session_dir}/x"_s << u"{session_dir}/logs/solve.log"_s;
        QTest::newRow("absolute") << u"/s/x"_s << file;
        QTest::newRow("relative, the file elsewhere") << u"x"_s << file;
    }
    void namesFilesAsTheDocumentDoes()
    {
        QFETCH(const QString, present);
        const DocumentLocation document{u"/s/handoffs/a.yaml"_s, u"/s"_s};
        QTEST(fileReference(u"/s/logs/solve.log"_s, present, document), "expected");
        QCOMPARE(fileReference(u"/s/handoffs/b/x"_s, u"y"_s, document), u"b/x"_s);
        QCOMPARE(fileReference(u"/t/x"_s, u"{session_dir}/y"_s, document), u"/t/x"_s);
    }

    void computesChecksums()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"a"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write("abc"), 3);
        file.close();
        const QString digest =
            u"sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_s;
        QCOMPARE(fileChecksum(file.fileName()).value(), digest);
        QVERIFY(fileChecksum(folder.filePath(u"none"_s)).error().contains(u"none"_s));
    }

private:
    static TreeEdit put(const QByteArray &bytes, QStringView path)
    {
        FieldSchema schema;
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s}) {
            FieldSchema property;
            property.name = name;
            schema.properties.push_back(property);
        }
        return putValue(parse(bytes, Format::Yaml).documents.front().tree, &schema,
                        JsonPointer::of(path), Value::string(u"v"_s));
    }
};

QTEST_GUILESS_MAIN(TestFormEdit)
#include "tst_formedit.moc"
