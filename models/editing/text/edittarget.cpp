// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/text/edittarget.h"

#include "models/editing/text/editerrors.h"

#include <algorithm>

namespace baton::edit {
namespace {

NodeId childAt(const Tree &tree, NodeId id, const QString &token)
{
    const Node &node = tree.at(id);
    if (node.type == ValueType::Map) {
        return tree.child(id, token);
    }
    const auto count = static_cast<qsizetype>(node.children.size());
    const qsizetype index = node.type == ValueType::List ? listIndex(token, count) : -1;
    return index < 0 ? noNode : node.children[static_cast<size_t>(index)];
}

QString anchorOf(const Tree &tree, const Node &alias)
{
    return alias.target == noNode ? QString() : tree.at(alias.target).anchor;
}

bool isDuplicateKey(const Tree &tree, NodeId id, const QString &key)
{
    const Node &node = tree.at(id);
    return node.type == ValueType::Map
        && std::ranges::count_if(node.children,
                                 [&](NodeId child) { return tree.at(child).key == key; })
        > 1;
}

Result<NodeId> located(const Tree &tree, const JsonPointer &at)
{
    NodeId id = tree.isEmpty() ? noNode : 0;
    for (const QString &token : at.tokens()) {
        if (id != noNode && tree.at(id).style == Style::Alias) {
            return throughAlias(tree.pointerTo(id), anchorOf(tree, tree.at(id)));
        }
        if (id != noNode && isDuplicateKey(tree, id, token)) {
            return ambiguous(tree.pointerTo(id).child(token));
        }
        id = id == noNode ? noNode : childAt(tree, id, token);
    }
    return id == noNode ? Result<NodeId>(noSuchPlace(at)) : id;
}

NodeId lastBelow(const Tree &tree, NodeId id)
{
    while (!tree.at(id).children.empty()) {
        id = tree.at(id).children.back();
    }
    return id;
}

bool isWithin(const Tree &tree, NodeId id, NodeId root)
{
    return root <= id && id <= lastBelow(tree, root);
}

/// Fails if an alias repeats @p changed or an ancestor of it, because the edit would change both
/// places.
Outcome notShared(const Tree &tree, NodeId changed)
{
    if (!tree.hasReferences) {
        return std::monostate();
    }
    for (NodeId id = 0; id < static_cast<NodeId>(tree.nodes.size()); ++id) {
        const NodeId target = tree.at(id).target;
        if (target != noNode && isWithin(tree, changed, target) && !isWithin(tree, id, target)) {
            return shared(tree.pointerTo(changed), tree.at(target).anchor, tree.pointerTo(id));
        }
    }
    return std::monostate();
}

/// Fails if an alias elsewhere refers to @p gone or to a node in it.
Outcome notReferred(const Tree &tree, NodeId gone)
{
    if (!tree.hasReferences) {
        return std::monostate();
    }
    for (NodeId id = 0; id < static_cast<NodeId>(tree.nodes.size()); ++id) {
        const NodeId target = tree.at(id).target;
        if (target != noNode && isWithin(tree, target, gone) && !isWithin(tree, id, gone)) {
            return anchorInUse(tree.pointerTo(gone), tree.at(target).anchor, tree.pointerTo(id));
        }
    }
    return std::monostate();
}

Result<NodeId> container(const Tree &tree, const JsonPointer &at)
{
    const Result<NodeId> id = located(tree, at);
    if (!id) {
        return id;
    }
    const Node &node = tree.at(*id);
    if (node.style == Style::Alias && node.type != ValueType::Null) {
        return throughAlias(at, anchorOf(tree, node));
    }
    if (!node.isEditable) {
        return notEditable(at);
    }
    const Outcome outcome = notShared(tree, *id);
    return outcome ? id : Result<NodeId>(outcome.failure());
}

/// True if the node can be replaced as a whole. A pair without braces, as in [a: b], cannot get a
/// second entry but can be replaced.
bool isValidAsWhole(const Node &node)
{
    return node.isEditable || (node.style == Style::Flow && node.type == ValueType::Map);
}

/// True for XML elements. An element can be replaced even if its text cannot be edited.
bool isElement(const Node &node, Format format)
{
    return format == Format::Xml && !node.keyRange.isEmpty();
}

Failure notEditable(const JsonPointer &at, Format format)
{
    return format == Format::Xml ? mixedText(at) : edit::notEditable(at);
}

Result<NodeId> entry(const Tree &tree, const JsonPointer &at, Format format, bool isRemoved)
{
    const Result<NodeId> id = located(tree, at);
    if (!id) {
        return id;
    }
    if (at.isRoot()) {
        return rootStays();
    }
    const Node &node = tree.at(*id);
    const bool isSound = tree.at(node.parent).isEditable || (isRemoved && isOnlyOfPair(tree, *id));
    if ((!isValidAsWhole(node) && !isElement(node, format)) || !isSound) {
        return notEditable(at, format);
    }
    Outcome outcome = notShared(tree, node.parent);
    if (outcome && isRemoved) {
        outcome = notReferred(tree, *id);
    }
    return outcome ? id : Result<NodeId>(outcome.failure());
}

struct Find
{
    const Tree &tree;
    Format format;

