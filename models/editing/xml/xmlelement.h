// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/text/nodelayout.h"
#include "models/formats/xml/xmltag.h"

namespace baton::xml {

using edit::NodeLayout;

/// The parts of an element in the source.
struct Element
{
    StartTag start;
    ByteRange content; ///< empty for an empty-element tag
    ByteRange whole;
    QByteArray name; ///< with the prefix

    /// The offset behind its last attribute, or its name.
    [[nodiscard]] qsizetype headEnd() const;
};

/// The node of the element that the entry @p id is: the one in it for an item of a list with a
/// choice; noNode for attributes and texts.
[[nodiscard]] NodeId elementNode(const NodeLayout &layout, NodeId id);
/// @p id is an element's node.
[[nodiscard]] Element elementAt(const NodeLayout &layout, NodeId id);

/// The node of the element that @p id stands in, which may be above an item of a list with a
/// choice; 0 when there is none.
[[nodiscard]] NodeId elementAround(const NodeLayout &layout, NodeId id);

/// The contents of an element without its attributes, in order.
[[nodiscard]] std::vector<NodeId> contentOf(const NodeLayout &layout, NodeId element);
/// Names from the root element to @p element, as in XmlList::path.
[[nodiscard]] QString pathOf(const NodeLayout &layout, NodeId element);
/// The prefix with its colon that elements below @p element take when their keys are local names.
[[nodiscard]] QByteArray prefixIn(const NodeLayout &layout, NodeId element);

/// The lines that belong to an entry of an element's content: comments and instructions on lines of
/// their own directly above it, and those behind it on its line.
struct ElementTrivia
{
    qsizetype lead = 0;
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isFirstOnLine = false; ///< only blanks precede the lead on its line
    bool isAlone = false;       ///< isFirstOnLine, and nothing follows the end on its line
};

[[nodiscard]] ElementTrivia triviaOf(const NodeLayout &layout, NodeId entry);
/// The lines that are removed with @p entry: not the comments above it that head the entries below
/// it, too.
[[nodiscard]] ElementTrivia removalRange(const NodeLayout &layout, NodeId entry);

/// True when a comment or processing instruction stands in @p range, which begins in content.
[[nodiscard]] bool hasNotes(const NodeLayout &layout, ByteRange range);

/// The blanks before @p offset on its line, when there is nothing else before it.
[[nodiscard]] std::optional<QByteArray> indentationAt(const NodeLayout &layout, qsizetype offset);

} // namespace baton::xml
