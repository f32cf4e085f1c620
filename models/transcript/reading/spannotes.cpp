// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/spannotes.h"

#include "models/transcript/reading/recordtexts.h"

#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

EntryText attributesNote(const QString &name, const QJsonObject &attributes)
{
    EntryText note = rawEntry(name, attributes);
    note.kind = TranscriptEntry::Kind::Note;
    return note;
}

// The attributes that other entries of the spans show, their names, tokens and models. The own id
// of the span of an agent or call stands for the id in its attributes.
constexpr std::array shownOfAgent{
    "error.type"_L1,
    "gen_ai.agent.id"_L1,
    "gen_ai.agent.name"_L1,
    "gen_ai.input.messages"_L1,
    "gen_ai.operation.name"_L1,
    "gen_ai.output.messages"_L1,
    "gen_ai.request.model"_L1,
    "gen_ai.response.model"_L1,
    "gen_ai.system_instructions"_L1,
    "gen_ai.usage.cache_read.input_tokens"_L1,
    "gen_ai.usage.input_tokens"_L1,
    "gen_ai.usage.output_tokens"_L1,
    "gen_ai.workflow.name"_L1,
};
constexpr std::array shownOfTool{
    "error.type"_L1,          "gen_ai.operation.name"_L1,   "gen_ai.tool.call.arguments"_L1,
    "gen_ai.tool.call.id"_L1, "gen_ai.tool.call.result"_L1, "gen_ai.tool.name"_L1,
};
constexpr std::array shownOfInference{
    "error.type"_L1,
    "gen_ai.input.messages"_L1,
    "gen_ai.operation.name"_L1,
    "gen_ai.output.messages"_L1,
    "gen_ai.request.model"_L1,
    "gen_ai.response.model"_L1,
    "gen_ai.system_instructions"_L1,
    "gen_ai.usage.cache_read.input_tokens"_L1,
    "gen_ai.usage.input_tokens"_L1,
    "gen_ai.usage.output_tokens"_L1,
};

std::span<const QLatin1StringView> shownOf(SpanKind kind)
{
    switch (kind) {
    case SpanKind::Agent:
        return shownOfAgent;
    case SpanKind::Tool:
        return shownOfTool;
    case SpanKind::Inference:
        return shownOfInference;
    }
    return {};
}

} // namespace

void addOtherAttributes(const TelemetrySpan &span, SpanKind kind, std::vector<EntryText> &entries)
{
    QJsonObject rest = span.attributes;
    for (const QLatin1StringView key : shownOf(kind)) {
        rest.remove(key);
    }
    if (!rest.isEmpty()) {
        entries.push_back(attributesNote(span.name(), rest));
    }
}

EntryText spanEvent(const QString &name, const QJsonObject &attributes)
{
    if (name != "exception"_L1) {
        return attributesNote(name, attributes);
    }
    QStringList texts{firstText(attributes, {"exception.type"_L1}),
                      firstText(attributes, {"exception.message"_L1})};
    texts.removeAll(QString());
    const QString trace = firstText(attributes, {"exception.stacktrace"_L1});
    EntryText entry =
        spokenEntry(TranscriptEntry::Kind::Error, TranscriptEntry::Role::None, texts.join(u": "_s));
    entry.text += trace.isEmpty() ? QString() : u'\n' + trace;
    entry.name = name;
    entry.isError = true;
    return entry;
}

} // namespace baton
