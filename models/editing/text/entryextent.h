// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"

namespace baton::edit {

/// The range of one entry of a container, including its comments.
struct Extent
{
    qsizetype lead = 0;  ///< begin of the entry's first comment, or of the entry itself
    qsizetype begin = 0; ///< begin of the dash or key
    qsizetype end = 0;   ///< end of the last line, without its line end

    [[nodiscard]] bool hasLead() const { return lead < begin; }
};

/// The extent of an entry of a block container. It includes the own-line comments directly above at
/// the same column, the comment behind the entry, and comments below that are indented more.
[[nodiscard]] Extent blockExtent(const NodeLayout &layout, NodeId entry);

/// The begin of the bytes to remove for the entry at @p begin, whose comments begin at @p lead.
/// Returns @p begin if the comments are a heading for the following entries as well: another entry
/// is on the next line, and the comments are set apart by a blank line, a ruler ("# ---- Quality
/// ----") or the begin of the container.
[[nodiscard]] qsizetype removalStart(const NodeLayout &layout, NodeId entry, qsizetype lead,
                                     qsizetype begin);

/// The smallest number of blank lines between adjacent entries of @p container near position @p at;
/// 0 if it has fewer than two entries.
[[nodiscard]] int blankLinesAt(const NodeLayout &layout, NodeId container, size_t at);

/// @p extent of @p entry, extended by the blank lines behind it or, for the last entry, before it.
[[nodiscard]] Extent withBlankLines(const NodeLayout &layout, NodeId entry, Extent extent);

/// True if the comment at @p comment has a ruler, or if no content is directly above it.
[[nodiscard]] bool isDetachedComment(const NodeLayout &layout, qsizetype comment);

/// The begin of the own-line comments directly above @p begin and at its column. Stops at @p bound.
[[nodiscard]] qsizetype leadingComments(const Lines &lines, qsizetype begin, qsizetype bound);

} // namespace baton::edit
