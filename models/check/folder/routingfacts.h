// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"
#include "models/values/handoffreferences.h"

namespace baton {

/// The agent that hands over and the one that receives, by the names that the protocol knows; empty
/// where a document does not say.
struct RoutingFacts
{
    QString producer;
    QString consumer;

    friend bool operator==(const RoutingFacts &, const RoutingFacts &) = default;
};

/// An agent by the words that stand for it.
struct NamedAgent
{
    const Agent *agent = nullptr;
    qsizetype begin = 0; ///< byte offset of the name in the text
    qsizetype length = 0;
};

/// The agent that @p text names: the one that it is the name of, else the first that it speaks of,
/// as "You are Tara, a tester" does. The hub stands behind all of them, so a sentence that speaks
/// of it names others. Nobody where several are offered to choose from: "Tara | Devon".
[[nodiscard]] NamedAgent agentNamedIn(const ProtocolPack &pack, const QString &text);

/// The facts in the fields that `routing` of the protocol names, or in the root key where its
/// pattern does. A name that is none of the protocol's stays as it is written.
[[nodiscard]] RoutingFacts routingFacts(const ProtocolPack &pack, const CanonicalTree &tree);
/// The references of the document to its session and its neighbours.
[[nodiscard]] HandoffReferences handoffLinks(const ProtocolPack &pack, const CanonicalTree &tree);

} // namespace baton
