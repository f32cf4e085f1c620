// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/kindreader.h"

#include "models/parsing/parse.h"
#include "models/protocol/reading/evidencereader.h"
#include "models/protocol/schema/fieldschemabuilder.h"
#include "models/protocol/schema/rootkeyschema.h"
#include "models/protocol/schema/schemabundle.h"
#include "models/protocol/schema/schemacomplexity.h"
#include "models/protocol/schema/schemaquery.h"
#include "models/protocol/source/precompiledfiles.h"
#include "models/protocol/xsd/xsdfields.h"
#include "models/values/placeholdertext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class KindReaderTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::KindReader)
};

std::vector<Template> readTemplates(const PackFolder &folder, const PackNode &node,
                                    const PackTexts &texts)
{
    std::vector<Template> result;
    for (const PackNode &entry : node.items()) {
        const QString file = entry.requiredText(u"file");
        const Result<QByteArray> text = folder.read(file);
        if (!text) {
            entry.report(text.error());
            continue;
        }
        result.push_back({entry.requiredText(u"id"), texts.of(entry[u"title"].text()), *text,
                          formatOf(file, *text)});
    }
    return result;
}

bool compile(KindModel &model, const PackFolder &folder, const QString &name,
             std::vector<PackProblem> &problems)
{
    std::optional<Value> schema = bundledSchema(folder, name, problems);
    if (!schema) {
        return false;
    }
    model.schema = std::move(*schema);
    if (const QString reason = nonTerminationReason(model.schema); !reason.isEmpty()) {
        problems.push_back({folder.pathOf(name), 1, reason});
        return false;
    }
    if (folder.isBuiltIn()) {
        model.jsonSchema = JsonSchema::later(model.schema); // a test compiles all of them
    } else {
        Result<std::shared_ptr<const JsonSchema>> compiled = JsonSchema::compile(model.schema);
        if (!compiled) {
            problems.push_back(
                problemOf(schemaProblemOf(compiled.error()), model.schema, folder, name));
            return false;
        }
        model.jsonSchema = *compiled;
    }
    SchemaSlips slips;
    model.strings = StringChecks::of(model.schema, slips);
    for (const SchemaProblem &slip : slips) {
        problems.push_back(problemOf(slip, model.schema, folder, name));
    }
    return true;
}

/// The files of a schema. The schema of a built-in protocol is a single trusted file.
std::vector<XsdFile> xsdFilesOf(const PackFolder &folder, const QString &name,
                                std::vector<XsdProblem> &problems)
{
    const auto read = [&](const QString &file) { return folder.read(file); };
    if (folder.isBuiltIn()) {
        if (const Result<QByteArray> bytes = read(name)) {
            return {XsdFile{name, *bytes}};
        }
    }
    return readXsdFiles(name, read, problems);
}

/// The files for validation. Prepared ones have no annotations, which validation does not need.
std::vector<XsdFile> judging(const std::vector<XsdFile> &files, const QString &path)
{
    const std::optional<QByteArray> prepared = preparedSchema(path);
    return prepared ? std::vector{XsdFile{files.front().name, *prepared}} : files;
}

/// The fields of the schema. Prepared fields are used only without translated texts.
FieldSchema fieldsOf(const std::vector<XsdFile> &files, const QString &path, const PackTexts &texts)
{
    std::optional<FieldSchema> prepared = texts.isEmpty() ? preparedFields(path) : std::nullopt;
    return prepared ? *std::move(prepared) : xsdFields(files, texts);
}

