// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/opentranscript.h"
#include "tests/files.h"

#include <QSignalSpy>

namespace baton {

/// The records of one file, read at once.
inline std::vector<RangedRecords> recordsOf(const QString &path, TranscriptFormat format)
{
    std::vector<RangedRecords> records;
    const auto take = [&records](RecordStep &&step) {
        std::ranges::move(step.records, std::back_inserter(records));
    };
    (void)readOn(path, format, {}, take);
    return records;
}

/// Opens @p path and waits until it is completely read.
inline void openAndRead(OpenTranscript &transcript, const QString &path)
{
    QSignalSpy reading(&transcript, &OpenTranscript::readingChanged);
    transcript.open(path);
    QTRY_VERIFY(!reading.isEmpty() && !reading.last().first().toBool());
}

/// "reviewer of 0 at line 2, done, 4 entries, 1 errors, 20 out".
inline QString laneText(const Transcript &transcript, int index)
{
    const TranscriptLane &lane = transcript.lanes[size_t(index)];
    QString text = lane.name.isEmpty() ? QStringLiteral("main") : lane.name;
    if (lane.parentCall >= 0) {
        const auto &parent = transcript.lanes[size_t(lane.parent)];
        text += QStringLiteral(" of %1 at line %2")
                    .arg(lane.parent)
                    .arg(parent.entries[size_t(lane.parentCall)].range.line);
    }
    return text
        + QStringLiteral(", %1, %2 entries, %3 errors, %4 out")
              .arg(stateWord(lane.state))
              .arg(lane.entries.size())
              .arg(lane.errors)
              .arg(lane.tokens.output);
}

inline QStringList lanesText(const Transcript &transcript)
{
    QStringList texts;
    for (int i = 0; i < int(transcript.lanes.size()); ++i) {
        texts.append(laneText(transcript, i));
    }
    return texts;
}

} // namespace baton
