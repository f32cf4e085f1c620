// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlunicodespaces.h"

#include "models/formats/yaml/mistakes/yamldiagnosis.h"
#include "models/formats/yaml/reading/yamlreading.h"
#include "models/text/unicodespace.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// @p line with spaces for odd blanks before its words; nothing when there are none.
std::optional<TextEdit> withSpaces(QByteArrayView line, qsizetype offset)
{
    QByteArray spaces;
    qsizetype end = 0;
    bool isOdd = false;
    while (end < line.size()) {
        const qsizetype odd = nonAsciiSpace(line.sliced(end));
        if (odd == 0 && line[end] != ' ') {
            break;
        }
        isOdd = isOdd || odd > 0;
        end += std::max<qsizetype>(odd, 1);
        spaces += ' ';
    }
    return isOdd && end < line.size() ? std::optional(TextEdit{offset, end, spaces}) : std::nullopt;
}

/// Where the blanks at @p at end, odd ones among them or not.
qsizetype behindBlanks(QByteArrayView line, qsizetype at)
{
    while (at < line.size() && (line[at] == ' ' || nonAsciiSpace(line.sliced(at)) > 0)) {
        at += std::max<qsizetype>(nonAsciiSpace(line.sliced(at)), 1);
    }
    return at;
}

/// Where the key at @p at ends, which a colon follows; -1 where none stands.
qsizetype keyEnd(QByteArrayView line, qsizetype at)
{
    const char quote = at < line.size() ? line[at] : '\0';
    const bool isQuoted = quote == '"' || quote == '\'';
    const qsizetype end = isQuoted ? line.indexOf(quote, at + 1) + 1 : line.indexOf(':', at);
    const bool isKey = end > at && end < line.size() && line[end] == ':'
        && (isQuoted || !line.sliced(at, end - at).contains(' '));
    return isKey ? end : -1;
}

/// Spaces for the odd blanks behind the hyphens and the key of @p line.
void addBehindSigns(QByteArrayView line, qsizetype offset, TextEdits &edits)
{
    const auto spaced = [&](qsizetype from) {
        const qsizetype end = behindBlanks(line, from);
        if (nonAsciiSpace(line.sliced(from)) > 0) {
            edits.push_back({offset + from, end - from, " "});
        }
        return end;
    };
    qsizetype at = behindBlanks(line, 0);
    while (at + 1 < line.size() && line[at] == '-' && behindBlanks(line, at + 1) > at + 1) {
        at = spaced(at + 1);
    }
    if (const qsizetype colon = keyEnd(line, at); colon >= 0) {
        spaced(colon + 1);
    }
}

bool mayHoldOddBlanks(QByteArrayView text)
{
    return text.contains("\xc2\xa0") || text.contains("\xe2\x80") || text.contains("\xe3\x80\x80");
}

bool beginsLine(QByteArrayView text, qsizetype at)
{
    while (at > 0 && text[at - 1] == ' ') {
        --at;
    }
    return at == 0 || text[at - 1] == '\n';
}

} // namespace

std::optional<YamlFault> keyBehindOddBlank(const QByteArray &text,
                                           const std::vector<YamlEvent> &events)
{
    if (!mayHoldOddBlanks(text)) {
        return std::nullopt;
    }
    struct Container
    {
        bool isMap = false;
        bool isKeyNext = true;
    };
    std::vector<Container> open;
    for (const YamlEvent &event : events) {
        if (event.kind == YamlEvent::Kind::MapEnd || event.kind == YamlEvent::Kind::ListEnd) {
            open.pop_back();
        }
        if (!event.isNode()) {
            continue;
        }
        const bool isKey = !open.empty() && open.back().isMap && open.back().isKeyNext;
        if (isKey && event.kind == YamlEvent::Kind::Scalar
            && nonAsciiSpace(QByteArrayView(text).sliced(event.mark)) > 0
            && beginsLine(text, event.mark)) {
            return YamlFault{YamlFault::Kind::Syntax, event.mark, "no-break space"};
        }
        if (!open.empty()) {
            open.back().isKeyNext = !open.back().isKeyNext;
        }
        if (event.kind == YamlEvent::Kind::MapStart || event.kind == YamlEvent::Kind::ListStart) {
            open.push_back({event.kind == YamlEvent::Kind::MapStart, true});
        }
    }
    return std::nullopt;
}

/// Told only where spaces in their place are read farther.
bool YamlDiagnosis::noBreakSpace()
{
    constexpr int mostLines = 200;
    constexpr int mostTried = 3;
    constexpr qsizetype largest = 4 * 1024 * 1024;
    int tried = 0;
    for (int line = m_line; line >= m_lines.firstLine() && m_line - line < mostLines
         && tried < mostTried && m_bytes.size() <= largest;
         --line) {
        const ByteRange range = m_lines.lineRange(line);
        const std::optional<TextEdit> edit = withSpaces(view(range), range.begin);
        if (!edit) {
            continue;
        }
        ++tried;
        const QByteArray fixed = *applied(m_bytes, {*edit});
        const YamlReading reading(fixed, m_limits, nullptr);
        if (reading.fault()
            && reading.fault()->offset <= m_fault.offset + fixed.size() - m_bytes.size()) {
            continue;
        }
        setLine(line);
        say(tr("Line %1 does not parse: it is indented with a no-break space, which YAML takes "
               "for a letter. Indent it with spaces.")
                .arg(line),
            {edit->offset, edit->offset + edit->length});
        m_issue.fixTitle = tr("Indent with spaces");
        m_issue.fix = {*edit};
        offerSpacesForAll();
        return true;
    }
    return false;
}

/// In all lines, also behind hyphens and colons, when that makes YAML of the whole. Only where all
/// that are indented have such blanks they are not those of a text, which may be meant.
void YamlDiagnosis::offerSpacesForAll()
{
    static const QRegularExpression header(uR"([:-] +[|>][-+\d]*\s*$)"_s,
                                           QRegularExpression::MultilineOption);
    TextEdits all;
    bool hasOthers = false;
    for (int line = m_lines.firstLine(); line <= m_lines.lastLine(); ++line) {
        const ByteRange range = m_lines.lineRange(line);
        if (std::optional<TextEdit> edit = withSpaces(view(range), range.begin)) {
            all.push_back(*std::move(edit));
        } else {
            hasOthers = hasOthers || view(range).startsWith(' ');
        }
        addBehindSigns(view(range), range.begin, all);
    }
    if (all.size() > 1 && isReadWith(all)) {
        m_issue.fix = all;
        m_issue.isFixOffered = hasOthers && header.match(QString::fromUtf8(m_bytes)).hasMatch();
    }
}

} // namespace baton
