// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/strings/longestcommonsubsequence.h"

#include <QStringList>

namespace baton {

/// Puts the lines of two texts side by side so that equal ones are beside each other: the positions
/// on the left and on the right, -1 where there is none.
[[nodiscard]] IndexPairs pairLines(const QStringList &left, const QStringList &right);

} // namespace baton
