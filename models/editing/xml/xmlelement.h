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

    /// The offset behind the last attribute, or behind the name if there is none.
    [[nodiscard]] qsizetype headEnd() const;
};

/// The element node of the entry @p id. For an item of a list with a choice, the element in it.
/// noNode for attributes and texts.
[[nodiscard]] NodeId elementNode(const NodeLayout &layout, NodeId id);
/// The parts of the element @p id.
[[nodiscard]] Element elementAt(const NodeLayout &layout, NodeId id);

/// The element node that contains @p id; it may be above an item of a list with a choice. 0 if
/// there is none.
[[nodiscard]] NodeId elementAround(const NodeLayout &layout, NodeId id);

/// The contents of an element without its attributes, in order.
[[nodiscard]] std::vector<NodeId> contentOf(const NodeLayout &layout, NodeId element);
/// The names from the root element to @p element, as in XmlList::path.
[[nodiscard]] QString pathOf(const NodeLayout &layout, NodeId element);
/// The prefix, with its colon, of new elements below @p element whose keys are local names.
[[nodiscard]] QByteArray prefixIn(const NodeLayout &layout, NodeId element);

/// The lines that belong to an entry of an element's content: own-line comments and processing
/// instructions directly above it, and comments behind it on its line.
struct ElementTrivia
{
    qsizetype lead = 0;
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isFirstOnLine = false; ///< only blanks precede the lead on its line
    bool isAlone = false;       ///< isFirstOnLine, and nothing follows the end on its line
};

[[nodiscard]] ElementTrivia triviaOf(const NodeLayout &layout, NodeId entry);
/// The lines to remove with @p entry. Comments above it that are a heading for the entries below as
/// well are left out.
[[nodiscard]] ElementTrivia removalRange(const NodeLayout &layout, NodeId entry);

/// True if @p range, which begins in content, contains a comment or processing instruction.
[[nodiscard]] bool hasNotes(const NodeLayout &layout, ByteRange range);

/// The blanks before @p offset on its line; nullopt if anything else precedes it.
[[nodiscard]] std::optional<QByteArray> indentationAt(const NodeLayout &layout, qsizetype offset);

} // namespace baton::xml