/// Compiles the XML Schema of an XML kind. Its JSON Schema stays empty.
bool compileXsd(KindModel &model, const PackFolder &folder, const QString &name,
                const PackTexts &texts, std::vector<PackProblem> &problems)
{
    std::vector<XsdProblem> found;
    const QString path = folder.pathOf(name);
    const std::vector<XsdFile> files = xsdFilesOf(folder, name, found);
    if (found.empty()) {
        model.xsd = XsdSchema::compile(judging(files, path), fieldsOf(files, path, texts), found);
    }
    for (const XsdProblem &problem : found) {
        problems.push_back({folder.pathOf(problem.file), problem.line, problem.message});
    }
    if (!model.xsd) {
        return false;
    }
    model.kind.isXml = true;
    model.kind.schemaText = files.front().bytes;
    model.kind.fields = model.xsd->fields();
    model.kind.description = model.kind.fields.help;
    model.schema = Value::map();
    model.jsonSchema = JsonSchema::later(model.schema);
    return true;
}

bool addSchema(KindModel &model, const PackFolder &folder, const QString &name,
               const PackTexts &texts, std::vector<PackProblem> &problems)
{
    if (name.endsWith(".xsd"_L1)) {
        return compileXsd(model, folder, name, texts, problems);
    }
    if (!compile(model, folder, name, problems)) {
        return false;
    }
    model.kind.schemaText = toJson(model.schema);
    model.kind.fields = fieldSchema(model.schema, texts);
    model.kind.description = texts.of(textUnder(model.schema, u"description"_s));
    return true;
}

KindShape readShape(const PackNode &node)
{
    KindShape shape{node[u"has"].pointers(), node[u"hasAny"].pointers(), node[u"lacks"].pointers(),
                    node[u"only"].texts(),   node[u"any"].integer(1),    {},
                    node[u"text"].pattern()};
    for (const PackNode &text : node[u"where"].items()) {
        if (const std::optional<JsonPointer> pointer = JsonPointer::parse(text.key())) {
            shape.where.emplace_back(*pointer, text.text());
        } else {
            text.report(KindReaderTexts::tr("“%1” is not a JSON Pointer; it must start with “/”.")
                            .arg(text.key()));
        }
    }
    return shape;
}

