// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessioncompare/sessioncomparison.h"

namespace baton {

/// The sentence on what the session that succeeded did differently from the one that did not.
class ComparisonHeadline
{
public:
    /// @p rows compare @p left and @p right. All have to outlive this.
    ComparisonHeadline(const Session &left, const Session &right,
                       const std::vector<ComparedRow> &rows);

    /// The first differences of substance, up to the phase in which the other one failed; empty if
    /// both or neither succeeded.
    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] std::vector<int> standings(bool isLeftWell) const;
    [[nodiscard]] QStringList reasons(const Session &other) const;

    const Session &m_left;
    const Session &m_right;
    const std::vector<ComparedRow> &m_rows;
};

} // namespace baton
