// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

namespace baton {

/// Identifies the row of an index in the 64 bits that an index can store: an entry, a part of its
/// text, an agent, or an agent's work.
struct RowId
{
    static_assert(sizeof(quintptr) == 8);
    static constexpr int partBits = 16;
    static constexpr int entryBits = 28;
    static constexpr int mostLanes = 1 << 20;
    static constexpr qsizetype mostParts = 30'000; ///< largest number of parts of one text
    static constexpr int agentRow = (1 << entryBits) - 1;
    static constexpr int workRow = agentRow - 1;

    int lane = 0;
    int entry = 0; ///< entry of the lane, or agentRow or workRow
    int part = 0;  ///< number of a text below the entry, from 1; 0: the entry itself

    [[nodiscard]] static RowId of(quintptr bits)
    {
        return {int(bits >> (entryBits + partBits)), int((bits >> partBits) & quintptr(agentRow)),
                int(bits & ((quintptr(1) << partBits) - 1))};
    }
    [[nodiscard]] quintptr bits() const
    {
        return (quintptr(lane) << (entryBits + partBits)) | (quintptr(entry) << partBits)
            | quintptr(part);
    }
};

} // namespace baton
