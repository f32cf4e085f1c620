// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/misspeltkeys.h"

#include "models/check/fixes.h"

namespace baton {

namespace {

/// The keys of @p map that are none of its @p fields.
std::vector<NodeId> unknownKeys(const CanonicalTree &tree, NodeId map, const FieldSchema &fields)
{
    std::vector<NodeId> unknown;
    for (const NodeId child : tree.at(map).children) {
        if (!fields.property(tree.keyOf(child))) {
            unknown.push_back(child);
        }
    }
    return unknown;
}

/// The names of the fields by what is compared of them.
QHash<QString, QString> foldedNames(const FieldSchema &fields)
{
    QHash<QString, QString> names;
    for (const FieldSchema &field : fields.properties) {
        names.insert(foldedKey(field.name), field.name);
    }
    return names;
}

class Walker
{
public:
    explicit Walker(const CanonicalTree &tree)
        : m_tree(tree)
    {
    }

    void visit(NodeId id, const FieldSchema &fields)
    {
        const Node &node = m_tree.at(id);
        if (node.type == ValueType::List && !fields.items.empty()) {
            for (const NodeId child : node.children) {
                visit(child, fields.items.front());
            }
        }
        if (node.type != ValueType::Map || fields.properties.empty()) {
            return;
        }
        QHash<QString, QString> names;
        for (const NodeId child : node.children) {
            if (const FieldSchema *field = fields.property(m_tree.keyOf(child))) {
                visit(child, *field);
                continue;
            }
            if (names.isEmpty()) {
                names = foldedNames(fields);
            }
            const QString name = names.value(foldedKey(m_tree.keyOf(child)));
            if (!name.isEmpty() && m_tree.child(id, name) == noNode) {
                found.push_back({child, name, true});
            }
        }
    }

    std::vector<MisspeltKey> found;

private:
    const CanonicalTree &m_tree;
};

} // namespace

QString foldedKey(const QString &key)
{
    QString letters;
    for (const QChar c : key) {
        if (c.isLetterOrNumber()) {
            letters.append(c);
        }
    }
    return letters.toCaseFolded();
}

std::optional<MisspeltKey> misspeltFor(const CanonicalTree &tree, NodeId map,
                                       const FieldSchema &fields, const QString &field)
{
    constexpr size_t mostCompared = 200; // a map of more unknown keys is not misspelt but another
    const QString wanted = foldedKey(field);
    const qsizetype most = wanted.size() < 4 ? 0 : std::max<qsizetype>(1, wanted.size() / 5);
    std::optional<MisspeltKey> best;
    qsizetype least = most + 1;
    std::vector<NodeId> unknown = unknownKeys(tree, tree.resolved(map), fields);
    unknown.resize(std::min(unknown.size(), mostCompared));
    for (const NodeId child : unknown) {
        const QString key = foldedKey(tree.keyOf(child));
        const bool isNear = std::abs(key.size() - wanted.size()) <= most;
        const qsizetype away = isNear ? editDistance(key, wanted) : least;
        if (away < least) {
            least = away;
            best = MisspeltKey{child, field, away == 0};
        }
    }
    return best;
}

std::vector<MisspeltKey> misspeltKeys(const CanonicalTree &tree, const FieldSchema &fields)
{
    Walker walker(tree);
    if (!tree.tree().isEmpty()) {
        walker.visit(tree.base(), fields);
    }
    return std::move(walker.found);
}

} // namespace baton
