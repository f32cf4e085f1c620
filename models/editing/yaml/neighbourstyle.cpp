// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/neighbourstyle.h"

#include <algorithm>

namespace baton::edit {
namespace {

bool areBlanks(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char c) { return c == ' ' || c == '\t'; });
}

/// One past the last node below @p id, limited to @p most nodes from @p id.
NodeId endBelow(const Tree &tree, NodeId id, NodeId most)
{
    NodeId last = id;
    while (!tree.at(last).children.empty()) {
        last = tree.at(last).children.back();
    }
    return std::min(last + 1, id + most);
}

/// The first entries of a container, which are enough to find its style.
std::vector<NodeId> firstFew(const Node &container)
{
    constexpr qsizetype most = 32;
    const std::vector<NodeId> &children = container.children;
    return {children.begin(), children.begin() + std::min<qsizetype>(most, children.size())};
}

void addFilled(const Tree &tree, NodeId root, NodeId most, std::vector<NodeId> &found)
{
    const NodeId end = endBelow(tree, root, most);
    for (NodeId id = root; id < end; ++id) {
        if (!tree.at(id).children.empty() && tree.at(id).isEditable) {
            found.push_back(id);
        }
    }
}

/// Non-empty containers near the place: in its siblings first, then around it.
std::vector<NodeId> filledNear(const Tree &tree, InsertPosition place)
{
    constexpr NodeId inSibling = 50;
    constexpr NodeId around = 300;
    constexpr NodeId everywhere = 2000;
    std::vector<NodeId> found;
    const std::vector<NodeId> &siblings = tree.at(place.container).children;
    if (place.at > 0 && place.at <= siblings.size()) {
        addFilled(tree, siblings[place.at - 1], inSibling, found);
    }
    if (place.at < siblings.size()) {
        addFilled(tree, siblings[place.at], inSibling, found);
    }
    for (NodeId up = place.container; up != noNode; up = tree.at(up).parent) {
        addFilled(tree, up, tree.at(up).parent == noNode ? everywhere : around, found);
    }
    return found;
}

} // namespace

bool isFilledBrackets(const Tree &tree, NodeId id)
{
    const Node &node = tree.at(id);
    return node.style == Style::Flow && !node.children.empty() && node.isEditable;
}

size_t containerKind(const Tree &tree, NodeId id)
{
    const Node &node = tree.at(id);
    const bool holdsContainers = std::ranges::any_of(
        firstFew(node), [&tree](NodeId child) { return isContainer(tree.at(child).type); });
    return containerKind(node.type == ValueType::Map, holdsContainers);
}

QByteArray colonOf(const NodeLayout &layout, NodeId id)
{
    const Node &node = layout.node(id);
    if (node.style == Style::Absent || node.style == Style::Block) {
        return {};
    }
    const ByteRange value = node.properties.isEmpty() ? node.range : node.properties;
    const QByteArray colon = layout.source({node.keyRange.end, value.begin});
    return colon.trimmed() == ":" && !colon.contains('\n') ? colon : QByteArray();
}

NeighbourStyle::NeighbourStyle(const NodeLayout &layout, InsertPosition place)
    : m_layout(layout)
    , m_place(place)
    , m_near(filledNear(layout.tree(), place))
{
}

template <typename Predicate>
NodeId NeighbourStyle::nearestBrackets(Predicate isExample) const
{
    const auto found = std::ranges::find_if(
        m_near, [&](NodeId id) { return isFilledBrackets(m_layout.tree(), id) && isExample(id); });
    return found == m_near.end() ? noNode : *found;
}

BracketStyle NeighbourStyle::layoutOf(NodeId brackets) const
{
    const Node &node = m_layout.node(brackets);
    const qsizetype first = m_layout.entryBegin(node.children.front());
    if (m_layout.lines().isFirstOnLine(first)) {
        return {true, false, {}};
    }
    const QByteArray gap = m_layout.source({node.range.begin + 1, first});
    const bool holdsLines = std::ranges::any_of(firstFew(node), [this](NodeId child) {
        return isFilledBrackets(m_layout.tree(), child)
            && m_layout.source(m_layout.node(child).range).contains('\n');
    });
    return {false, holdsLines, areBlanks(gap) ? gap : QByteArray()};
}

/// The indentation of the entries of @p brackets relative to the line with the opening bracket.
QByteArray NeighbourStyle::stepIn(NodeId brackets) const
{
    const Node &node = m_layout.node(brackets);
    const Lines &lines = m_layout.lines();
    const qsizetype first = m_layout.entryBegin(node.children.front());
    const QByteArray outer = lines.indentation(node.range.begin);
    const QByteArray inner = lines.indentation(first);
    const bool isStep =
        lines.isFirstOnLine(first) && inner.size() > outer.size() && inner.startsWith(outer);
    return isStep ? inner.sliced(outer.size()) : QByteArray();
}

