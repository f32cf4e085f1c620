// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include "models/formats/yaml/reading/yamlreading.h"
#include "models/strings/whitespace.h"
#include "models/text/typographicquote.h"

#include <QRegularExpression>

#include <algorithm>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The reason for the first entry that occurs in the message.
YamlReason reasonOf(const YamlFault &fault)
{
    using enum YamlReason;
    static constexpr std::pair<std::string_view, YamlReason> reasons[] = {
        {"tab", Tab},
        {"without closing quote", OpenQuote},
        {"wrongly indented double-quoted", OpenQuote},
        {"wrongly indented single-quoted", OpenQuote},
        {"marker in double-quoted", OpenQuote},
        {"marker in single-quoted", OpenQuote},
        {"invalid trailing content after", BehindQuote},
        {"cannot start with", ReservedStart},
        {"invalid nested block mapping", SecondColon},
        {"same line as previous key", SecondColon},
        {"invalid mapping in plain multiline", Indentation},
        {"block sequence on the same line", ListOnKeyLine},
        {"at the end of block sequence", ListItem},
        {"expected '-' indicator", ListItem},
        {"did not find expected key", Key},
        {"could not find expected ':'", Colon},
        {"invalid value after mapping", Colon},
        {"invalid multiline plain key", Colon},
        {"missing ':'", Colon},
        {"without a closing bracket", OpenBracket},
        {"missing comma", Comma},
        {"extra comma", ExtraComma},
        {"extra closing", ClosingBracket},
        {"mismatched flow", ClosingBracket},
        {"anchor is not defined", Anchor},
        {"no linebreak found", BlockHeader},
        {"invalid escape", Escape},
        {"invalid hex escape", Escape},
        {"missing document start", DocumentEnd},
        {"indent", Indentation},
        {"indendation", Indentation},
    };
    if (fault.kind == YamlFault::Kind::TooDeep) {
        return TooDeep;
    }
    const std::string_view reason = fault.reason;
    const auto *found = std::ranges::find_if(
        reasons, [&](const auto &known) { return reason.find(known.first) != reason.npos; });
    return found == std::end(reasons) ? Unknown : found->second;
}

} // namespace

YamlDiagnosis::YamlDiagnosis(const QByteArray &text, const YamlFault &found,
                             const std::vector<YamlEvent> &seen, const ParseLimits &parseLimits)
    : bytes(text)
    , fault(found)
    , events(seen)
    , limits(parseLimits)
    , reason(reasonOf(found))
    , lines(text, parseLimits.firstLine)
{
    reset();
}

void YamlDiagnosis::reset()
{
    issue = {};
    issue.rule = u"yaml.syntax"_s;
    at = fault.offset;
    // A fault on an empty line or behind the last line belongs to the words before it.
    const int number = lines.positionOf(fault.offset).line;
    setLine(wordsOf(number).isEmpty() ? lineOfWords(number, -1) : number);
}

void YamlDiagnosis::setLine(int number)
{
    line = number;
    words = wordsOf(number);
    if (at < words.begin || at >= words.end) {
        at = words.begin;
    }
}

bool YamlDiagnosis::reportText(const QString &message, ByteRange range)
{
    issue.message = message;
    issue.range = range;
    issue.actual = text(range);
    return true;
}

bool YamlDiagnosis::offer(const QString &title, const TextEdits &edits)
{
    if (issue.fixTitle.isEmpty() && improves(edits)) {
        issue.fixTitle = title;
        issue.fix = edits;
    }
    return true;
}

bool YamlDiagnosis::improves(const TextEdits &edits) const
{
    return isReadBeyond(lines.lineRange(line).end, edits);
}

bool YamlDiagnosis::isReadWith(const TextEdits &edits) const
{
    return isReadBeyond(2 * bytes.size() + 2, edits);
}

bool YamlDiagnosis::isReadBeyond(qsizetype end, const TextEdits &edits) const
{
    constexpr qsizetype largest = 4 * 1024 * 1024; // verifying a fix must not take long
    const Result<QByteArray> fixed = applied(bytes, edits);
    if (!fixed || bytes.size() > largest) {
        return false;
    }
    const YamlReading reading(*fixed, limits, nullptr);
    return !reading.fault() || reading.fault()->offset > end + fixed->size() - bytes.size();
}

