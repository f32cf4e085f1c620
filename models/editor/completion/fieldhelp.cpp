// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/fieldhelp.h"

#include "models/editor/document/editordocument.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/fields/fieldschema.h"

namespace baton {

namespace {

/// The node whose key or scalar is at @p offset; noNode between the entries of a container.
NodeId fieldAtOffset(const Tree &tree, qsizetype offset)
{
    const NodeId id = tree.nodeAt(offset);
    if (id == noNode) {
        return noNode;
    }
    const Node &node = tree.at(id);
    const bool isKey = !node.keyRange.isEmpty() && node.keyRange.touches(offset);
    return isKey || (node.children.empty() && node.range.touches(offset)) ? id : noNode;
}

} // namespace

std::optional<FieldHelp> fieldHelpAt(const EditorDocument &editor, qsizetype offset)
{
    const Snapshot &snapshot = *editor.snapshot();
    for (size_t i = 0; i < snapshot.parsed.documents.size(); ++i) {
        const SourceDocument &document = snapshot.parsed.documents[i];
        const NodeId id =
            document.range.touches(offset) ? fieldAtOffset(document.tree, offset) : noNode;
        if (id == noNode) {
            continue;
        }
        const FieldSchema fields =
            fieldsOf(snapshot.report, static_cast<int>(i), *editor.catalog());
        const JsonPointer path = document.tree.pointerTo(id);
        const FieldSchema *field = path.isRoot() ? nullptr : fieldAt(fields, path);
        if (field && !(field->help.isEmpty() && field->enumValues.isEmpty())) {
            return FieldHelp{field->title.isEmpty() ? path.last() : field->title, field->help,
                             field->enumValues, field->isRequired};
        }
    }
    return std::nullopt;
}

} // namespace baton
