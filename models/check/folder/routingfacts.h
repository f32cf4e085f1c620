// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/protocolpack.h"
#include "models/tree/canonicaltree.h"
#include "models/values/handoffreferences.h"

namespace baton {

/// The producer and the consumer by their names in the protocol; empty if the document does not
/// state them.
struct RoutingFacts
{
    QString producer;
    QString consumer;

    friend bool operator==(const RoutingFacts &, const RoutingFacts &) = default;
};

/// An agent and the words that name it.
struct NamedAgent
{
    const Agent *agent = nullptr;
    qsizetype begin = 0; ///< byte offset of the name in the text
    qsizetype length = 0;
};

/// The agent that @p text names: the one with this name, else the first one mentioned, as in "You
/// are Tara, a tester". The hub comes last, so that a sentence that mentions it names others. None
/// if several are offered as a choice: "Tara | Devon".
[[nodiscard]] NamedAgent agentNamedIn(const ProtocolPack &pack, const QString &text);

/// The facts in the fields that the protocol's `routing` names, or in the root key if its pattern
/// matches. A name that the protocol does not define stays as written.
[[nodiscard]] RoutingFacts routingFacts(const ProtocolPack &pack, const CanonicalTree &tree);
/// The references of the document to its session and its neighbours.
[[nodiscard]] HandoffReferences handoffLinks(const ProtocolPack &pack, const CanonicalTree &tree);

} // namespace baton
