// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/linecommands.h"

#include "widgets/source/text/positionmapping.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton::linecommands {

namespace {

/// The lines that the selection touches, without one at whose start it ends.
struct LineSpan
{
    int first = 0;
    int last = 0;
};

LineSpan linesOf(const CommandInput &in)
{
    const ByteRange selection = in.selection();
    LineSpan span{in.lines.lineAt(selection.begin), in.lines.lineAt(selection.end)};
    if (span.last > span.first && in.lines.begin(span.last) == selection.end) {
        --span.last;
    }
    return span;
}

QByteArrayView contentOf(const CommandInput &in, int line)
{
    const ByteRange range = in.lines.content(in.bytes, line);
    return QByteArrayView(in.bytes).sliced(range.begin, range.length());
}

qsizetype indentationOf(QByteArrayView line)
{
    qsizetype indentation = 0;
    while (indentation < line.size() && (line[indentation] == ' ' || line[indentation] == '\t')) {
        ++indentation;
    }
    return indentation;
}

bool isBlank(QByteArrayView line)
{
    return indentationOf(line) == line.size();
}

/// The result of @p edits. The selection stays on its text and includes text inserted at its start.
CommandResult carrying(const CommandInput &in, TextEdits edits)
{
    const qsizetype first = in.selection().begin;
    const PositionMapping shifts(edits);
    const auto carried = [&](qsizetype offset) {
        const bool stays = in.anchor != in.caret && offset == first;
        return stays ? shifts.end(offset) : shifts.begin(offset);
    };
    const qsizetype anchor = carried(in.anchor);
    const qsizetype caret = carried(in.caret);
    return {std::move(edits), anchor, caret};
}

CommandResult replacing(ByteRange range, const QByteArray &text, qsizetype caretInText)
{
    const qsizetype caret = range.begin + caretInText;
    return {{{range.begin, range.length(), text}}, caret, caret};
}

QByteArray spaces(qsizetype count)
{
    return QByteArray(std::max<qsizetype>(0, count), ' ');
}

/// The length of the "- " prefixes at the start of @p text.
qsizetype dashesOf(QByteArrayView text)
{
    qsizetype at = 0;
    while (at < text.size() && text[at] == '-' && (at + 1 == text.size() || text[at + 1] == ' ')) {
        ++at;
        while (at < text.size() && text[at] == ' ') {
            ++at;
        }
    }
    return at;
}

/// The prefix of a new line after @p before, in YAML.
QByteArray yamlContinuation(const QByteArray &before, bool isAtEnd)
{
    static const QRegularExpression opens(uR"(:\s*([&!]\S+\s*)*([|>][-+0-9]*)?\s*(#.*)?$)"_s);
    static const QRegularExpression entry(
        uR"(^("[^"]*"|'[^']*'|[^\s"'#\[{&*!|>][^#]*?)\s*:(\s|$))"_s);
    const qsizetype indentation = indentationOf(before);
    const QByteArray lead = before.first(indentation);
    const QByteArray body = before.sliced(indentation);
    const qsizetype dashes = dashesOf(body);
    const QString said = QString::fromUtf8(body.sliced(dashes));
    if (said.startsWith(u'#')) {
        return lead;
    }
    if (opens.match(said).hasMatch()) {
        return lead + spaces(dashes + indentStep);
    }
    if (dashes == 0) {
        return lead;
    }
    if (entry.match(said).hasMatch() || !isAtEnd) {
        return lead + spaces(dashes);
    }
    return lead + body.first(dashes);
}

bool opensBracket(const QByteArray &before)
{
    const QByteArray said = before.trimmed();
    return said.endsWith('{') || said.endsWith('[');
}

/// The bytes of the selected lines without the last line end.
ByteRange blockOf(const CommandInput &in, LineSpan span)
{
    return {in.lines.begin(span.first), in.lines.content(in.bytes, span.last).end};
}

CommandResult shifted(const CommandInput &in, TextEdits edits, qsizetype by)
{
    return {std::move(edits), in.anchor + by, in.caret + by};
}

CommandResult refused(const QString &reason)
{
    CommandResult result;
    result.reason = reason;
    return result;
}

CommandResult markLines(const CommandInput &in, LineSpan span)
{
    qsizetype column = -1;
    bool areAllComments = true;
    for (int line = span.first; line <= span.last; ++line) {
        const QByteArrayView content = contentOf(in, line);
        if (isBlank(content)) {
            continue;
        }
        const qsizetype indentation = indentationOf(content);
        column = column < 0 ? indentation : std::min(column, indentation);
        areAllComments = areAllComments && content[indentation] == '#';
    }
    TextEdits edits;
    for (int line = span.first; column >= 0 && line <= span.last; ++line) {
        const QByteArrayView content = contentOf(in, line);
        if (isBlank(content)) {
            continue;
        }
        const qsizetype begin = in.lines.begin(line);
        const qsizetype indentation = indentationOf(content);
        if (!areAllComments) {
            edits.push_back({begin + column, 0, "# "});
        } else {
            const bool hasSpace = content.sliced(indentation).startsWith("# ");
            edits.push_back({begin + indentation, hasSpace ? 2 : 1, {}});
        }
    }
    return carrying(in, std::move(edits));
}

CommandResult markBlock(const CommandInput &in, LineSpan span)
{
    const ByteRange block = blockOf(in, span);
    const QByteArray text = in.bytes.sliced(block.begin, block.length());
    const qsizetype begin = block.begin + indentationOf(text);
    const QByteArray said = text.trimmed();
    if (said.isEmpty()) {
        return {};
    }
    if (said.startsWith("<!-- ") && said.endsWith(" -->") && said.size() >= 9) {
        return carrying(in, {{begin, 5, {}}, {begin + said.size() - 4, 4, {}}});
    }
    if (said.contains("--")) {
        return refused(
            QCoreApplication::translate("baton::SourceEdit", "A comment must not contain “--”."));
    }
    return carrying(in, {{begin, 0, "<!-- "}, {begin + said.size(), 0, " -->"}});
}

} // namespace

CommandResult newLine(const CommandInput &in)
{
    const ByteRange selection = in.selection();
    const int firstLine = in.lines.lineAt(selection.begin);
    const qsizetype begin = in.lines.begin(firstLine);
    const QByteArray before = in.bytes.sliced(begin, selection.begin - begin);
    const qsizetype end = in.lines.content(in.bytes, in.lines.lineAt(selection.end)).end;
    QByteArrayView after = QByteArrayView(in.bytes).sliced(selection.end, end - selection.end);
    const QByteArray lead = before.first(indentationOf(before));
    ByteRange replaced = selection;
    if (!isBlank(before)) {
        replaced.end += indentationOf(after);
        after = after.sliced(indentationOf(after));
    }
    const bool isYaml = in.format == Format::Yaml || in.format == Format::Markdown;
    if (isYaml && !in.isInText) {
        const QByteArray body = before.trimmed();
        if (body == "-" && isBlank(after)) {
            const qsizetype outer = std::max<qsizetype>(0, lead.size() - indentStep);
            return replacing({begin, replaced.end}, lead.first(outer), outer);
        }
        const QByteArray text = in.lineEnd + yamlContinuation(before, isBlank(after));
        return replacing(replaced, text, text.size());
    }
    if (in.format == Format::Json && opensBracket(before)) {
        const QByteArray text = in.lineEnd + lead + spaces(indentStep);
        const bool closes = after.startsWith('}') || after.startsWith(']');
        return replacing(replaced, closes ? text + in.lineEnd + lead : text, text.size());
    }
    const QByteArray text = in.lineEnd + lead;
    return replacing(replaced, text, text.size());
}

CommandResult indent(const CommandInput &in)
{
    const ByteRange selection = in.selection();
    if (selection.isEmpty()) {
        const qsizetype begin = in.lines.begin(in.lines.lineAt(selection.begin));
        const QString before =
            QString::fromUtf8(QByteArrayView(in.bytes).sliced(begin, selection.begin - begin));
        const qsizetype count = indentStep - before.toUcs4().size() % indentStep;
        return replacing(selection, spaces(count), count);
    }
    TextEdits edits;
    const LineSpan span = linesOf(in);
    for (int line = span.first; line <= span.last; ++line) {
        if (!isBlank(contentOf(in, line))) {
            edits.push_back({in.lines.begin(line), 0, spaces(indentStep)});
        }
    }
    return carrying(in, std::move(edits));
}

CommandResult outdent(const CommandInput &in)
{
    TextEdits edits;
    const LineSpan span = linesOf(in);
    for (int line = span.first; line <= span.last; ++line) {
        const QByteArrayView content = contentOf(in, line);
        qsizetype count = 0;
        while (count < std::min<qsizetype>(indentStep, content.size()) && content[count] == ' ') {
            ++count;
        }
        if (count == 0 && content.startsWith('\t')) {
            count = 1;
        }
        if (count > 0) {
            edits.push_back({in.lines.begin(line), count, {}});
        }
    }
    return carrying(in, std::move(edits));
}

CommandResult backToIndent(const CommandInput &in)
{
    const qsizetype begin = in.lines.begin(in.lines.lineAt(in.caret));
    const QByteArrayView before = QByteArrayView(in.bytes).sliced(begin, in.caret - begin);
    const bool isSpaces = std::ranges::all_of(before, [](char c) { return c == ' '; });
    if (in.anchor != in.caret || before.size() < 2 || !isSpaces) {
        return {};
    }
    const qsizetype count = before.size() % indentStep == 0 ? indentStep : 1;
    return replacing({in.caret - count, in.caret}, {}, 0);
}

CommandResult toggleComment(const CommandInput &in)
{
    switch (in.format) {
    case Format::Yaml:
        return markLines(in, linesOf(in));
    case Format::Xml:
    case Format::Markdown:
        return markBlock(in, linesOf(in));
    case Format::Json:
        return refused(QCoreApplication::translate("baton::SourceEdit", "JSON has no comments."));
    case Format::Prompt:
    case Format::Text:
        break;
    }
    return refused(QCoreApplication::translate("baton::SourceEdit", "This text has no comments."));
}

CommandResult moveUp(const CommandInput &in)
{
    const LineSpan span = linesOf(in);
    if (span.first == 0) {
        return {};
    }
    const int above = span.first - 1;
    const ByteRange whole = in.lines.whole(above);
    const QByteArray content = contentOf(in, above).toByteArray();
    const QByteArray end = in.lines.lineEnd(in.bytes, above).toByteArray();
    const bool isLast = in.lines.lineEnd(in.bytes, span.last).isEmpty();
    const TextEdit insertion{in.lines.whole(span.last).end, 0,
                             isLast ? end + content : content + end};
    return shifted(in, {{whole.begin, whole.length(), {}}, insertion}, -whole.length());
}

CommandResult moveDown(const CommandInput &in)
{
    const LineSpan span = linesOf(in);
    const int below = span.last + 1;
    const bool isBehindEnd = below >= in.lines.count()
        || (below == in.lines.count() - 1 && in.lines.whole(below).isEmpty());
    if (isBehindEnd) {
        return {};
    }
    const QByteArray content = contentOf(in, below).toByteArray();
    const QByteArray ownEnd = in.lines.lineEnd(in.bytes, below).toByteArray();
    const QByteArray end =
        ownEnd.isEmpty() ? in.lines.lineEnd(in.bytes, span.last).toByteArray() : ownEnd;
    const qsizetype from =
        ownEnd.isEmpty() ? in.lines.content(in.bytes, span.last).end : in.lines.begin(below);
    return shifted(in,
                   {{in.lines.begin(span.first), 0, content + end},
                    {from, in.lines.whole(below).end - from, {}}},
                   content.size() + end.size());
}

CommandResult duplicate(const CommandInput &in)
{
    const ByteRange block = blockOf(in, linesOf(in));
    const QByteArray text = in.lineEnd + in.bytes.sliced(block.begin, block.length());
    return shifted(in, {{block.end, 0, text}}, text.size());
}

CommandResult remove(const CommandInput &in)
{
    const LineSpan span = linesOf(in);
    ByteRange range{in.lines.begin(span.first), in.lines.whole(span.last).end};
    if (span.last + 1 == in.lines.count() && span.first > 0) {
        range.begin = in.lines.content(in.bytes, span.first - 1).end;
    }
    if (range.isEmpty()) {
        return {};
    }
    return replacing(range, {}, 0);
}

} // namespace baton::linecommands
