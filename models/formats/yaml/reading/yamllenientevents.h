// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

namespace baton {

/// The events that yaml-cpp finds in @p bytes, which must be UTF-8 without NUL. Lenient: accepts
/// some texts that are not YAML. The events have no ranges.
[[nodiscard]] YamlEvents readLenientYamlEvents(const QByteArray &bytes, int maximalDepth,
                                               const std::atomic_bool *stop);

} // namespace baton
