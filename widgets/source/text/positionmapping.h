// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <vector>

namespace baton {

/// Where places of a text lie after edits of it. Thousands of places may be asked for after
/// thousands of edits.
class PositionMapping
{
public:
    /// @p edits stay with the caller.
    explicit PositionMapping(const TextEdits &edits);

    /// Of a place with the text behind it.
    [[nodiscard]] qsizetype begin(qsizetype begin) const;
    /// Of a place with the text before it.
    [[nodiscard]] qsizetype end(qsizetype end) const;
    /// What is put in at the borders of @p range does not belong to it.
    [[nodiscard]] ByteRange range(ByteRange range) const;

private:
    const TextEdits &m_edits;
    std::vector<qsizetype> m_shifts; ///< of what is before each edit, and behind the last
};

} // namespace baton
