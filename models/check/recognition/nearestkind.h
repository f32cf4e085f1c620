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
    QString root;        ///< root key that the fields belong under; empty: none needed
    NodeId at = noNode;  ///< map with the kind's keys: the root, or the value of a wrong root key
    QStringList keys;    ///< keys of that map that belong to the kind
    QStringList absent;  ///< required keys that are missing
    bool isNear = false; ///< enough keys fit to be almost certain of the kind
};

/// Nothing if fewer than two keys fit.
[[nodiscard]] std::optional<NearestKind> nearestKind(const Tree &tree,
                                                     const ProtocolCatalog &catalog);
/// The message about the document: the problem and what to do.
[[nodiscard]] QString sentenceAbout(const NearestKind &nearest, const Tree &tree);

} // namespace baton
