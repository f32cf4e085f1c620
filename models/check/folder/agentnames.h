// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

#include <QString>

namespace baton {

struct KindModel;
class ProtocolPack;

/// The agent that wrote the document @p tree of @p kind, as a sentence names it: as the document
/// does where the protocol knows that agent, else as the kind does.
[[nodiscard]] QString producerOf(const ProtocolPack &pack, const KindModel &kind,
                                 const CanonicalTree &tree);
/// The agent that gets the document, as the begin of a sentence names it.
[[nodiscard]] QString receiverOf(const ProtocolPack &pack, const KindModel &kind,
                                 const CanonicalTree &tree);

} // namespace baton