/// Reads the shapes of a kind: a single one, or several in "shapes".
std::vector<KindShape> readShapes(const PackNode &node)
{
    std::vector<PackNode> nodes = node[u"shapes"].items();
    if (nodes.empty()) {
        nodes = {node};
    }
    std::vector<KindShape> shapes;
    for (const PackNode &each : nodes) {
        KindShape shape = readShape(each);
        const bool isKnownByRoot = node[u"roots"].exists() || node[u"root-pattern"].exists();
        if (shape.has.empty() && shape.hasAny.empty() && shape.where.empty()
            && shape.textLike.pattern().isEmpty() && !isKnownByRoot) {
            each.report(KindReaderTexts::tr(
                "“has” is missing here: without it no document is recognised."));
        }
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

/// Inserts the fields of a kind into those around it.
void nest(FieldSchema &outer, const QStringList &path, const FieldSchema &inner)
{
    FieldSchema *place = &outer;
    for (const QString &key : path) {
        auto found = std::ranges::find(place->properties, key, &FieldSchema::name);
        if (found == place->properties.end()) {
            FieldSchema field;
            field.name = key;
            field.title = key;
            field.widget = FieldWidget::Object;
            found = place->properties.insert(found, std::move(field));
        }
        place = &*found;
    }
    FieldSchema field = inner;
    field.name = place->name;
    field.widget = FieldWidget::Object;
    field.isRequired = true;
    *place = std::move(field);
}

/// The possible places of the kind: the entries of "wrappers", followed by its root keys, each of
/// which identifies it.
std::vector<Wrapper> readPlaces(const PackNode &node, const QStringList &roots)
{
    std::vector<Wrapper> wrappers;
    for (const PackNode &entry : node[u"wrappers"].items()) {
        for (const JsonPointer &at : entry[u"at"].pointers()) {
            wrappers.push_back({at, readShape(entry), {}});
        }
    }
    for (const QString &root : roots) {
        Wrapper &wrapper = wrappers.emplace_back();
        wrapper.at = JsonPointer({root});
        wrapper.shape.has = {wrapper.at};
    }
    return wrappers;
}

/// Sets the fields of a document that contains the kind in @p wrapper.
void nestIn(Wrapper &wrapper, KindModel &model)
{
    nest(wrapper.around.kind.fields, wrapper.at.tokens(), model.kind.fields);
    model.kind.wrapped.push_back({wrapper.at, wrapper.around.kind.fields});
}

/// Reads the parts around a wrapped document, which have their own schema.
void readWrappers(KindModel &model, const PackFolder &folder, const PackNode &node,
                  const PackTexts &texts, std::vector<PackProblem> &problems)
{
    auto wrapper = model.wrappers.begin();
    for (const PackNode &entry : node[u"wrappers"].items()) {
        KindModel around;
        around.kind = model.kind;
        around.kind.fields = {};
        const QString schema = entry[u"schema"].text();
        if (!schema.isEmpty() && compile(around, folder, schema, problems)) {
            around.kind.fields = fieldSchema(around.schema, texts);
        }
        for (size_t i = 0; i < entry[u"at"].items().size(); ++i, ++wrapper) {
            wrapper->around = around;
            nestIn(*wrapper, model);
        }
    }
    for (; wrapper != model.wrappers.end(); ++wrapper) {
        nestIn(*wrapper, model);
    }
    if (!model.roots.isEmpty()) {
        model.kind.schemaText = toJson(rootKeySchema(model.schema, model.roots.front()));
    }
}

void recognise(KindModel &model, const PackNode &node, const QString &protocol)
{
    model.kind.name = node[u"name"].text();
    model.line = node[node[u"id"].exists() ? u"id" : u"name"].line();
    model.kind.id = node[u"id"].text(protocol + u'.' + model.kind.name);
    model.kind.protocol = protocol;
    model.shapes = readShapes(node);
    model.roots = node[u"roots"].texts();
    model.rootPattern = node[u"root-pattern"].pattern();
    model.wrappers = readPlaces(node, model.roots);
    model.newerThan = readNewerThan(node[u"newer-than"]);
    model.fileName = FileNamePattern(node[u"file"].text());
    model.markdown = readMarkdownUse(node[u"markdown"]);
}

} // namespace

KindModel readRecognition(const PackNode &node, const QString &protocol)
{
    KindModel model;
    recognise(model, node, protocol);
    return model;
}

std::optional<KindModel> readKind(const PackFolder &folder, const PackNode &node,
                                  const QString &protocol, const PackTexts &texts,
                                  std::vector<PackProblem> &problems)
{
    KindModel model;
    const QString name = node.requiredText(u"name");
    const QString schemaName = node.requiredText(u"schema");
    if (!schemaName.isEmpty() && !folder.has(schemaName)) {
        node[u"schema"].report(folder.read(schemaName).error());
        return std::nullopt;
    }
    if (!name.isEmpty() && !isPlainName(name)) {
        node[u"name"].report(plainNameWanted(name));
        return std::nullopt;
    }
    if (name.isEmpty() || schemaName.isEmpty()
        || !addSchema(model, folder, schemaName, texts, problems)) {
        return std::nullopt;
    }
    recognise(model, node, protocol);
    model.kind.title = texts.of(node[u"title"].text(name));
    model.kind.isHandoff = node[u"handoff"].boolean(true);
    model.kind.templates = readTemplates(folder, node[u"templates"], texts);
    for (const Template &form : model.kind.templates) {
        model.kind.openTexts.unite(openTextsOf(QString::fromUtf8(form.text)));
    }
    readWrappers(model, folder, node, texts, problems);
    model.producer = node[u"producer"].text();
    model.consumer = node[u"consumer"].text();
    model.block = node[u"block"].pointer();
    model.schemaPlaces = readSchemaPlaces(node[u"workspace-schema"]);
    return model;
}

} // namespace baton
