// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"

namespace baton::edit {

/// The range of one entry of a container, its own comments included.
struct Extent
{
    qsizetype lead = 0;  ///< begin of the entry's first comment, or of the entry itself
    qsizetype begin = 0; ///< begin of the dash or key
    qsizetype end = 0;   ///< end of the last line, without its line end

    [[nodiscard]] bool hasLead() const { return lead < begin; }
};

/// The extent of an entry of a block container. To it belong the comments on lines of their own
/// directly above it and at its column, the one behind it, and those below it that are indented
/// more.
[[nodiscard]] Extent blockExtent(const NodeLayout &layout, NodeId entry);

/// The begin of the removal of the entry at @p begin, whose comments begin at @p lead: without its
/// comments if they head the entries below it, too. They do when another entry stands on the next
/// line, and a blank line, a ruled line ("# ---- Quality ----") or the begin of the map or list
/// sets them apart.
[[nodiscard]] qsizetype removalStart(const NodeLayout &layout, NodeId entry, qsizetype lead,
                                     qsizetype begin);

/// The number of blank lines between all entries of @p container near the place @p at; 0 if there
/// are no two of them.
[[nodiscard]] int blankLinesAt(const NodeLayout &layout, NodeId container, size_t at);

/// @p entry with the blank lines that set it apart from the next one or, as the last, from the one
/// before.
[[nodiscard]] Extent withBlankLines(const NodeLayout &layout, NodeId entry, Extent extent);

/// True when no line with content stands directly above the comment that begins at @p comment, or
/// when it is ruled.
[[nodiscard]] bool isDetachedComment(const NodeLayout &layout, qsizetype comment);

/// The begin of the own-line comments directly above @p begin and at its column, down to @p bound.
[[nodiscard]] qsizetype leadingComments(const Lines &lines, qsizetype begin, qsizetype bound);

} // namespace baton::edit
