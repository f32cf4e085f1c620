// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/markdown/fencedblock.h"

#include "models/formats/prompt/promptlines.h"
#include "models/formats/prompt/promptparse.h"
#include "models/strings/whitespace.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QByteArrayView trimmedEnd(QByteArrayView text)
{
    while (!text.isEmpty() && isBlank(text.back())) {
        text.chop(1);
    }
    return text;
}

} // namespace

Format FencedBlock::format(const QStringList &promptHeadings) const
{
    // Pandoc writes "{.yaml}". Not supported for XML, where tools look only for the plain word.
    const bool isClass = language.startsWith("{."_L1);
    const QStringView name =
        isClass ? QStringView(language).sliced(2).split(u'}').front() : QStringView(language);
    if (name == "yaml"_L1 || name == "yml"_L1) {
        return Format::Yaml;
    }
    if (name == "json"_L1 || name == "jsonc"_L1 || name == "json5"_L1) {
        return Format::Json;
    }
    const bool isText = language == "text"_L1 || language == "txt"_L1;
    const auto isPrompt = [&] {
        return isPromptLike(content) || hasPromptHeadings(content, promptHeadings);
    };
    if (language == "prompt"_L1 || (isText && isPrompt())) {
        return Format::Prompt;
    }
    return language == "xml"_L1 ? Format::Xml : Format::Text;
}

bool FencedBlock::hasLastNewline() const
{
    return content.isEmpty() || content.endsWith('\n') || content.endsWith('\r');
}

qsizetype FencedBlock::toFile(qsizetype offset) const
{
    if (lines.empty() || (offset >= content.size() && hasLastNewline())) {
        return end;
    }
    // If the first and the last line have the same shift, all lines do.
    const qsizetype shift = lines.front().source - lines.front().begin;
    if (lines.back().source - lines.back().begin == shift) {
        return std::min(offset + shift, end);
    }
    const auto next = std::ranges::upper_bound(lines, offset, {}, &Line::begin);
    const Line &line = *std::prev(next);
    return std::min(line.source + offset - line.begin, end);
}

ByteRange FencedBlock::toFile(ByteRange range) const
{
    const qsizetype first = toFile(range.begin);
    return {first, range.isEmpty() ? first : toFile(range.end - 1) + 1};
}

std::optional<qsizetype> FencedBlock::toContent(qsizetype offset) const
{
    const auto next = std::ranges::upper_bound(lines, offset, {}, &Line::source);
    if (next == lines.begin() || offset >= end) {
        const bool isBehind = offset == end && !hasLastNewline();
        return isBehind ? std::optional(content.size()) : std::nullopt;
    }
    const Line &line = *std::prev(next);
    const qsizetype last = next == lines.end() ? content.size() : next->begin;
    const qsizetype place = line.begin + offset - line.source;
    return place < last ? std::optional(place) : std::nullopt;
}

/// @p text with the prefix behind each line end. With @p isWholeLines, the prefix is also before
/// the first line but not behind the last line end.
QByteArray FencedBlock::prefixed(const QByteArray &text, bool isWholeLines) const
{
    if (prefix.isEmpty() || text.isEmpty()) {
        return text;
    }
    QByteArray result;
    for (qsizetype at = 0; at <= text.size();) {
        const qsizetype newline = text.indexOf('\n', at);
        const qsizetype next = newline < 0 ? text.size() + 1 : newline + 1;
        const QByteArrayView line =
            QByteArrayView(text).sliced(at, std::min(next, text.size()) - at);
        const bool isEmptyLine = newline == at || line == "\r\n";
        if (isWholeLines ? !line.isEmpty() : at > 0) {
            result += isEmptyLine ? trimmedEnd(prefix) : QByteArrayView(prefix);
        }
        result += line;
        at = next;
    }
    return result;
}

TextEdit FencedBlock::toFile(const TextEdit &edit) const
{
    const bool reachesEnd = edit.range().end >= content.size() && hasLastNewline();
    if (!reachesEnd) {
        const qsizetype first = toFile(edit.offset);
        return {first, toFile(edit.range().end) - first, prefixed(edit.text, false)};
    }
    const auto line = std::ranges::find(lines, edit.offset, &Line::begin);
    const bool isNewLine = edit.offset >= content.size();
    if (isNewLine || line != lines.end()) {
        const qsizetype first = isNewLine ? end : line->source - line->prefix;
        return {first, end - first, prefixed(edit.text, true)};
    }
    QByteArray text = prefixed(edit.text, false);
    if (edit.text.endsWith('\n')) {
        text.chop(prefix.size());
    }
    const qsizetype first = toFile(edit.offset);
    return {first, end - first, text};
}

TextEdits FencedBlock::toFile(const TextEdits &edits) const
{
    TextEdits result;
    for (const TextEdit &edit : edits) {
        result.push_back(toFile(edit));
    }
    return result;
}

std::vector<SyntaxIssue> fenceIssues(QByteArrayView text, const QByteArray &fence)
{
    std::vector<SyntaxIssue> issues;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype newline = text.indexOf('\n', at);
        const qsizetype next = newline < 0 ? text.size() : newline + 1;
        const QByteArrayView line = text.sliced(at, next - at).trimmed();
        qsizetype indentation = 0;
        while (at + indentation < next && text[at + indentation] == ' ') {
            ++indentation;
        }
        const bool isFence = line.size() >= fence.size()
            && std::ranges::all_of(line, [&fence](char c) { return c == fence.front(); });
        if (isFence && indentation < 4) {
            SyntaxIssue issue;
            issue.rule = u"markdown.fence"_s;
            issue.range = {at, next};
            issue.message = QCoreApplication::translate(
                "baton::FencedBlock", "This line ends the code block. Make its fences longer.");
            issues.push_back(std::move(issue));
        }
        at = next;
    }
    return issues;
}

} // namespace baton
