// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/duplicatekey.h"

#include "models/editing/plan/proof.h"
#include "models/editing/plan/yamleditplanner.h"

#include <algorithm>

namespace baton::edit {
namespace {

/// The source text of the key and value of @p node, without the indentation of their lines.
QByteArray written(const NodeLayout &layout, const Node &node)
{
    QByteArray result;
    bool isIndentation = false;
    for (const char c : layout.source(node.keyRange.united(node.range))) {
        isIndentation = c == '\n' || (isIndentation && c == ' ');
        if (c == '\n' || !isIndentation) {
            result += c;
        }
    }
    return result;
}

bool isRepeat(const NodeLayout &layout, NodeId later)
{
    const Node &node = layout.node(later);
    const auto isSame = [&](NodeId earlier) {
        return earlier < later && written(layout, layout.node(earlier)) == written(layout, node)
            && layout.tree().toValue(earlier) == layout.tree().toValue(later);
    };
    return std::ranges::any_of(layout.node(node.parent).children, isSame);
}

/// The value of @p tree after the entry @p gone is removed.
Value without(Tree tree, NodeId gone)
{
    std::erase(tree.nodes[static_cast<size_t>(tree.at(gone).parent)].children, gone);
    return tree.toValue();
}

} // namespace

std::optional<TextEdits> withoutRepeatedKey(const QByteArray &bytes, const ParsedText &parsed,
                                            int document, NodeId later)
{
    if (parsed.format == Format::Markdown) {
        return std::nullopt; // each fenced block is edited as a separate document
    }
    const NodeLayout layout(bytes, parsed, document);
    if (later == noNode || layout.node(later).parent == noNode || !isRepeat(layout, later)) {
        return std::nullopt;
    }
    std::optional<TextEdits> edits = plannedYamlEdits(layout, later, Remove{}, Care::Natural);
    const bool isProven =
        edits && proven({bytes, parsed}, *edits, {parsed, document, without(layout.tree(), later)});
    return isProven ? std::move(edits) : std::nullopt;
}

} // namespace baton::edit
