// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/xml/xmlwritingstyle.h"

#include "models/editing/xml/xmlnormalform.h"
#include "models/formats/xml/xmlkeynames.h"

#include <algorithm>
#include <optional>

namespace baton::xml {

namespace {

/// The indentation of the element @p inner relative to @p outer.
std::optional<QByteArray> stepBetween(const NodeLayout &layout, NodeId inner, NodeId outer)
{
    const auto indentation = [&layout](NodeId id) {
        return indentationAt(layout, layout.node(id).keyRange.begin - 1);
    };
    if (inner <= 0 || outer <= 0) {
        return std::nullopt;
    }
    const auto deep = indentation(inner);
    const auto around = indentation(outer);
    const bool isStep =
        deep && around && deep->size() > around->size() && deep->startsWith(*around);
    return isStep ? std::optional(deep->sliced(around->size())) : std::nullopt;
}

/// Nodes in the order in which an example is searched: @p id and the nodes in it, the element
/// around it, then the whole document.
std::vector<NodeId> nearestFirst(const NodeLayout &layout, NodeId id)
{
    constexpr NodeId most = 2000;
    const auto count = static_cast<NodeId>(layout.tree().nodes.size());
    std::vector<NodeId> nodes;
    const NodeId around = std::max(elementAround(layout, id), 1);
    for (const NodeId from : {id, around, 1}) {
        for (NodeId next = from; next < std::min(count, from + (from == 1 ? most : 200)); ++next) {
            nodes.push_back(next);
        }
    }
    return nodes;
}

bool isElement(const NodeLayout &layout, NodeId id)
{
    const Node &node = layout.node(id);
    return !node.keyRange.isEmpty() && !isAttribute(node.key);
}

QByteArray stepNear(const NodeLayout &layout, NodeId id)
{
    for (const NodeId next : nearestFirst(layout, id)) {
        if (isElement(layout, next)) {
            if (const auto step = stepBetween(layout, next, elementAround(layout, next))) {
                return *step;
            }
        }
    }
    return "  ";
}

char quoteNear(const NodeLayout &layout, NodeId id)
{
    for (const NodeId next : nearestFirst(layout, id)) {
        if (isAttribute(layout.node(next).key)) {
            return layout.lines().at(layout.node(next).range.end);
        }
    }
    return '"';
}

/// The end of the nearest empty-element tag: "/>" or " />".
QByteArray emptyEndNear(const NodeLayout &layout, NodeId id)
{
    for (const NodeId next : nearestFirst(layout, id)) {
        if (!isElement(layout, next) || !contentOf(layout, next).empty()) {
            continue;
        }
        if (const Element element = elementAt(layout, next); element.start.isEmpty) {
            return layout.source({element.headEnd(), element.whole.end}) == " />" ? " />" : "/>";
        }
    }
    return "/>";
}

} // namespace

bool isSpreadBelow(const NodeLayout &layout, NodeId container)
{
    constexpr size_t most = 32;
    std::vector<NodeId> entries = contentOf(layout, container);
    entries.resize(std::min(entries.size(), most));
    for (const NodeId entry : entries) {
        const NodeId element = elementNode(layout, entry);
        const std::vector<NodeId> content =
            element == noNode ? std::vector<NodeId>() : contentOf(layout, element);
        const NodeId first = content.empty() ? noNode : elementNode(layout, content.front());
        if (first != noNode) {
            return indentationAt(layout, layout.node(first).keyRange.begin - 1).has_value();
        }
    }
    return true;
}

XmlWritingStyle mannerNear(const NodeLayout &layout, NodeId id)
{
    XmlWritingStyle manner;
    manner.shape = shapeOf(layout.tree(), layout.options().xml);
    manner.newline = layout.lines().newlineAt(layout.node(id).range.begin);
    manner.step = stepNear(layout, id);
    manner.quote = quoteNear(layout, id);
    manner.emptyEnd = emptyEndNear(layout, id);
    return manner;
}

} // namespace baton::xml
