// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"

#include "models/formats/json/jsonparse.h"
#include "models/formats/markdown/fencedblock.h"
#include "models/formats/prompt/headingcase.h"
#include "models/formats/prompt/promptlines.h"
#include "models/formats/prompt/promptparse.h"
#include "models/formats/xml/xmlparse.h"
#include "models/formats/yaml/reading/yamlscanner.h"
#include "models/parsing/documentlimit.h"
#include "models/parsing/markdownparse.h"
#include "models/parsing/yamlparse.h"
#include "models/strings/pathstrings.h"
#include "models/text/encodingdetection.h"
#include "models/text/truncation.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The format that the first line without a comment suggests.
Format guessed(const QByteArray &bytes)
{
    static const QRegularExpression entry(
        uR"(^(---|%YAML|- |["']?[A-Za-z_][\w.-]*["']?:(\s|$)))"_s);
    const YamlScanner text(bytes);
    const qsizetype start = text.skipSpace(bomLength(bytes));
    switch (text.at(start)) {
    case '{':
    case '[':
        return Format::Json;
    case '<':
        return Format::Xml;
    default:
        const QByteArray line = bytes.sliced(start, text.lineEnd(start) - start);
        const bool isEntry = entry.match(QString::fromUtf8(line)).hasMatch();
        return isEntry ? Format::Yaml : Format::Text;
    }
}

/// The text before the partial character that @p cut reports.
ParsedText withoutPartialSign(const QByteArray &bytes, SyntaxIssue cut, ParsedText all,
                              const std::atomic_bool *stop)
{
    ParsedText before = parse(bytes.first(cut.range.begin), all.format, all.options, stop);
    all.documents = std::move(before.documents);
    if (!all.documents.empty()) {
        SourceDocument &last = all.documents.back();
        last.isComplete = false;
        last.range.end = std::max(last.range.end, bytes.size());
    }
    std::erase_if(before.issues, [](const SyntaxIssue &issue) { return issue.rule == cutOffRule; });
    all.issues = std::move(before.issues);
    all.issues.push_back(std::move(cut));
    return all;
}

} // namespace

Format formatOf(const QString &fileName, const QByteArray &bytes)
{
    const QStringView name = lastNameOf(QStringView(fileName));
    const qsizetype dot = name.lastIndexOf(u'.');
    const QString suffix = dot < 0 ? QString() : name.sliced(dot + 1).toString().toLower();
    const bool isHiddenLock = suffix == u"lock" && name.startsWith(u'.');
    if (suffix == u"yaml" || suffix == u"yml" || isHiddenLock) { // .session.lock
        return Format::Yaml;
    }
    if (suffix == u"json") {
        return Format::Json;
    }
    if (suffix == u"xml") {
        return Format::Xml;
    }
    if (suffix == u"md" || suffix == u"markdown") {
        return Format::Markdown;
    }
    if (suffix == u"prompt" || ((suffix.isEmpty() || suffix == u"txt") && isPromptLike(bytes))) {
        return Format::Prompt;
    }
    return suffix.isEmpty() ? guessed(bytes) : Format::Text;
}

namespace {

/// Adds the documents of @p bytes, read in the format of @p parsed.
void addDocuments(const QByteArray &bytes, const ParseOptions &options,
                  const std::atomic_bool *stop, ParsedText &parsed)
{
    switch (parsed.format) {
    case Format::Yaml:
        return parseYaml(bytes, options.limits, stop, parsed);
    case Format::Json:
        return parseJson(bytes, options.limits, stop, parsed);
    case Format::Xml:
        return parseXml(bytes, {0, bytes.size()}, options, stop, parsed);
    case Format::Markdown:
        return parseMarkdown(bytes, options, stop, parsed);
    case Format::Prompt:
        parsePrompt(bytes, parsed);
        if (auto issue =
                headingsInOtherCase(bytes, options.promptHeadings, options.limits.firstLine)) {
            parsed.issues.push_back(*std::move(issue));
        }
        return;
    case Format::Text:
        return;
    }
}

} // namespace

ParsedText parse(const QByteArray &bytes, Format named, const ParseOptions &options,
                 const std::atomic_bool *stop)
{
    const ParseLimits &limits = options.limits;
    const bool isPrompt = named == Format::Text && bytes.size() <= limits.bytes
        && hasPromptHeadings(bytes, options.promptHeadings);
    const Format format = isPrompt ? Format::Prompt : named;
    ParsedText parsed;
    parsed.format = format;
    parsed.options = options;
    if (bytes.size() <= limits.bytes) {
        parsed.encoding = encodingOf(bytes);
    }
    const bool isPlain = bytes.size() <= limits.bytes && parsed.encoding.isValidUtf8
        && !bytes.contains('\0'); // UTF-16 and UTF-32 contain zeros, or are not UTF-8
    std::optional<SyntaxIssue> refusal =
        isPlain ? std::optional<SyntaxIssue>() : textIssue(bytes, limits);
    if (!refusal) {
        refusal = documentCountIssue(bytes, format, limits.firstLine);
    }
    if (refusal && refusal->rule == cutOffRule) {
        return withoutPartialSign(bytes, std::move(*refusal), std::move(parsed), stop);
    }
    if (refusal) {
        parsed.issues.push_back(std::move(*refusal));
        parsed.documents.push_back(
            {.format = format, .range = {0, bytes.size()}, .tree = {}, .isComplete = false});
        return parsed;
    }
    addDocuments(bytes, options, stop, parsed);
    if (!options.fence.isEmpty()) {
        std::ranges::move(fenceIssues(bytes, options.fence), std::back_inserter(parsed.issues));
    }
    std::ranges::stable_sort(parsed.issues, {},
                             [](const SyntaxIssue &issue) { return issue.range.begin; });
    return parsed;
}

} // namespace baton
