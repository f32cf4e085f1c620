// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/nearestkind.h"

#include "models/check/report/checktranslations.h"
#include "models/check/values/subtree.h"
#include "models/protocol/pack/protocolpack.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostKeys = 60; // a map with more keys is not a handoff without its root key
constexpr qsizetype fewest = 2;

/// True if the value has the shape that the field requires: a map, a list or neither.
bool agrees(const Node &value, const FieldSchema &field)
{
    const WidgetTraits &wanted = traitsOf(field.widget);
    return value.type == ValueType::Null || wanted.shape == WidgetShape::Any
        || ((value.type == ValueType::Map) == wanted.isMap()
            && (value.type == ValueType::List) == wanted.isList());
}

/// @p tree with its root moved below @p key.
Tree wrapped(const Tree &tree, const QString &key)
{
    const auto moved = [](NodeId id) { return id == noNode ? noNode : id + 1; };
    Tree result;
    Node root;
    root.type = ValueType::Map;
    root.style = Style::Block;
    root.children = {1};
    result.nodes.push_back(root);
    for (Node node : tree.nodes) {
        node.parent = moved(node.parent);
        node.target = moved(node.target);
        std::ranges::transform(node.children, node.children.begin(), moved);
        result.nodes.push_back(std::move(node));
    }
    result.nodes[1].parent = 0;
    result.nodes[1].key = key;
    return result;
}

/// True if the document would be recognised after @p near is corrected. False for documents of
/// another dialect with the same keys.
bool wouldBeKnown(const NearestKind &near, const Tree &tree, const KindModel &model)
{
    if (near.root.isEmpty()) {
        return model.evidence.empty() || weigh(model.evidence, tree).score > 0;
    }
    if (near.at == 0) {
        return model.placeIn(wrapped(tree, near.root)).fit > 0;
    }
    Tree renamed = restrictedTo(tree, {near.at});
    renamed.nodes[size_t(renamed.root().children.front())].key = near.root;
    return model.placeIn(renamed).fit > 0;
}

/// The similarity of the keys of the map @p map to the fields of a kind.
NearestKind compared(const Tree &tree, NodeId map, const FieldSchema &fields)
{
    NearestKind near;
    near.at = map;
    QStringList names;
    for (const NodeId child : tree.at(map).children) {
        const FieldSchema *field = fields.property(tree.at(child).key);
        if (field && agrees(tree.at(child), *field)) {
            near.keys.append(tree.at(child).key);
            names.append(field->name);
        }
    }
    qsizetype required = 0;
    for (const FieldSchema &field : fields.properties) {
        required += field.isRequired ? 1 : 0;
        if (field.isRequired && !names.contains(field.name)) {
            near.absent.append(field.name);
        }
    }
    const qsizetype known = near.keys.size();
    const auto all = static_cast<qsizetype>(tree.at(map).children.size());
    const qsizetype found = required - near.absent.size();
    near.isNear = known > fewest && 2 * known > all && 4 * found >= 3 * required;
    return near;
}

/// The fields of a kind and the root key above them; empty if the kind has none.
struct RootedFields
{
    const FieldSchema *fields;
    QString root;
};

RootedFields fieldsOf(const Kind &kind, const ProtocolCatalog &catalog)
{
    const QStringList &roots = catalog.model(kind).kind->roots;
    const std::vector<FieldSchema> &top = kind.fields.properties;
    const bool isRooted = roots.isEmpty() && top.size() == 1 && !top.front().properties.empty();
    return isRooted ? RootedFields{&top.front(), top.front().name}
                    : RootedFields{&kind.fields, roots.value(0)};
}

/// The maps whose keys may be those of a handoff: the root, and the maps directly below it.
std::vector<NodeId> mapsOf(const Tree &tree)
{
    constexpr size_t mostMaps = 5;
    std::vector<NodeId> maps{0};
    for (const NodeId child : tree.root().children) {
        const Node &node = tree.at(child);
        if (node.type == ValueType::Map && node.children.size() <= mostKeys
            && maps.size() < mostMaps) {
            maps.push_back(child);
        }
    }
    return maps;
}

