// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

struct Agdisc_s;

namespace baton {

/// How Graphviz is to number what has a name: in the order in which it comes. By itself it takes
/// the addresses of the names and goes through groups in the order of these numbers, so that the
/// same graph would be laid out differently from time to time.
[[nodiscard]] Agdisc_s *numberedInOrder();

} // namespace baton
