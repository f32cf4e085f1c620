// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlemptyitems.h"

#include "models/formats/yaml/reading/yamltree.h"

namespace baton {

namespace {

/// True if at most a comment follows on the line. Other text may open a quote.
bool endsLine(const QByteArray &bytes, qsizetype at)
{
    const qsizetype end = bytes.indexOf('\n', at);
    const QByteArrayView rest =
        QByteArrayView(bytes).sliced(at, (end < 0 ? bytes.size() : end) - at).trimmed();
    return rest.isEmpty() || rest.startsWith('#');
}

} // namespace

bool EmptyItems::mayCause(const YamlFault &fault)
{
    return fault.kind == YamlFault::Kind::Syntax
        && fault.reason == "did not find expected node content";
}

Insertions EmptyItems::filled(const QByteArray &bytes, const std::vector<YamlEvent> &events)
{
    Insertions places;
    const auto documents = YamlTreeBuilder(bytes, events, bytes.size() + 1).build(bytes.size());
    for (const SourceDocument &document : documents) {
        for (const Node &node : document.tree.nodes) {
            const bool isItem = node.parent != noNode
                && document.tree.at(node.parent).type == ValueType::List
                && document.tree.at(node.parent).style == Style::Block;
            if (isItem && node.style == Style::Absent && endsLine(bytes, node.range.begin)) {
                places.push_back({node.range.begin, QByteArrayLiteral(" ~")});
            }
        }
    }
    return places;
}

Insertions EmptyItems::filled(const QByteArray &bytes)
{
    const YamlScanner text(bytes);
    Insertions places;
    for (qsizetype start = text.skipSpace(text.begin()); start < text.size();
         start = text.skipSpace(text.nextLine(start))) {
        qsizetype dash = start;
        const auto isItem = [&](qsizetype at) {
            return text.at(at) == '-' && text.isBlankOrEnd(at + 1);
        };
        while (isItem(dash) && isItem(text.skipSpace(dash + 1))
               && text.skipSpace(dash + 1) < text.lineEnd(start)) {
            dash = text.skipSpace(dash + 1);
        }
        const qsizetype next = text.skipSpace(dash + 1);
        if (isItem(dash) && dash < text.lineEnd(start) && next >= text.lineEnd(start)
            && text.columnOf(next) <= text.columnOf(dash)) {
            places.push_back({dash + 1, QByteArrayLiteral(" ~")});
        }
    }
    return places;
}

} // namespace baton
