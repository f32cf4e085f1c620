// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/edit/layout.h"

namespace baton::edit {

/// So many of the entries that follow tell what a comment heads.
constexpr size_t mostFollowing = 32;

/// Whether the comment in @p comment, which stands directly above @p entry, heads @p following as
/// well, the siblings below without a blank line or comment between them, and so stays when @p
/// entry goes. It does where a blank line or the begin of the document sets it apart, and elsewhere
/// unless it names @p entry alone: a word of its key, or in a list of its text or that of its first
/// entry.
[[nodiscard]] bool isHeading(const Layout &layout, ByteRange comment, NodeId entry,
                             const std::vector<NodeId> &following);

} // namespace baton::edit
