// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Which rows begin when the one before them has ended, so that a later failure follows from an
/// earlier one.
enum class RowOrder {
    None, ///< they run side by side
    Top,  ///< those that belong to no other
    Parts ///< those of the same whole
};

/// Sorts out what failed: open failures under the earliest one that they follow from, and those
/// that were mended. @p shortOfParts is the row that fails because too many of its parts did, with
/// all of them; -1 without one.
void addCauses(Session &session, RowOrder order, int shortOfParts = -1);

} // namespace baton
