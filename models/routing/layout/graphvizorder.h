// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

struct Agdisc_s;

namespace baton {

/// The numbering of named things for Graphviz: in the order in which they come. By itself Graphviz
/// takes the addresses of the names and goes through groups in the order of these numbers, so that
/// the same graph would be laid out differently from time to time.
[[nodiscard]] Agdisc_s *numberedInOrder();

} // namespace baton
