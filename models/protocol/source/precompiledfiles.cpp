// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/source/precompiledfiles.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

std::span<const PreparedFile> &lent()
{
    static std::span<const PreparedFile> files;
    return files;
}

/// The text without a copy, because the strings live as long as the program.
QString textOf(const PreparedFile &file, PreparedText text)
{
    return text.length == 0
        ? QString()
        : QString::fromRawData(reinterpret_cast<const QChar *>(file.strings + text.begin),
                               text.length);
}

Tree treeOf(const PreparedFile &file, const PreparedPart &part)
{
    Tree tree;
    std::vector<NodeId> ids(file.nodes.size(), noNode); // new id of each node
    const auto idOf = [&ids](NodeId prepared) {
        return prepared == noNode ? noNode : ids[size_t(prepared)];
    };
    tree.nodes.reserve(part.keys.isEmpty() ? file.nodes.size() : 0);
    for (size_t i = 0; i < ids.size(); ++i) {
        const PreparedNode &prepared = file.nodes[i];
        const bool isWanted = prepared.parent == 0 && !part.keys.isEmpty()
            ? part.keys.contains(textOf(file, prepared.key))
            : prepared.parent == noNode
                || (idOf(prepared.parent) != noNode
                    && !part.passedOver.contains(textOf(file, prepared.key)));
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
        tree.hasReferences |= node.style == Style::Alias || !node.properties.isEmpty();
        if (node.parent != noNode) {
            tree.nodes[size_t(node.parent)].children.push_back(id);
        }
    }
    return tree;
}

QStringList linesOf(const PreparedFile &file, PreparedText text)
{
    return text.length == 0 ? QStringList() : textOf(file, text).split(u'\n');
}

/// The field at @p place with its descendants. Moves @p place behind them.
FieldSchema fieldOf(const PreparedFile &file, size_t &place)
{
    const PreparedField &prepared = file.fields[place++];
    FieldSchema field;
    field.name = textOf(file, prepared.name);
    field.title = textOf(file, prepared.title);
    field.help = textOf(file, prepared.help);
    field.widget = FieldWidget(prepared.widget);
    field.enumValues = linesOf(file, prepared.enumValues);
    field.suggestions = linesOf(file, prepared.suggestions);
    field.placeholder = textOf(file, prepared.placeholder);
    if (prepared.hasDefault) {
        field.defaultValue = Value::string(textOf(file, prepared.defaultValue));
    }
    field.isRequired = prepared.isRequired;
    field.mayBePlaceholder = prepared.mayBePlaceholder;
    field.isSuggested = prepared.isSuggested;
    field.summary = textOf(file, prepared.summary);
    field.isOneOf = prepared.isOneOf;
    field.properties.reserve(size_t(prepared.properties));
    for (int i = 0; i < prepared.properties; ++i) {
        field.properties.push_back(fieldOf(file, place));
    }
    field.items.reserve(size_t(prepared.items));
    for (int i = 0; i < prepared.items; ++i) {
        field.items.push_back(fieldOf(file, place));
    }
    return field;
}

const PreparedFile *fileAt(const QString &path)
{
    const QLatin1StringView folder(":/protocols/");
    if (!path.startsWith(folder)) {
        return nullptr;
    }
    const QStringView name = QStringView(path).sliced(folder.size());
    const auto file = std::ranges::find_if(
        lent(), [name](const PreparedFile &each) { return name == QLatin1StringView(each.name); });
    return file == lent().end() ? nullptr : &*file;
}

} // namespace

void setPreparedFiles(std::span<const PreparedFile> files)
{
    lent() = files;
}

std::optional<Tree> preparedTree(const QString &path, const PreparedPart &part)
{
    const PreparedFile *file = fileAt(path);
    return file && !file->nodes.empty() ? std::optional(treeOf(*file, part)) : std::nullopt;
}

std::optional<QByteArray> preparedSchema(const QString &path)
{
    const PreparedFile *file = fileAt(path);
    return file && !file->schema.empty() ? std::optional(QByteArray::fromRawData(
                                               file->schema.data(), qsizetype(file->schema.size())))
                                         : std::nullopt;
}

std::optional<FieldSchema> preparedFields(const QString &path)
{
    const PreparedFile *file = fileAt(path);
    size_t first = 0;
    return file && !file->fields.empty() ? std::optional(fieldOf(*file, first)) : std::nullopt;
}

} // namespace baton
