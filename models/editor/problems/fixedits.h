// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

namespace baton {

struct Fix;
struct Snapshot;

/// The edits of @p fix, of a finding of @p snapshot, in that text; a fix with a plan is planned
/// now.
[[nodiscard]] Result<TextEdits> editsOf(const Fix &fix, const Snapshot &snapshot);

} // namespace baton
