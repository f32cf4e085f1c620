// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/entryparts.h"

#include <QStringList>
#include <QVariant>

namespace baton {

/// The files that an agent wrote, and those that it only names in what it told its parent.
struct LaneWork
{
    QStringList written;
    QStringList onlyClaimed;
};

/// What the agent of @p lane wrote. Reads what it told.
[[nodiscard]] LaneWork workIn(const OpenTranscript &source, int lane);

/// What the row of the entry at @p place says, by the roles of TranscriptModel.
[[nodiscard]] QVariant entryCell(const OpenTranscript &source, const EntryPlace &place, int role);
/// What the row of the agent of @p lane says.
[[nodiscard]] QVariant agentCell(const Transcript &transcript, int lane, int role);
/// What the row of @p work, below the agent, says.
[[nodiscard]] QVariant workCell(const LaneWork &work, int role);
/// What the row of part @p part, counted from 1, of the texts of the entry at @p place says.
[[nodiscard]] QVariant textCell(const OpenTranscript &source, const EntryPlace &place,
                                const EntryParts &parts, int part, int role);

} // namespace baton
