// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <vector>

namespace baton {

/// The positions of places in a text after edits of it. Fast for thousands of places and edits.
class PositionMapping
{
public:
    /// @p edits must outlive it.
    explicit PositionMapping(const TextEdits &edits);

    /// The new position of @p begin, which moves with the text after it.
    [[nodiscard]] qsizetype begin(qsizetype begin) const;
    /// The new position of @p end, which moves with the text before it.
    [[nodiscard]] qsizetype end(qsizetype end) const;
    /// Insertions at the borders of @p range do not belong to it.
    [[nodiscard]] ByteRange range(ByteRange range) const;

private:
    const TextEdits &m_edits;
    std::vector<qsizetype> m_shifts; ///< shift before each edit, then behind the last
};

} // namespace baton
