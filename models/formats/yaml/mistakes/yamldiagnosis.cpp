// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include "models/formats/yaml/reading/yamlreading.h"
#include "models/strings/whitespace.h"
#include "models/text/fencemessages.h"
#include "models/text/typographicquote.h"

#include <QRegularExpression>

#include <algorithm>
#include <string_view>

using namespace Qt::StringLiterals;

namespace baton {

/// What libfyaml's and yaml-cpp's messages mean; the first that fits counts.
struct YamlDiagnosis::Rule
{
    std::string_view reason;
    Explain explain;
};

YamlDiagnosis::YamlDiagnosis(const QByteArray &bytes, const YamlFault &fault,
                             const std::vector<YamlEvent> &events, const ParseLimits &limits)
    : m_bytes(bytes)
    , m_fault(fault)
    , m_events(events)
    , m_limits(limits)
    , m_lines(bytes, limits.firstLine)
    , m_at(fault.offset)
{
    m_issue.rule = u"yaml.syntax"_s;
    // A fault behind the last line, or on an empty one, is meant for the words before it.
    int line = m_lines.positionOf(fault.offset).line;
    if (words(line).isEmpty()) {
        line = lineOfWords(line, -1);
    }
    setLine(line);
}

SyntaxIssue YamlDiagnosis::issue()
{
    static constexpr Rule rules[] = {
        {"tab", &YamlDiagnosis::tab},
        {"without closing quote", &YamlDiagnosis::openQuote},
        {"wrongly indented double-quoted", &YamlDiagnosis::openQuote},
        {"wrongly indented single-quoted", &YamlDiagnosis::openQuote},
        {"marker in double-quoted", &YamlDiagnosis::openQuote},
        {"marker in single-quoted", &YamlDiagnosis::openQuote},
        {"invalid trailing content after", &YamlDiagnosis::textBehindQuote},
        {"cannot start with", &YamlDiagnosis::reservedStart},
        {"invalid nested block mapping", &YamlDiagnosis::secondColon},
        {"same line as previous key", &YamlDiagnosis::secondColon},
        {"invalid mapping in plain multiline", &YamlDiagnosis::indentation},
        {"block sequence on the same line", &YamlDiagnosis::listOnKeyLine},
        {"at the end of block sequence", &YamlDiagnosis::listItemExpected},
        {"expected '-' indicator", &YamlDiagnosis::listItemExpected},
        {"did not find expected key", &YamlDiagnosis::keyExpected},
        {"could not find expected ':'", &YamlDiagnosis::missingColon},
        {"invalid value after mapping", &YamlDiagnosis::missingColon},
        {"invalid multiline plain key", &YamlDiagnosis::missingColon},
        {"missing ':'", &YamlDiagnosis::missingColon},
        {"without a closing bracket", &YamlDiagnosis::openBracket},
        {"missing comma", &YamlDiagnosis::missingComma},
        {"extra comma", &YamlDiagnosis::extraComma},
        {"extra closing", &YamlDiagnosis::wrongBracket},
        {"mismatched flow", &YamlDiagnosis::wrongBracket},
        {"anchor is not defined", &YamlDiagnosis::unknownAnchor},
        {"no linebreak found", &YamlDiagnosis::blockHeader},
        {"invalid escape", &YamlDiagnosis::badEscape},
        {"invalid hex escape", &YamlDiagnosis::badEscape},
        {"missing document start", &YamlDiagnosis::behindEnd},
        {"directive", &YamlDiagnosis::directive},
        {"indent", &YamlDiagnosis::indentation},
        {"indendation", &YamlDiagnosis::indentation},
    };
    if (m_fault.kind == YamlFault::Kind::TooDeep) {
        tooDeep();
        return m_issue;
    }
    if (std::optional<SyntaxIssue> fence = fenceAround(m_bytes, m_lines, m_line, m_issue.rule)) {
        return *std::move(fence);
    }
    if (isCutOff() || noBreakSpace() || lineOfTabs() || tabsInIndentation() || proseAround()
        || foreignSign()) {
        return m_issue;
    }
    const std::string_view reason = m_fault.reason;
    const auto *found = std::ranges::find_if(
        rules, [&](const Rule &rule) { return reason.find(rule.reason) != reason.npos; });
    if (found == std::end(rules)) {
        unknown();
    } else {
        (this->*found->explain)();
    }
    return m_issue;
}

void YamlDiagnosis::setLine(int line)
{
    m_line = line;
    m_words = words(line);
    if (m_at < m_words.begin || m_at >= m_words.end) {
        m_at = m_words.begin;
    }
}

void YamlDiagnosis::say(const QString &message, ByteRange range)
{
    m_issue.message = message;
    m_issue.range = range;
    m_issue.actual = m_issue.actual.isEmpty() ? text(range) : m_issue.actual;
}

/// Keeps @p edits as the fix when the text parses farther with them.
void YamlDiagnosis::offer(const QString &title, const TextEdits &edits)
{
    if (m_issue.fixTitle.isEmpty() && helps(edits)) {
        m_issue.fixTitle = title;
        m_issue.fix = edits;
    }
}

bool YamlDiagnosis::helps(const TextEdits &edits) const
{
    constexpr qsizetype largest = 4 * 1024 * 1024; // proving a fix must not be what takes long
    const Result<QByteArray> fixed = applied(m_bytes, edits);
    if (!fixed || m_bytes.size() > largest) {
        return false;
    }
    const YamlReading reading(*fixed, m_limits, nullptr);
    const std::optional<YamlFault> &fault = reading.fault();
    const qsizetype growth = fixed->size() - m_bytes.size();
    return !fault || fault->offset > m_lines.lineRange(m_line).end + growth;
}

/// True when nothing is wrong any more with @p edits.
bool YamlDiagnosis::isReadWith(const TextEdits &edits) const
{
    constexpr qsizetype largest = 4 * 1024 * 1024;
    const Result<QByteArray> fixed = applied(m_bytes, edits);
    return fixed && m_bytes.size() <= largest && !YamlReading(*fixed, m_limits, nullptr).fault();
}

/// Offers to put @p value in the quotes that need no escape in it.
void YamlDiagnosis::offerQuotes(ByteRange value)
{
    const QByteArrayView source = view(value);
    if (const qsizetype quote = typographicQuote(source); quote > 0) {
        return offer(tr("Write straight quotes"),
                     {{value.begin, quote, "\""}, {value.end - quote, quote, "\""}});
    }
    const bool isPlainText = !source.contains('"') && !source.contains('\\');
    if (!isPlainText && source.contains('\'')) {
        return;
    }
    const QByteArray quote(1, isPlainText ? '"' : '\'');
    offer(tr("Put in quotes"), {{value.begin, 0, quote}, {value.end, 0, quote}});
}

ByteRange YamlDiagnosis::words(int line) const
{
    ByteRange range = m_lines.lineRange(line);
    while (!range.isEmpty() && isBlank(m_bytes[range.end - 1])) {
        --range.end;
    }
    while (!range.isEmpty() && isBlank(m_bytes[range.begin])) {
        ++range.begin;
    }
    return range;
}

ByteRange YamlDiagnosis::withoutComment(ByteRange range) const
{
    const qsizetype comment = view(range).indexOf(" #");
    range.end = comment < 0 ? range.end : range.begin + comment;
    while (!range.isEmpty() && isBlank(m_bytes[range.end - 1])) {
        --range.end;
    }
    return range;
}

/// What stands behind the first ": " of @p words, without a comment.
ByteRange YamlDiagnosis::valueOf(ByteRange words) const
{
    const qsizetype colon = view(words).indexOf(": ");
    if (colon < 0) {
        return {words.end, words.end};
    }
    words.begin += colon + 2;
    while (!words.isEmpty() && isBlank(m_bytes[words.begin])) {
        ++words.begin;
    }
    return withoutComment(words);
}

QByteArrayView YamlDiagnosis::view(ByteRange range) const
{
    return QByteArrayView(m_bytes).sliced(range.begin, range.length());
}

QString YamlDiagnosis::text(ByteRange range) const
{
    return QString::fromUtf8(view(range));
}

int YamlDiagnosis::indentationOf(int line) const
{
    return int(words(line).begin - m_lines.lineRange(line).begin);
}

/// The nearest line from @p line on that has words and is no comment, upwards or downwards; @p line
/// itself when there is none.
int YamlDiagnosis::lineOfWords(int line, int step) const
{
    for (int next = line + step; next >= m_lines.firstLine() && next <= m_lines.lastLine();
         next += step) {
        const ByteRange range = words(next);
        if (!range.isEmpty() && m_bytes[range.begin] != '#') {
            return next;
        }
    }
    return line;
}

/// True when the next line with words starts an entry of its own, so that a value ends with @p
/// line.
bool YamlDiagnosis::isLastOfEntry(int line) const
{
    static const QRegularExpression entry(uR"(^(- .*|["']?[\w.-]+["']?:( .*|$)|---.*))"_s);
    const int below = lineOfWords(line, 1);
    return below == line || entry.match(text(words(below))).hasMatch();
}

