// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"
#include "models/values/handoffreferences.h"

namespace baton {

/// The producer and the consumer by their names in the protocol; empty if the document does not
/// contain them.
struct RoutingFacts
{
    QString producer;
    QString consumer;

    friend bool operator==(const RoutingFacts &, const RoutingFacts &) = default;
};

/// An agent and the words that refer to it.
struct NamedAgent
{
    const Agent *agent = nullptr;
    qsizetype begin = 0; ///< byte offset of the name in the text
    qsizetype length = 0;
};

/// The agent that @p text refers to: the one of that name, else the first one mentioned, as in "You
/// are Tara, a tester". The hub has the lowest priority, because sentences about other agents
/// mention it. None if several are alternatives, as in "Tara | Devon".
[[nodiscard]] NamedAgent agentNamedIn(const ProtocolPack &pack, const QString &text);

/// The facts in the fields that the protocol's `routing` lists, or in the root key if its pattern
/// matches. Names that the protocol does not define stay as written.
[[nodiscard]] RoutingFacts routingFacts(const ProtocolPack &pack, const CanonicalTree &tree);
/// The references of the document to its session and to related handoffs.
[[nodiscard]] HandoffReferences handoffLinks(const ProtocolPack &pack, const CanonicalTree &tree);

} // namespace baton
