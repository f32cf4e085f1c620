// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/schema/jsonschema.h"
#include "tests/files.h"
#include "tests/models/protocol/problemsof.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestPackProblems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void keepsTheRestWhenAFolderIsBroken_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("line");
        const QByteArray head = "id: broken\nkinds:\n  - name: a\n    has: [/a]\n    schema: ";
        QTest::newRow("syntax") << u"protocol.yaml"_s << QByteArray("id: [\n") << 1;
        QTest::newRow("no id") << u"protocol.yaml"_s << QByteArray("title: x\n") << 1;
        QTest::newRow("no schema")
            << u"protocol.yaml"_s << QByteArray("id: broken\nkinds:\n  - name: a\n") << 3;
        QTest::newRow("schema outside") << u"protocol.yaml"_s << head + "../outside.json\n" << 5;
        QTest::newRow("schema absent") << u"protocol.yaml"_s << head + "absent.json\n" << 5;
        const QByteArray places = head + "s.json\n    workspace-schema:\n      ";
        for (const char *folder : {"../x", "a/../../x", "/etc", "~/x", "..", "file:///x"}) {
            QTest::newRow(folder) << u"protocol.yaml"_s << places + "folder: \"" + folder + "\"\n"
                                  << 7;
        }
        for (const char *name : {"../a.xsd", "b/a.xsd", "/a.xsd", "..\\\\a.xsd"}) {
            QTest::newRow(name) << u"protocol.yaml"_s
                                << places + "folder: x\n      files: [\"" + name + "\"]\n"
                                << 8;
        }
        QTest::newRow("unknown rule")
            << u"protocol.yaml"_s << head + "s.json\nrules:\n  - id: x\n    rule: magic\n"
            << 8;
    }

    void keepsTheRestWhenAFolderIsBroken()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(int, line);
        QTemporaryDir dir;
        write(dir.filePath(u"packs/broken/protocol.yaml"_s), bytes);
        write(dir.filePath(u"packs/broken/s.json"_s), "{\"type\": \"object\"}");
        write(dir.filePath(u"packs/outside.json"_s), "{}");
        const auto catalog = ProtocolCatalog::load({dir.filePath(u"packs"_s)});
        QVERIFY(!catalog->problems().empty());
        const PackProblem &problem = catalog->problems().front();
        QVERIFY2(problem.file.endsWith(file), qPrintable(problem.file));
        QCOMPARE(problem.line, line);
        QVERIFY(!problem.message.isEmpty());
        QVERIFY(catalog->kind(u"cfd.mesh-plan"_s));
    }

    void reportsThePlaceOfAProblem_data()
    {
        QTest::addColumn<QByteArray>("kinds");
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("place");
        const QByteArray one =
            "id: kitchen\nkinds:\n  - {name: order, schema: s.json, has: [/a]}\n";
        const QByteArray object = "{\"type\": \"object\"}";
        const auto referring = [](const QByteArray &file) {
            return "{\n  \"properties\": {\n    \"a\": {\"$ref\": \"" + file + "\"}\n  }\n}";
        };
        QTest::newRow("a reference out of the folder")
            << one << referring("../x.json") << u"kitchen/s.json:3: “../x.json”"_s;
        QTest::newRow("a reference to no file")
            << one << referring("nowhere.json#/a") << u"kitchen/s.json:3: "_s;
        QTest::newRow("a kind twice")
            << one + "  - name: order\n    schema: s.json\n    has: [/b]\n"
            << object
            << u"kitchen/protocol.yaml:4: There is already a kind “kitchen.order” in this"_s;
        QTest::newRow("a kind of another protocol")
            << one + "  - name: plan\n    id: cfd.mesh-plan\n    schema: s.json\n    has: [/b]\n"
            << object << u"kitchen/protocol.yaml:5: The kind “cfd.mesh-plan” is already"_s;
    }

    void reportsThePlaceOfAProblem()
    {
        QFETCH(QByteArray, kinds);
        QFETCH(QByteArray, schema);
        QFETCH(QString, place);
        QTemporaryDir dir;
        write(dir.filePath(u"packs/kitchen/protocol.yaml"_s), kinds);
        write(dir.filePath(u"packs/kitchen/s.json"_s), schema);
        write(dir.filePath(u"packs/x.json"_s), "{}");
        const auto catalog = ProtocolCatalog::load({dir.filePath(u"packs"_s)});
        QCOMPARE(catalog->problems().size(), 1U);
        const PackProblem &problem = catalog->problems().front();
        const QString told =
            u"%1:%2: %3"_s.arg(problem.file, QString::number(problem.line), problem.message);
        QVERIFY2(told.contains(place), qPrintable(told));
    }

    void reportsKeysWithoutAnEffect_data()
    {
        QTest::addColumn<QByteArray>("protocol");
        QTest::addColumn<QByteArray>("gates");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("words");
        const QByteArray kinds = "kinds:\n  - {name: a, schema: s.json, has: [/a]}\n";
        const QByteArray gates = "gates:\n  - id: g\n    criteria: []\n";
        const auto row = [&](const char *name, const QByteArray &protocol, int line,
                             const QString &words) {
            QTest::newRow(name) << "id: kitchen\n" + protocol << gates << line << words;
        };
        row("at the root", "hubb: chef\n" + kinds, 2,
            u"“hubb” is unknown and has no effect. Did you mean “hub”"_s);
        row("in a map", "routing: {tyme: /a/t}\n" + kinds, 2, u"Did you mean “time”"_s);
        row("in a kind", kinds + "    # more\n  - {name: b, schema: s.json, has: [/b], titel: B}\n",
            5, u"Did you mean “title”"_s);
        row("of a rule",
            kinds
                + "rules:\n  - {id: kitchen.x, rule: text-length, at: /a/b, maxx: 3, message: m}\n",
            5, u"Did you mean “max”"_s);
        row("like no other", "zzzzzzzzzzzz: 1\n" + kinds, 2, u"Remove it"_s);
        QTest::newRow("in gates.yaml")
            << "id: kitchen\n" + kinds << QByteArray("gates:\n  - id: g\n    criterias: []\n") << 3
            << u"Did you mean “criteria”"_s;
        row("the author's own", "x-note: 1\n" + kinds, 0, {});
    }

    void reportsKeysWithoutAnEffect()
    {
        QFETCH(QByteArray, protocol);
        QFETCH(QByteArray, gates);
        QFETCH(int, line);
        QFETCH(QString, words);
        QTemporaryDir dir;
        write(dir.filePath(u"kitchen/protocol.yaml"_s), protocol);
        write(dir.filePath(u"kitchen/gates.yaml"_s), gates);
        write(dir.filePath(u"kitchen/s.json"_s), "{\"type\": \"object\"}");
        const auto catalog = ProtocolCatalog::load({dir.path()});
        QVERIFY(catalog->kind(u"kitchen.a"_s));
        QVERIFY(catalog->packs().back()->isWhole);
        if (line == 0) {
            QCOMPARE(problemsOf(*catalog), QString());
            return;
        }
        QCOMPARE(catalog->problems().size(), size_t(1));
        const PackProblem &problem = catalog->problems().front();
        QCOMPARE(problem.line, line);
        QVERIFY2(problem.message.contains(words), qPrintable(problem.message));
    }

    /// The schemas of a kind may be in several files; a mistake is reported at its place.
    void reportsThePlaceOfAMistakeInASchema_data()
    {
        QTest::addColumn<QByteArray>("schema");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("words");
        const auto row =
            [](const char *name, const QByteArray &property, const char *file, int line,
               const QString &words) {
                QTest::newRow(name)
                    << "{\n  \"type\": \"object\",\n  \"properties\": {\n    \"a\": {\n      "
                        + property + "\n    }\n  }\n}\n"
                    << QString::fromLatin1(file) << line << words;
            };
        row("no such type", "\"type\": \"intger\"", "s.json", 5, u"intger"_s);
        row("no such reference", "\"$ref\": \"#/$defs/none\"", "s.json", 4, u"leads nowhere"_s);
        row("no pattern", "\"pattern\": \"(\"", "s.json", 5, u"is not valid"_s);
        row("no such format", "\"format\": \"hostname\"", "s.json", 5, u"hostname"_s);
        row("in another file", "\"$ref\": \"base.schema.json#/$defs/b\"", "base.schema.json", 4,
            u"pattern “[”"_s);
    }

    void reportsThePlaceOfAMistakeInASchema()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, file);
        QFETCH(int, line);
        QFETCH(QString, words);
        QTemporaryDir dir;
        write(dir.filePath(u"kitchen/protocol.yaml"_s),
              "id: kitchen\nkinds:\n  - {name: a, schema: s.json, has: [/a]}\n");
        write(dir.filePath(u"kitchen/s.json"_s), schema);
        write(dir.filePath(u"kitchen/base.schema.json"_s),
              "{\"$defs\": {\n  \"b\": {\n    \"type\": \"string\",\n    \"pattern\": \"[\"}}}\n");
        const auto catalog = ProtocolCatalog::load({dir.path()});
        QVERIFY(!catalog->problems().empty());
        const PackProblem &problem = catalog->problems().front();
        QCOMPARE(problem.file, dir.filePath(u"kitchen/"_s + file));
        QCOMPARE(problem.line, line);
        QVERIFY2(problem.message.contains(words), qPrintable(problem.message));
        QVERIFY2(!problem.message.contains(u"://"_s), qPrintable(problem.message));
    }

    void reportsEntriesWithoutARule()
    {
        QTemporaryDir dir;
        write(dir.filePath(u"kitchen/protocol.yaml"_s),
              "id: kitchen\nkinds:\n  - {name: a, schema: s.json, has: [/a]}\n");
        write(dir.filePath(u"kitchen/s.json"_s), "{\"type\": \"object\", \"required\": [\"b\"]}");
        write(dir.filePath(u"kitchen/rules.yaml"_s),
              "kitchen.required:\n  meaning: m\n  fixx: f\nkitchen.requried:\n  meaning: m\n");
        const auto catalog = ProtocolCatalog::load({dir.path()});
        QCOMPARE(catalog->problems().size(), size_t(2));
        QVERIFY(catalog->packs().back()->isWhole);
        QSet<int> lines;
        for (const PackProblem &problem : catalog->problems()) {
            QVERIFY2(problem.file.endsWith("rules.yaml"_L1), qPrintable(problem.file));
            lines.insert(problem.line);
        }
        QCOMPARE(lines, (QSet<int>{3, 4}));
    }

    void reportsAFolderThatLooksLikeAProtocol()
    {
        QTemporaryDir dir;
        write(dir.filePath(u"kitchen/protocol.yml"_s), "id: kitchen\n");
        write(dir.filePath(u"pictures/a.png"_s), "x");
        const auto catalog = ProtocolCatalog::load({dir.path()});
        QCOMPARE(catalog->problems().size(), size_t(1));
        QCOMPARE(catalog->problems().front().file, dir.filePath(u"kitchen"_s));
    }

    void rejectsInvalidIds_data()
    {
        QTest::addColumn<QByteArray>("protocol");
        QTest::newRow("path") << QByteArray(
            "id: ../../x\nkinds:\n  - {name: a, schema: s.json, has: [/a]}\n");
        QTest::newRow("lines") << QByteArray(
            "id: x\nkinds:\n  - {name: \"a\\nb\", schema: s.json, has: [/a]}\n");
    }

    void rejectsInvalidIds()
    {
        QFETCH(QByteArray, protocol);
        QTemporaryDir dir;
        write(dir.filePath(u"kitchen/protocol.yaml"_s), protocol);
        write(dir.filePath(u"kitchen/s.json"_s), "{\"type\": \"object\"}");
        const auto catalog = ProtocolCatalog::load({dir.path()});
        QCOMPARE(catalog->problems().size(), size_t(1));
        QVERIFY(catalog->problems().front().message.contains("cannot be an id"_L1));
        QCOMPARE(catalog->kinds().size(), ProtocolCatalog::load()->kinds().size());
    }
};

QTEST_GUILESS_MAIN(TestPackProblems)
#include "tst_packproblems.moc"
