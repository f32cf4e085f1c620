// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/files/agentcalls.h"
#include "models/transcript/files/filerecords.h"
#include "models/transcript/files/tokencount.h"
#include "models/transcript/files/traceorder.h"
#include "models/transcript/reading/agentfile.h"

#include <QHash>
#include <QSet>

namespace baton {

/// Builds a transcript from records as they are read: assigns entries to agents and results to
/// calls.
class TranscriptBuilder
{
public:
    explicit TranscriptBuilder(TranscriptFormat format) { m_transcript.format = format; }
    Q_DISABLE_COPY_MOVE(TranscriptBuilder)

    [[nodiscard]] const Transcript &transcript() const { return m_transcript; }

    /// Adds the lane of a file without its records. The first file is the main agent's.
    void addFile(const AgentFile &file);
    [[nodiscard]] int fileCount() const { return int(m_files.size()); }
    /// Adds the next @p records of @p file, a position in the order of addFile().
    TranscriptChange take(int file, const std::vector<RangedRecords> &records);
    /// Places the records that wait for others of the file @p file, which was read to its present
    /// end.
    TranscriptChange finish(int file);

private:
    struct FileState
    {
        int lane = 0;
        bool isAgent = false;
        bool isBegun = false;
        TraceOrder trace = {}; ///< of spans
    };

    void takeTrace(FileState &file, const std::vector<PlacedRecord> &records);
    [[nodiscard]] TranscriptChange takeChange();
    int addLane(const QString &path, const AgentFacts &facts);
    int laneOf(FileState &file, const TranscriptRecord &record);
    void takeRecord(FileState &file, const RecordRange &range, const TranscriptRecord &record,
                    int &part);
    [[nodiscard]] bool isRepeated(int lane, const EntryText &entry);
    void takeEntry(int lane, const RecordRange &range, const EntryText &entry,
                   const TranscriptRecord &record, int part);
    void takeFacts(int lane, const TranscriptRecord &record, bool isFileOfIt);
    void takeFiles(const EntryPlace &place, const EntryText &call);
    void takeCall(const EntryPlace &place, const EntryText &entry);
    void takeResult(const EntryPlace &place, const EntryText &entry);
    [[nodiscard]] TranscriptEntry &at(const EntryPlace &place);
    [[nodiscard]] TranscriptLane &lane(int index) { return m_transcript.lanes[size_t(index)]; }
    [[nodiscard]] const QString &shared(const QString &name);

    Transcript m_transcript;
    TranscriptChange m_change;
    AgentCalls m_agents{m_transcript, m_change};
    TokenCount m_tokens{m_transcript, m_change};
    std::vector<FileState> m_files;
    QHash<int, QString> m_folders; ///< the folders in which agents work now, by lane
    QHash<QString, int> m_laneByAgent;
    QHash<QString, int> m_laneByRecord; ///< lane by record id, for records that others may follow
    QHash<QString, EntryPlace> m_openCalls;    ///< calls without a result, by lane and id
    QHash<QString, EntryPlace> m_answered;     ///< calls with a result in the current record
    QHash<std::pair<int, size_t>, int> m_said; ///< number of entries by lane and EntryText::said
    QHash<size_t, int> m_saidInRecord;         ///< the same of the current record
    QSet<QString> m_names;
};

} // namespace baton
