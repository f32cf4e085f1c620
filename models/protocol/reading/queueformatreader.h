// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/queueformat.h"

namespace baton {

class PackNode;
class PackTexts;

/// The `queue` of a protocol; empty where @p node is not there.
[[nodiscard]] QueueFormat readQueueFormat(const PackNode &node, const PackTexts &texts);

} // namespace baton
