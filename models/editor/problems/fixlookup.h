// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct Finding;
struct Fix;
struct Snapshot;

/// The finding of @p snapshot that offers @p fix, or one that does the same; null when there is
/// none. A fix tells places, and what offers it may still show an older text.
[[nodiscard]] const Finding *offererOf(const Fix &fix, const Snapshot &snapshot);

} // namespace baton
