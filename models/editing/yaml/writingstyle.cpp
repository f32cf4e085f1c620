// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/writingstyle.h"

#include "models/editing/yaml/neighbourstyle.h"

#include <algorithm>
#include <array>

namespace baton::edit {
namespace {

bool isQuotable(Style style)
{
    return style == Style::Plain || style == Style::SingleQuoted || style == Style::DoubleQuoted;
}

/// Finds the most frequent style; of two equal ones, the first.
class Majority
{
public:
    void count(Style style)
    {
        const size_t at = style == Style::Plain ? 0 : style == Style::SingleQuoted ? 1 : 2;
        if (m_counts[at]++ == 0) {
            m_order[m_kinds++] = at;
        }
    }
    [[nodiscard]] bool isEmpty() const { return m_kinds == 0; }
    [[nodiscard]] Style style() const
    {
        size_t best = m_order[0];
        for (size_t i = 1; i < m_kinds; ++i) {
            best = m_counts[m_order[i]] > m_counts[best] ? m_order[i] : best;
        }
        return best == 0 ? Style::Plain : best == 1 ? Style::SingleQuoted : Style::DoubleQuoted;
    }

private:
    std::array<int, 3> m_counts = {};
    std::array<size_t, 3> m_order = {};
    size_t m_kinds = 0;
};

class WritingContext
{
public:
    WritingContext(const NodeLayout &layout, InsertPosition place)
        : m_layout(layout)
        , m_tree(layout.tree())
        , m_container(place.container)
        , m_at(place.at)
    {
    }

    [[nodiscard]] Style stringStyle() const
    {
        const Style near = majority(m_container, [](const Node &node) {
            return node.type == ValueType::String ? node.style : Style::Absent;
        });
        return near != Style::Absent ? near : majority(0, [](const Node &node) {
            return node.type == ValueType::String ? node.style : Style::Absent;
        });
    }

    [[nodiscard]] Style keyStyle() const
    {
        const auto keyOf = [](const Node &node) {
            return node.keyRange.isEmpty() ? Style::Absent : node.keyStyle;
        };
        const Style near = majority(m_container, keyOf);
        return near != Style::Absent ? near : majority(0, keyOf);
    }

    /// The columns from a block map's keys to the entries of @p type below them, from the nearest
    /// example; @p fallback if there is none.
    [[nodiscard]] int step(ValueType type, int fallback) const
    {
        for (NodeId up = m_container; up != noNode; up = m_tree.at(up).parent) {
            if (const int found = stepBelow(up, type); found >= 0) {
                return found;
            }
            const NodeId parent = m_tree.at(up).parent;
            for (const NodeId sibling : firstFew(parent)) {
                if (const int found = stepBelow(sibling, type); found >= 0) {
                    return found;
                }
            }
        }
        for (NodeId id = 0; id < limit(0, 2000); ++id) {
            if (const int found = stepBelow(id, type); found >= 0) {
                return found;
            }
        }
        return fallback;
    }

    [[nodiscard]] QByteArray dash() const
    {
        const Node &list = m_tree.at(m_container);
        if (list.type != ValueType::List || list.style != Style::Block || list.children.empty()) {
            return "- ";
        }
        const Lines &lines = m_layout.lines();
        const qsizetype begin = m_layout.entryBegin(neighbour());
        const qsizetype content = lines.skipBlanks(begin + 1);
        const bool isInline = content < lines.end(begin) && lines.at(content) != '#';
        return isInline ? "-" + QByteArray(content - begin - 1, ' ') : QByteArray("- ");
    }

    [[nodiscard]] QByteArray newline() const
    {
        const Node &node = m_tree.at(m_container);
        return m_layout.lines().newlineAt(node.children.empty() ? node.range.begin
                                                                : m_layout.entryBegin(neighbour()));
    }

    /// True for a list whose container entries are all in brackets.
    [[nodiscard]] bool holdsOnlyBrackets() const
    {
        const Node &list = m_tree.at(m_container);
        bool hasBrackets = false;
        for (const NodeId child : firstFew(m_container)) {
            if (m_tree.at(child).style == Style::Block) {
                return false;
            }
            hasBrackets = hasBrackets || isFilledBrackets(m_tree, child);
        }
        return hasBrackets && list.type == ValueType::List && list.style == Style::Block;
    }