bool YamlDiagnosis::offerQuotes(ByteRange value)
{
    const QByteArrayView source = view(value);
    if (const qsizetype quote = typographicQuote(source); quote > 0) {
        return offer(tr("Write straight quotes"),
                     {{value.begin, quote, "\""}, {value.end - quote, quote, "\""}});
    }
    const bool isPlainText = !source.contains('"') && !source.contains('\\');
    if (!isPlainText && source.contains('\'')) {
        return true;
    }
    const QByteArray quote(1, isPlainText ? '"' : '\'');
    return offer(tr("Put in quotes"), {{value.begin, 0, quote}, {value.end, 0, quote}});
}

ByteRange YamlDiagnosis::wordsOf(int number) const
{
    ByteRange range = lines.lineRange(number);
    while (!range.isEmpty() && isBlank(bytes[range.end - 1])) {
        --range.end;
    }
    while (!range.isEmpty() && isBlank(bytes[range.begin])) {
        ++range.begin;
    }
    return range;
}

ByteRange YamlDiagnosis::withoutComment(ByteRange range) const
{
    const qsizetype comment = view(range).indexOf(" #");
    range.end = comment < 0 ? range.end : range.begin + comment;
    while (!range.isEmpty() && isBlank(bytes[range.end - 1])) {
        --range.end;
    }
    return range;
}

ByteRange YamlDiagnosis::valueOf(ByteRange range) const
{
    const qsizetype colon = view(range).indexOf(": ");
    if (colon < 0) {
        return {range.end, range.end};
    }
    range.begin += colon + 2;
    while (!range.isEmpty() && isBlank(bytes[range.begin])) {
        ++range.begin;
    }
    return withoutComment(range);
}

QByteArrayView YamlDiagnosis::view(ByteRange range) const
{
    return QByteArrayView(bytes).sliced(range.begin, range.length());
}

QString YamlDiagnosis::text(ByteRange range) const
{
    return QString::fromUtf8(view(range));
}

int YamlDiagnosis::indentationOf(int number) const
{
    return int(wordsOf(number).begin - lines.lineRange(number).begin);
}

int YamlDiagnosis::lineOfWords(int number, int step) const
{
    for (int next = number + step; next >= lines.firstLine() && next <= lines.lastLine();
         next += step) {
        const ByteRange range = wordsOf(next);
        if (!range.isEmpty() && bytes[range.begin] != '#') {
            return next;
        }
    }
    return number;
}

bool YamlDiagnosis::isLastOfEntry(int number) const
{
    static const QRegularExpression entry(uR"(^(- .*|["']?[\w.-]+["']?:( .*|$)|---.*))"_s);
    const int below = lineOfWords(number, 1);
    return below == number || entry.match(text(wordsOf(below))).hasMatch();
}

/// The offsets of the brackets that are open at the fault; -1 for each block container.
std::vector<qsizetype> YamlDiagnosis::openBrackets() const
{
    std::vector<qsizetype> open;
    for (const YamlEvent &event : events) {
        if (event.kind == YamlEvent::Kind::ListStart || event.kind == YamlEvent::Kind::MapStart) {
            const bool isBracket = !event.isBlock && event.mark < bytes.size()
                && QByteArrayView("[{").contains(bytes[event.mark]);
            open.push_back(isBracket ? event.mark : -1);
        } else if (event.isEnd() && !open.empty()) {
            open.pop_back();
        }
    }
    std::erase(open, -1);
    return open;
}

qsizetype YamlDiagnosis::openBracket() const
{
    const std::vector<qsizetype> open = openBrackets();
    return open.empty() ? -1 : open.back();
}

QByteArray YamlDiagnosis::closingBrackets() const
{
    QByteArray closing;
    for (const qsizetype bracket : openBrackets()) {
        closing.prepend(bytes[bracket] == '[' ? ']' : '}');
    }
    return closing;
}

qsizetype YamlDiagnosis::openQuote() const
{
    const auto isQuote = [this](qsizetype offset) {
        return bytes[offset] == '"' || bytes[offset] == '\'';
    };
    if (fault.offset < bytes.size() && isQuote(fault.offset)) {
        return fault.offset;
    }
    qsizetype begin = 0;
    for (const YamlEvent &event : events) {
        begin = std::max(begin, event.mark);
    }
    for (; begin < bytes.size(); ++begin) {
        const bool startsWord =
            begin == 0 || QByteArrayView(" \t\r\n[{,:").contains(bytes[begin - 1]);
        if (isQuote(begin) && startsWord) {
            return begin;
        }
    }
    return -1;
}

} // namespace baton
