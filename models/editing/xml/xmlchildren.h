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

/// Adds @p child before the entry at position @p at of the element's content, or behind the last.
[[nodiscard]] std::optional<TextEdits> insertChild(const NodeLayout &layout, NodeId element,
                                                   const NewChild &child, size_t at,
                                                   const XmlWritingStyle &manner);
/// Removes an element with the comments that belong to it. What has nothing left becomes an
/// empty-element tag, but for lists.
[[nodiscard]] TextEdits removeChild(const NodeLayout &layout, NodeId entry,
                                    const QByteArray &emptyEnd);
/// Moves the element to position @p to of its parent's content; nothing if text is between.
[[nodiscard]] std::optional<TextEdits> moveChild(const NodeLayout &layout, NodeId entry, size_t to);

} // namespace baton::xml