QByteArray NeighbourStyle::commaIn(NodeId brackets) const
{
    const std::vector<NodeId> &entries = m_layout.node(brackets).children;
    if (entries.size() < 2 || m_layout.node(entries[0]).style == Style::Absent) {
        return {};
    }
    const QByteArray comma =
        m_layout.source({m_layout.contentEnd(entries[0]), m_layout.entryBegin(entries[1])});
    return comma.trimmed() == "," && !comma.contains('\n') ? comma : QByteArray();
}

QByteArray NeighbourStyle::colonIn(NodeId map) const
{
    const Node &node = m_layout.node(map);
    const std::vector<NodeId> &entries = node.children;
    const QByteArray colon =
        node.type == ValueType::Map ? colonOf(m_layout, entries[0]) : QByteArray();
    const bool isAligned = entries.size() > 1 && colonOf(m_layout, entries[1]) != colon;
    return isAligned ? QByteArray() : colon;
}

QByteArray NeighbourStyle::blockColon() const
{
    for (const NodeId id : m_near) {
        const Node &node = m_layout.node(id);
        if (node.type != ValueType::Map || node.style != Style::Block) {
            continue;
        }
        QByteArrayList colons;
        for (const NodeId entry : firstFew(node)) {
            if (const QByteArray colon = colonOf(m_layout, entry); !colon.isEmpty()) {
                colons.append(colon);
            }
        }
        if (!colons.isEmpty()) {
            // Colons with different distances align the values.
            return colons.count(colons.front()) == colons.size() ? colons.front()
                                                                 : QByteArray(": ");
        }
    }
    return ": ";
}

/// True if the new value will be on one line with its siblings.
bool NeighbourStyle::isLaidOutOnOneLine() const
{
    if (!isFilledBrackets(m_layout.tree(), m_place.container)) {
        return false;
    }
    const BracketStyle around = layoutOf(m_place.container);
    return !around.isSpread && !around.holdsLines;
}

/// The layout of the nearest container of @p kind. Without an example JSON follows the surrounding
/// brackets; YAML uses one line.
BracketStyle NeighbourStyle::layoutFor(size_t kind) const
{
    const NodeId like =
        nearestBrackets([&](NodeId id) { return containerKind(m_layout.tree(), id) == kind; });
    if (like != noNode) {
        return layoutOf(like);
    }
    const NodeId any = m_layout.isJson() ? nearestBrackets([](NodeId) { return true; }) : noNode;
    return {any != noNode && layoutOf(any).isSpread, false, {}};
}

bool NeighbourStyle::isInBrackets(size_t kind) const
{
    const auto like = std::ranges::find_if(
        m_near, [&](NodeId id) { return containerKind(m_layout.tree(), id) == kind; });
    return like != m_near.end() && isFilledBrackets(m_layout.tree(), *like);
}

void NeighbourStyle::show(const Value &value, WritingStyle &manner) const
{
    const auto learned = [this](QByteArray (NeighbourStyle::*part)(NodeId) const) {
        const NodeId own = m_place.container;
        if (isFilledBrackets(m_layout.tree(), own) && !(this->*part)(own).isEmpty()) {
            return (this->*part)(own);
        }
        const NodeId found =
            nearestBrackets([&](NodeId id) { return !(this->*part)(id).isEmpty(); });
        return found == noNode ? QByteArray() : (this->*part)(found);
    };
    if (const QByteArray colon = learned(&NeighbourStyle::colonIn); !colon.isEmpty()) {
        manner.innerColon = colon;
    }
    const QByteArray comma = learned(&NeighbourStyle::commaIn);
    manner.comma = !comma.isEmpty() ? comma : manner.innerColon == ":" ? QByteArray(",") : ", ";
    if (!value.isContainer()) {
        return;
    }
    if (const QByteArray step = learned(&NeighbourStyle::stepIn); !step.isEmpty()) {
        manner.bracketStep = step;
    }
    const bool mayBeSpread = !isLaidOutOnOneLine() && (m_layout.isJson() || !manner.isCautious);
    for (size_t kind = 0; kind < containerKinds; ++kind) {
        manner.brackets[kind] = layoutFor(kind);
        manner.brackets[kind].isSpread = manner.brackets[kind].isSpread && mayBeSpread;
        manner.isInBrackets[kind] = isInBrackets(kind);
    }
}

} // namespace baton::edit
