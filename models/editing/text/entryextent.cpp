// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/entryextent.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace baton::edit {
namespace {

/// The end of the last comment below @p end that is indented more than @p column. Skips blank
/// lines.
qsizetype withIndentedComments(const Lines &lines, qsizetype end, int column)
{
    qsizetype last = end;
    for (qsizetype line = lines.next(end); line < lines.size(); line = lines.next(line)) {
        if (lines.commentColumn(line) > column) {
            last = lines.end(line);
        } else if (!lines.isBlank(line)) {
            break;
        }
    }
    return last;
}

/// The upper bound of the comments of @p entry: the end of the previous entry or of the parent's
/// head.
qsizetype boundOf(const NodeLayout &layout, NodeId entry)
{
    const NodeId parent = layout.node(entry).parent;
    const size_t at = layout.position(entry);
    if (at > 0) {
        return layout.contentEnd(layout.node(parent).children[at - 1]);
    }
    const qsizetype head = layout.headEnd(parent);
    return head >= 0 ? head : layout.range().begin;
}

/// True if another entry begins on the line directly below @p entry.
bool isFollowed(const NodeLayout &layout, NodeId entry)
{
    const Lines &lines = layout.lines();
    const std::vector<NodeId> &siblings = layout.node(layout.node(entry).parent).children;
    const size_t next = layout.position(entry) + 1;
    if (next == siblings.size()) {
        return false;
    }
    const qsizetype begin = layout.entryBegin(siblings[next]);
    return lines.isFirstOnLine(begin) && lines.begin(begin) == lines.next(layout.contentEnd(entry));
}

/// The begin of the blank lines directly above @p begin, and their number. Counts at most @p most.
std::pair<qsizetype, int> blankLinesAbove(const Lines &lines, qsizetype begin, int most)
{
    int count = 0;
    for (; count < most && !lines.isFirst(begin); ++count) {
        const qsizetype above = lines.begin(lines.previousEnd(begin));
        if (!lines.isBlank(above)) {
            break;
        }
        begin = above;
    }
    return {begin, count};
}

} // namespace

qsizetype leadingComments(const Lines &lines, qsizetype begin, qsizetype bound)
{
    if (!lines.isFirstOnLine(begin)) {
        return begin;
    }
    const int column = lines.column(begin);
    qsizetype lead = begin;
    while (!lines.isFirst(lead)) {
        const qsizetype above = lines.begin(lines.previousEnd(lead));
        if (above < bound) {
            break;
        }
        if (lines.commentColumn(above) != column) {
            break;
        }
        lead = lines.skipBlanks(above);
    }
    return lead;
}

/// True for a comment with a ruler, as in "# ---- Quality ----".
bool isRuled(const Lines &lines, qsizetype comment)
{
    const QByteArrayView text = lines.bytes().sliced(comment, lines.end(comment) - comment);
    return std::ranges::any_of(std::array{"---", "===", "***", "###", "~~~"},
                               [text](const char *rule) { return text.contains(rule); });
}

bool isDetachedComment(const NodeLayout &layout, qsizetype comment)
{
    const Lines &lines = layout.lines();
    const qsizetype above = lines.previousEnd(comment);
    return lines.isFirst(comment) || lines.isBlank(above) || isRuled(lines, comment)
        || above <= std::max(layout.range().begin, layout.markerEnd());
}

qsizetype removalStart(const NodeLayout &layout, NodeId entry, qsizetype lead, qsizetype begin)
{
    const bool isHeading = lead < begin && isFollowed(layout, entry)
        && (layout.position(entry) == 0 || isDetachedComment(layout, lead));
    return isHeading ? begin : lead;
}

int blankLinesAt(const NodeLayout &layout, NodeId container, size_t at)
{
    constexpr size_t near = 8;
    const std::vector<NodeId> &entries = layout.node(container).children;
    at = std::min(at, entries.size());
    const size_t first = at < near ? 1 : at - near + 1;
    int fewest = std::numeric_limits<int>::max();
    for (size_t i = first; i < std::min(entries.size(), at + near) && fewest > 0; ++i) {
        const qsizetype lead = leadingComments(layout.lines(), layout.entryBegin(entries[i]),
                                               layout.contentEnd(entries[i - 1]));
        const bool isFirst = layout.lines().isFirstOnLine(lead);
        fewest = isFirst ? blankLinesAbove(layout.lines(), lead, fewest).second : 0;
    }
    return first < entries.size() ? fewest : 0;
}

Extent withBlankLines(const NodeLayout &layout, NodeId entry, Extent extent)
{
    const Lines &lines = layout.lines();
    const NodeId container = layout.node(entry).parent;
    const size_t at = layout.position(entry);
    const int count = blankLinesAt(layout, container, at);
    if (at + 1 == layout.node(container).children.size()) {
        extent.lead = blankLinesAbove(lines, extent.lead, count).first;
        return extent;
    }
    for (int i = 0; i < count && lines.isBlank(lines.next(extent.end)); ++i) {
        extent.end = lines.end(lines.next(extent.end));
    }
    return extent;
}

Extent blockExtent(const NodeLayout &layout, NodeId entry)
{
    const Lines &lines = layout.lines();
    Extent extent;
    extent.begin = layout.entryBegin(entry);
    extent.lead = leadingComments(lines, extent.begin, boundOf(layout, entry));
    extent.end = withIndentedComments(lines, lines.end(layout.contentEnd(entry)),
                                      lines.column(extent.begin));
    return extent;
}

} // namespace baton::edit