/// The innermost bracket that was opened but not closed before the fault, or -1.
qsizetype YamlDiagnosis::openBracketOffset() const
{
    std::vector<qsizetype> open;
    for (const YamlEvent &event : m_events) {
        if (event.kind == YamlEvent::Kind::ListStart || event.kind == YamlEvent::Kind::MapStart) {
            open.push_back(event.isBlock ? -1 : event.mark);
        } else if (event.isEnd() && !open.empty()) {
            open.pop_back();
        }
    }
    const auto isBracket = [this](qsizetype at) {
        return at >= 0 && (m_bytes[at] == '[' || m_bytes[at] == '{');
    };
    const auto found = std::find_if(open.rbegin(), open.rend(), isBracket);
    return found == open.rend() ? -1 : *found;
}

/// The quote behind the last event that is never closed, or -1.
qsizetype YamlDiagnosis::openQuoteOffset() const
{
    const auto isQuote = [this](qsizetype at) { return m_bytes[at] == '"' || m_bytes[at] == '\''; };
    if (m_fault.offset < m_bytes.size() && isQuote(m_fault.offset)) {
        return m_fault.offset;
    }
    qsizetype at = 0;
    for (const YamlEvent &event : m_events) {
        at = std::max(at, event.mark);
    }
    for (; at < m_bytes.size(); ++at) {
        const bool startsWord = at == 0 || QByteArrayView(" \t\r\n[{,:").contains(m_bytes[at - 1]);
        if (isQuote(at) && startsWord) {
            return at;
        }
    }
    return -1;
}

} // namespace baton
