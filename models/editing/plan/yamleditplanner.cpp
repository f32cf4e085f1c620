// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/yamleditplanner.h"

#include "models/editing/text/edittarget.h"
#include "models/editing/yaml/yamlplans.h"

namespace baton::edit {
namespace {

struct YamlEditPlanner
{
    const NodeLayout &layout;
    NodeId id;
    Care care;

    std::optional<TextEdits> operator()(const SetValue &edit) const
    {
        return setEdits(layout, id, edit.value, care);
    }

    std::optional<TextEdits> operator()(const InsertKey &edit) const
    {
        const std::vector<NodeId> &entries = layout.node(id).children;
        if (!isA(ValueType::Map)) {
            return std::nullopt;
        }
        if (isBare()) {
            Value map = Value::map();
            map.insert(edit.key, edit.value);
            return setEdits(layout, id, map, care);
        }
        const NodeId before = edit.before.isEmpty() ? noNode : layout.tree().child(id, edit.before);
        const size_t at = before == noNode ? entries.size() : layout.position(before);
        return insert(at, &edit.key, edit.value);
    }

    std::optional<TextEdits> operator()(const InsertItem &edit) const
    {
        const size_t count = layout.node(id).children.size();
        if (!isA(ValueType::List) || edit.index > static_cast<qsizetype>(count)) {
            return std::nullopt;
        }
        if (isBare()) {
            return setEdits(layout, id, Value::list({edit.value}), care);
        }
        return insert(edit.index < 0 ? count : static_cast<size_t>(edit.index), nullptr,
                      edit.value);
    }

    std::optional<TextEdits> operator()(const Remove &) const
    {
        if (isOnlyOfPair(layout.tree(), id)) {
            return setEdits(layout, layout.node(id).parent, Value::map(), care);
        }
        return isInBrackets() ? flowRemove(layout, id) : blockRemove(layout, id, care);
    }

    std::optional<TextEdits> operator()(const Move &edit) const
    {
        const NodeId parent = layout.node(id).parent;
        const size_t from = layout.position(id);
        const auto to = static_cast<size_t>(edit.to);
        if (to >= layout.node(parent).children.size()) {
            return std::nullopt; // the position is valid only after another edit
        }
        if (to == from) {
            return TextEdits();
        }
        return isInBrackets() ? flowMove(layout, parent, from, to)
                              : blockMove(layout, parent, from, to);
    }

    std::optional<TextEdits> operator()(const RenameKey &edit) const
    {
        const Node &node = layout.node(id);
        const WritingStyle manner = writingStyleAt(layout, newPlaceOf(layout, id), Value(), care);
        const auto key = spelledKey(edit.key, manner, node.keyStyle, layout.isInFlow(id));
        return key ? std::optional(TextEdits{{node.keyRange.begin, node.keyRange.length(), *key}})
                   : std::nullopt;
    }

private:
    /// True for a container of type @p type, or for a null that can become one.
    [[nodiscard]] bool isA(ValueType type) const
    {
        return layout.node(id).type == type || layout.node(id).type == ValueType::Null;
    }

    /// True if the first entry can replace the value without losing a comment.
    [[nodiscard]] bool isBare() const
    {
        const Node &node = layout.node(id);
        return node.children.empty()
            && !(node.style == Style::Flow && layout.source(node.range).contains('#'));
    }
    [[nodiscard]] bool isInBrackets() const
    {
        return layout.node(layout.node(id).parent).style == Style::Flow;
    }
    [[nodiscard]] std::optional<TextEdits> insert(size_t at, const QString *key,
                                                  const Value &value) const
    {
        return layout.node(id).style == Style::Flow ? flowInsert(layout, id, at, key, value, care)
                                                    : blockInsert(layout, id, at, key, value, care);
    }
};

} // namespace

std::optional<TextEdits> plannedYamlEdits(const NodeLayout &layout, NodeId id, const TreeEdit &edit,
                                          Care care)
{
    return std::visit(YamlEditPlanner{layout, id, care}, edit);
}

} // namespace baton::edit
