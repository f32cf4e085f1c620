// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"
#include "models/values/handoffreferences.h"

namespace baton {

/// Who hands to whom, by the names that the protocol knows; empty where a document does not say.
struct RoutingFacts
{
    QString producer;
    QString consumer;

    friend bool operator==(const RoutingFacts &, const RoutingFacts &) = default;
};

/// From the fields that `routing` of the protocol names, or from the root key where its pattern
/// does. A name that is none of the protocol's stays as it is written.
[[nodiscard]] RoutingFacts routingFacts(const ProtocolPack &pack, const CanonicalTree &tree);
/// What the document says of its place among others.
[[nodiscard]] HandoffReferences handoffLinks(const ProtocolPack &pack, const CanonicalTree &tree);

} // namespace baton
