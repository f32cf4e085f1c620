// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlelement.h"

namespace baton::xml {

/// Adds the attribute @p key before the attribute @p before, or behind the last; within @p quote
/// where it is the first.
[[nodiscard]] std::optional<TextEdits> insertAttribute(const NodeLayout &layout, NodeId element,
                                                       const QString &key, const Value &value,
                                                       const QString &before, char quote);
/// An element that has nothing left becomes an empty-element tag.
[[nodiscard]] TextEdits removeAttribute(const NodeLayout &layout, NodeId attribute,
                                        const QByteArray &emptyEnd);
/// Lets the attribute stand at position @p to among the attributes, or at the last.
[[nodiscard]] TextEdits moveAttribute(const NodeLayout &layout, NodeId attribute, size_t to);

} // namespace baton::xml
