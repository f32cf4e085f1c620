// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/formatconversion.h"

#include "models/editing/plan/planedit.h"
#include "models/parsing/documenttext.h"
#include "models/parsing/parse.h"
#include "models/protocol/schema/schemaquery.h"
#include "models/strings/numberguess.h"
#include "models/tree/formatnames.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class ConversionTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Conversion)
};

bool isData(Format format)
{
    return format == Format::Yaml || format == Format::Json;
}

/// The number of comments between the keys and values of @p tree.
int commentCount(const QByteArray &bytes, const Tree &tree)
{
    std::vector<ByteRange> scalars;
    for (const Node &node : tree.nodes) {
        if (!node.keyRange.isEmpty()) {
            scalars.push_back(node.keyRange);
        }
        if (node.children.empty() && !node.range.isEmpty()) {
            scalars.push_back(node.range);
        }
    }
    std::ranges::sort(scalars, {}, &ByteRange::begin);
    int count = 0;
    auto next = scalars.begin();
    for (qsizetype at = 0; at < bytes.size(); ++at) {
        while (next != scalars.end() && next->end <= at) {
            ++next;
        }
        if (next != scalars.end() && next->begin <= at) {
            at = next->end - 1;
        } else if (bytes[at] == '#') {
            ++count;
            const qsizetype end = bytes.indexOf('\n', at);
            at = end < 0 ? bytes.size() : end;
        }
    }
    return count;
}

bool hasReferences(const Tree &tree)
{
    return std::ranges::any_of(tree.nodes, [](const Node &node) {
        return !node.anchor.isEmpty() || !node.tag.isEmpty() || node.style == Style::Alias;
    });
}

/// Spells numbers and booleans as in JSON; false if a number has no such spelling.
bool spellNumbers(Value &value)
{
    if (value.type == ValueType::Integer || value.type == ValueType::Float) {
        value.text = guessedNumber(value.text);
        return !value.text.isEmpty();
    }
    if (value.type == ValueType::Boolean) {
        value.text = value.text.toLower();
    }
    return std::ranges::all_of(value.items, spellNumbers);
}

Result<QByteArray> yamlOf(const Value &value)
{
    const QByteArray empty = "null\n";
    const Result<TextEdits> edits =
        planEdit(empty, parse(empty, Format::Yaml), 0, SetValue{{}, value});
    return edits ? applied(empty, edits.value()) : Result<QByteArray>(edits.failure());
}

QByteArray withLineEnds(QByteArray text, LineEnd lineEnd)
{
    return lineEnd == LineEnd::CrLf ? text.replace('\n', "\r\n") : text;
}

QString severalDocuments(Format to)
{
    return ConversionTexts::tr("The text contains several documents, but a file in %1 has only "
                               "one.")
        .arg(titleOf(to));
}

Result<Conversion> dataAs(Format to, const QByteArray &bytes, const ParsedText &parsed)
{
    if (!parsed.isComplete() || parsed.documents.empty()) {
        return Failure{
            ConversionTexts::tr("The text cannot be read as it is, so it cannot be converted.")};
    }
    if (parsed.documents.size() > 1) {
        return Failure{severalDocuments(to)};
    }
    const Tree &tree = parsed.documents.front().tree;
    Value value = tree.toReceivedValue();
    if (to == Format::Json && !spellNumbers(value)) {
        return Failure{ConversionTexts::tr("The text holds a number that JSON cannot write.")};
    }
    const Result<QByteArray> text =
        to == Format::Json ? Result<QByteArray>(toJson(value)) : yamlOf(value);
    if (!text) {
        return text.failure();
    }
    const ParsedText again = parse(*text, to);
    if (!again.isComplete() || again.documents.size() != 1
        || again.documents.front().tree.toValue() != value) {
        return Failure{ConversionTexts::tr(
            "The values would not stay the same, so the text is not converted.")};
    }
    Conversion result{withLineEnds(*text, parsed.encoding.lineEnd), {}};
    if (const int comments = commentCount(bytes, tree); comments > 0) {
        result.lost.append(ConversionTexts::tr("%n comment(s)", nullptr, comments));
    }
    if (hasReferences(tree)) {
        result.lost.append(ConversionTexts::tr("anchors, aliases and tags"));
    }
    return result;
}

Result<Conversion> blockAs(Format to, const QByteArray &bytes, const ParsedText &parsed)
{
    if (parsed.documents.empty() || !isData(parsed.documents.front().format)) {
        return Failure{
            ConversionTexts::tr("The text holds no block that could become %1.").arg(titleOf(to))};
    }
    if (parsed.documents.size() > 1) {
        return Failure{severalDocuments(to)};
    }
    const Format format = parsed.documents.front().format;
    const QByteArray block = documentText(bytes, parsed, 0, {});
    Result<Conversion> result = format == to ? Result<Conversion>(Conversion{block, {}})
                                             : dataAs(to, block, parse(block, format));
    if (result) {
        result->lost.prepend(ConversionTexts::tr("the text around the block"));
    }
    return result;
}

} // namespace

Result<Conversion> converted(const QByteArray &bytes, const ParsedText &parsed, Format to)
{
    if (isData(parsed.format) && isData(to)) {
        return dataAs(to, bytes, parsed);
    }
    if (parsed.format == Format::Markdown && isData(to)) {
        return blockAs(to, bytes, parsed);
    }
    if (to == Format::Markdown && parsed.format != Format::Text) {
        ParsedText whole; // includes everything around the documents
        whole.format = parsed.format;
        whole.encoding = parsed.encoding;
        return Conversion{fencedCopy(bytes, whole, 0), {}};
    }
    return Failure{
        ConversionTexts::tr("A handoff in %1 cannot become %2: its receiver would not know it.")
            .arg(titleOf(parsed.format), titleOf(to))};
}

} // namespace baton
