// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/mergevalue.h"

namespace baton {

namespace {

/// @p path up to the first entry that only one side has.
DiffPath wholeEntry(const FieldDiff &root, const DiffPath &path)
{
    DiffPath result;
    const FieldDiff *entry = &root;
    for (const size_t position : path) {
        if (!entry->left.isThere() || !entry->right.isThere()) {
            break;
        }
        entry = &entry->children[position];
        result.push_back(position);
    }
    return result;
}

/// The position that follows, on @p target, the sibling before @p at which stays in its place.
qsizetype placeBehind(const FieldDiff &list, size_t at, Side target)
{
    for (size_t i = at; i > 0; --i) {
        const FieldDiff &sibling = list.children[i - 1];
        if (sibling.left.isThere() && sibling.right.isThere() && !sibling.isMoved) {
            return sibling.side(target).position + 1;
        }
    }
    return 0;
}

/// The place among the children of the moved entry @p at that its position on @p side names.
size_t orderOn(const FieldDiff &list, size_t at, Side side)
{
    if (side == Side::Right) {
        return at; // the children are in the order of the right side
    }
    size_t result = 0;
    for (size_t i = 0; i < list.children.size(); ++i) {
        const FieldDiff &sibling = list.children[i];
        const bool isStill = sibling.right.isThere() && !sibling.isMoved;
        if (isStill && sibling.left.isThere()
            && sibling.left.position < list.children[at].left.position) {
            result = i + 1;
        }
    }
    return result;
}

TreeEdit insertion(const FieldDiff &parent, size_t at, const JsonPointer &container, Side target,
                   Value value)
{
    const FieldDiff &entry = parent.children[at];
    if (parent.side(target).type == ValueType::Map) {
        QString before;
        for (size_t i = at + 1; i < parent.children.size() && before.isEmpty(); ++i) {
            before = parent.children[i].side(target).token;
        }
        return InsertKey{container, entry.side(otherSide(target)).token, std::move(value), before};
    }
    const qsizetype place = placeBehind(parent, at, target);
    const bool isEnd = place == parent.side(target).count;
    return InsertItem{container, isEnd ? -1 : place, std::move(value)};
}

} // namespace

bool canTakeOver(const FieldDiff &root, const DiffPath &path)
{
    return !entryAt(root, path).isWrapping
        || (pointerOn(root, path, Side::Left).depth() == 1
            && pointerOn(root, path, Side::Right).depth() == 1);
}

std::vector<TreeEdit> mergedValue(const FieldDiff &root, const DiffPath &given, Side target,
                                  const Value &source)
{
    const DiffPath path = wholeEntry(root, given);
    const FieldDiff &entry = entryAt(root, path);
    const Side origin = otherSide(target);
    if (entry.change == FieldChange::Same && !entry.isMoved) {
        return {};
    }
    JsonPointer at = pointerOn(root, path, target);
    if (entry.isWrapping) {
        return canTakeOver(root, path)
            ? std::vector<TreeEdit>{RenameKey{at, pointerOn(root, path, origin).last()}}
            : std::vector<TreeEdit>();
    }
    if (!entry.side(origin).isThere()) {
        return {Remove{at}};
    }
    Value value = valueOn(root, path, origin, source);
    if (path.empty()) {
        return {SetValue{at, std::move(value)}};
    }
    const DiffPath above(path.begin(), path.end() - 1);
    const FieldDiff &parent = entryAt(root, above);
    if (!entry.side(target).isThere()) {
        return {insertion(parent, path.back(), at.parent(), target, std::move(value))};
    }
    std::vector<TreeEdit> edits;
    const bool isMap = parent.side(target).type == ValueType::Map;
    if (isMap && entry.left.token != entry.right.token) {
        edits.push_back(RenameKey{at, entry.side(origin).token});
        at = at.parent().child(entry.side(origin).token);
    }
    if (entry.change != FieldChange::Same) {
        edits.push_back(SetValue{at, std::move(value)});
    }
    if (entry.isMoved) {
        const qsizetype place = placeBehind(parent, orderOn(parent, path.back(), origin), target);
        const qsizetype now = entry.side(target).position;
        edits.push_back(Move{at, place > now ? place - 1 : place});
    }
    return edits;
}

} // namespace baton
