// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"
#include "models/tree/treeedit.h"

namespace baton {

/// The edits, one after the other, that make the entry at @p path on @p target like on the other
/// side, whose whole document is @p source. Inside of an entry that only one side has they speak of
/// that entry. None when nothing differs there, or when it is a wrapping that no
/// other name of a root key makes.
[[nodiscard]] std::vector<TreeEdit> mergedValue(const FieldDiff &root, const DiffPath &path,
                                                Side target, const Value &source);

/// False for a wrapping that no other name of a root key makes: it is changed in the source.
[[nodiscard]] bool canTakeOver(const FieldDiff &root, const DiffPath &path);

} // namespace baton
