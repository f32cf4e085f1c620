// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/truncatedfields.h"

#include "models/formats/xml/xmlkeynames.h"

#include <QSet>

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

/// The names of what stands below @p id as no part of @p fields: where an end was forgotten, what
/// follows stands there.
void addStrangers(const CanonicalTree &tree, NodeId id, const FieldSchema *fields,
                  QSet<QString> &names)
{
    const Node &node = tree.at(id);
    const bool isMap = node.type == ValueType::Map;
    const bool isKnown =
        fields && (!isMap || !fields->properties.empty() || fields->widget == FieldWidget::FreeMap);
    for (const NodeId child : node.children) {
        const FieldSchema *field = isKnown ? fieldOf(tree, child, node, *fields) : nullptr;
        if (!field && isMap) {
            names.insert(xml::nameIn(tree.keyOf(child)));
        }
        addStrangers(tree, child, field, names);
    }
}

} // namespace

QStringList fieldsLostToTruncation(const CanonicalTree &tree, const FieldSchema &fields,
                                   bool isCutOff)
{
    QStringList missing;
    if (tree.tree().isEmpty()) {
        return missing; // nothing is known of it
    }
    NodeId id = tree.base();
    QSet<QString> elsewhere;
    addStrangers(tree, id, &fields, elsewhere);
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
            if (field.isRequired && (isMap || isStarted) && !isThere
                && !elsewhere.contains(field.name)) {
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
