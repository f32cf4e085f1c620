// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/entryparts.h"

#include <QStringList>
#include <QVariant>

namespace baton {

/// The files that an agent wrote, and those that only its report to its parent names.
struct LaneWork
{
    QStringList written;
    QStringList onlyClaimed;
};

/// The files of the agent of @p lane. Reads its report.
[[nodiscard]] LaneWork workIn(const OpenTranscript &source, int lane);

/// The data of the row of the entry at @p place, by the roles of TranscriptModel.
[[nodiscard]] QVariant entryCell(const OpenTranscript &source, const EntryPlace &place, int role);
/// The data of the row of the agent of @p lane.
[[nodiscard]] QVariant agentCell(const Transcript &transcript, int lane, int role);
/// The data of the row of @p work below the agent.
[[nodiscard]] QVariant workCell(const LaneWork &work, int role);
/// The data of the row of part @p part, from 1, of the texts of the entry at @p place.
[[nodiscard]] QVariant textCell(const OpenTranscript &source, const EntryPlace &place,
                                const EntryParts &parts, int part, int role);

} // namespace baton
