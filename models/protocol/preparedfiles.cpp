// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/preparedfiles.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

std::span<const PreparedFile> &lent()
{
    static std::span<const PreparedFile> files;
    return files;
}

/// The text in place: the strings live as long as the program.
QString textOf(const PreparedFile &file, PreparedText text)
{
    return text.length == 0
        ? QString()
        : QString::fromRawData(reinterpret_cast<const QChar *>(file.strings + text.begin),
                               text.length);
}

Tree treeOf(const PreparedFile &file, const QStringList &keys)
{
    Tree tree;
    std::vector<NodeId> ids(file.nodes.size(), noNode); // where each comes to stand
    const auto idOf = [&ids](NodeId prepared) {
        return prepared == noNode ? noNode : ids[size_t(prepared)];
    };
    tree.nodes.reserve(keys.isEmpty() ? file.nodes.size() : 0);
    for (size_t i = 0; i < ids.size(); ++i) {
        const PreparedNode &prepared = file.nodes[i];
        const bool isWanted = prepared.parent == 0 && !keys.isEmpty()
            ? keys.contains(textOf(file, prepared.key))
            : prepared.parent == noNode || idOf(prepared.parent) != noNode;
        if (!isWanted) {
            continue;
        }
        const NodeId id = ids[i] = NodeId(tree.nodes.size());
        Node &node = tree.nodes.emplace_back();
        node.type = ValueType(prepared.type);
        node.style = Style(prepared.style);
        node.keyStyle = Style(prepared.keyStyle);
        node.isEditable = prepared.isEditable;
        node.parent = idOf(prepared.parent);
        node.target = idOf(prepared.target);
        node.key = textOf(file, prepared.key);
        node.text = textOf(file, prepared.text);
        node.anchor = textOf(file, prepared.anchor);
        node.tag = textOf(file, prepared.tag);
        node.keyRange = {prepared.keyBegin, prepared.keyEnd};
        node.range = {prepared.begin, prepared.end};
        node.properties = {prepared.propertiesBegin, prepared.propertiesEnd};
        if (node.parent != noNode) {
            tree.nodes[size_t(node.parent)].children.push_back(id);
        }
    }
    return tree;
}

} // namespace

void setPreparedFiles(std::span<const PreparedFile> files)
{
    lent() = files;
}

std::optional<Tree> preparedTree(const QString &path, const QStringList &keys)
{
    const QLatin1StringView folder(":/protocols/");
    if (!path.startsWith(folder)) {
        return std::nullopt;
    }
    const QStringView name = QStringView(path).sliced(folder.size());
    const auto file = std::ranges::find_if(
        lent(), [name](const PreparedFile &each) { return name == QLatin1StringView(each.name); });
    return file == lent().end() ? std::nullopt : std::optional(treeOf(*file, keys));
}

} // namespace baton
