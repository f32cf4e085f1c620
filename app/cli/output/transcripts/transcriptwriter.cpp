// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/transcripts/transcriptwriter.h"

#include "app/cli/common/textformat.h"
#include "models/transcript/value/agentwork.h"

#include <QDateTime>
#include <QJsonValue>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString named(const QString &what, const QString &name)
{
    return name.isEmpty() ? what : what + u' ' + name;
}

} // namespace

void TranscriptWriter::write()
{
    findSecrets();
    writeHead();
    walkInPlace(transcript(), [this](const EntryPlace &place, int depth) {
        EntryText text = m_source.textOf(place);
        text.text = masked(text.text);
        writeEntry(place, text, depth);
    });
    writeEnd();
}

void TranscriptWriter::findSecrets()
{
    const auto take = [this](const QString &text) { addNew(m_secrets, m_masking.secretsIn(text)); };
    for (const TranscriptLane &lane : transcript().lanes) {
        take(lane.name);
        take(lane.description);
    }
    walkInPlace(transcript(), [this, &take](const EntryPlace &place, int) {
        const EntryText text = m_source.textOf(place);
        take(text.text);
        take(text.arguments);
    });
}

QString TranscriptWriter::masked(QString text) const
{
    mask(text, m_masking.secretsIn(text));
    for (const Secret &secret : m_secrets) {
        maskRepeated(text, secret);
    }
    return text;
}

QStringList TranscriptWriter::onlyClaimedBy(int lane) const
{
    const EntryPlace claim = claimOf(transcript(), lane);
    return claim.isValid() ? filesOnlyClaimed(transcript(), lane, m_source.textOf(claim).text)
                           : QStringList();
}

QJsonValue timeJson(qint64 time)
{
    const QDateTime moment = recordedTime(time);
    return moment.isValid() ? QJsonValue(moment.toString(Qt::ISODateWithMs)) : QJsonValue();
}

QString agentName(const TranscriptLane &lane, int index)
{
    if (index == 0) {
        return lane.name.isEmpty() ? u"main"_s : oneLine(lane.name);
    }
    return oneLine(lane.name.isEmpty() ? named(u"agent"_s, lane.id) : lane.name);
}

QString tokensText(const TokenUsage &tokens)
{
    QStringList cached;
    if (tokens.cacheRead > 0) {
        cached.append(u"%1 from the cache"_s.arg(tokens.cacheRead));
    }
    if (tokens.cacheWrite > 0) {
        cached.append(u"%1 into the cache"_s.arg(tokens.cacheWrite));
    }
    const QString parts = cached.isEmpty() ? QString() : u" (%1)"_s.arg(cached.join(u", "_s));
    return u"%1 in%2, %3 out"_s.arg(QString::number(tokens.allInput()), parts,
                                    QString::number(tokens.output));
}

QString totalsText(const Transcript &transcript, const QString &separator)
{
    const TranscriptTotals totals = totalsOf(transcript);
    QStringList parts{counted(totals.agents, u"agent"_s, u"agents"_s),
                      counted(totals.errors, u"error"_s, u"errors"_s)};
    if (totals.broken > 0) {
        parts.append(counted(totals.broken, u"broken record"_s, u"broken records"_s));
    }
    if (!totals.tokens.isEmpty()) {
        parts.append(tokensText(totals.tokens));
    }
    return parts.join(separator);
}

QString titleOf(const TranscriptEntry &entry)
{
    using Kind = TranscriptEntry::Kind;
    const QString name = oneLine(entry.name);
    switch (entry.kind) {
    case Kind::Message:
        return name.isEmpty() ? roleWord(entry.role) : u"%1 (%2)"_s.arg(roleWord(entry.role), name);
    case Kind::ToolCall:
        return named(u"call"_s, name);
    case Kind::ToolResult:
        return (name.isEmpty() ? u"result"_s : u"result of "_s + name)
            + (entry.isError ? u", error"_s : QString());
    case Kind::Error:
        return named(u"error"_s, name);
    case Kind::Note:
        return named(u"note"_s, name);
    case Kind::Raw:
        return entry.isBroken ? u"broken record in line %1"_s.arg(entry.range.line)
                              : named(u"raw"_s, name);
    default:
        return kindWord(entry.kind);
    }
}

} // namespace baton::cli
