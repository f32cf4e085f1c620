// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/treeedit.h"

namespace baton::edit {

/// Carries out @p edit on @p root in place. What @p root is after a failure is not defined.
[[nodiscard]] Outcome change(Value &root, const TreeEdit &edit);

} // namespace baton::edit
