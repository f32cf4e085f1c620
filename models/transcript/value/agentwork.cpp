// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/value/agentwork.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The name of a file of either kind of system.
QString nameIn(const QString &path)
{
    return path.sliced(std::max(path.lastIndexOf(u'/'), path.lastIndexOf(u'\\')) + 1);
}

/// Words of a line that says that something was written.
const QRegularExpression &wordsOfWriting()
{
    static const QRegularExpression words(
        u"\\b(?:wrote|writ(?:e|es|ten|ing)|creat(?:e|es|ed|ing)|sav(?:e|es|ed)|generated|produced|"
        u"add(?:s|"
        u"ed)|updat(?:e|es|ed)|geschrieben|erstellt|gespeichert|angelegt)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return words;
}

/// True for @p agent itself and for the agents that it started. Agents without a known call count
/// as started by the main agent.
bool isAtOrBelow(const Transcript &transcript, int lane, int agent)
{
    while (lane != agent && lane > 0) {
        const TranscriptLane &one = transcript.lanes[size_t(lane)];
        lane = one.parentCall >= 0 ? one.parent : 0;
    }
    return lane == agent;
}

/// Names with the endings of files that agents write; others may be names of anything.
const QRegularExpression &fileNames()
{
    static const QRegularExpression names(
        u"(?<![\\w.:/\\\\@-])[\\w./"
        u"\\\\~-]*[\\w-]\\.(?:ya?ml|jsonl?|xml|md|markdown|txt|csv|tsv|log|toml|ini|"
        u"cfg|py|ipynb|cpp|cc|hpp|h|rs|go|jsx?|tsx?|java|html?|css|sh|sql|png|jpe?g|svg|pdf|docx|"
        u"xlsx|step|stl|msh|vtk|vtu|dat|prompt)\\b(?![\\w/\\\\(]|\\.\\w)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return names;
}

/// The files that lines of @p claim name beside a word of writing, each once.
QStringList namedAsWritten(const QString &claim)
{
    QStringList named;
    for (const QString &line : claim.split(u'\n')) {
        auto found = wordsOfWriting().match(line).hasMatch() ? fileNames().globalMatch(line)
                                                             : QRegularExpressionMatchIterator();
        while (found.hasNext()) {
            const QString path = found.next().captured();
            const bool isLibrary = path.endsWith(".js"_L1) && nameIn(path) == path; // Node.js
            if (!isLibrary && !named.contains(path)) {
                named.append(path);
            }
        }
    }
    return named;
}

/// The names of the files that the agent of lane @p lane and the agents that it started read or
/// wrote.
QSet<QString> namesUsedFrom(const Transcript &transcript, int lane)
{
    QSet<QString> used;
    for (int one = 0; one < int(transcript.lanes.size()); ++one) {
        for (const AgentFileUse &use : isAtOrBelow(transcript, one, lane)
                 ? filesUsedBy(transcript, one)
                 : std::vector<AgentFileUse>()) {
            used.insert(nameIn(use.path));
        }
    }
    return used;
}

/// True for a used name, and for the end of one with blanks, of which a line contains the last
/// word.
bool isUsed(const QString &name, const QSet<QString> &used)
{
    return used.contains(name) || std::ranges::any_of(used, [&name](const QString &one) {
               return one.endsWith(u' ' + name);
           });
}

} // namespace

bool hasFailed(const TranscriptLane &lane, int call)
{
    const int answer = lane.entries[size_t(call)].partner;
    return answer >= 0 && lane.entries[size_t(answer)].isError;
}

std::vector<AgentFileUse> filesUsedBy(const Transcript &transcript, int lane)
{
    const TranscriptLane &one = transcript.lanes[size_t(lane)];
    std::vector<AgentFileUse> uses;
    QHash<QString, size_t> known;
    for (const FileUse &file : one.files) {
        if (hasFailed(one, file.entry)) {
            continue;
        }
        const auto found = known.constFind(file.path);
        if (found == known.constEnd()) {
            known.insert(file.path, uses.size());
            uses.push_back({file.path, file.entry, file.isWritten});
        } else if (file.isWritten) {
            uses[*found].entry = file.entry;
            uses[*found].isWritten = true;
        }
    }
    return uses;
}

QStringList filesWrittenBy(const Transcript &transcript, int lane)
{
    QStringList paths;
    for (const AgentFileUse &use : filesUsedBy(transcript, lane)) {
        if (use.isWritten) {
            paths.append(use.path);
        }
    }
    return paths;
}

QStringList filesOnlyClaimed(const Transcript &transcript, int lane, const QString &claim)
{
    QStringList named = namedAsWritten(claim);
    if (named.isEmpty()) {
        return named;
    }
    const QSet<QString> used = namesUsedFrom(transcript, lane);
    named.removeIf([&used](const QString &path) { return isUsed(nameIn(path), used); });
    return named;
}

EntryPlace claimOf(const Transcript &transcript, int lane)
{
    const TranscriptLane &one = transcript.lanes[size_t(lane)];
    if (one.parentCall < 0 && lane > 0) {
        return {};
    }
    if (one.state == TranscriptLane::State::Failed) {
        return {};
    }
    if (one.answer.isValid()) {
        return one.answer;
    }
    const auto isSaid = [](const TranscriptEntry &entry) {
        return entry.kind == TranscriptEntry::Kind::Message
            && entry.role == TranscriptEntry::Role::Assistant;
    };
    const auto last = std::find_if(one.entries.rbegin(), one.entries.rend(), isSaid);
    return last == one.entries.rend() ? EntryPlace()
                                      : EntryPlace{lane, int(one.entries.rend() - last) - 1};
}

} // namespace baton
