// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

/// The key "<<" of YAML 1.1, for which most receivers (PyYAML, go-yaml, js-yaml) take the entries
/// of another map.
namespace baton::MergeKeys {

/// True when @p map has a "<<" that stands for a map, or for a list of maps.
[[nodiscard]] bool areIn(const Tree &tree, NodeId map);
/// The entries of @p map as a receiver knows them: of a key that stands twice the last one, then
/// those of "<<" under other keys, of which the first one counts.
[[nodiscard]] std::vector<NodeId> entries(const Tree &tree, NodeId map);

} // namespace baton::MergeKeys
