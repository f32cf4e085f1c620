// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/noderun.h"

namespace baton {

/// A tree in which some entries of a container are replaced with newly read ones.
class TreeSplice
{
public:
    /// Replaces the entries @p replaced of @p before by @p piece, which was parsed from the bytes
    /// @p lines; the text there grew by @p growth bytes. The root of the piece is a container of
    /// the new entries, or with @p isOneEntry the new entry itself.
    TreeSplice(const Tree &before, const NodeRun &replaced, ByteRange lines, const Tree &piece,
               qsizetype growth, bool isOneEntry);

    [[nodiscard]] Tree tree() const;
    /// The new entries in that tree.
    [[nodiscard]] NodeRun run() const;

private:
    [[nodiscard]] NodeId placeOf(NodeId inPiece) const { return inPiece - m_skipped + m_first; }
    [[nodiscard]] Node ofPiece(NodeId id) const;
    [[nodiscard]] Node behind(Node node) const;
    void renumber(Node &node) const;
    void putInto(Node &container) const;
    [[nodiscard]] bool endsWithLastEntry(NodeId container) const;
    void growContainers(Tree &tree) const;

    const Tree &m_before;
    NodeRun m_replaced;
    ByteRange m_lines;
    const Tree &m_piece;
    qsizetype m_growth;
    NodeId m_skipped; ///< number of nodes of the piece that are not inserted
    NodeId m_first;
    NodeId m_last; ///< id after the last replaced node
    NodeId m_more; ///< number of additional nodes
};

} // namespace baton