/// The kinds that are recognised by a key that one of @p maps has.
std::vector<const Kind *> candidates(const Tree &tree, const std::vector<NodeId> &maps,
                                     const ProtocolCatalog &catalog)
{
    QSet<QString> keys;
    for (const NodeId map : maps) {
        for (const NodeId child : tree.at(map).children) {
            keys.insert(tree.at(child).key);
        }
    }
    const auto ends = [&keys](const JsonPointer &pointer) {
        return !pointer.isRoot() && keys.contains(pointer.tokens().back());
    };
    const bool isXml =
        std::ranges::any_of(keys, [](const QString &key) { return key.startsWith(u'@'); });
    return catalog.kindsThat([&](const KindModel &kind) {
        return (isXml && kind.markdown.isSet())
            || std::ranges::any_of(kind.shapes, [&ends](const KindShape &shape) {
                   return std::ranges::any_of(shape.has, ends)
                       || std::ranges::any_of(shape.hasAny, ends);
               });
    });
}

bool isBetter(const NearestKind &near, const std::optional<NearestKind> &best)
{
    if (near.keys.size() < fewest) {
        return false;
    }
    return !best
        || std::tuple(near.isNear, near.keys.size(), -near.absent.size())
        > std::tuple(best->isNear, best->keys.size(), -best->absent.size());
}

} // namespace

std::optional<NearestKind> nearestKind(const Tree &tree, const ProtocolCatalog &catalog)
{
    if (tree.isEmpty() || tree.root().type != ValueType::Map
        || tree.root().children.size() > mostKeys) {
        return std::nullopt;
    }
    std::optional<NearestKind> best;
    const std::vector<NodeId> maps = mapsOf(tree);
    for (const Kind *kind : candidates(tree, maps, catalog)) {
        const RootedFields wanted = fieldsOf(*kind, catalog);
        for (const NodeId map : maps) {
            NearestKind near = compared(tree, map, *wanted.fields);
            near.kind = kind;
            near.root = wanted.root;
            const bool isElsewhere = map == 0
                ? !wanted.root.isEmpty() || !near.absent.isEmpty()
                : !wanted.root.isEmpty() && tree.at(map).key != wanted.root;
            if (isElsewhere && isBetter(near, best)
                && wouldBeKnown(near, tree, *catalog.model(*kind).kind)) {
                best = std::move(near);
            }
        }
    }
    return best;
}

QString sentenceAbout(const NearestKind &nearest, const Tree &tree)
{
    const QString &title = nearest.kind->title;
    if (nearest.root.isEmpty()) {
        //: names of keys, title of a kind, keys that are missing
        return CheckTranslations::tr(
                   "%1 are keys of the kind %2, but no receiver knows it without these: %3. "
                   "Add them.")
            .arg(nearest.keys.join(u", "_s), title, nearest.absent.join(u", "_s));
    }
    if (nearest.at == 0 && tree.child(0, nearest.root) != noNode) {
        return CheckTranslations::tr(
                   "%1 are keys of the kind %2, but the root key %3 above them does not contain "
                   "them. Indent them.")
            .arg(nearest.keys.join(u", "_s), title, nearest.root);
    }
    if (nearest.at == 0) {
        //: names of keys, title of a kind, root key
        return CheckTranslations::tr(
                   "%1 are keys of the kind %2, but the root key %3 above them is missing, "
                   "so no receiver finds them. Put %3 above them.")
            .arg(nearest.keys.join(u", "_s), title, nearest.root);
    }
    //: a key, title of a kind, root key
    return CheckTranslations::tr(
               "No protocol has the root key %1, but the keys under it are those of the kind %2, "
               "whose root key is %3. Rename it.")
        .arg(tree.at(nearest.at).key, title, nearest.root);
}

} // namespace baton
