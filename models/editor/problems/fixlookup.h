// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct Finding;
struct Fix;
struct Snapshot;

/// The finding of @p snapshot that offers @p fix or an equivalent one, or null. The positions in @p
/// fix may refer to an older text that a view still shows.
[[nodiscard]] const Finding *offererOf(const Fix &fix, const Snapshot &snapshot);

} // namespace baton
