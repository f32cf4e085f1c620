// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/yamlplans.h"

#include "models/editing/text/entryextent.h"
#include "models/editing/yaml/valuespelling.h"

#include <algorithm>

namespace baton::edit {
namespace {

bool isAtEndWithoutNewline(const Lines &lines, qsizetype offset)
{
    return lines.isLast(offset) && !lines.isFirst(offset);
}

/// Removes whole lines. At the end of a file without a final line end, the line end before them is
/// removed as well.
TextEdits withoutLines(const Lines &lines, qsizetype begin, qsizetype end)
{
    if (isAtEndWithoutNewline(lines, end)) {
        const qsizetype from = lines.previousEnd(begin);
        return {{from, end - from, {}}};
    }
    const qsizetype from = lines.begin(begin);
    return {{from, lines.next(end) - from, {}}};
}

qsizetype behindBlankLines(const Lines &lines, qsizetype end)
{
    for (qsizetype line = lines.next(end); line < lines.size() && lines.isBlank(line);
         line = lines.next(line)) {
        end = lines.end(line);
    }
    return end;
}

/// Removes the only entry: the container becomes {} or [].
TextEdits emptied(const NodeLayout &layout, NodeId container, const Extent &extent, Care care)
{
    const Lines &lines = layout.lines();
    const QByteArray brackets = layout.node(container).type == ValueType::Map ? "{}" : "[]";
    const qsizetype head = layout.headEnd(container);
    const bool isRoot = layout.node(container).parent == noNode;
    if (layout.isCompact(container) || head < 0 || isRoot) {
        return {{extent.lead, extent.end - extent.lead, brackets}};
    }
    const Value empty{layout.node(container).type, {}, {}, {}};
    const bool isKey = layout.node(layout.node(container).parent).type == ValueType::Map;
    const QByteArray gap = isKey
        ? writingStyleAt(layout, newPlaceOf(layout, container), empty, care).colon.gap()
        : " ";
    const qsizetype from = lines.previousEnd(extent.lead);
    if (from == head) {
        return {{head, extent.end - head, gap + brackets}};
    }
    return {{head, 0, gap + brackets}, {from, extent.end - from, {}}};
}

/// Removes the first entry, which follows a dash. The next entry takes its place unless a comment
/// is between them.
TextEdits withoutCompactFirst(const NodeLayout &layout, NodeId container, const Extent &first)
{
    const Extent second = blockExtent(layout, layout.node(container).children[1]);
    const Lines &lines = layout.lines();
    const bool isClear = lines.skipGap(first.end) == second.begin
        && !layout.source({first.end, second.begin}).contains('#');
    if (isClear) {
        return {{first.begin, second.begin - first.begin, {}}};
    }
    const qsizetype from = std::max(layout.headEnd(container), lines.begin(first.begin));
    return {{from, first.end - from, {}}};
}

/// The entries of a container between two positions, as pieces that can change places.
class Pieces
{
public:
    Pieces(const NodeLayout &layout, NodeId container, size_t first, size_t last)
        : m_layout(layout)
        , m_container(container)
        , m_isCompact(first == 0 && layout.isCompact(container))
    {
        for (size_t i = first; i <= last; ++i) {
            m_extents.push_back(blockExtent(layout, layout.node(container).children[i]));
        }
    }

    [[nodiscard]] TextEdits moved(bool isForward) const
    {
        std::vector<size_t> order(m_extents.size());
        for (size_t i = 0; i < order.size(); ++i) {
            order[i] = i;
        }
        std::rotate(order.begin(), isForward ? order.begin() + 1 : order.end() - 1, order.end());
        if (!m_isCompact && areGapsEqual()) {
            return isForward ? cutAndPaste(0, order.size() - 1) : cutAndPaste(order.size() - 1, 0);
        }
        const bool needsLine = m_isCompact && m_extents[order[0]].hasLead();
        const qsizetype from = needsLine ? m_layout.headEnd(m_container) : m_extents.front().lead;
        QByteArray text = needsLine ? lineStart() : QByteArray();
        for (size_t i = 0; i < order.size(); ++i) {
            text += piece(order[i]) + (i + 1 < order.size() ? gap(i) : QByteArray());
        }
        return {{from, m_extents.back().end - from, text}};
    }

private:
    [[nodiscard]] QByteArray piece(size_t i) const
    {
        return m_layout.source({m_extents[i].lead, m_extents[i].end});
    }
    [[nodiscard]] QByteArray gap(size_t i) const
    {
        return m_layout.source({m_extents[i].end, m_extents[i + 1].lead});
    }
    [[nodiscard]] bool areGapsEqual() const
    {
        for (size_t i = 1; i + 1 < m_extents.size(); ++i) {
            if (gap(i) != gap(0)) {
                return false;
            }
        }
        return true;
    }
    [[nodiscard]] TextEdits cutAndPaste(size_t from, size_t to) const
    {
        const Extent &cut = m_extents[from];
        if (from < to) {
            return {{cut.lead, m_extents[from + 1].lead - cut.lead, {}},
                    {m_extents[to].end, 0, gap(0) + piece(from)}};
        }
        return {{m_extents[to].lead, 0, piece(from) + gap(0)},
                {m_extents[from - 1].end, cut.end - m_extents[from - 1].end, {}}};
    }
    [[nodiscard]] QByteArray lineStart() const
    {
        const Lines &lines = m_layout.lines();
        const QByteArray end = m_layout.source(
            {m_extents[0].end, std::max(m_extents[0].end, lines.next(m_extents[0].end))});
        return end + QByteArray(lines.column(m_extents[0].begin), ' ');
    }

    const NodeLayout &m_layout;
    NodeId m_container;
    bool m_isCompact;
    std::vector<Extent> m_extents;
};

} // namespace

std::optional<TextEdits> blockInsert(const NodeLayout &layout, NodeId container, size_t at,
                                     const QString *key, const Value &value, Care care)
{
    const std::vector<NodeId> &entries = layout.node(container).children;
    const bool isLast = at >= entries.size();
    const Extent extent = blockExtent(layout, isLast ? entries.back() : entries[at]);
    const int column = layout.lines().column(extent.begin);
    const WritingStyle manner = writingStyleAt(layout, {container, at}, value, care);
    const auto entry = blockEntry(value, key, manner, column);
    if (!entry) {
        return std::nullopt;
    }
    const int lines = 1 + blankLinesAt(layout, container, at);
    const QByteArray lineStart = manner.newline.repeated(lines) + QByteArray(column, ' ');
    return isLast ? TextEdits{{extent.end, 0, lineStart + *entry}}
                  : TextEdits{{extent.lead, 0, *entry + lineStart}};
}

TextEdits blockRemove(const NodeLayout &layout, NodeId entry, Care care)
{
    const NodeId container = layout.node(entry).parent;
    Extent extent = blockExtent(layout, entry);
    if (layout.node(container).children.size() == 1) {
        return emptied(layout, container, extent, care);
    }
    if (layout.position(entry) == 0 && layout.isCompact(container)) {
        return withoutCompactFirst(layout, container, extent);
    }
    extent.lead = removalStart(layout, entry, extent.lead, extent.begin);
    extent = withBlankLines(layout, entry, extent);
    if (care != Care::Natural) {
        extent.end = behindBlankLines(layout.lines(), extent.end);
    }
    return withoutLines(layout.lines(), extent.lead, extent.end);
}

TextEdits blockMove(const NodeLayout &layout, NodeId container, size_t from, size_t to)
{
    return Pieces(layout, container, std::min(from, to), std::max(from, to)).moved(from < to);
}

} // namespace baton::edit
