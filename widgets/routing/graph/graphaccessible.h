// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

class SelectableGraph;

/// Makes SelectableGraph accessible: each node and each edge is a child with a position and a
/// sentence that describes it.
void installGraphAccessibility();
/// Reports that @p node or @p edge was selected.
void notifyFocus(SelectableGraph &view, int node, int edge);

} // namespace baton
