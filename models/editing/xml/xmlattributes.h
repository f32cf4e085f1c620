// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editing/xml/xmlelement.h"

namespace baton::xml {

/// Adds the attribute @p key before the attribute @p before, or at the end. Uses @p quote if the
/// element has no attribute yet.
[[nodiscard]] std::optional<TextEdits> insertAttribute(const NodeLayout &layout, NodeId element,
                                                       const QString &key, const Value &value,
                                                       const QString &before, char quote);
/// Removes @p attribute. An element that becomes empty gets an empty-element tag with @p emptyEnd.
[[nodiscard]] TextEdits removeAttribute(const NodeLayout &layout, NodeId attribute,
                                        const QByteArray &emptyEnd);
/// Moves the attribute to position @p to among the attributes, at most to the end.
[[nodiscard]] TextEdits moveAttribute(const NodeLayout &layout, NodeId attribute, size_t to);

} // namespace baton::xml
