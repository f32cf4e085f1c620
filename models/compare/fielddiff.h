// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/jsonpointer.h"
#include "models/values/value.h"

namespace baton {

/// The change of an entry from left to right.
enum class FieldChange {
    Same,
    Spelling, ///< the same value, or the same field, written in another way
    Inside,   ///< the same container; an entry inside it differs
    Changed,
    Added,  ///< exists on the right only
    Removed ///< exists on the left only
};

enum class Side { Left, Right };

[[nodiscard]] inline Side otherSide(Side side)
{
    return side == Side::Left ? Side::Right : Side::Left;
}

/// An entry as one side has it.
struct DiffSide
{
    qsizetype position = -1; ///< position among the siblings; -1: the side has no such entry
    QString token; ///< key, or position as text; for the root, the pointer to the compared value
    ValueType type = ValueType::Null;
    QString text;        ///< text of a scalar, as Value::text
    qsizetype count = 0; ///< number of entries of a container

    [[nodiscard]] bool isThere() const { return position >= 0; }
    [[nodiscard]] bool isContainer() const { return baton::isContainer(type); }

    friend bool operator==(const DiffSide &, const DiffSide &) = default;
};

/// The number of differences. A whole entry that is added or removed counts once.
struct DiffCounts
{
    int changed = 0;
    int added = 0;
    int removed = 0;
    int moved = 0;
    int spelling = 0; ///< entries that differ in spelling only; not part of total()

    [[nodiscard]] int total() const { return changed + added + removed + moved; }
    DiffCounts &operator+=(const DiffCounts &other);

    friend bool operator==(const DiffCounts &, const DiffCounts &) = default;
};

/// One entry of two compared documents, with the entries below it.
struct FieldDiff
{
    FieldChange change = FieldChange::Same;
    bool isMoved = false; ///< moved among its siblings in a list
    bool isWrapping =
        false;     ///< not a value, but the location of the compared fields in either document
    QString title; ///< title from the schema; empty if there is none
    DiffSide left;
    DiffSide right;
    std::vector<FieldDiff>
        children;     ///< entries of both sides, including those that only one side has
    DiffCounts tally; ///< counts of this entry and all inside it

    [[nodiscard]] const DiffSide &side(Side which) const
    {
        return which == Side::Left ? left : right;
    }
    /// True if the entry itself differs, rather than only its content.
    [[nodiscard]] bool isDifference() const
    {
        return isMoved || change == FieldChange::Changed || change == FieldChange::Added
            || change == FieldChange::Removed;
    }

    friend bool operator==(const FieldDiff &, const FieldDiff &) = default;
};

/// The positions among children that lead from the root of a FieldDiff to an entry.
using DiffPath = std::vector<size_t>;

[[nodiscard]] const FieldDiff &entryAt(const FieldDiff &root, const DiffPath &path);

/// The paths of the differences, in reading order; the contents of a whole entry that only one side
/// has are not listed.
[[nodiscard]] std::vector<DiffPath> differencesIn(const FieldDiff &root, bool withSpelling = false);

/// The pointer to the entry at @p path on @p side. If that side lacks the entry, the place where it
/// would be.
[[nodiscard]] JsonPointer pointerOn(const FieldDiff &root, const DiffPath &path, Side side);

/// The value at @p path, which @p side has and which is no wrapping, in its whole @p document.
[[nodiscard]] const Value &valueOn(const FieldDiff &root, const DiffPath &path, Side side,
                                   const Value &document);

} // namespace baton
