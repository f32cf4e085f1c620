// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

namespace baton {

struct Fix;
struct Snapshot;

/// The edits of the text of @p snapshot that @p fix of one of its findings makes; those of a fix
/// that is only planned are worked out now.
[[nodiscard]] Result<TextEdits> editsOf(const Fix &fix, const Snapshot &snapshot);

} // namespace baton
