// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/canonicaltree.h"
#include "models/protocol/protocolpack.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

NodeId below(const CanonicalTree &tree, NodeId from, const JsonPointer &pointer)
{
    return from == noNode ? noNode : tree.find(pointer, from);
}

/// @p pointer begins with a key that the root, which is a map of its own keys only, has not.
bool isAbsent(const Tree &tree, const JsonPointer &pointer)
{
    if (pointer.isRoot() || tree.isEmpty() || tree.root().type != ValueType::Map
        || tree.root().style == Style::Alias) {
        return false;
    }
    const QString &first = pointer.tokens().first();
    const auto isOther = [&](NodeId entry) {
        const QString &key = tree.at(entry).key;
        return key != first && key != "<<"_L1; // which may stand for entries of another map
    };
    return std::ranges::all_of(tree.root().children, isOther);
}

} // namespace

int KindShape::matches(const Tree &tree, const JsonPointer &from) const
{
    const auto isLacking = [&](const JsonPointer &pointer) { return isAbsent(tree, pointer); };
    if (from.isRoot() ? std::ranges::any_of(has, isLacking) : isLacking(from)) {
        return 0;
    }
    const CanonicalTree received(tree);
    const NodeId root = received.find(from);
    if (root == noNode) {
        return 0;
    }
    const auto isThere = [&](const JsonPointer &pointer) {
        return below(received, root, pointer) != noNode;
    };
    const auto isEqual = [&](const std::pair<JsonPointer, QString> &text) {
        const NodeId node = below(received, root, text.first);
        return node != noNode && tree.at(node).text == text.second;
    };
    if (!textLike.pattern().isEmpty()) {
        const bool isText = tree.at(root).type == ValueType::String;
        return isText && textLike.match(tree.at(root).text).hasMatch() ? 1 : 0;
    }
    if (!std::ranges::all_of(has, isThere) || !std::ranges::all_of(where, isEqual)
        || std::ranges::any_of(lacks, isThere)) {
        return 0;
    }
    const auto count = static_cast<int>(std::ranges::count_if(hasAny, isThere));
    if (!hasAny.empty() && count < any) {
        return 0;
    }
    const bool isOnly = only.isEmpty()
        || std::ranges::all_of(tree.at(root).children,
                               [&](NodeId child) { return only.contains(tree.at(child).key); });
    return isOnly ? static_cast<int>(has.size() + where.size()) + count : 0;
}

int KindShape::depth() const
{
    qsizetype deepest = 0;
    for (const JsonPointer &pointer : has) {
        deepest = std::max(deepest, pointer.depth());
    }
    return static_cast<int>(deepest);
}

KindModel::Place KindModel::placeIn(const Tree &tree) const
{
    Place best;
    const auto consider = [&](const JsonPointer &base, int fit, int depth) {
        if (fit > 0 && std::pair(fit, depth) > std::pair(best.fit, best.depth)) {
            best = {base, fit, depth};
        }
    };
    // Most kinds do not fit at all: what is only told of one that does is asked for last.
    for (const KindShape &shape : shapes) {
        if (const int fit = shape.matches(tree); fit > 0) {
            consider({}, fit, shape.depth());
        }
        for (const Wrapper &wrapper : wrappers) {
            if (const int fit = shape.matches(tree, wrapper.at); fit > 0) {
                consider(wrapper.at, fit + 1, shape.depth() + static_cast<int>(wrapper.at.depth()));
            }
        }
    }
    for (const Wrapper &wrapper : wrappers) {
        const bool isThere = !isAbsent(tree, wrapper.at) && tree.find(wrapper.at) != noNode;
        const int fit = isThere ? wrapper.shape.matches(tree) : 0;
        consider(wrapper.at, fit > 0 ? fit + 1 : 0, static_cast<int>(wrapper.at.depth()));
    }
    if (best.fit == 0 && !rootPattern.pattern().isEmpty() && !tree.isEmpty()) {
        for (const NodeId child : tree.root().children) {
            if (standsUnder(tree.at(child).key)) {
                best = {JsonPointer({tree.at(child).key}), 1, 1};
            }
        }
    }
    const auto isThere = [&](const Wrapper &wrapper) {
        return !isAbsent(tree, wrapper.at) && tree.find(wrapper.at) != noNode;
    };
    const auto likely = std::ranges::find_if(wrappers, isThere);
    if (best.fit == 0 && likely != wrappers.end()) {
        best.base = likely->at;
    }
    return best;
}

bool KindModel::standsUnder(const QString &key) const
{
    return roots.contains(key)
        || (!rootPattern.pattern().isEmpty() && rootPattern.match(key).hasMatch());
}

const Wrapper *KindModel::wrapperAt(const JsonPointer &base) const
{
    const auto found = std::ranges::find(wrappers, base, &Wrapper::at);
    return found == wrappers.end() ? nullptr : &*found;
}

} // namespace baton