    Result<NodeId> operator()(const SetValue &edit) const
    {
        const Result<NodeId> id = located(tree, edit.at);
        if (!id) {
            return id;
        }
        if (!isValidAsWhole(tree.at(*id))) {
            return notEditable(edit.at, format);
        }
        Outcome outcome = notShared(tree, *id);
        if (outcome) {
            outcome = notReferred(tree, *id);
        }
        return outcome ? id : Result<NodeId>(outcome.failure());
    }
    Result<NodeId> operator()(const InsertKey &edit) const { return container(tree, edit.map); }
    Result<NodeId> operator()(const InsertItem &edit) const { return container(tree, edit.list); }
    Result<NodeId> operator()(const Remove &edit) const
    {
        return entry(tree, edit.at, format, true);
    }
    Result<NodeId> operator()(const Move &edit) const
    {
        return entry(tree, edit.at, format, false);
    }
    Result<NodeId> operator()(const RenameKey &edit) const
    {
        return entry(tree, edit.at, format, false);
    }
};

struct EditedPointer
{
    JsonPointer operator()(const SetValue &edit) const { return edit.at; }
    JsonPointer operator()(const InsertKey &edit) const { return edit.map.child(edit.key); }
    JsonPointer operator()(const InsertItem &edit) const { return edit.list; }
    JsonPointer operator()(const Remove &edit) const { return edit.at; }
    JsonPointer operator()(const Move &edit) const { return edit.at; }
    JsonPointer operator()(const RenameKey &edit) const { return edit.at; }
};

} // namespace

Result<NodeId> editTarget(const Tree &tree, const TreeEdit &edit, Format format)
{
    return std::visit(Find{tree, format}, edit);
}

bool isOnlyOfPair(const Tree &tree, NodeId id)
{
    const NodeId parent = tree.at(id).parent;
    return parent != noNode && tree.at(parent).type == ValueType::Map && !tree.at(parent).isEditable
        && isValidAsWhole(tree.at(parent)) && tree.at(parent).children.size() == 1;
}

JsonPointer placeOf(const TreeEdit &edit)
{
    return std::visit(EditedPointer(), edit);
}

QString movedAnchor(const Tree &tree, NodeId id, qsizetype to)
{
    const std::vector<NodeId> &siblings = tree.at(tree.at(id).parent).children;
    const NodeId other = siblings[static_cast<size_t>(to)];
    const NodeId first = std::min(id, other);
    const NodeId last = lastBelow(tree, std::max(id, other));
    for (NodeId alias = first; alias <= last; ++alias) {
        const NodeId target = tree.at(alias).target;
        if (target >= first && target <= last
            && isWithin(tree, target, id) != isWithin(tree, alias, id)) {
            return tree.at(target).anchor;
        }
    }
    return {};
}

} // namespace baton::edit
