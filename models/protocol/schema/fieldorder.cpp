// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/schema/fieldorder.h"

#include "models/formats/xml/xmlkeynames.h"

#include <algorithm>

namespace baton {

namespace {

/// The key of @p field in @p map; empty if it does not exist.
QString keyOf(const Tree &tree, NodeId map, const FieldSchema &field)
{
    for (const QString &name : QStringList(field.name) + field.synonyms) {
        if (tree.child(map, name) != noNode) {
            return name;
        }
    }
    return {};
}

} // namespace

QString followingKey(const Tree &tree, NodeId map, const FieldSchema &schema, const QString &key,
                     bool isOrdered)
{
    const auto own = std::ranges::find_if(schema.properties, [&](const FieldSchema &property) {
        return property.name == key || property.synonyms.contains(key);
    });
    if (own == schema.properties.end()) {
        return {};
    }
    for (auto next = own + 1; next != schema.properties.end(); ++next) {
        if (const QString there = keyOf(tree, map, *next); !there.isEmpty()) {
            return there;
        }
    }
    if (!isOrdered || xml::isAttribute(key)) {
        return {};
    }
    const std::vector<NodeId> &children = tree.at(map).children;
    const auto isKnown = [&](NodeId child) {
        const QString &name = tree.at(child).key;
        return xml::isAttribute(name) || schema.property(name);
    };
    const auto behind = std::find_if(children.rbegin(), children.rend(), isKnown).base();
    return behind == children.end() ? QString() : tree.at(*behind).key;
}

} // namespace baton
