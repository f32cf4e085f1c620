// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/tree/tree.h"

#include <optional>

namespace baton {

/// The kind that is most similar to a document which no protocol recognises.
struct NearestKind
{
    const Kind *kind = nullptr;
    QString root;        ///< the root key that its fields belong under; empty when they need none
    NodeId at = noNode;  ///< the map whose keys are the kind's: the root, or below a wrong root key
    QStringList keys;    ///< keys of that map that the kind has
    QStringList absent;  ///< required keys that are missing
    bool isNear = false; ///< so many keys fit that the document is almost certainly of this kind
};

/// Nothing where not even two keys fit.
[[nodiscard]] std::optional<NearestKind> nearestKind(const Tree &tree,
                                                     const ProtocolCatalog &catalog);
/// The message about the document: what is wrong, and what to do.
[[nodiscard]] QString sentenceAbout(const NearestKind &nearest, const Tree &tree);

} // namespace baton
