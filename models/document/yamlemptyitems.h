// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/yamlproof.h"

namespace baton {

/// Proves @p bytes once more with "~" written into the empty items of block lists.
///
/// libfyaml 0.8 refuses "-" without a value in a list that is not indented deeper than its key. The
/// result refers to @p bytes as they are.
[[nodiscard]] YamlProof proveWithEmptyItems(const QByteArray &bytes,
                                            const std::vector<YamlEvent> &events,
                                            const std::atomic_bool *stop);

/// True when @p fault is the one that an empty item may be the cause of.
[[nodiscard]] bool mayBeEmptyItem(const YamlFault &fault);

} // namespace baton
