// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlchildren.h"

#include "models/editing/xml/xmlnormalform.h"
#include "models/editing/xml/xmlwritingstyle.h"
#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlkeynames.h"

#include <algorithm>

namespace baton::xml {

namespace {

QByteArrayView sliceOf(const NodeLayout &layout, ByteRange range)
{
    return layout.lines().bytes().sliced(range.begin, range.length());
}

bool isBlank(QByteArrayView text)
{
    return std::ranges::all_of(text, isSpace);
}

std::optional<QByteArray> spelled(const NodeLayout &layout, NodeId element, const NewChild &child,
                                  const XmlWritingStyle &manner, const QByteArray &indentation)
{
    const QString path = pathOf(layout, element);
    return child.key ? spelledElement(child.value, *child.key, path + u'/' + nameIn(*child.key),
                                      manner, indentation)
                     : spelledItem(child.value, path, manner, indentation);
}

/// Inserts the first child of an element, on a separate line if the parent is on a separate line.
std::optional<TextEdits> insertFirst(const NodeLayout &layout, NodeId element,
                                     const NewChild &child, const XmlWritingStyle &manner)
{
    const Element parts = elementAt(layout, element);
    const auto around = indentationAt(layout, parts.whole.begin);
    XmlWritingStyle own = manner;
    own.isSpread = manner.isSpread && around && isSpreadBelow(layout, layout.node(element).parent);
    const QByteArray outer = around.value_or(QByteArray());
    const QByteArray inner = outer + manner.step;
    const std::optional<QByteArray> text = spelled(layout, element, child, own, inner);
    if (!text) {
        return std::nullopt;
    }
    const QByteArray open = own.isSpread ? manner.newline + inner : QByteArray();
    const QByteArray close = own.isSpread ? manner.newline + outer : QByteArray();
    if (parts.start.isEmpty) {
        const qsizetype begin = parts.headEnd();
        return TextEdits{
            {begin, parts.whole.end - begin, '>' + open + *text + close + "</" + parts.name + '>'}};
    }
    // Comments before the new child stay; whitespace behind them is removed.
    qsizetype begin = parts.content.end;
    while (begin > parts.content.begin && isSpace(layout.lines().at(begin - 1))) {
        --begin;
    }
    return TextEdits{{begin, parts.content.end - begin, open + *text + close}};
}

/// Inserts @p child before or behind @p sibling, on a separate line if @p sibling has one.
std::optional<TextEdits> insertBeside(const NodeLayout &layout, NodeId element,
                                      const NewChild &child, NodeId sibling, bool isBefore,
                                      const XmlWritingStyle &manner)
{
    const ElementTrivia at = triviaOf(layout, sibling);
    const auto indentation = indentationAt(layout, isBefore ? at.lead : at.begin);
    XmlWritingStyle own = manner;
    own.isSpread = manner.isSpread && indentation && isSpreadBelow(layout, element);
    const auto text = spelled(layout, element, child, own, indentation.value_or(QByteArray()));
    if (!text) {
        return std::nullopt;
    }
    const QByteArray layoutText = indentation ? manner.newline + *indentation : QByteArray();
    return isBefore ? TextEdits{{at.lead, 0, *text + layoutText}}
                    : TextEdits{{at.end, 0, layoutText + *text}};
}

} // namespace

std::optional<TextEdits> insertChild(const NodeLayout &layout, NodeId element,
                                     const NewChild &child, size_t at,
                                     const XmlWritingStyle &manner)
{
    const std::vector<NodeId> content = contentOf(layout, element);
    if (content.empty()) {
        return insertFirst(layout, element, child, manner);
    }
    const auto isText = [&](NodeId id) { return elementNode(layout, id) == noNode; };
    if (at < content.size()) {
        return isText(content[at])
            ? std::nullopt
            : insertBeside(layout, element, child, content[at], true, manner);
    }
    return isText(content.back())
        ? std::nullopt
        : insertBeside(layout, element, child, content.back(), false, manner);
}

TextEdits removeChild(const NodeLayout &layout, NodeId entry, const QByteArray &emptyEnd)
{
    const NodeId parent = layout.node(entry).parent;
    const ElementTrivia at = removalRange(layout, entry);
    const auto &lines = layout.lines();
    ByteRange gone{at.lead, at.end};
    if (at.isAlone) {
        gone = {lines.begin(at.lead), lines.next(at.end)};
    } else if (at.isFirstOnLine) {
        gone.end = lines.skipBlanks(at.end);
    }
    const Node &node = layout.node(parent);
    const Element parts = elementAt(layout, parent);
    gone = {std::max(gone.begin, parts.content.begin), std::min(gone.end, parts.content.end)};
    const bool isLast = contentOf(layout, parent).size() == 1
        && isBlank(sliceOf(layout, {parts.content.begin, gone.begin}))
        && isBlank(sliceOf(layout, {gone.end, parts.content.end}));
    if (!isLast) {
        return {{gone.begin, gone.length(), {}}};
    }
    if (node.type == ValueType::List) {
        return {{parts.content.begin, parts.content.length(), {}}};
    }
    const qsizetype close = parts.start.range.end - 1;
    return {{close, parts.whole.end - close, emptyEnd}};
}

std::optional<TextEdits> moveChild(const NodeLayout &layout, NodeId entry, size_t to)
{
    const NodeId parent = layout.node(entry).parent;
    std::vector<NodeId> order = contentOf(layout, parent);
    const std::vector<NodeId> places = order;
    const auto from = std::ranges::find(order, entry);
    to = std::min(to, order.size() - 1);
    order.erase(from);
    order.insert(order.begin() + static_cast<qsizetype>(to), entry);
    TextEdits edits;
    for (size_t i = 0; i < order.size(); ++i) {
        if (order[i] == places[i]) {
            continue;
        }
        if (elementNode(layout, places[i]) == noNode) {
            return std::nullopt;
        }
        const ElementTrivia place = triviaOf(layout, places[i]);
        const ElementTrivia moved = triviaOf(layout, order[i]);
        edits.push_back(
            {place.lead, place.end - place.lead, layout.source({moved.lead, moved.end})});
    }
    return edits;
}

} // namespace baton::xml
