// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlemptyscalars.h"

#include "models/formats/yaml/reading/yamltree.h"

#include <algorithm>

namespace baton {

namespace {

bool isEmptyScalar(const Node &node)
{
    return (node.style == Style::Literal || node.style == Style::Folded)
        && std::ranges::all_of(node.text, [](QChar c) { return c == u'\n'; });
}

/// The column of the innermost block map or list around @p node; -1 at the root.
qsizetype columnAround(const YamlScanner &text, const Tree &tree, const Node &node)
{
    NodeId above = node.parent;
    while (above != noNode && tree.at(above).style != Style::Block) {
        above = tree.at(above).parent;
    }
    return above == noNode ? -1 : text.columnOf(tree.at(above).range.begin);
}

/// The length of the longest blank line that may belong to the scalar at @p at.
qsizetype widestBlankLine(const YamlScanner &text, qsizetype at)
{
    qsizetype widest = 0;
    for (qsizetype line = text.nextLine(at); line < text.size(); line = text.nextLine(line)) {
        const qsizetype end = text.lineEnd(line);
        if (!text.isBlank({line, end})) {
            break;
        }
        widest = std::max(widest, end - line);
    }
    return widest;
}

} // namespace

Insertions EmptyScalars::indicated(const QByteArray &bytes, const std::vector<YamlEvent> &events)
{
    const YamlScanner text(bytes);
    Insertions insertions;
    const auto documents = YamlTreeBuilder(bytes, events, bytes.size() + 1).build(bytes.size());
    for (const SourceDocument &document : documents) {
        for (const Node &node : document.tree.nodes) {
            if (!isEmptyScalar(node)) {
                continue;
            }
            const qsizetype at = node.range.begin + 1;
            const char next = text.at(at);
            const char second = next == '+' || next == '-' ? text.at(at + 1) : next;
            const qsizetype column = columnAround(text, document.tree, node);
            if (column >= 0 && (second < '1' || second > '9')) {
                const qsizetype width = widestBlankLine(text, node.range.begin) - column;
                insertions.push_back({at, QByteArray::number(std::clamp<qsizetype>(width, 1, 9))});
            }
        }
    }
    return insertions;
}

} // namespace baton
