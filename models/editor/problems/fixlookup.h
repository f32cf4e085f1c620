// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct Finding;
struct Fix;
struct Snapshot;

/// The finding of @p snapshot that offers @p fix or an equivalent one; null: none. The positions in
/// a fix may belong to an older text, which a view may still show.
[[nodiscard]] const Finding *offererOf(const Fix &fix, const Snapshot &snapshot);

} // namespace baton
