// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/packoutline.h"

#include "models/parsing/parse.h"
#include "models/protocol/reading/evidencereader.h"
#include "models/protocol/reading/kindreader.h"
#include "models/protocol/schema/fieldschemabuilder.h"
#include "models/protocol/schema/schemabundle.h"
#include "models/protocol/source/packnode.h"
#include "models/protocol/source/precompiledfiles.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isPrompt(const KindModel &kind)
{
    return !kind.fileName.isEmpty() && formatOf(kind.fileName.text(), {}) == Format::Prompt;
}

void addHeadings(const FieldSchema &fields, PackOutline &outline)
{
    for (const FieldSchema &heading : fields.properties) {
        outline.promptHeadings.append(heading.name);
    }
}

/// The content of protocol.yaml. From a prepared file, only the keys for an outline, because
/// creating all nodes takes most of the time.
std::optional<PackFile> outlineFile(const PackFolder &folder, std::vector<PackProblem> &problems)
{
    const QString name = u"protocol.yaml"_s;
    const PreparedPart part{
        {u"id"_s, u"hidden-folders"_s, u"kinds"_s, u"evidence"_s, u"sessions"_s},
        {u"templates"_s, u"workspace-schema"_s, u"read"_s}};
    std::optional<Tree> tree = preparedTree(folder.pathOf(name), part);
    if (!tree) {
        return readPackFile(folder, name, problems);
    }
    PackFile file{folder.pathOf(name), {}, {}, &problems};
    file.parsed.format = Format::Yaml;
    file.parsed.documents.push_back(
        {.format = Format::Yaml, .range = {}, .tree = std::move(*tree), .isComplete = true});
    return file;
}

KindModel recognitionOf(const KindModel &model)
{
    KindModel kind;
    kind.kind.id = model.kind.id;
    kind.kind.protocol = model.kind.protocol;
    kind.kind.name = model.kind.name;
    kind.line = model.line;
    kind.shapes = model.shapes;
    kind.evidence = model.evidence;
    kind.newerThan = model.newerThan;
    for (const Wrapper &wrapper : model.wrappers) {
        kind.wrappers.push_back({wrapper.at, wrapper.shape, {}});
    }
    kind.roots = model.roots;
    kind.rootPattern = model.rootPattern;
    kind.fileName = model.fileName;
    kind.markdown = model.markdown;
    return kind;
}

SessionLayout readPlace(const PackNode &node)
{
    SessionLayout layout;
    layout.folder = node[u"folder"].text();
    layout.within = node[u"within"].text();
    layout.state = node[u"state"].text();
    layout.handoffs = node[u"handoffs"].text();
    return layout;
}

} // namespace

PackOutline outlineOf(const ProtocolPack &pack)
{
    PackOutline outline{pack.id, pack.hiddenFolders, {}, {}, {}, false};
    for (const KindModel &model : pack.kinds) {
        outline.kinds.push_back(recognitionOf(model));
        outline.hasXml = outline.hasXml || model.xsd;
        if (isPrompt(model)) {
            addHeadings(model.kind.fields, outline);
        }
    }
    for (const SessionLayout &layout : pack.sessions) {
        SessionLayout &place = outline.sessions.emplace_back();
        place.folder = layout.folder;
        place.within = layout.within;
        place.state = layout.state;
        place.handoffs = layout.handoffs;
    }
    return outline;
}

std::optional<PackOutline> readOutline(const PackFolder &folder)
{
    std::vector<PackProblem> problems;
    const std::optional<PackFile> file = outlineFile(folder, problems);
    if (!file) {
        return std::nullopt;
    }
    const PackNode root(&*file, 0);
    PackOutline outline{root[u"id"].text(), root[u"hidden-folders"].texts(), {}, {}, {}, false};
    for (const PackNode &node : root[u"kinds"].items()) {
        const QString schema = node[u"schema"].text();
        outline.kinds.push_back(readRecognition(node, outline.id));
        outline.hasXml = outline.hasXml || schema.endsWith(".xsd"_L1);
        if (isPrompt(outline.kinds.back())) {
            addHeadings(
                fieldSchema(bundledSchema(folder, schema, problems).value_or(Value::map()), {}),
                outline);
        }
    }
    readEvidence(root[u"evidence"], outline.kinds);
    for (const PackNode &node : root[u"sessions"].items()) {
        outline.sessions.push_back(readPlace(node));
    }
    return outline;
}

} // namespace baton
