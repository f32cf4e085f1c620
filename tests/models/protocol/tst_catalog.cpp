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

namespace {

const FieldSchema *fieldOf(const Kind &kind, const QString &path)
{
    const FieldSchema *field = &kind.fields;
    for (const QString &name : path.split(u'/', Qt::SkipEmptyParts)) {
        field = name == "*"_L1 ? (field->items.empty() ? nullptr : &field->items.front())
                               : field->property(name);
        if (!field) {
            return nullptr;
        }
    }
    return field;
}

QStringList undocumented(const FieldSchema &field, const QString &path)
{
    QStringList result;
    for (const FieldSchema &property : field.properties) {
        const QString place = path + u'/' + property.name;
        if (property.help.isEmpty() || property.title.isEmpty()) {
            result.append(place);
        }
        result += undocumented(property, place);
        for (const FieldSchema &item : property.items) {
            result += undocumented(item, place + "/*"_L1);
        }
    }
    return result;
}

QStringList untranslated(const FieldSchema &german, const FieldSchema &english)
{
    QStringList result;
    if (!english.help.isEmpty() && german.help == english.help) {
        result.append(english.help);
    }
    for (size_t i = 0; i < english.properties.size(); ++i) {
        result += untranslated(german.properties[i], english.properties[i]);
    }
    for (size_t i = 0; i < english.items.size(); ++i) {
        result += untranslated(german.items[i], english.items[i]);
    }
    return result;
}

} // namespace

class TestCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// Schemas of the built-in protocols are compiled on first use.
    void everyBuiltInSchemaCompiles()
    {
        const auto catalog = ProtocolCatalog::load();
        const auto verify = [](const Value &schema, const QString &id) {
            const auto compiled = JsonSchema::compile(schema);
            QVERIFY2(compiled.isOk(), qPrintable(id + (compiled ? QString() : compiled.error())));
        };
        QVERIFY(catalog->kinds().size() > 20);
        for (const Kind &kind : catalog->kinds()) {
            const KindModel &model = *catalog->model(kind).kind;
            verify(model.schema, kind.id);
            for (const Wrapper &wrapper : model.wrappers) {
                if (wrapper.around.jsonSchema) {
                    verify(wrapper.around.schema, kind.id);
                }
            }
        }
    }

    void loadsTheBuiltInProtocolsWithoutAProblem()
    {
        const auto catalog = ProtocolCatalog::load();
        QCOMPARE(problemsOf(*catalog), QString());
        QStringList ids;
        for (const Kind &kind : catalog->kinds()) {
            ids.append(kind.id);
        }
        for (const char *id :
             {"cfd.engineering-review", "cfd.error-history", "cfd.flow-result", "cfd.handoff",
              "cfd.math-analysis", "cfd.mesh-plan", "cfd.state", "cfd.swarm-synthesis",
              "cfd.transport-result", "handoff", "swarm.payload", "swarm.payload-2",
              "swarm.workflow-state", "swarm.framing", "swarm.session-lock", "native.request",
              "orion.step-completion", "orion.focused-prompt", "orion.tool-definition"}) {
            QCOMPARE(ids.count(QString::fromLatin1(id)), 1);
        }
    }

    void explainsEveryField()
    {
        const auto catalog = ProtocolCatalog::load();
        for (const Kind &kind : catalog->kinds()) {
            QCOMPARE(undocumented(kind.fields, kind.id).join(u'\n'), QString());
        }
    }

    void speaksGerman()
    {
        const auto english = ProtocolCatalog::load();
        const auto german = ProtocolCatalog::load({}, u"de_AT"_s);
        QCOMPARE(problemsOf(*german), QString());
        for (size_t i = 0; i < german->kinds().size(); ++i) {
            const QStringList same =
                untranslated(german->kinds()[i].fields, english->kinds()[i].fields);
            QCOMPARE(same, QStringList());
        }
        QCOMPARE(german->kind(u"cfd.mesh-plan"_s)->title, u"Netzplan"_s);
    }

    void describesFieldsForTheForm_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("path");
        QTest::addColumn<FieldWidget>("widget");
        QTest::addColumn<bool>("required");
        const auto row = [](const char *kind, const char *path, FieldWidget widget,
                            bool isRequired) {
            QTest::addRow("%s%s", kind, path)
                << QString::fromLatin1(kind) << QString::fromLatin1(path) << widget << isRequired;
        };
        using enum FieldWidget;
        row("cfd.handoff", "/handoff/version", Enum, true);
        row("cfd.handoff", "/handoff/from_phase", Integer, true);
        row("cfd.handoff", "/handoff/timestamp", Time, true);
        row("cfd.handoff", "/handoff/deliverable", Object, true);
        row("cfd.handoff", "/handoff/deliverable/location", Path, true);
        row("cfd.handoff", "/handoff/deliverable/checksum", Checksum, false);
        row("cfd.handoff", "/handoff/context/focus_areas", TextList, true);
        row("cfd.handoff", "/handoff/quality/notes", MultiLine, true);
        row("cfd.handoff", "/handoff/error_history", ObjectList, false);
        row("cfd.math-analysis", "/handoff/math_analysis/variational_form", Code, true);
        row("cfd.math-analysis", "/handoff/math_analysis/function_spaces", FreeMap, true);
        row("cfd.math-analysis", "/handoff/math_analysis/known_risks", TextList, false);
        row("cfd.engineering-review", "/handoff/engineering_review/challenges", ObjectList, true);
        row("cfd.engineering-review", "/handoff/engineering_review/challenges/*", Object, false);
        row("cfd.engineering-review", "/handoff/engineering_review/approval_status", Enum, true);
        row("cfd.engineering-review", "/handoff/engineering_review/blocking_issues", TextList,
            false);
        row("cfd.mesh-plan", "/handoff/mesh_plan/refinement_zones", Table, true);
        row("cfd.mesh-plan", "/handoff/mesh_plan/memory_estimate_mb", Number, true);
        row("cfd.flow-result", "/handoff/flow_result/convergence_achieved", Boolean, true);
        row("cfd.flow-result", "/handoff/flow_result/newton_iterations", Integer, false);
    }

    void describesFieldsForTheForm()
    {
        QFETCH(QString, kind);
        QFETCH(QString, path);
        QFETCH(FieldWidget, widget);
        QFETCH(bool, required);
        const auto catalog = ProtocolCatalog::load();
        const FieldSchema *field = fieldOf(*catalog->kind(kind), path);
        QVERIFY(field);
        QCOMPARE(field->widget, widget);
        QCOMPARE(field->isRequired, required);
    }

    void offersInnerKeysAsSuggestionsOnly()
    {
        const auto catalog = ProtocolCatalog::load();
        const FieldSchema *spaces = fieldOf(*catalog->kind(u"cfd.math-analysis"_s),
                                            u"/handoff/math_analysis/function_spaces"_s);
        QVERIFY(spaces);
        QCOMPARE(spaces->properties.size(), 3);
        for (const FieldSchema &field : spaces->properties) {
            QVERIFY(field.isSuggested);
            QVERIFY(!field.isRequired);
        }
    }

    void findsAKindByItsShortName()
    {
        const auto catalog = ProtocolCatalog::load();
        QCOMPARE(catalog->kind(u"mesh-plan"_s), catalog->kind(u"cfd.mesh-plan"_s));
        QCOMPARE(catalog->kind(u"handoff"_s)->protocol, u"generic"_s);
        QVERIFY(!catalog->kind(u"nonsense"_s));
    }

    void recognisesByShape_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char *name, const QByteArray &text, const char *kind) {
            QTest::newRow(name) << text << QString::fromLatin1(kind);
        };
        row("math", "handoff: {math_analysis: {}}", "cfd.math-analysis");
        row("review", "handoff: {producer: x, engineering_review: {}}", "cfd.engineering-review");
        row("swarm", "handoff: {swarm_synthesis: {}}", "cfd.swarm-synthesis");
        row("mesh", "handoff: {mesh_plan: }", "cfd.mesh-plan");
        row("flow", "handoff: {flow_result: {}}", "cfd.flow-result");
        row("transport", "handoff: {transport_result: {}}", "cfd.transport-result");
        row("base only", "handoff: {producer: cfd-reviewer, from_phase: 1}", "cfd.handoff");
        row("producer alone", "handoff: {producer: cfd-reviewer}", "handoff");
        row("unknown dialect", "handoff: {source: {skill: a}, target: {skill: b}}", "handoff");
        row("a word", "handoff: soon", "handoff");
        row("fragment", "error_history: []", "cfd.error-history");
        row("more than a fragment", "error_history: []\nother: 1", "");
        row("state", "session: {session_dir: /tmp/x}\nphase_results: {}", "cfd.state");
        row("session of another program", "session: {mode: cookie}", "");
        row("result of another program", "{task_id: 1, agent: x, status: done}", "");
        row("version alone says nothing", "version: \"1.0\"", "");
        row("a list", "- handoff", "");
        row("nothing", "", "");
    }

    void recognisesByShape()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, kind);
        const auto catalog = ProtocolCatalog::load();
        const ParsedText parsed = parse(text, Format::Yaml);
        const Kind *found =
            parsed.documents.empty() ? nullptr : catalog->recognise(parsed.documents.front().tree);
        QCOMPARE(found ? found->id : QString(), kind);
    }

    void shipsTemplatesOfTheirOwnKind()
    {
        const auto catalog = ProtocolCatalog::load();
        for (const Kind &kind : catalog->kinds()) {
            QVERIFY2(!kind.templates.empty() || kind.id == "handoff"_L1
                         || catalog->model(kind).kind->newerThan.isSet(),
                     qPrintable(kind.id));
            for (const Template &example : kind.templates) {
                const ParsedText parsed =
                    parse(example.text, example.format, catalog->parseOptions());
                QVERIFY2(parsed.issues.empty(), qPrintable(example.id));
                QCOMPARE(catalog->recognise(parsed.documents.front().tree), &kind);
            }
        }
    }

    /// Section 6 has four sorts of tasks with two examples each.
    void eachTaskOfTheNativeOrchestratorHasTwoTemplates_data()
    {
        QTest::addColumn<QStringList>("ids");
        QTest::newRow("API endpoint") << QStringList{u"api-endpoint"_s, u"api-change"_s};
        QTest::newRow("validation") << QStringList{u"validation"_s, u"validation-tests"_s};
        QTest::newRow("research") << QStringList{u"research-synthesis"_s, u"research-options"_s};
        QTest::newRow("parallel") << QStringList{u"parallel-batch"_s, u"parallel-collect"_s};
    }

    void eachTaskOfTheNativeOrchestratorHasTwoTemplates()
    {
        QFETCH(QStringList, ids);
        const auto catalog = ProtocolCatalog::load();
        const Kind *kind = catalog->kind(u"native.request"_s);
        QSet<QByteArray> texts;
        for (const QString &id : ids) {
            const auto found = std::ranges::find(kind->templates, id, &Template::id);
            QVERIFY2(found != kind->templates.end(), qPrintable(id));
            QCOMPARE(found->format, Format::Markdown);
            QVERIFY(!found->title.isEmpty());
            texts.insert(found->text);
        }
        QCOMPARE(texts.size(), 2);
    }

    void exportsSelfContainedSchemas()
    {
        const auto catalog = ProtocolCatalog::load();
        for (const Kind &kind : catalog->kinds()) {
            QVERIFY(!kind.schemaText.contains("\"base.schema.json#"));
            QVERIFY(kind.isXml || parse(kind.schemaText, Format::Json).issues.empty());
        }
    }

    void replacesAnEarlierProtocolOfTheSameId()
    {
        QTemporaryDir dir;
        write(dir.filePath(u"cfd/protocol.yaml"_s),
              "id: cfd\nkinds:\n  - {name: only, schema: s.json, has: [/only]}\n");
        write(dir.filePath(u"cfd/s.json"_s), "{\"type\": \"object\"}");
        const auto catalog = ProtocolCatalog::load({dir.path()});
        QCOMPARE(problemsOf(*catalog), QString());
        QVERIFY(catalog->kind(u"cfd.only"_s));
        QVERIFY(!catalog->kind(u"cfd.mesh-plan"_s));
        QCOMPARE(catalog->notices().size(), 1u);
        const PackProblem &notice = catalog->notices().front();
        QVERIFY2(notice.file.endsWith(u"cfd/protocol.yaml"_s), qPrintable(notice.file));
        QVERIFY2(notice.message.contains(u"“cfd”"_s), qPrintable(notice.message));
        QVERIFY(ProtocolCatalog::load()->notices().empty());
    }
};

QTEST_GUILESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
