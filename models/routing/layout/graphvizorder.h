// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

struct Agdisc_s;

namespace baton {

/// Numbers named objects for Graphviz in order of creation. By default Graphviz uses the addresses
/// of names and processes groups in that order, so that the layout of the same graph would vary.
[[nodiscard]] Agdisc_s *numberedInOrder();

} // namespace baton
