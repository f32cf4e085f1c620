// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/kindreader.h"

#include "models/protocol/fieldschemabuilder.h"
#include "models/protocol/schemabundle.h"
#include "models/protocol/schemavalue.h"
#include "models/protocol/xsdfields.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::KindReader)
};

std::vector<Template> readTemplates(const PackFolder &folder, const PackNode &node,
                                    const PackTexts &texts)
{
    std::vector<Template> result;
    for (const PackNode &entry : node.items()) {
        const Result<QByteArray> text = folder.read(entry.requiredText(u"file"));
        if (!text) {
            entry.report(text.error());
            continue;
        }
        result.push_back({entry.requiredText(u"id"), texts.of(entry[u"title"].text()), *text});
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
    Result<std::shared_ptr<const JsonSchema>> compiled = JsonSchema::compile(model.schema);
    if (!compiled) {
        problems.push_back(
            {folder.pathOf(name), 0,
             Texts::tr("This is not a valid JSON Schema: %1").arg(compiled.error())});
        return false;
    }
    model.jsonSchema = *compiled;
    QStringList unsupported;
    model.strings = StringChecks::of(model.schema, unsupported);
    for (const QString &message : unsupported) {
        problems.push_back({folder.pathOf(name), 0, message});
    }
    return true;
}

/// The JSON Schema of an XML kind asks for nothing: its XML Schema does.
bool compileXsd(KindModel &model, const PackFolder &folder, const QString &name,
                const PackTexts &texts, std::vector<PackProblem> &problems)
{
    std::vector<XsdProblem> found;
    const std::vector<XsdFile> files =
        readXsdFiles(name, [&](const QString &file) { return folder.read(file); }, found);
    if (found.empty()) {
        model.xsd = XsdSchema::compile(files, xsdFields(files, texts), found);
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
    model.jsonSchema = *JsonSchema::compile(model.schema);
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

} // namespace

std::optional<KindModel> readKind(const PackFolder &folder, const PackNode &node,
                                  const QString &protocol, const PackTexts &texts,
                                  std::vector<PackProblem> &problems)
{
    KindModel model;
    const QString name = node.requiredText(u"name");
    const QString schemaName = node.requiredText(u"schema");
    if (name.isEmpty() || schemaName.isEmpty()
        || !addSchema(model, folder, schemaName, texts, problems)) {
        return std::nullopt;
    }
    model.kind.id = node[u"id"].text(protocol + u'.' + name);
    model.kind.protocol = protocol;
    model.kind.name = name;
    model.kind.title = texts.of(node[u"title"].text(name));
    model.kind.isHandoff = node[u"handoff"].boolean(true);
    model.kind.templates = readTemplates(folder, node[u"templates"], texts);
    model.shape = {node[u"has"].pointers(), node[u"hasAny"].pointers(), node[u"lacks"].pointers(),
                   node[u"only"].texts()};
    if (model.shape.has.empty() && model.shape.hasAny.empty()) {
        node.report(Texts::tr("“has” is missing here: without it no document is recognised."));
    }
    model.producer = node[u"producer"].text();
    model.block = node[u"block"].pointer();
    model.fileName = node[u"file"].text();
    return model;
}

} // namespace baton
