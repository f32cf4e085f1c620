// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptcells.h"

#include "models/transcript/rows/transcriptmodel.h"
#include "models/transcript/rows/transcriptnavigation.h"
#include "models/transcript/rows/transcripttexts.h"
#include "models/transcript/value/agentwork.h"

namespace baton {

namespace {

using Model = TranscriptModel;

} // namespace

LaneWork workIn(const OpenTranscript &source, int lane)
{
    const Transcript &transcript = source.transcript();
    LaneWork work{filesWrittenBy(transcript, lane), {}};
    if (const EntryPlace claim = claimOf(transcript, lane); claim.isValid()) {
        work.onlyClaimed = filesOnlyClaimed(transcript, lane, source.textOf(claim).text);
    }
    return work;
}

QVariant entryCell(const OpenTranscript &source, const EntryPlace &place, int role)
{
    const TranscriptEntry &entry =
        source.transcript().lanes[size_t(place.lane)].entries[size_t(place.entry)];
    switch (role) {
    case Model::TitleRole:
        return entryTitle(entry);
    case Model::SummaryRole:
        return entrySummary(source.textOf(place));
    case Model::DetailRole:
        return entryDetail(entry);
    case Model::KindRole:
        return int(entry.kind);
    case Model::StatusRole:
        return int(isFailure(source.transcript(), place) ? Status::Error : Status::None);
    case Model::IsErrorRole:
        return isFailure(source.transcript(), place);
    default:
        return {};
    }
}

QVariant agentCell(const Transcript &transcript, int lane, int role)
{
    const TranscriptLane &one = transcript.lanes[size_t(lane)];
    switch (role) {
    case Model::TitleRole:
        return agentTitle(one);
    case Model::SummaryRole:
        return one.description;
    case Model::DetailRole:
        return agentDetail(one);
    case Model::StatusRole:
        return int(statusOf(one.state));
    case Model::IsErrorRole:
        return one.state == TranscriptLane::State::Failed;
    default:
        return {};
    }
}

QVariant workCell(const LaneWork &work, int role)
{
    switch (role) {
    case Model::TitleRole:
        return workTitle();
    case Model::SummaryRole:
        return workSummary(work.written);
    case Model::DetailRole:
        return claimedSummary(work.onlyClaimed);
    case Model::StatusRole:
        return int(work.onlyClaimed.isEmpty() ? Status::None : Status::Warning);
    default:
        return {};
    }
}

QVariant textCell(const OpenTranscript &source, const EntryPlace &place, const EntryParts &parts,
                  int part, int role)
{
    const TranscriptLane &lane = source.transcript().lanes[size_t(place.lane)];
    const bool isResult = parts.isResult(part);
    const EntryPlace told{place.lane,
                          isResult ? lane.entries[size_t(place.entry)].partner : place.entry};
    switch (role) {
    case Model::SummaryRole: {
        // The file may have changed since it was divided.
        const TextPart &one = parts.at(part);
        const QString text = source.textOf(told).text.mid(one.begin, one.length);
        return text.endsWith(u'\n') ? text.chopped(1) : text;
    }
    case Model::IsResultRole:
        return isResult;
    case Model::IsErrorRole:
        return lane.entries[size_t(told.entry)].isError;
    case Model::KindRole:
        return int(lane.entries[size_t(place.entry)].kind);
    default:
        return {};
    }
}

} // namespace baton
