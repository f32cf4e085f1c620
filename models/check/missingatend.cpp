// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/missingatend.h"

#include "models/formats/xml/xmlkeys.h"

namespace baton {

namespace {

const FieldSchema *fieldOf(const CanonicalTree &tree, NodeId child, const Node &parent,
                           const FieldSchema &fields)
{
    if (parent.type == ValueType::Map && !fields.properties.empty()) {
        return fields.property(xml::nameIn(tree.keyOf(child)));
    }
    return fields.items.empty() ? nullptr : &fields.items.front();
}

} // namespace

QStringList missingAtEnd(const CanonicalTree &tree, const FieldSchema &fields, bool isCutOff)
{
    QStringList missing;
    if (tree.tree().isEmpty()) {
        return missing; // nothing is known of it
    }
    NodeId id = tree.base();
    for (const FieldSchema *schema = &fields; schema;) {
        const Node &node = tree.at(id);
        if (node.style == Style::Flow && !isCutOff) {
            break; // its bracket closes it
        }
        const bool isMap = node.type == ValueType::Map;
        const bool isStarted = node.style == Style::Absent; // its key alone stands there
        for (const FieldSchema &field : schema->properties) {
            const NodeId child = isMap ? tree.child(id, field.name) : noNode;
            const bool isThere = child != noNode && tree.at(child).style != Style::Absent;
            if (field.isRequired && (isMap || isStarted) && !isThere) {
                missing.append(xml::withoutMark(field.name));
            }
        }
        if (node.children.empty()) {
            break;
        }
        const NodeId last = node.children.back();
        schema = fieldOf(tree, last, node, *schema);
        id = last;
    }
    return missing;
}

} // namespace baton
