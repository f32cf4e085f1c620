// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlelement.h"
#include "models/editing/xml/xmlspelling.h"

namespace baton::xml {

/// A new child of an element: an entry under a key, or an item of a list.
struct NewChild
{
    const QString *key = nullptr; ///< null for an item
    const Value &value;
};

/// Adds @p child to the content of the element before position @p at, or at the end.
[[nodiscard]] std::optional<TextEdits> insertChild(const NodeLayout &layout, NodeId element,
                                                   const NewChild &child, size_t at,
                                                   const XmlWritingStyle &manner);
/// Removes an element together with its comments. A parent that becomes empty gets an empty-element
/// tag, except for lists.
[[nodiscard]] TextEdits removeChild(const NodeLayout &layout, NodeId entry,
                                    const QByteArray &emptyEnd);
/// Moves the element to position @p to in the content of its parent; nullopt if there is text
/// between.
[[nodiscard]] std::optional<TextEdits> moveChild(const NodeLayout &layout, NodeId entry, size_t to);

} // namespace baton::xml
