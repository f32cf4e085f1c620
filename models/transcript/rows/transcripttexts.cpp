// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcripttexts.h"

#include "models/strings/pathstrings.h"
#include "models/transcript/reading/callarguments.h"
#include "models/values/timetext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype longestSummary = 300;
constexpr qsizetype mostClaimed = 3; ///< names in a row

struct TranscriptTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::TranscriptTexts)
};

QString firstLine(const QString &text)
{
    qsizetype begin = 0;
    while (begin < text.size() && text.at(begin).isSpace()) {
        ++begin;
    }
    const qsizetype end = text.indexOf(u'\n', begin);
    return text.mid(begin, std::min(end < 0 ? text.size() : end, begin + longestSummary) - begin)
        .simplified();
}

QStringList fileNames(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths) {
        names.append(lastNameOf(path));
    }
    names.removeDuplicates();
    return names;
}

QString spokenTitle(TranscriptEntry::Role role)
{
    switch (role) {
    case TranscriptEntry::Role::User:
        return TranscriptTexts::tr("User");
    case TranscriptEntry::Role::Assistant:
        return TranscriptTexts::tr("Assistant");
    default:
        return TranscriptTexts::tr("System");
    }
}

} // namespace

QString entryTitle(const TranscriptEntry &entry)
{
    using Kind = TranscriptEntry::Kind;
    const bool isNamed = !entry.name.isEmpty();
    switch (entry.kind) {
    case Kind::Message:
        return isNamed ? u"%1 (%2)"_s.arg(spokenTitle(entry.role), entry.name)
                       : spokenTitle(entry.role);
    case Kind::Thinking:
        return TranscriptTexts::tr("Thinking");
    case Kind::ToolCall:
        return isNamed ? entry.name : TranscriptTexts::tr("Call");
    case Kind::ToolResult:
        return TranscriptTexts::tr("Result without a call");
    case Kind::Error:
        return TranscriptTexts::tr("Error");
    case Kind::Note:
        return isNamed ? entry.name : TranscriptTexts::tr("Note");
    case Kind::Compaction:
        return TranscriptTexts::tr("Compaction");
    case Kind::Raw:
        return entry.isBroken
            ? TranscriptTexts::tr("Broken record in line %1").arg(entry.range.line)
            : TranscriptTexts::tr("Unknown record %1").arg(entry.name).trimmed();
    }
    Q_UNREACHABLE_RETURN({});
}

QString entrySummary(const EntryText &text)
{
    return firstLine(text.kind == TranscriptEntry::Kind::ToolCall
                         ? CallArguments(text.arguments).subject()
                         : text.text);
}

QString shownTokens(const TokenUsage &tokens)
{
    return TranscriptTexts::tr("%1 tokens in, %2 out")
        .arg(QLocale().toString(tokens.allInput()), QLocale().toString(tokens.output));
}

QString entryDetail(const TranscriptEntry &entry)
{
    QStringList parts;
    if (!entry.tokens.isEmpty()) {
        parts.append(shownTokens(entry.tokens));
    }
    if (entry.time != TranscriptEntry::noTime) {
        parts.append(timetext::timeOfDay(recordedTime(entry.time)));
    }
    return parts.join(u" · "_s);
}

QString agentTitle(const TranscriptLane &lane)
{
    return lane.name.isEmpty() ? TranscriptTexts::tr("Agent %1").arg(lane.id).trimmed() : lane.name;
}

QString agentDetail(const TranscriptLane &lane)
{
    QStringList parts;
    if (lane.state == TranscriptLane::State::Running) {
        parts.append(TranscriptTexts::tr("no result yet"));
    }
    parts.append(TranscriptTexts::tr("%Ln entry(s)", nullptr, int(lane.entries.size())));
    if (lane.errors > 0) {
        parts.append(TranscriptTexts::tr("%Ln error(s)", nullptr, lane.errors));
    }
    if (!lane.tokens.isEmpty()) {
        parts.append(shownTokens(lane.tokens));
    }
    if (lane.started != TranscriptEntry::noTime) {
        parts.append(timetext::timeOfDay(recordedTime(lane.started)));
    }
    return parts.join(u" · "_s);
}

QString workTitle()
{
    return TranscriptTexts::tr("Written", "files, by an agent");
}

QString workSummary(const QStringList &paths)
{
    return paths.isEmpty() ? TranscriptTexts::tr("no file that a call names")
                           : fileNames(paths).join(u", "_s);
}

QString claimedSummary(const QStringList &paths)
{
    if (paths.isEmpty()) {
        return {};
    }
    QStringList names = fileNames(paths);
    if (const qsizetype more = names.size() - mostClaimed; more > 0) {
        names = names.first(mostClaimed);
        names.append(TranscriptTexts::tr("%Ln more", "files", int(more)));
    }
    return TranscriptTexts::tr("claimed, but not seen to be written: %1").arg(names.join(u", "_s));
}

Status statusOf(TranscriptLane::State state)
{
    switch (state) {
    case TranscriptLane::State::Running:
        return Status::Running;
    case TranscriptLane::State::Done:
        return Status::Ok;
    case TranscriptLane::State::Failed:
        return Status::Error;
    case TranscriptLane::State::Unknown:
        return Status::None;
    }
    Q_UNREACHABLE_RETURN(Status::None);
}

bool hasText(const TranscriptEntry &entry)
{
    return entry.kind == TranscriptEntry::Kind::ToolCall || entry.isLong;
}

} // namespace baton
