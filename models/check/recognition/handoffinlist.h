// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/tree/tree.h"

#include <optional>

namespace baton {

/// A handoff in a list, where receivers do not look for one.
struct ListedHandoff
{
    NodeId entry = noNode;
    qsizetype number = 0; ///< position in the list, from 1
    QString list;         ///< key of the list; empty if the document itself is the list
};

/// The first such handoff in @p tree, if it is a list or a map with lists.
[[nodiscard]] std::optional<ListedHandoff> handoffInList(const Tree &tree,
                                                         const ProtocolCatalog &catalog);

} // namespace baton
