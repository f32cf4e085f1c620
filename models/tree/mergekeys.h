// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

/// The key "<<" of YAML 1.1, which most receivers (PyYAML, go-yaml, js-yaml) replace by the entries
/// of another map.
namespace baton::MergeKeys {

/// True if @p map has a "<<" for a map, or for a list of maps.
[[nodiscard]] bool areIn(const Tree &tree, NodeId map);
/// The entries of @p map as a receiver reads them: the last one of a repeated key, then those of
/// "<<" under other keys, of which the first one counts.
[[nodiscard]] std::vector<NodeId> entries(const Tree &tree, NodeId map);

} // namespace baton::MergeKeys
