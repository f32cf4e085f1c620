// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/strings/longestcommonsubsequence.h"

#include <QStringList>

namespace baton {

/// Aligns the lines of two texts so that equal lines are beside each other. Returns pairs of the
/// indices on the left and on the right, -1 if there is none.
[[nodiscard]] IndexPairs pairLines(const QStringList &left, const QStringList &right);

} // namespace baton