    /// The colon of the neighbouring entries; @p usual if there are none.
    [[nodiscard]] Colon colon(const QByteArray &usual) const
    {
        const Node &map = m_tree.at(m_container);
        if (map.type != ValueType::Map) {
            return {usual};
        }
        std::vector<NodeId> entries;
        const size_t begin = m_at < 16 ? 0 : m_at - 16;
        for (size_t i = begin; i < std::min(map.children.size(), m_at + 16); ++i) {
            if (!colonOf(m_layout, map.children[i]).isEmpty()) {
                entries.push_back(map.children[i]);
            }
        }
        if (entries.empty()) {
            return {usual};
        }
        const QByteArray first = colonOf(m_layout, entries.front());
        const int column = valueColumn(entries.front());
        if (std::ranges::all_of(entries,
                                [&](NodeId id) { return colonOf(m_layout, id) == first; })) {
            return {first};
        }
        const bool isAligned =
            std::ranges::all_of(entries, [&](NodeId id) { return valueColumn(id) == column; });
        return isAligned ? Colon{": ", column} : Colon{usual};
    }

private:
    /// The entry before the place, or the one behind it for the first place.
    [[nodiscard]] NodeId neighbour() const
    {
        const std::vector<NodeId> &children = m_tree.at(m_container).children;
        return children[std::min(m_at == 0 ? 0 : m_at - 1, children.size() - 1)];
    }

    [[nodiscard]] int valueColumn(NodeId id) const
    {
        const Node &node = m_tree.at(id);
        return m_layout.lines().column(node.keyRange.end + colonOf(m_layout, id).size());
    }

    /// One past the last node to examine from @p id: at most @p most nodes.
    [[nodiscard]] NodeId limit(NodeId id, int most) const
    {
        const auto count = static_cast<NodeId>(m_tree.nodes.size());
        return std::min(count, id + most);
    }

    [[nodiscard]] std::vector<NodeId> firstFew(NodeId id) const
    {
        if (id == noNode) {
            return {};
        }
        const std::vector<NodeId> &children = m_tree.at(id).children;
        return {children.begin(), children.begin() + std::min<qsizetype>(32, children.size())};
    }

    template <typename StyleOf>
    [[nodiscard]] Style majority(NodeId container, StyleOf styleOf) const
    {
        Majority majority;
        const auto last = limit(container, 300);
        const qsizetype end = m_layout.contentEnd(container);
        for (NodeId id = container + 1; id < last && m_tree.at(id).range.begin <= end; ++id) {
            const Style style = styleOf(m_tree.at(id));
            if (isQuotable(style)) {
                majority.count(style);
            }
        }
        return majority.isEmpty() ? Style::Absent : majority.style();
    }

    [[nodiscard]] int stepBelow(NodeId id, ValueType type) const
    {
        const Node &node = m_tree.at(id);
        if (node.type != type || node.style != Style::Block || node.children.empty()
            || node.parent == noNode || m_tree.at(node.parent).type != ValueType::Map
            || m_layout.isCompact(id)) {
            return -1;
        }
        const Lines &lines = m_layout.lines();
        return lines.column(m_layout.entryBegin(node.children.front()))
            - lines.column(m_layout.entryBegin(id));
    }

    const NodeLayout &m_layout;
    const Tree &m_tree;
    NodeId m_container;
    size_t m_at;
};

} // namespace

InsertPosition newPlaceOf(const NodeLayout &layout, NodeId id)
{
    const NodeId parent = layout.node(id).parent;
    return parent == noNode ? InsertPosition{id, 0} : InsertPosition{parent, layout.position(id)};
}

WritingStyle writingStyleAt(const NodeLayout &layout, InsertPosition place, const Value &value,
                            Care care)
{
    const WritingContext writingContext(layout, place);
    WritingStyle manner;
    manner.format = layout.format();
    manner.newline = writingContext.newline();
    const Style strings = writingContext.stringStyle();
    manner.strings = strings == Style::Absent ? Style::Plain : strings;
    const Style keys = writingContext.keyStyle();
    manner.keys = keys == Style::Absent ? Style::Plain : keys;
    manner.step = std::max(1, writingContext.step(ValueType::Map, 2));
    manner.dashStep = writingContext.step(ValueType::List, manner.step);
    manner.dash = writingContext.dash();
    manner.isCautious = care != Care::Natural;
    manner.bracketsOnly =
        layout.isJson() || care >= Care::Brackets || writingContext.holdsOnlyBrackets();
    const NeighbourStyle examples(layout, place);
    examples.show(value, manner);
    const bool isInFlow = layout.node(place.container).style == Style::Flow;
    manner.colon = writingContext.colon(isInFlow ? manner.innerColon : examples.blockColon());
    return manner;
}

} // namespace baton::edit
