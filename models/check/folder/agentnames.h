// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

#include <QString>

namespace baton {

struct KindModel;
class ProtocolPack;

/// The producer of the document @p tree of @p kind, as a sentence names it: the agent in the
/// document if the protocol knows it, else that of the kind.
[[nodiscard]] QString producerOf(const ProtocolPack &pack, const KindModel &kind,
                                 const CanonicalTree &tree);
/// The consumer of the document, as the beginning of a sentence names it.
[[nodiscard]] QString receiverOf(const ProtocolPack &pack, const KindModel &kind,
                                 const CanonicalTree &tree);

} // namespace baton
