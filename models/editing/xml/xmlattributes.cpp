// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlattributes.h"

#include "models/editing/xml/xmlspelling.h"
#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlkeynames.h"

#include <algorithm>

namespace baton::xml {

namespace {

ByteRange wholeOf(const Attribute &attribute)
{
    return {attribute.name.begin, attribute.value.end + 1};
}

/// The whitespace before the attribute at position @p at.
ByteRange gapBefore(const Element &element, size_t at)
{
    const qsizetype begin =
        at == 0 ? element.start.name.end : wholeOf(element.start.attributes[at - 1]).end;
    return {begin, element.start.attributes[at].name.begin};
}

size_t positionOf(const NodeLayout &layout, const Element &element, NodeId attribute)
{
    const qsizetype begin = layout.node(attribute).keyRange.begin;
    const auto found = std::ranges::find(element.start.attributes, begin,
                                         [](const Attribute &a) { return a.name.begin; });
    return static_cast<size_t>(found - element.start.attributes.begin());
}

} // namespace

std::optional<TextEdits> insertAttribute(const NodeLayout &layout, NodeId element,
                                         const QString &key, const Value &value,
                                         const QString &before, char quote)
{
    const Element parts = elementAt(layout, element);
    const std::vector<Attribute> &attributes = parts.start.attributes;
    const char usual = attributes.empty() ? quote : layout.lines().at(attributes.back().value.end);
    const std::optional<QByteArray> attribute = spelledAttribute(value, key, usual);
    if (!attribute) {
        return std::nullopt;
    }
    const NodeId next = isAttribute(before) ? layout.tree().child(element, before) : noNode;
    if (next != noNode) {
        const size_t at = positionOf(layout, parts, next);
        // The whitespace before the second attribute shows how attributes are separated.
        const size_t other = at == 0 && attributes.size() > 1 ? 1 : at;
        return TextEdits{
            {attributes[at].name.begin, 0, *attribute + layout.source(gapBefore(parts, other))}};
    }
    const QByteArray gap = attributes.empty()
        ? QByteArray(" ")
        : layout.source(gapBefore(parts, attributes.size() - 1));
    return TextEdits{{parts.headEnd(), 0, gap + *attribute}};
}

TextEdits removeAttribute(const NodeLayout &layout, NodeId attribute, const QByteArray &emptyEnd)
{
    const Element parts = elementAt(layout, layout.node(attribute).parent);
    const size_t at = positionOf(layout, parts, attribute);
    const QByteArray content = layout.source(parts.content);
    if (parts.start.attributes.size() == 1 && std::ranges::all_of(content, isSpace)) {
        return {{parts.start.name.end, parts.whole.end - parts.start.name.end, emptyEnd}};
    }
    const bool isFirst = at == 0 && parts.start.attributes.size() > 1;
    const ByteRange gone = isFirst
        ? ByteRange{wholeOf(parts.start.attributes[at]).begin, parts.start.attributes[1].name.begin}
        : gapBefore(parts, at).united(wholeOf(parts.start.attributes[at]));
    return {{gone.begin, gone.length(), {}}};
}

TextEdits moveAttribute(const NodeLayout &layout, NodeId attribute, size_t to)
{
    const Element parts = elementAt(layout, layout.node(attribute).parent);
    const std::vector<Attribute> &attributes = parts.start.attributes;
    const size_t from = positionOf(layout, parts, attribute);
    to = std::min(to, attributes.size() - 1);
    std::vector<size_t> order;
    for (size_t i = 0; i < attributes.size(); ++i) {
        order.push_back(i);
    }
    order.erase(order.begin() + static_cast<qsizetype>(from));
    order.insert(order.begin() + static_cast<qsizetype>(to), from);
    TextEdits edits;
    for (size_t i = 0; i < attributes.size(); ++i) {
        if (order[i] != i) {
            const ByteRange place = wholeOf(attributes[i]);
            edits.push_back(
                {place.begin, place.length(), layout.source(wholeOf(attributes[order[i]]))});
        }
    }
    return edits;
}

} // namespace baton::xml
