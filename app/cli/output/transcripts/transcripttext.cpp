// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/transcripts/transcripttext.h"

#include "app/cli/common/textformat.h"
#include "models/session/value/durationtext.h"
#include "models/strings/joinedparts.h"
#include "models/transcript/value/agentwork.h"
#include "models/values/timetext.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString agentLine(const Transcript &transcript, int index)
{
    const TranscriptLane &lane = transcript.lanes[size_t(index)];
    QStringList parts{agentName(lane, index)};
    if (index > 0) {
        parts[0] += u", "_s + stateWord(lane.state);
    }
    if (!lane.description.isEmpty()) {
        parts.append(oneLine(lane.description));
    }
    if (index > 0 && lane.parentCall >= 0) {
        const TranscriptLane &parent = transcript.lanes[size_t(lane.parent)];
        const qint64 line = parent.entries[size_t(lane.parentCall)].range.line;
        parts.append(u"started by %1 in line %2"_s.arg(agentName(parent, lane.parent)).arg(line));
    }
    parts.append(counted(int(lane.entries.size()), u"entry"_s, u"entries"_s));
    parts.append(counted(lane.errors, u"error"_s, u"errors"_s));
    if (!lane.tokens.isEmpty()) {
        parts.append(tokensText(lane.tokens));
    }
    return u"  "_s + parts.join(u" · "_s) + u'\n';
}

} // namespace

/// Lines for the files that the agent wrote, and for other files that it mentions.
QString TranscriptText::workLines(int index) const
{
    QString text;
    for (const QString &path : filesWrittenBy(transcript(), index)) {
        text += u"    wrote %1\n"_s.arg(oneLine(path));
    }
    for (const QString &path : onlyClaimedBy(index)) {
        text += u"    claims %1, but is not seen to write it\n"_s.arg(oneLine(path));
    }
    return text;
}

QString TranscriptText::touchedLines() const
{
    QString text = touched().handoffs.empty() ? QString() : u"\nHandoffs\n"_s;
    for (const TouchedHandoff &handoff : touched().handoffs) {
        const TouchedFile &file = handoff.file;
        text += u"  %1 · %2 · %3 by %4 in line %5\n"_s.arg(
            oneLine(file.path), oneLine(handoff.kindTitle),
            file.isWritten ? u"written"_s : u"read"_s, agentName(laneOf(file.call), file.call.lane),
            QString::number(entryOf(file.call).range.line));
    }
    text += touched().sessions.isEmpty() ? QString() : u"\nSessions\n"_s;
    for (const QString &session : touched().sessions) {
        text += u"  %1\n"_s.arg(oneLine(session));
    }
    return text;
}

void TranscriptText::writeHead()
{
    const TranscriptLane &main = transcript().lanes.front();
    QString text = joinedParts({formatName(transcript().format), oneLine(main.id),
                                oneLine(main.workingFolder), oneLine(main.model)},
                               u" · ")
        + u'\n';
    if (main.started != TranscriptEntry::noTime) {
        text += u"%1 to %2 UTC, %3\n"_s.arg(
            timetext::dateAndTime(recordedTime(main.started)),
            timetext::dateAndTime(recordedTime(main.ended)),
            durationText(std::chrono::milliseconds(main.ended - main.started)));
    }
    text += totalsText(transcript(), u" · "_s) + u"\n\nAgents\n"_s;
    for (int i = 0; i < int(transcript().lanes.size()); ++i) {
        text += agentLine(transcript(), i) + workLines(i);
    }
    text += touchedLines();
    print(masked(text) + u'\n');
}

/// The heading before the first entry of an agent.
QString TranscriptText::headOf(const EntryPlace &place, const QString &indent) const
{
    if (place.lane == 0 || place.entry > 0) {
        return {};
    }
    const TranscriptLane &lane = laneOf(place);
    const QString origin = lane.parentCall < 0 ? u", its call is not known"_s : QString();
    return indent + masked(agentName(lane, place.lane)) + origin + u'\n';
}

void TranscriptText::writeEntry(const EntryPlace &place, const EntryText &text, int depth)
{
    const TranscriptEntry &entry = entryOf(place);
    const QString indent = u"  │ "_s.repeated(depth);
    const QString time = timetext::timeOfDay(recordedTime(entry.time));
    QString line = indent + (time.isEmpty() ? u"        "_s : time)
        + (entry.isError ? u" ✗ "_s : u"   "_s) + titleOf(entry);
    if (!entry.tokens.isEmpty()) {
        line += u" · "_s + tokensText(entry.tokens);
    }
    QString all = headOf(place, indent) + masked(line) + u'\n';
    const bool isShown = entry.kind != TranscriptEntry::Kind::Note || entry.isError || m_hasNotes;
    if (isShown && !text.text.isEmpty()) {
        for (const QString &part : text.text.split(u'\n')) {
            all += indent + u"           "_s + oneLine(part) + u'\n';
        }
    }
    print(all);
}

} // namespace baton::cli
