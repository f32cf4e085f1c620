// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/fielddiff.h"

#include "models/protocol/schema/schemaquery.h"

namespace baton {

namespace {

JsonPointer baseOn(const FieldDiff &root, Side side)
{
    return JsonPointer::of(root.side(side).token);
}

void collect(const FieldDiff &entry, DiffPath &path, bool withSpelling,
             std::vector<DiffPath> &found)
{
    const bool isWanted =
        entry.isDifference() || (withSpelling && entry.change == FieldChange::Spelling);
    if (isWanted) {
        found.push_back(path);
    }
    if (!entry.left.isThere() || !entry.right.isThere()) {
        return;
    }
    for (size_t i = 0; i < entry.children.size(); ++i) {
        path.push_back(i);
        collect(entry.children[i], path, withSpelling, found);
        path.pop_back();
    }
}

} // namespace

DiffCounts &DiffCounts::operator+=(const DiffCounts &other)
{
    changed += other.changed;
    added += other.added;
    removed += other.removed;
    moved += other.moved;
    spelling += other.spelling;
    return *this;
}

const FieldDiff &entryAt(const FieldDiff &root, const DiffPath &path)
{
    const FieldDiff *entry = &root;
    for (const size_t position : path) {
        entry = &entry->children[position];
    }
    return *entry;
}

std::vector<DiffPath> differencesIn(const FieldDiff &root, bool withSpelling)
{
    std::vector<DiffPath> found;
    DiffPath path;
    collect(root, path, withSpelling, found);
    return found;
}

JsonPointer pointerOn(const FieldDiff &root, const DiffPath &path, Side side)
{
    JsonPointer pointer = baseOn(root, side);
    const FieldDiff *entry = &root;
    for (const size_t position : path) {
        entry = &entry->children[position];
        if (entry->isWrapping) {
            return pointer;
        }
        const DiffSide &mine = entry->side(side);
        pointer = pointer.child(mine.isThere() ? mine.token : entry->side(otherSide(side)).token);
    }
    return pointer;
}

const Value &valueOn(const FieldDiff &root, const DiffPath &path, Side side, const Value &document)
{
    const FieldDiff *entry = &root;
    const Value *value = valueAt(document, baseOn(root, side));
    for (const size_t position : path) {
        entry = &entry->children[position];
        value = &value->items[static_cast<size_t>(entry->side(side).position)];
    }
    return *value;
}

} // namespace baton
