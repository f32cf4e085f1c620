// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

struct Fix;
struct Snapshot;

/// True when a finding of @p snapshot offers @p fix, or one that does the same. A fix tells places,
/// and what offers it may still show an older text.
[[nodiscard]] bool isOffered(const Fix &fix, const Snapshot &snapshot);

} // namespace baton
