// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalogwatch.h"
#include "tests/files.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr const char *protocol =
    "id: kitchen\nkinds:\n  - {name: order, title: Order, schema: s.json, has: [/order]}\n";

} // namespace

class TestCatalogWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void loadsTheProtocolsOfAWorkspace()
    {
        const QTemporaryDir dir;
        addPack(dir);
        CatalogWatch watch(ProtocolCatalog::load(), {});
        watch.setWorkspace(dir.path());
        QTRY_VERIFY(watch.catalog()->kind(u"kitchen.order"_s));
        QVERIFY(watch.catalog()->kind(u"cfd.mesh-plan"_s));
        watch.setWorkspace({});
        QTRY_VERIFY(!watch.catalog()->kind(u"kitchen.order"_s));
    }

    void loadsProtocolsAddedWhileItIsOpen()
    {
        const QTemporaryDir dir;
        CatalogWatch watch(ProtocolCatalog::load(), {});
        watch.setWorkspace(dir.path());
        QTRY_VERIFY(watch.isSettled());
        addPack(dir);
        QTRY_VERIFY(watch.catalog()->kind(u"kitchen.order"_s));
    }

    void keepsTheLastGoodVersionWhileAFolderIsBroken()
    {
        const QTemporaryDir dir;
        addPack(dir);
        CatalogWatch watch(ProtocolCatalog::load(), {});
        watch.setWorkspace(dir.path());
        QTRY_VERIFY(watch.isSettled() && watch.catalog()->kind(u"kitchen.order"_s));
        const QString file = dir.filePath(u".baton/protocols/kitchen/protocol.yaml"_s);
        write(file, "id: kitchen\nkinds: [\n");
        QTRY_VERIFY(!watch.catalog()->problems().empty());
        QCOMPARE(watch.catalog()->problems().front().file, file);
        QVERIFY(watch.catalog()->kind(u"kitchen.order"_s));
        write(file, QByteArray(protocol).replace("title: Order", "title: Commande"));
        QTRY_VERIFY(watch.catalog()->problems().empty());
        QCOMPARE(watch.catalog()->kind(u"kitchen.order"_s)->title, u"Commande"_s);
    }

    void readsNothingAgainWhenNothingChanged()
    {
        const QTemporaryDir dir;
        addPack(dir);
        CatalogWatch watch(ProtocolCatalog::load(), {});
        watch.setWorkspace(dir.path());
        QTRY_VERIFY(watch.isSettled() && watch.catalog()->kind(u"kitchen.order"_s));
        QSignalSpy looked(&watch, &CatalogWatch::looked);
        QSignalSpy changed(&watch, &CatalogWatch::changed);
        watch.setWorkspace(dir.path());
        QTRY_VERIFY(!looked.isEmpty()); // it may be faster than this test
        QCOMPARE(changed.size(), 0);
    }

    void rejectsSchemasThatDoNotTerminate_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::newRow("refers to itself") << QByteArray(
            "{\"$defs\": {\"a\": {\"$ref\": \"#/$defs/a\"}}, \"$ref\": \"#/$defs/a\"}");
        QTest::newRow("refers to itself by a choice")
            << QByteArray("{\"anyOf\": [{\"type\": \"string\"}, {\"$ref\": \"#\"}]}");
        QTest::newRow("doubles at each level")
            << QByteArray("{\"allOf\": [{\"properties\": {\"x\": {\"$ref\": \"#\"}}},"
                          "{\"properties\": {\"x\": {\"$ref\": \"#\"}}}]}");
        QByteArray steps;
        for (int i = 0; i < 30; ++i) {
            const QByteArray next = "{\"$ref\": \"#/$defs/s" + QByteArray::number(i + 1) + "\"}";
            steps +=
                "\"s" + QByteArray::number(i) + "\": {\"allOf\": [" + next + ',' + next + "]},";
        }
        QTest::newRow("unfolds to a billion")
            << "{\"$defs\": {" + steps + "\"s30\": {}}, \"$ref\": \"#/$defs/s0\"}";
        QTest::newRow("is nested deeply")
            << QByteArray("{\"not\": ").repeated(5000) + "{}" + QByteArray("}").repeated(5000);
    }

    void rejectsSchemasThatDoNotTerminate()
    {
        QFETCH(QByteArray, schema);
        const QTemporaryDir dir;
        addPack(dir);
        write(dir.filePath(u".baton/protocols/kitchen/s.json"_s), schema);
        const auto catalog = ProtocolCatalog::load({dir.filePath(u".baton/protocols"_s)});
        QVERIFY(!catalog->problems().empty());
        QVERIFY(!catalog->kind(u"kitchen.order"_s));
        QVERIFY(catalog->kind(u"cfd.mesh-plan"_s));
    }

    void acceptsRecursiveSchemas()
    {
        const QTemporaryDir dir;
        addPack(dir);
        write(dir.filePath(u".baton/protocols/kitchen/s.json"_s),
              "{\"$defs\": {\"node\": {\"properties\": {\"left\": {\"$ref\": \"#/$defs/node\"},"
              "\"right\": {\"$ref\": \"#/$defs/node\"}}}},"
              "\"properties\": {\"a\": {\"$ref\": \"#/$defs/node\"}, \"b\": {\"$ref\": "
              "\"#/$defs/node\"}}}");
        const auto catalog = ProtocolCatalog::load({dir.filePath(u".baton/protocols"_s)});
        QCOMPARE(catalog->problems(), std::vector<PackProblem>{});
        QVERIFY(catalog->kind(u"kitchen.order"_s));
    }

    void limitsTheNumberOfKinds()
    {
        const QTemporaryDir dir;
        addPack(dir);
        QByteArray many = "id: kitchen\nkinds:\n";
        for (int i = 0; i < 5000; ++i) {
            many += "  - {name: k" + QByteArray::number(i) + ", schema: s.json, has: [/order]}\n";
        }
        write(dir.filePath(u".baton/protocols/kitchen/protocol.yaml"_s), many);
        const auto catalog = ProtocolCatalog::load({dir.filePath(u".baton/protocols"_s)});
        QCOMPARE(catalog->problems().size(), size_t(1));
        QVERIFY(catalog->kind(u"kitchen.k199"_s));
        QVERIFY(!catalog->kind(u"kitchen.k200"_s));
    }

    void doesNotReplaceAProtocolByABrokenOne()
    {
        const QTemporaryDir dir;
        write(dir.filePath(u"p/cfd/protocol.yaml"_s), "id: cfd\nkinds:\n  - {name: x}\n");
        const auto catalog = ProtocolCatalog::load({dir.filePath(u"p"_s)});
        QVERIFY(!catalog->problems().empty());
        QVERIFY(catalog->kind(u"cfd.mesh-plan"_s));
    }

    void findsTheWorkspaceAbove()
    {
        const QTemporaryDir dir;
        addPack(dir);
        QVERIFY(QDir(dir.path()).mkpath(u"a/b"_s));
        QCOMPARE(workspaceProtocols(dir.filePath(u"a/b"_s)), dir.filePath(u".baton/protocols"_s));
        QCOMPARE(workspaceProtocols(dir.path()), dir.filePath(u".baton/protocols"_s));
    }

private:
    static void addPack(const QTemporaryDir &dir)
    {
        write(dir.filePath(u".baton/protocols/kitchen/s.json"_s), "{\"type\": \"object\"}");
        write(dir.filePath(u".baton/protocols/kitchen/protocol.yaml"_s), protocol);
    }
};

QTEST_GUILESS_MAIN(TestCatalogWatch)
#include "tst_catalogwatch.moc"
