// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

class GraphView;

/// Lets assistive technology read a GraphView: each node and each edge is a child with its place
/// and a sentence that says what the picture shows.
void installGraphAccessibility();
/// The selection went there.
void notifyFocus(GraphView &view, int node, int edge);

} // namespace baton
