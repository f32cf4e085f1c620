// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/tree.h"

#include <QByteArrayView>

namespace baton {

/// One key that an object has or may have.
struct FormEntry
{
    JsonPointer path; ///< path with the key as spelled in the document
    JsonPointer canonicalPath;
    const FieldSchema *schema = nullptr; ///< null if the key is unknown
    NodeId node = noNode;                ///< noNode if absent

    [[nodiscard]] bool isPresent() const { return node != noNode; }
};

/// The node that @p id refers to, resolved through aliases.
[[nodiscard]] NodeId resolvedNode(const Tree &tree, NodeId id);

/// The keys of @p object: those of @p schema in its order, followed by unknown ones in document
/// order.
[[nodiscard]] std::vector<FormEntry> entriesOf(const Tree &tree, NodeId object,
                                               const JsonPointer &path, const FieldSchema *schema);

/// The editor for @p node: that of @p schema if the value fits, else one that fits the value.
[[nodiscard]] FieldWidget widgetFor(const Tree &tree, NodeId node, const FieldSchema *schema);

/// The schema of the items of a list with @p schema, or null.
[[nodiscard]] const FieldSchema *itemSchema(const FieldSchema *schema);

/// The label of @p key for the user: the schema's title, else the key itself.
[[nodiscard]] QString labelFor(const QString &key, const FieldSchema *schema);

/// Like labelFor(), for keys that are names of XML elements and attributes.
[[nodiscard]] QString xmlLabelFor(const QString &key, const FieldSchema *schema);

/// The source of @p node without the indentation of its place.
[[nodiscard]] QString sourceOf(const Tree &tree, NodeId node, QByteArrayView bytes);

} // namespace baton
