// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/transcripts/brokenrecords.h"

#include "app/cli/common/clitexts.h"
#include "models/transcript/files/filerecords.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

ExitCode tellOfBroken(const Transcript &transcript, Console &console)
{
    const int broken = totalsOf(transcript).broken;
    if (broken == 0) {
        return ExitCode::Ok;
    }
    constexpr int most = 10;
    int told = 0;
    walkInPlace(transcript, [&](const EntryPlace &place, int) {
        const TranscriptLane &lane = transcript.lanes[size_t(place.lane)];
        const TranscriptEntry &entry = lane.entries[size_t(place.entry)];
        if (entry.isBroken && told < most) {
            ++told;
            const QString text =
                recordTexts(lane.path, transcript.format, entry.range).front().text;
            console.complain(u"%1:%2: %3"_s.arg(lane.path, QString::number(entry.range.line),
                                                text.section(u'\n', 0, 0)));
        }
    });
    console.complain(CliTexts::tr("%1: records that cannot be read: %2.")
                         .arg(transcript.lanes.front().path, QString::number(broken)));
    return ExitCode::Findings;
}

} // namespace baton::cli
