// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"
#include "models/tree/treeedit.h"

namespace baton {

/// The edits, in order, that make the entry at @p path on @p target equal to the entry on the other
/// side, whose whole document is @p source. Inside an entry that only one side has, they apply to
/// that entry. Empty if nothing differs there, or if the difference is a wrapping that renaming the
/// root key cannot produce.
[[nodiscard]] std::vector<TreeEdit> mergedValue(const FieldDiff &root, const DiffPath &path,
                                                Side target, const Value &source);

/// False for a wrapping that no other name of a root key makes: it is changed in the source.
[[nodiscard]] bool canTakeOver(const FieldDiff &root, const DiffPath &path);

} // namespace baton
