// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/yamlplans.h"

#include "models/editing/text/entryextent.h"
#include "models/editing/yaml/valuespelling.h"

#include <algorithm>

namespace baton::edit {
namespace {

/// One entry inside brackets.
struct FlowItem
{
    qsizetype lead = 0; ///< begin of the first own-line comment of the entry, or of the entry
    qsizetype begin = 0;
    qsizetype end = 0;    ///< end of the value
    qsizetype comma = -1; ///< offset of the comma behind the entry, or -1
    ByteRange tail; ///< comment behind the entry on its last line, with the blanks before the "#"

    [[nodiscard]] qsizetype behindComma() const { return comma < 0 ? end : comma + 1; }
};

class FlowContainer
{
public:
    FlowContainer(const NodeLayout &layout, NodeId container)
        : m_layout(layout)
        , m_lines(layout.lines())
        , m_node(layout.node(container))
    {
    }

    [[nodiscard]] size_t count() const { return m_node.children.size(); }
    [[nodiscard]] qsizetype open() const { return m_node.range.begin; }
    [[nodiscard]] qsizetype close() const { return m_node.range.end - 1; }

    /// True if the entry has no value in the source. Such an entry is no example for the style of
    /// commas.
    [[nodiscard]] bool isAbsent(size_t i) const
    {
        return m_layout.node(m_node.children[i]).style == Style::Absent;
    }

    [[nodiscard]] FlowItem part(size_t i) const
    {
        FlowItem part;
        const qsizetype bound = i == 0 ? open() + 1 : m_layout.contentEnd(m_node.children[i - 1]);
        part.begin = m_layout.entryBegin(m_node.children[i]);
        part.lead = leadingComments(m_lines, part.begin, bound);
        part.end = m_layout.contentEnd(m_node.children[i]);
        const qsizetype next = m_lines.skipGap(part.end);
        part.comma = m_lines.at(next) == ',' && next < close() ? next : -1;
        const qsizetype from = part.behindComma();
        const bool hasComment = m_lines.at(m_lines.skipBlanks(from)) == '#';
        part.tail = {from, hasComment ? m_lines.end(from) : from};
        return part;
    }

