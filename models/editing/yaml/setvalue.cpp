// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/yamlplans.h"

#include "models/editing/yaml/setinblock.h"
#include "models/editing/yaml/valuespelling.h"

namespace baton::edit {
namespace {

/// Sets a value inside brackets, or any value of a JSON document.
std::optional<TextEdits> setInFlow(const NodeLayout &layout, NodeId id, const Value &value,
                                   Care care)
{
    const Lines &lines = layout.lines();
    const Node &node = layout.node(id);
    const WritingStyle manner = writingStyleAt(layout, newPlaceOf(layout, id), value, care);
    const bool isText = node.type == ValueType::String && node.style != Style::Alias;
    ScalarPlace place =
        placeOf(node, layout.source(node.range), isText ? node.style : Style::Absent);
    place.isInFlow = true;
    const auto scalar = value.isContainer() ? std::nullopt : spelledScalar(value, manner, place);
    const auto text = value.isContainer()
        ? spelledFlow(value, manner, lines.indentation(node.range.begin))
        : scalar ? std::optional(scalar->head)
                 : std::nullopt;
    if (!text) {
        return std::nullopt;
    }
    if (care == Care::Untagged && !node.properties.isEmpty()) {
        const ByteRange range = node.properties.united(node.range);
        const QByteArray anchor =
            node.anchor.isEmpty() ? QByteArray() : '&' + node.anchor.toUtf8() + ' ';
        return TextEdits{{range.begin, range.length(), anchor + *text}};
    }
    if (node.style != Style::Absent) {
        return TextEdits{{node.range.begin, node.range.length(), *text}};
    }
    const qsizetype behind = layout.headEnd(id);
    if (behind >= 0) {
        return TextEdits{{behind, 0, ' ' + *text}};
    }
    return node.keyRange.isEmpty() ? std::nullopt
                                   : std::optional(TextEdits{{node.keyRange.end, 0, ": " + *text}});
}

} // namespace

std::optional<TextEdits> setEdits(const NodeLayout &layout, NodeId id, const Value &value,
                                  Care care)
{
    if (layout.isJson() || layout.isInFlow(id)) {
        return setInFlow(layout, id, value, care);
    }
    return setInBlock(layout, id, value, care);
}

} // namespace baton::edit
