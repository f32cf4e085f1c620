// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/blockentries.h"

#include <algorithm>

namespace baton {

namespace {

bool isBlock(const Node &node)
{
    return node.style == Style::Block && isContainer(node.type);
}

qsizetype beginOf(const Node &entry)
{
    return entry.keyRange.isEmpty() ? entry.range.begin
                                    : std::min(entry.keyRange.begin, entry.range.begin);
}

} // namespace

BlockEntryFinder::BlockEntryFinder(const Tree &tree, QByteArrayView bytes,
                                   const TextDifference &difference)
    : m_tree(tree)
    , m_text(bytes)
    , m_difference(difference)
{
}

std::vector<BlockEntries> BlockEntryFinder::find() const
{
    std::vector<BlockEntries> found;
    NodeId container = 0;
    qsizetype end = m_text.size();
    for (int depth = 1; container != noNode && isBlock(m_tree.at(container)); ++depth) {
        const Node &node = m_tree.at(container);
        const auto count = static_cast<qsizetype>(node.children.size());
        const qsizetype first = entryAround(node);
        if (first < 0) {
            break;
        }
        qsizetype last = first;
        qsizetype lastEnd = endOf(node, last, end);
        while (lastEnd >= 0 && lastEnd < m_difference.oldEnd && last + 1 < count) {
            lastEnd = endOf(node, ++last, end);
        }
        if (lastEnd < m_difference.oldEnd) {
            break;
        }
        for (const auto &[from, to] :
             {std::pair(first, last + 1), std::pair(first - 1, last), std::pair(first, last)}) {
            std::optional<BlockEntries> entries = this->entries(container, from, to, end);
            if (entries && entries->lines.begin <= m_difference.begin) {
                entries->depth = depth;
                found.push_back(*entries);
            }
        }
        end = lastEnd;
        container = first == last ? node.children[static_cast<size_t>(first)] : noNode;
    }
    return found;
}

/// The entries from @p first to @p last of @p container, which ends at @p end.
std::optional<BlockEntries> BlockEntryFinder::entries(NodeId container, qsizetype first,
                                                      qsizetype last, qsizetype end) const
{
    const Node &node = m_tree.at(container);
    if (first < 0 || last >= static_cast<qsizetype>(node.children.size())) {
        return std::nullopt;
    }
    const qsizetype start = startOf(node, first);
    const qsizetype behind = endOf(node, last, end);
    if (start < 0 || behind < 0) {
        return std::nullopt;
    }
    return BlockEntries{{container, first, last - first + 1},
                        {m_text.lineStart(start), behind},
                        m_text.columnOf(start),
                        0};
}

/// The index of the entry of @p container whose lines contain the start of the difference; -1 if
/// there is none.
qsizetype BlockEntryFinder::entryAround(const Node &container) const
{
    const auto isBefore = [this](qsizetype at, NodeId id) { return at < beginOf(m_tree.at(id)); };
    const auto next = std::upper_bound(container.children.begin(), container.children.end(),
                                       m_difference.begin, isBefore);
    const qsizetype index = next - container.children.begin();
    // The dash or the indentation of the next one comes before its key.
    if (next != container.children.end()) {
        const qsizetype start = startOf(container, index);
        if (start >= 0 && m_text.lineStart(start) <= m_difference.begin) {
            return index;
        }
    }
    return index - 1;
}

/// The offset of the key or dash of an entry that begins its line; -1 if it does not.
qsizetype BlockEntryFinder::startOf(const Node &container, qsizetype index) const
{
    const Node &entry = m_tree.at(container.children[static_cast<size_t>(index)]);
    qsizetype start = entry.keyRange.begin;
    if (container.type == ValueType::List) {
        start = container.range.begin;
        if (index > 0) {
            const NodeId before = container.children[static_cast<size_t>(index - 1)];
            start = m_text.skipSpace(m_tree.at(before).range.end);
        }
        if (m_text.at(start) != '-' || !m_text.isBlankOrEnd(start + 1)) {
            return -1;
        }
    }
    const qsizetype line = m_text.lineStart(start);
    const QByteArrayView indentation = m_text.bytes().sliced(line, start - line);
    const bool isFirst = std::ranges::all_of(indentation, [](char c) { return c == ' '; });
    return isFirst && start - line == m_text.columnOf(container.range.begin) ? start : -1;
}

qsizetype BlockEntryFinder::endOf(const Node &container, qsizetype index, qsizetype end) const
{
    if (index + 1 == static_cast<qsizetype>(container.children.size())) {
        return end;
    }
    const qsizetype next = startOf(container, index + 1);
    return next < 0 ? -1 : m_text.lineStart(next);
}

} // namespace baton
