// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer target: any lines are read as records of a transcript in every format without harm, and
// the result is consistent. Run with tests/data/transcripts as corpus.
#include "models/transcript/files/transcriptbuilder.h"
#include "models/transcript/reading/transcriptreader.h"

#include <cstdio>
#include <cstdlib>

using namespace baton;

namespace {

void require(bool holds, const char *what)
{
    if (!holds) {
        std::fprintf(stderr, "%s\n", what);
        std::abort();
    }
}

/// Each entry occurs once, and references between entries are mutual.
void check(const Transcript &transcript)
{
    size_t all = 0;
    for (const TranscriptLane &lane : transcript.lanes) {
        all += lane.entries.size();
        for (int i = 0; i < int(lane.entries.size()); ++i) {
            const int partner = lane.entries[size_t(i)].partner;
            require(partner < 0 || lane.entries[size_t(partner)].partner == i,
                    "a result and its call do not agree");
        }
    }
    size_t met = 0;
    walkInPlace(transcript, [&met](const EntryPlace &, int) { ++met; });
    require(met == all, "an entry is missed, or met twice");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    using enum TranscriptFormat;
    for (const TranscriptFormat format : {ClaudeCode, Codex, Gemini, OpenTelemetry}) {
        TranscriptBuilder builder(format);
        builder.addFile({});
        qint64 offset = 0;
        for (const QByteArray &line : bytes.split('\n')) {
            TranscriptRecords records = readRecords(line, format);
            require(!records.empty() && !recordEntries(line, format).empty(),
                    "a record is dropped");
            builder.take(0, {{{offset, line.size(), 1}, std::move(records)}});
            offset += line.size() + 1;
        }
        check(builder.transcript());
        builder.finish(0);
        check(builder.transcript());
    }
    return 0;
}
