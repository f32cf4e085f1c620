// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/valueranges.h"

#include "models/editing/text/entryextent.h"

namespace baton::edit {
namespace {

/// Copies the indentation and line length of the present text to @p form.
void copyText(const Lines &lines, const Node &node, int parent, const QByteArray &header,
              BlockScalarStyle &form)
{
    qsizetype lineCount = 0;
    int widest = 0;
    bool isIndentKnown = form.isExplicit;
    if (form.isExplicit) {
        for (const char c : header) {
            form.indent = c >= '1' && c <= '9' ? parent + (c - '0') : form.indent;
        }
    }
    const qsizetype end = node.range.end;
    for (qsizetype line = lines.next(node.range.begin); line < end; line = lines.next(line)) {
        if (lines.isBlank(line)) {
            form.present.append(QString());
            continue;
        }
        if (!isIndentKnown) {
            form.indent = lines.column(lines.skipBlanks(line));
            isIndentKnown = true;
        }
        ++lineCount;
        widest = std::max(widest, lines.column(lines.end(line)) - form.indent);
        const qsizetype text = std::min(line + form.indent, lines.end(line));
        form.present.append(QString::fromUtf8(lines.bytes().sliced(text, lines.end(line) - text)));
    }
    form.width = lineCount > 1 ? widest : 0;
}

} // namespace

bool isBlockScalar(Style style)
{
    return style == Style::Literal || style == Style::Folded;
}

Holder holderOf(const NodeLayout &layout, NodeId id)
{
    const NodeId parent = layout.node(id).parent;
    if (parent == noNode) {
        return Holder::Root;
    }
    return layout.node(parent).type == ValueType::Map ? Holder::Key : Holder::Dash;
}

ValueRanges valueRangesOf(const NodeLayout &layout, NodeId id)
{
    const Lines &lines = layout.lines();
    const Node &node = layout.node(id);
    const qsizetype behind = layout.headEnd(id);
    const auto whole = [&lines](qsizetype begin, qsizetype end) {
        return ValueRanges{{begin, end}, {lines.end(end), lines.end(end)}};
    };
    if (node.style == Style::Absent) {
        const qsizetype end = behind < 0 ? 0 : lines.end(behind);
        const bool isClear = lines.skipBlanks(std::max<qsizetype>(behind, 0)) >= end;
        return behind < 0 ? ValueRanges{} : whole(behind, isClear ? end : behind);
    }
    if (isBlockScalar(node.style)) {
        qsizetype indicators = node.range.begin + 1;
        while (lines.at(indicators) == '+' || lines.at(indicators) == '-'
               || (lines.at(indicators) >= '1' && lines.at(indicators) <= '9')) {
            ++indicators;
        }
        const qsizetype line = lines.end(indicators);
        return {{node.range.begin, indicators}, {line, std::max(line, lines.end(node.range.end))}};
    }
    if (node.style != Style::Block) {
        return whole(node.range.begin, node.range.end);
    }
    const qsizetype first = layout.entryBegin(node.children.front());
    const qsizetype last = blockExtent(layout, node.children.back()).end;
    if (layout.isCompact(id) || holderOf(layout, id) == Holder::Root) {
        return whole(first, last);
    }
    return {{behind, behind}, {lines.end(behind), last}};
}

BlockScalarStyle blockFormAt(const NodeLayout &layout, NodeId id, const WritingStyle &manner)
{
    const Lines &lines = layout.lines();
    const Node &node = layout.node(id);
    const Holder holder = holderOf(layout, id);
    BlockScalarStyle form;
    const int parent = holder == Holder::Root ? 0 : lines.column(layout.entryBegin(id));
    form.newline = manner.newline;
    form.indent = parent + (holder == Holder::Dash ? int(manner.dash.size()) : manner.step);
    if (isBlockScalar(node.style)) {
        const QByteArray header = layout.source(valueRangesOf(layout, id).head);
        form.keepsChomping = header.contains('+');
        form.isExplicit = header.size() > 1 + header.count('+') + header.count('-');
        copyText(lines, node, parent, header, form);
    }
    form.indicator = holder == Holder::Root ? 0 : form.indent - parent;
    const qsizetype end = lines.end(layout.contentEnd(id));
    for (qsizetype line = lines.next(end); line < lines.size() && lines.isBlank(line);
         line = lines.next(line)) {
        ++form.blankLinesBelow;
    }
    return form;
}

} // namespace baton::edit
