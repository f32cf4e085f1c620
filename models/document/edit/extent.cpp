// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/extent.h"

#include "models/document/edit/heading.h"

namespace baton::edit {
namespace {

/// Below @p end, over blank lines, to the last line that is a comment right of @p column.
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

/// Above this no comment belongs to @p entry.
qsizetype boundOf(const Layout &layout, NodeId entry)
{
    const NodeId parent = layout.node(entry).parent;
    const size_t at = layout.position(entry);
    if (at > 0) {
        return layout.contentEnd(layout.node(parent).children[at - 1]);
    }
    const qsizetype head = layout.headEnd(parent);
    return head >= 0 ? head : layout.range().begin;
}

/// The siblings below @p entry, each on the line that follows the one before it.
std::vector<NodeId> directlyBelow(const Layout &layout, NodeId entry)
{
    const Lines &lines = layout.lines();
    const std::vector<NodeId> &siblings = layout.node(layout.node(entry).parent).children;
    std::vector<NodeId> below;
    qsizetype line = lines.next(layout.contentEnd(entry));
    for (size_t i = layout.position(entry) + 1; i < siblings.size() && below.size() < mostFollowing;
         ++i) {
        const qsizetype begin = layout.entryBegin(siblings[i]);
        if (!lines.isLed(begin) || lines.begin(begin) != line) {
            break;
        }
        below.push_back(siblings[i]);
        line = lines.next(layout.contentEnd(siblings[i]));
    }
    return below;
}

} // namespace

qsizetype leadOf(const Lines &lines, qsizetype begin, qsizetype bound)
{
    if (!lines.isLed(begin)) {
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

qsizetype goneFrom(const Layout &layout, NodeId entry, qsizetype lead, qsizetype begin)
{
    const bool isKept =
        lead < begin && isHeading(layout, {lead, begin}, entry, directlyBelow(layout, entry));
    return isKept ? begin : lead;
}

Extent blockExtent(const Layout &layout, NodeId entry)
{
    const Lines &lines = layout.lines();
    Extent extent;
    extent.begin = layout.entryBegin(entry);
    extent.lead = leadOf(lines, extent.begin, boundOf(layout, entry));
    extent.end = withIndentedComments(lines, lines.end(layout.contentEnd(entry)),
                                      lines.column(extent.begin));
    return extent;
}

} // namespace baton::edit
