// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/begundocument.h"

#include "models/check/recognition/kindfilenames.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

bool isTree(Format format)
{
    return format == Format::Yaml || format == Format::Json;
}

/// True when documents of @p kind are in @p format; those of a tree may be in YAML and JSON.
bool isIn(Format format, const KindModel &kind)
{
    const QString &name = kind.fileName.text();
    const bool isPrompt = !name.isEmpty() && formatOf(name, {}) == Format::Prompt;
    return format == Format::Xml   ? kind.kind.isXml
        : format == Format::Prompt ? isPrompt
                                   : isTree(format) && !kind.kind.isXml && !isPrompt;
}

/// True when one key of the root holds all of a document; other ones begin as many files do.
bool hasRootKey(const KindModel &kind)
{
    return !kind.roots.isEmpty() || kind.kind.fields.properties.size() == 1;
}

std::vector<const KindModel *> possibleKinds(const BegunDocument &document,
                                             const ProtocolCatalog &catalog)
{
    std::vector<const KindModel *> kinds;
    for (const Kind *kind : kindsOfFile(document.filePath, catalog)) {
        kinds.push_back(catalog.model(*kind).kind);
    }
    std::erase_if(kinds, [&](const KindModel *kind) { return !isIn(document.format, *kind); });
    if (!kinds.empty()) {
        return kinds;
    }
    for (const Kind &kind : catalog.kinds()) {
        const KindModel *model = catalog.model(kind).kind;
        if (kind.isHandoff && model->isJudged && isIn(document.format, *model)
            && (!isTree(document.format) || hasRootKey(*model))) {
            kinds.push_back(model);
        }
    }
    return kinds;
}

/// Adds the fields that a document of @p more may have; required is what all require.
void unite(std::vector<FieldSchema> &fields, const std::vector<FieldSchema> &more)
{
    for (FieldSchema &field : fields) {
        field.isRequired = field.isRequired
            && std::ranges::find(more, field.name, &FieldSchema::name) != more.end();
    }
    for (const FieldSchema &field : more) {
        const auto known = std::ranges::find(fields, field.name, &FieldSchema::name);
        if (known == fields.end()) {
            fields.push_back(field);
            fields.back().isRequired = false;
            continue;
        }
        known->isRequired = known->isRequired && field.isRequired;
        known->suggestions += field.enumValues + field.suggestions; // each value is offered once
        unite(known->properties, field.properties);
        unite(known->items, field.items);
    }
}

/// The fields of whole documents of @p kind, one for each of its root keys; none if that may be any
/// key.
std::vector<const FieldSchema *> rootsOf(const KindModel &kind)
{
    std::vector<const FieldSchema *> roots;
    for (const QString &root : kind.roots) {
        roots.push_back(&kind.kind.fieldsAt(JsonPointer({root})));
    }
    if (roots.empty() && kind.rootPattern.pattern().isEmpty()) {
        roots.push_back(&kind.kind.fields);
    }
    return roots;
}

/// True when the root has a key, but for that at the caret, which @p roots lacks.
bool hasOtherKey(const BegunDocument &document, const FieldSchema &roots,
                 const ParseOptions &options)
{
    const ParsedText parsed = parse(document.text, document.format, options);
    return std::ranges::any_of(parsed.documents, [&](const SourceDocument &each) {
        const Tree &tree = each.tree;
        return !tree.isEmpty() && tree.root().type == ValueType::Map
            && std::ranges::any_of(tree.root().children, [&](NodeId child) {
                   const Node &node = tree.at(child);
                   return !node.keyRange.touches(document.caret) && !roots.property(node.key);
               });
    });
}

} // namespace

FieldSchema fieldsOfBegun(const BegunDocument &document, const ProtocolCatalog &catalog,
                          const ParseOptions &options)
{
    constexpr qsizetype longest = qsizetype(4) * 1024;
    FieldSchema fields;
    fields.widget = FieldWidget::Object;
    if (isTree(document.format) && document.text.size() > longest) {
        return fields;
    }
    bool isFirst = true;
    for (const KindModel *kind : possibleKinds(document, catalog)) {
        for (const FieldSchema *root : rootsOf(*kind)) {
            if (std::exchange(isFirst, false)) {
                fields.properties = root->properties;
            } else {
                unite(fields.properties, root->properties);
            }
        }
    }
    if (isTree(document.format) && hasOtherKey(document, fields, options)) {
        fields.properties.clear();
    }
    return fields;
}

} // namespace baton
