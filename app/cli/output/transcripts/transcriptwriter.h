// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/masking/masking.h"
#include "models/transcript/files/opentranscript.h"
#include "models/transcript/links/touched.h"

namespace baton::cli {

/// Prints a transcript entry by entry, so that any size needs little memory. A secret of one entry
/// is masked in all of them.
class TranscriptWriter
{
public:
    TranscriptWriter(const OpenTranscript &source, const Masking &masking, Console &console)
        : m_source(source)
        , m_masking(masking)
        , m_console(console)
    {
    }
    virtual ~TranscriptWriter() = default;
    Q_DISABLE_COPY_MOVE(TranscriptWriter)

    /// Sets the handoffs and sessions that the header lists.
    void setTouched(Touched touched) { m_touched = std::move(touched); }
    void write();

protected:
    virtual void writeHead() = 0;
    virtual void writeEntry(const EntryPlace &place, const EntryText &text, int depth) = 0;
    virtual void writeEnd() { }

    [[nodiscard]] const Transcript &transcript() const { return m_source.transcript(); }
    [[nodiscard]] const OpenTranscript &source() const { return m_source; }
    [[nodiscard]] const Touched &touched() const { return m_touched; }
    /// The files that the agent mentions only in its final report.
    [[nodiscard]] QStringList onlyClaimedBy(int lane) const;
    [[nodiscard]] const TranscriptLane &laneOf(const EntryPlace &place) const
    {
        return transcript().lanes[size_t(place.lane)];
    }
    [[nodiscard]] const TranscriptEntry &entryOf(const EntryPlace &place) const
    {
        return laneOf(place).entries[size_t(place.entry)];
    }
    [[nodiscard]] QString masked(QString text) const;
    void print(const QString &text) { m_console.print(text); }

private:
    void findSecrets();

    const OpenTranscript &m_source;
    const Masking &m_masking;
    Console &m_console;
    Touched m_touched;
    std::vector<Secret> m_secrets; ///< of all entries and agents
};

/// ISO 8601 in UTC, or null.
[[nodiscard]] QJsonValue timeJson(qint64 time);
/// "main", or the agent's name, or its id.
[[nodiscard]] QString agentName(const TranscriptLane &lane, int index);
/// "6400 in (5000 from the cache, 200 into the cache), 310 out".
[[nodiscard]] QString tokensText(const TokenUsage &tokens);
/// "2 agents · 1 error · 1200 in, 310 out", with @p separator between.
[[nodiscard]] QString totalsText(const Transcript &transcript, const QString &separator);
/// "user", "assistant", "call Bash", "result of Bash, error", "broken record in line 3".
[[nodiscard]] QString titleOf(const TranscriptEntry &entry);

} // namespace baton::cli
