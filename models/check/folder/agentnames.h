// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/canonicaltree.h"

#include <QString>

namespace baton {

struct KindModel;
class ProtocolPack;

/// The producer of the document @p tree of @p kind for use in a sentence: the agent named in the
/// document if the protocol knows it, else that of the kind.
[[nodiscard]] QString producerOf(const ProtocolPack &pack, const KindModel &kind,
                                 const CanonicalTree &tree);
/// The consumer of the document for use at the beginning of a sentence.
[[nodiscard]] QString receiverOf(const ProtocolPack &pack, const KindModel &kind,
                                 const CanonicalTree &tree);

} // namespace baton
