// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/spanentries.h"

#include "models/transcript/reading/recordtexts.h"
#include "models/transcript/reading/spanmessages.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Kind = TranscriptEntry::Kind;
using Role = TranscriptEntry::Role;

/// Conversations of different traces are not compared.
size_t saidBy(const TelemetrySpan &span, const QString &role, const QString &text)
{
    return qHashMulti(0, span.trace(), role, text) | 1; // 0 is nothing
}

} // namespace

QString recordedText(const QString &text)
{
    return text.isEmpty() ? QCoreApplication::translate("baton::Transcript", "not recorded") : text;
}

EntryText spanRoleEntry(const TelemetrySpan &span, const QString &role, const QString &text)
{
    const bool isSystem = role == "system"_L1;
    const bool isTool = role == "tool"_L1;
    EntryText entry = spokenEntry(isSystem     ? Kind::Note
                                      : isTool ? Kind::ToolResult
                                               : Kind::Message,
                                  isSystem                     ? Role::System
                                      : isTool                 ? Role::None
                                      : role == "assistant"_L1 ? Role::Assistant
                                                               : Role::User,
                                  text);
    entry.name = isSystem || isTool ? role : QString();
    entry.said = saidBy(span, role, text);
    return entry;
}

std::vector<EntryText> spanInput(const TelemetrySpan &span)
{
    std::vector<EntryText> entries;
    QStringList instructions;
    for (const QJsonValue &part :
         spanMessages(span.attributes.value("gen_ai.system_instructions"_L1))) {
        instructions.append(messagePartText(part));
    }
    if (!instructions.isEmpty()) {
        entries.push_back(spanRoleEntry(span, u"system"_s, instructions.join(u'\n')));
    }
    for (const QJsonValue &message :
         spanMessages(span.attributes.value("gen_ai.input.messages"_L1))) {
        entries.push_back(
            spanRoleEntry(span, message["role"_L1].toString(), spanMessageText(message)));
    }
    for (EntryText &entry : entries) {
        entry.mayRepeat = true;
    }
    return entries;
}

EntryText spanCall(const TelemetrySpan &span, const QString &name, const QString &text)
{
    EntryText entry = spokenEntry(Kind::ToolCall, Role::Assistant, text);
    entry.name = name;
    entry.callId = span.id();
    return entry;
}

EntryText spanResult(const TelemetrySpan &span, const QString &text)
{
    const QString error = span.error();
    const QString both = error.isEmpty() ? recordedText(text)
        : text.isEmpty()                 ? error
                                         : error + u'\n' + text;
    EntryText entry = spokenEntry(Kind::ToolResult, Role::None, both);
    entry.isError = !error.isEmpty();
    entry.callId = span.id();
    entry.said = text.isEmpty() ? 0 : saidBy(span, u"tool"_s, text);
    return entry;
}

} // namespace baton
