// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

namespace baton {

/// One row of two texts side by side: the positions of the lines on the left and on the right, -1
/// where there is none.
struct LinePair
{
    qsizetype left = -1;
    qsizetype right = -1;

    friend bool operator==(const LinePair &, const LinePair &) = default;
};

/// Puts the lines of two texts side by side so that as many as possible are beside their equal.
/// Very different long texts are paired in one block, to stay quick.
[[nodiscard]] std::vector<LinePair> pairLines(const QStringList &left, const QStringList &right);

} // namespace baton
