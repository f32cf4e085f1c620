// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/fields/fieldschema.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestFieldSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void searchAgreesWithTheFieldLookup_data()
    {
        QTest::addColumn<QStringList>("keys");
        QTest::addRow("in order") << QStringList{u"a"_s, u"b"_s, u"c"_s, u"d"_s};
        QTest::addRow("some left out") << QStringList{u"b"_s, u"d"_s};
        QTest::addRow("backwards") << QStringList{u"d"_s, u"c"_s, u"b"_s, u"a"_s};
        QTest::addRow("repeated keys") << QStringList{u"b"_s, u"b"_s, u"d"_s, u"d"_s, u"a"_s};
        QTest::addRow("by synonyms") << QStringList{u"sea"_s, u"a"_s, u"bee"_s, u"d"_s, u"sea"_s};
        QTest::addRow("unknown ones") << QStringList{u"x"_s, u"a"_s, u""_s, u"d"_s, u"x"_s};
    }
    void searchAgreesWithTheFieldLookup()
    {
        QFETCH(const QStringList, keys);
        FieldSchema field;
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s, u"d"_s}) {
            field.properties.emplace_back().name = name;
        }
        field.properties[1].synonyms = {u"bee"_s};
        field.properties[2].synonyms = {u"sea"_s, u"see"_s};
        PropertySearch search(field);
        for (const QString &key : keys) {
            QCOMPARE(search.find(key), field.property(key));
        }
    }

    void aSearchInAnEmptySchemaFindsNothing()
    {
        const FieldSchema field;
        QCOMPARE(PropertySearch(field).find(u"a"_s), nullptr);
    }
};

QTEST_GUILESS_MAIN(TestFieldSchema)
#include "tst_fieldschema.moc"
