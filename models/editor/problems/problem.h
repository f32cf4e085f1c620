// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/lastvalidsnapshot.h"

namespace baton {

class ProtocolCatalog;

/// A finding as shown in the problem list and the verdict.
struct Problem
{
    Finding finding;
    HandoffId place;    ///< handoff with the finding
    QString fieldTitle; ///< title of the field, such as "Function spaces › velocity"
    bool isStale =
        false; ///< found in the last valid state, because the current text does not parse
    QTime at;

    /// True if both concern the same rule and field, even if position or message differ.
    [[nodiscard]] bool isSameAs(const Problem &other) const;

    friend bool operator==(const Problem &, const Problem &) = default;
};

using Problems = std::vector<Problem>;

/// The findings of @p now by position. If @p now does not parse, also those of @p lastValid (may be
/// null), marked as stale.
[[nodiscard]] Problems problemsOf(const SnapshotPtr &now, const LastValid &lastValid,
                                  const ProtocolCatalog &catalog);

} // namespace baton
