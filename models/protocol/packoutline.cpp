// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/packoutline.h"

#include "models/protocol/kindreader.h"
#include "models/protocol/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isPrompt(const KindModel &kind)
{
    return formatOf(kind.fileName, {}) == Format::Prompt;
}

KindModel recognitionOf(const KindModel &model)
{
    KindModel kind;
    kind.kind.id = model.kind.id;
    kind.kind.protocol = model.kind.protocol;
    kind.kind.name = model.kind.name;
    kind.shapes = model.shapes;
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
    return layout;
}

} // namespace

PackOutline outlineOf(const ProtocolPack &pack)
{
    PackOutline outline{pack.id, pack.hiddenFolders, {}, {}, false};
    for (const KindModel &model : pack.kinds) {
        outline.kinds.push_back(recognitionOf(model));
        outline.shapesText = outline.shapesText || model.xsd || isPrompt(model);
    }
    for (const SessionLayout &layout : pack.sessions) {
        SessionLayout &place = outline.sessions.emplace_back();
        place.folder = layout.folder;
        place.within = layout.within;
        place.state = layout.state;
    }
    return outline;
}

std::optional<PackOutline> readOutline(const PackFolder &folder)
{
    std::vector<PackProblem> problems;
    const std::optional<PackFile> file = readPackFile(folder, u"protocol.yaml"_s, problems);
    if (!file) {
        return std::nullopt;
    }
    const PackNode root(&*file, 0);
    PackOutline outline{root[u"id"].text(), root[u"hidden-folders"].texts(), {}, {}, false};
    for (const PackNode &node : root[u"kinds"].items()) {
        outline.kinds.push_back(readRecognition(node, outline.id));
        outline.shapesText = outline.shapesText || node[u"schema"].text().endsWith(".xsd"_L1)
            || isPrompt(outline.kinds.back());
    }
    for (const PackNode &node : root[u"sessions"].items()) {
        outline.sessions.push_back(readPlace(node));
    }
    return outline;
}

} // namespace baton
