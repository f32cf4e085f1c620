// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/tree/tree.h"

#include <optional>

namespace baton {

/// The kind that is most similar to a document that no protocol recognises.
struct NearestKind
{
    const Kind *kind = nullptr;
    QString root;        ///< root key that must be above the fields; empty if none is needed
    NodeId at = noNode;  ///< map with the kind's keys: the root, or the value of a wrong root key
    QStringList keys;    ///< keys of that map that belong to the kind
    QStringList absent;  ///< required keys that are missing
    bool isNear = false; ///< enough keys match to be almost certain of the kind
};

/// The nearest kind of @p tree; nullopt if fewer than two keys match.
[[nodiscard]] std::optional<NearestKind> nearestKind(const Tree &tree,
                                                     const ProtocolCatalog &catalog);
/// A message about the document with the problem and what to do.
[[nodiscard]] QString sentenceAbout(const NearestKind &nearest, const Tree &tree);

} // namespace baton
