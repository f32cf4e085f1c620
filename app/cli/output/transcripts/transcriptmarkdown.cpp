// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/transcripts/transcriptmarkdown.h"

#include "app/cli/common/textformat.h"
#include "models/strings/joinedparts.h"
#include "models/transcript/value/agentwork.h"
#include "models/values/timetext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// @p text in a code block whose fence is longer than any in it.
QString fenced(const QString &text)
{
    static const QRegularExpression ticks(u"`{3,}"_s);
    qsizetype longest = 2;
    auto found = ticks.globalMatch(text);
    while (found.hasNext()) {
        longest = std::max(longest, found.next().capturedLength());
    }
    const QString fence = u"`"_s.repeated(longest + 1);
    return fence + u"text\n"_s + text + (text.endsWith(u'\n') ? QString() : u"\n"_s) + fence
        + u"\n\n"_s;
}

/// @p text with escaped Markdown.
QString plain(QString text)
{
    static const QRegularExpression marks(u"([\\\\`*_<>\\[\\]#|])"_s);
    return oneLine(text).replace(marks, u"\\\\1"_s);
}

} // namespace

/// @p text without its secrets, which are not recognised any more once it is escaped.
QString TranscriptMarkdown::shown(const QString &text) const
{
    return plain(masked(text));
}

void TranscriptMarkdown::writeHead()
{
    const TranscriptLane &main = transcript().lanes.front();
    QString text =
        u"# Transcript %1\n\n"_s.arg(shown(main.id.isEmpty() ? source().path() : main.id));
    text += u"- %1\n"_s.arg(formatName(transcript().format));
    if (!main.workingFolder.isEmpty()) {
        text += u"- %1\n"_s.arg(shown(main.workingFolder));
    }
    if (main.started != TranscriptEntry::noTime) {
        text += u"- %1 to %2\n"_s.arg(timetext::dateAndTime(recordedTime(main.started)),
                                      timetext::moment(recordedTime(main.ended)));
    }
    text += u"- %1\n"_s.arg(totalsText(transcript(), u", "_s));
    text +=
        u"\n| agent | task | state | entries | errors | wrote | only claimed |\n|---|---|---|---|---|---|---|\n"_s;
    for (int i = 0; i < int(transcript().lanes.size()); ++i) {
        const TranscriptLane &lane = transcript().lanes[size_t(i)];
        text += u"| %1 | %2 | %3 | %4 | %5 | %6 | %7 |\n"_s.arg(
            shown(agentName(lane, i)), shown(lane.description),
            i == 0 ? QString() : stateWord(lane.state), QString::number(lane.entries.size()),
            QString::number(lane.errors), shown(filesWrittenBy(transcript(), i).join(u", "_s)),
            shown(onlyClaimedBy(i).join(u", "_s)));
    }
    print(text + touchedTable() + u'\n');
}

QString TranscriptMarkdown::touchedTable() const
{
    if (touched().handoffs.empty()) {
        return {};
    }
    QString text = u"\n| handoff | kind | | by |\n|---|---|---|---|\n"_s;
    for (const TouchedHandoff &handoff : touched().handoffs) {
        const TouchedFile &file = handoff.file;
        text += u"| %1 | %2 | %3 | %4 |\n"_s.arg(
            shown(file.path), shown(handoff.kindTitle), file.isWritten ? u"written"_s : u"read"_s,
            shown(agentName(laneOf(file.call), file.call.lane)));
    }
    return text;
}

void TranscriptMarkdown::writeEntry(const EntryPlace &place, const EntryText &text, int depth)
{
    const TranscriptEntry &entry = entryOf(place);
    if (entry.kind == TranscriptEntry::Kind::Note && !entry.isError && !m_hasNotes) {
        return;
    }
    const QString level = u"#"_s.repeated(std::min(depth + 2, 6));
    const QString agent = place.lane == 0 ? QString() : agentName(laneOf(place), place.lane);
    print(level + (entry.isError ? u" ✗ "_s : u" "_s)
          + shown(joinedParts(
              {titleOf(entry), agent, timetext::dateAndTime(recordedTime(entry.time))}, u" · "))
          + u"\n\n"_s);
    if (!text.text.isEmpty()) { // an agent's Markdown would mix with that of the page
        print(fenced(printable(text.text)));
    }
}

} // namespace baton::cli
