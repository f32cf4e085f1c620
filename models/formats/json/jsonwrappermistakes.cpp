// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// JSON that is cut off or has something around it.
#include "models/formats/json/jsoncompletion.h"
#include "models/formats/json/jsonmistakes.h"
#include "models/formats/json/jsonparse.h"
#include "models/text/fencemessages.h"
#include "models/text/truncation.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool jsonFence(JsonDiagnosis &json)
{
    const int line = json.lines.positionOf(json.fault.offset).line;
    std::optional<SyntaxIssue> fence = fenceAround(json.bytes, json.lines, line, json.issue.rule);
    if (fence) {
        json.issue = *std::move(fence);
    }
    return fence.has_value();
}

/// Recognises a text that ends inside a value and has no other mistake.
bool jsonTruncation(JsonDiagnosis &json)
{
    const JsonCompletion ending = jsonCompletion(json.bytes);
    const std::optional<QByteArray> closed = ending.open < 0 || ending.isForgotten
        ? std::nullopt
        : closedJson(json.bytes, ending, json.limits.depth);
    if (!closed) {
        return false;
    }
    markTruncated(json.issue, json.lines, ending.open, endOfContent(json.bytes));
    json.issue.actual = QString::fromUtf8(json.bytes.mid(ending.open, 60));
    json.issue.isFixOffered = !closed->isEmpty();
    return closed->isEmpty()
        || json.offerFix(JsonDiagnosis::tr("Close it here"),
                         {{endOfContent(json.bytes), 0, *closed}});
}

bool wordsBefore(JsonDiagnosis &json)
{
    const qsizetype start = startBehindWords(json.bytes, json.limits.depth);
    if (start <= json.fault.offset) {
        return false;
    }
    json.issue.isFixOffered = true;
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: there is text before the JSON, which begins on "
                          "line %2. Remove it."),
        json.restOfLine(json.fault.offset), QString::number(json.lines.positionOf(start).line));
    return json.offerFix(JsonDiagnosis::tr("Remove the words"), {{0, start, {}}});
}

bool tooDeepJson(JsonDiagnosis &json)
{
    json.issue.rule = u"text.too-deep"_s;
    return json.report(
        JsonDiagnosis::tr("Line %1 nests values more than %2 levels deep, which is not "
                          "read. Flatten the document."),
        {json.at, json.at}, QString::number(json.limits.depth));
}

} // namespace

std::span<const JsonMistake> jsonWrapperMistakes()
{
    static const QByteArray deep(201, '[');
    static const JsonMistake wrappers[] = {
        {"nested too deep", JsonReason::TooDeep, deep.constData(), tooDeepJson},
        {"Markdown fence", anyJsonReason, "```json\n{}\n```\n", jsonFence},
        {"cut off", anyJsonReason, "{\"a\": \"half a sen", jsonTruncation},
        {"words before", anyJsonReason, "Here is the call:\n{\"a\": 1}\n", wordsBefore},
    };
    return wrappers;
}

qsizetype startBehindWords(const QByteArray &bytes, int depth)
{
    const QByteArray text = bytes.trimmed();
    const QByteArrayView openers("{[");
    if (bytes.size() > JsonDiagnosis::largestFixable || text.isEmpty()
        || openers.contains(text.front())) {
        return 0;
    }
    for (qsizetype line = bytes.indexOf('\n') + 1; line > 0 && line < bytes.size();
         line = bytes.indexOf('\n', line) + 1) {
        if (openers.contains(bytes[line])) {
            const std::optional<JsonFault> fault = jsonFault(bytes.sliced(line), depth);
            return fault && fault->offset == 0 ? 0 : line;
        }
    }
    // "Here it is: {": JSON begins on the line of the introduction. A single word may be a key.
    const qsizetype brace = bytes.indexOf('{');
    const bool isBehindBlank = brace > 0 && (bytes[brace - 1] == ' ' || bytes[brace - 1] == '\t');
    const bool isAlone = isBehindBlank && !bytes.first(brace).contains('\n')
        && !bytes.first(brace).contains('"') && bytes.first(brace).trimmed().contains(' ');
    if (isAlone) {
        const std::optional<JsonFault> fault = jsonFault(bytes.sliced(brace), depth);
        return fault && fault->offset < 2 ? 0 : brace;
    }
    return 0;
}

} // namespace baton
