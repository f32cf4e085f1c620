// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/lastvalidsnapshot.h"

namespace baton {

class ProtocolCatalog;

/// A finding as the problem list and the verdict show it.
struct Problem
{
    Finding finding;
    HandoffId place;      ///< handoff with the finding
    QString fieldTitle;   ///< "Function spaces › velocity"
    bool isStale = false; ///< from the last valid state: the present text does not parse
    QTime at;

    /// True when both are about the same thing, even if place or words differ.
    [[nodiscard]] bool isSameAs(const Problem &other) const;

    friend bool operator==(const Problem &, const Problem &) = default;
};

using Problems = std::vector<Problem>;

/// The findings of @p now by position; while it does not parse, also those of @p lastValid (may be
/// null), marked as stale.
[[nodiscard]] Problems problemsOf(const SnapshotPtr &now, const LastValid &lastValid,
                                  const ProtocolCatalog &catalog);

} // namespace baton
