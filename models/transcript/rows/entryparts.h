// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/opentranscript.h"
#include "models/transcript/rows/textparts.h"

namespace baton {

/// The rows below an unfolded entry, in this order: parts of its text, the agents that it started,
/// the work of each of them, parts of its result.
struct EntryParts
{
    std::vector<TextPart> text;
    std::vector<int> agents; ///< lanes of the agents
    int works = 0;           ///< number of agents whose work has a row already
    std::vector<TextPart> result;

    [[nodiscard]] int agentsBegin() const { return int(text.size()); }
    [[nodiscard]] int workBegin() const { return agentsBegin() + int(agents.size()); }
    [[nodiscard]] int resultBegin() const { return workBegin() + works; }
    [[nodiscard]] int count() const { return resultBegin() + int(result.size()); }
    /// The position of lane @p lane among the agents; -1: not among them.
    [[nodiscard]] int positionOf(int lane) const;
    /// True if part @p part, counted from 1, belongs to the result; else it belongs to the entry.
    [[nodiscard]] bool isResult(int part) const { return part > int(text.size()); }
    [[nodiscard]] const TextPart &at(int part) const;
};

/// The parts of the entry at @p place, which started @p agents. Reads its text and its result.
[[nodiscard]] EntryParts partsOf(const OpenTranscript &source, const EntryPlace &place,
                                 std::vector<int> agents);

} // namespace baton
