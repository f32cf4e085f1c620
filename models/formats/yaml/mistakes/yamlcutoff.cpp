// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"
#include "models/formats/yaml/reading/yamlreading.h"
#include "models/text/truncation.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>

namespace baton {

namespace {

/// Faults that more text would mend.
bool isMendedByMore(std::string_view reason)
{
    static constexpr std::array reasons{std::string_view("without closing quote"),
                                        std::string_view("wrongly indented double-quoted"),
                                        std::string_view("wrongly indented single-quoted"),
                                        std::string_view("invalid escape"),
                                        std::string_view("invalid hex escape"),
                                        std::string_view("without a closing bracket"),
                                        std::string_view("missing comma"),
                                        std::string_view("could not find expected ':'"),
                                        std::string_view("did not find expected key"),
                                        std::string_view("invalid multiline plain key"),
                                        std::string_view("missing ':'"),
                                        std::string_view("invalid value after mapping"),
                                        std::string_view("anchor is not defined"),
                                        std::string_view("end of block sequence"),
                                        std::string_view("'-' indicator")};
    return std::ranges::any_of(
        reasons, [reason](std::string_view each) { return reason.find(each) != reason.npos; });
}

/// Where "\\" or "\\u00" begins that the end at @p end cuts off; else @p end.
qsizetype beforeHalfEscape(const QByteArray &bytes, qsizetype begin, qsizetype end)
{
    static const QRegularExpression escape(
        QStringLiteral(R"((?<!\\)(?:\\\\)*(\\(?:[xuU][0-9a-fA-F]*)?)$)"));
    const QString text = QString::fromLatin1(
        bytes.sliced(begin, end - begin).last(std::min<qsizetype>(end - begin, 60)));
    return end - escape.match(text).capturedLength(1);
}

} // namespace

/// What closes the brackets that are open where the reading stopped, the innermost first.
QByteArray YamlDiagnosis::closers() const
{
    QByteArray open;
    for (const YamlEvent &event : m_events) {
        if (event.kind == YamlEvent::Kind::ListStart || event.kind == YamlEvent::Kind::MapStart) {
            const bool isList = event.kind == YamlEvent::Kind::ListStart;
            const bool isBracket = !event.isBlock && event.mark < m_bytes.size()
                && QByteArrayView("[{").contains(m_bytes[event.mark]);
            open.prepend(!isBracket ? ' ' : isList ? ']' : '}');
        } else if (event.isEnd() && !open.isEmpty()) {
            open.remove(0, 1);
        }
    }
    return open.replace(" ", "");
}

/// The text before @p end with @p behind reads as a whole.
bool YamlDiagnosis::isWholeWith(qsizetype end, const QByteArray &behind) const
{
    constexpr qsizetype largest = 1024 * 1024; // each try reads the text anew
    return m_bytes.size() <= largest
        && !YamlReading(m_bytes.first(end) + behind + '\n', m_limits, nullptr).fault();
}

/// All lines behind @p line are deeper than the key on it, so that they may go on with its value.
bool YamlDiagnosis::goesOnBehind(int line, qsizetype open) const
{
    static const QRegularExpression key(QStringLiteral(R"(^\s*(- +)*)"));
    const ByteRange own = m_lines.lineRange(line);
    const bool isRoot = open == own.begin;
    const qsizetype indent = key.match(text(own)).capturedLength();
    for (int below = line + 1; below <= m_lines.lastLine(); ++below) {
        if (!words(below).isEmpty() && !isRoot && indentationOf(below) <= indent) {
            return false;
        }
    }
    return true;
}

bool YamlDiagnosis::isCutOff()
{
    if (!isMendedByMore(m_fault.reason) && openBracketOffset() < 0) {
        return false;
    }
    const qsizetype said = endOfContent(m_bytes);
    const bool isWithinLine = !QByteArrayView(m_bytes).sliced(said).contains('\n');
    const int last = m_lines.positionOf(said).line;
    const std::string_view reason = m_fault.reason;
    const bool isQuoted =
        reason.find("quote") != reason.npos || reason.find("escape") != reason.npos;
    const qsizetype quote = isQuoted ? openQuoteOffset() : -1;
    const qsizetype open = quote >= 0 ? quote : openBracketOffset();
    const int line = open < 0 ? last : m_lines.positionOf(open).line;
    // Behind a comma in brackets more was to come, whatever ends the line.
    const bool isMore = quote < 0 && open >= 0 && said > 0 && m_bytes[said - 1] == ',';
    // A sign that was forgotten looks the same: at the end of its line, or before the next entry.
    if ((line == last && !isWithinLine && !isMore)
        || (line < last && (!goesOnBehind(line, open) || (quote >= 0 && isLastOfEntry(line))))) {
        return false;
    }
    const QByteArray mark = quote < 0 ? QByteArray() : QByteArray(1, m_bytes[quote]);
    const QByteArray close = closers();
    const qsizetype end = mark == "\"" ? beforeHalfEscape(m_bytes, quote + 1, said) : said;
    const qsizetype word = std::max(m_bytes.lastIndexOf(' ', std::max<qsizetype>(end - 1, 0)),
                                    m_bytes.lastIndexOf('\n', std::max<qsizetype>(end - 1, 0)));
    const bool isWhole = isWholeWith(end, mark + close) || isWholeWith(end, mark + ": x" + close)
        || (quote < 0 && word > 0 && isWholeWith(word, close));
    if (!isWhole) {
        return false;
    }
    const QByteArray behind = isWholeWith(said, mark + close) ? mark + close : mark + ':' + close;
    setLine(line);
    markTruncated(m_issue, m_lines, open < 0 ? m_words.begin : open, said);
    m_issue.actual = text({m_issue.range.begin, m_issue.range.end}).left(60);
    if (!behind.isEmpty() && isWholeWith(said, behind)) {
        m_issue.fixTitle = tr("Close it here");
        m_issue.fix = {{said, 0, behind}};
        m_issue.isFixOffered = true;
    }
    return true;
}

} // namespace baton