    /// True if @p part begins its line and only a comment follows it there.
    [[nodiscard]] bool hasOwnLines(const FlowItem &part) const
    {
        return m_lines.isFirstOnLine(part.begin)
            && m_lines.skipBlanks(part.tail.end) >= m_lines.end(part.tail.end);
    }

private:
    const NodeLayout &m_layout;
    const Lines &m_lines;
    const Node &m_node;
};

/// @p layout with its line ends replaced by @p newlines.
QByteArray withLineEnds(const QByteArray &layout, const QByteArray &newlines)
{
    const qsizetype last = layout.lastIndexOf('\n');
    return last < 0 ? layout : newlines + layout.sliced(last + 1);
}

/// The separator at position @p at: a comma with the blanks and line ends around it.
QByteArray separatorAt(const NodeLayout &layout, const FlowContainer &flow, size_t at,
                       const WritingStyle &manner, const QByteArray &newlines)
{
    const Lines &lines = layout.lines();
    if (flow.count() > 1) {
        const size_t first = std::min(at == 0 ? 0 : at - 1, flow.count() - 2);
        const QByteArray between =
            layout.source({flow.part(first).end, flow.part(first + 1).begin});
        if (between.trimmed() == "," && !flow.isAbsent(first)) {
            const qsizetype comma = between.indexOf(',');
            return withLineEnds(between.first(comma), manner.newline) + ','
                + withLineEnds(between.sliced(comma + 1), newlines);
        }
    }
    const FlowItem part = flow.part(std::min(at, flow.count() - 1));
    return lines.isFirstOnLine(part.begin) ? ',' + manner.newline + lines.alignment(part.begin)
                                           : manner.comma;
}

TextEdits appended(const NodeLayout &layout, const FlowContainer &flow, const QByteArray &entry,
                   const WritingStyle &manner, const QByteArray &newlines)
{
    const Lines &lines = layout.lines();
    const FlowItem last = flow.part(flow.count() - 1);
    if (last.tail.isEmpty() || !lines.isFirstOnLine(last.begin)) {
        return {{last.end, 0, separatorAt(layout, flow, flow.count(), manner, newlines) + entry}};
    }
    // The new entry goes behind the comment of the last one.
    const QByteArray line = newlines + lines.alignment(last.begin) + entry;
    if (last.comma >= 0) {
        return {{last.tail.end, 0, line + ','}};
    }
    return {{last.end, 0, ","}, {last.tail.end, 0, line}};
}

TextEdits withoutLast(const NodeLayout &layout, const FlowContainer &flow, const FlowItem &part)
{
    const Lines &lines = layout.lines();
    const FlowItem before = flow.part(flow.count() - 2);
    const bool isTrailed = part.comma >= 0;
    if (!flow.hasOwnLines(part)) {
        const auto hasComment = [&layout](qsizetype begin, qsizetype end) {
            return layout.source({begin, end}).contains('#');
        };
        const bool isPlainGap = lines.skipBlanks(before.behindComma()) == part.begin;
        const qsizetype to = isTrailed ? part.comma : part.end;
        if (isPlainGap) {
            const qsizetype from = hasComment(before.end, before.comma) ? before.comma : before.end;
            return {{from, to - from, {}}};
        }
        const qsizetype above = std::max(lines.previousEnd(part.lead), before.behindComma());
        // Text behind the entry on its line must not become part of the comment above.
        const qsizetype from = hasComment(before.behindComma(), above) ? part.lead : above;
        return isTrailed ? TextEdits{{from, part.behindComma() - from, {}}}
                         : TextEdits{{before.comma, 1, {}}, {from, part.end - from, {}}};
    }
    const qsizetype from = lines.previousEnd(part.lead);
    const TextEdit whole = {from, part.tail.end - from, {}};
    if (isTrailed) {
        return {whole};
    }
    return before.behindComma() == from
        ? TextEdits{{before.comma, whole.range().end - before.comma, {}}}
        : TextEdits{{before.comma, 1, {}}, whole};
}

TextEdits withoutOnly(const NodeLayout &layout, const FlowContainer &flow, const FlowItem &part)
{
    const Lines &lines = layout.lines();
    const qsizetype inside = lines.skipBlanks(flow.open() + 1);
    const QByteArray before = layout.source({inside, part.lead});
    const QByteArray after = layout.source({part.tail.end, flow.close()});
    if (before.contains('#') || after.contains('#')) {
        return {{part.lead, part.tail.end - part.lead, {}}};
    }
    return {{flow.open() + 1, flow.close() - flow.open() - 1, {}}};
}

/// The text of the entries between two positions in a new order.
QByteArray permuted(const NodeLayout &layout, const std::vector<FlowItem> &parts,
                    const std::vector<size_t> &order)
{
    const Lines &lines = layout.lines();
    QByteArray text;
    for (size_t i = 0; i < parts.size(); ++i) {
        const FlowItem &source = parts[order[i]];
        const FlowItem &place = parts[i];
        text += layout.source({source.lead, source.end})
            + layout.source({place.end, place.behindComma()}) + layout.source(source.tail);
        const qsizetype rest = place.tail.end;
        const bool needsLine = !source.tail.isEmpty() && rest != lines.end(rest);
        if (needsLine) {
            text += lines.newlineAt(place.begin) + lines.alignment(place.begin);
        }
        if (i + 1 < parts.size()) {
            text += layout.source({rest, parts[i + 1].lead});
        }
    }
    return text;
}

/// Inserts an entry into brackets that contain only a comment.
TextEdits belowComment(const NodeLayout &layout, NodeId container, const QByteArray &entry)
{
    const Lines &lines = layout.lines();
    const qsizetype close = layout.node(container).range.end - 1;
    return {{close, 0, entry + lines.newlineAt(close) + lines.alignment(close)}};
}

} // namespace

std::optional<TextEdits> flowInsert(const NodeLayout &layout, NodeId container, size_t at,
                                    const QString *key, const Value &value, Care care)
{
    const Lines &lines = layout.lines();
    const FlowContainer flow(layout, container);
    const WritingStyle manner = writingStyleAt(layout, {container, at}, value, care);
    if (flow.count() == 0) {
        const qsizetype close = flow.close();
        const auto only = flowEntry(value, key, manner, 0, lines.indentation(close));
        return only ? std::optional(belowComment(layout, container, *only)) : std::nullopt;
    }
    const bool isLast = at >= flow.count();
    const FlowItem part = flow.part(isLast ? flow.count() - 1 : at);
    const auto entry =
        flowEntry(value, key, manner, lines.column(part.begin), lines.indentation(part.begin));
    if (!entry) {
        return std::nullopt;
    }
    const QByteArray newlines = manner.newline.repeated(1 + blankLinesAt(layout, container, at));
    return isLast
        ? appended(layout, flow, *entry, manner, newlines)
        : TextEdits{{part.lead, 0, *entry + separatorAt(layout, flow, at, manner, newlines)}};
}

TextEdits flowRemove(const NodeLayout &layout, NodeId entry)
{
    const Lines &lines = layout.lines();
    const FlowContainer flow(layout, layout.node(entry).parent);
    const size_t at = layout.position(entry);
    FlowItem part = flow.part(at);
    part.lead = removalStart(layout, entry, part.lead, part.begin);
    if (flow.count() == 1) {
        return withoutOnly(layout, flow, part);
    }
    if (flow.hasOwnLines(part)) {
        const Extent whole = withBlankLines(layout, entry, {part.lead, part.begin, part.tail.end});
        part.lead = whole.lead;
        part.tail.end = whole.end;
    }
    if (at + 1 == flow.count()) {
        return withoutLast(layout, flow, part);
    }
    if (flow.hasOwnLines(part)) {
        const qsizetype from = lines.begin(part.lead);
        return {{from, lines.next(part.tail.end) - from, {}}};
    }
    const qsizetype next = lines.skipBlanks(part.behindComma());
    const qsizetype end = part.tail.isEmpty() && next < lines.end(next) ? next : part.tail.end;
    return {{part.lead, end - part.lead, {}}};
}

TextEdits flowMove(const NodeLayout &layout, NodeId container, size_t from, size_t to)
{
    const FlowContainer flow(layout, container);
    std::vector<FlowItem> parts;
    std::vector<size_t> order;
    for (size_t i = std::min(from, to); i <= std::max(from, to); ++i) {
        order.push_back(parts.size());
        parts.push_back(flow.part(i));
    }
    std::rotate(order.begin(), from < to ? order.begin() + 1 : order.end() - 1, order.end());
    return {{parts.front().lead, parts.back().tail.end - parts.front().lead,
             permuted(layout, parts, order)}};
}

} // namespace baton::edit
