// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlunicodespaces.h"

#include "models/formats/yaml/mistakes/yamlmistakes.h"
#include "models/text/unicodespace.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// An edit that replaces the odd blanks in the indentation of @p line by spaces; nullopt if there
/// are none.
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

/// The end of the blanks at @p at, including odd ones.
qsizetype behindBlanks(QByteArrayView line, qsizetype at)
{
    while (at < line.size() && (line[at] == ' ' || nonAsciiSpace(line.sliced(at)) > 0)) {
        at += std::max<qsizetype>(nonAsciiSpace(line.sliced(at)), 1);
    }
    return at;
}

/// The end of the key at @p at, before its colon; -1 if there is none.
qsizetype keyEnd(QByteArrayView line, qsizetype at)
{
    const char quote = at < line.size() ? line[at] : '\0';
    const bool isQuoted = quote == '"' || quote == '\'';
    const qsizetype end = isQuoted ? line.indexOf(quote, at + 1) + 1 : line.indexOf(':', at);
    const bool isKey = end > at && end < line.size() && line[end] == ':'
        && (isQuoted || !line.sliced(at, end - at).contains(' '));
    return isKey ? end : -1;
}

/// Adds edits that replace odd blanks behind the hyphens and the key of @p line by spaces.
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

/// Offers spaces in all lines, also behind hyphens and colons, if the text then parses. Unless all
/// indented lines have odd blanks, they may belong to a text.
void offerSpacesForAll(YamlDiagnosis &yaml)
{
    static const QRegularExpression header(uR"([:-] +[|>][-+\d]*\s*$)"_s,
                                           QRegularExpression::MultilineOption);
    TextEdits all;
    bool hasOthers = false;
    for (int line = yaml.lines.firstLine(); line <= yaml.lines.lastLine(); ++line) {
        const ByteRange range = yaml.lines.lineRange(line);
        if (std::optional<TextEdit> edit = withSpaces(yaml.view(range), range.begin)) {
            all.push_back(*std::move(edit));
        } else {
            hasOthers = hasOthers || yaml.view(range).startsWith(' ');
        }
        addBehindSigns(yaml.view(range), range.begin, all);
    }
    if (all.size() > 1 && yaml.isReadWith(all)) {
        yaml.issue.fix = all;
        yaml.issue.isFixOffered =
            hasOthers && header.match(QString::fromUtf8(yaml.bytes)).hasMatch();
    }
}

} // namespace

bool yamlNoBreakSpace(YamlDiagnosis &yaml)
{
    constexpr int mostLines = 200;
    constexpr int mostTried = 3;
    const int least = std::max(yaml.lines.firstLine(), yaml.line - mostLines + 1);
    int tried = 0;
    for (int line = yaml.line; line >= least && tried < mostTried; --line) {
        const ByteRange range = yaml.lines.lineRange(line);
        const std::optional<TextEdit> edit = withSpaces(yaml.view(range), range.begin);
        tried += edit ? 1 : 0;
        if (!edit || !yaml.isReadBeyond(yaml.fault.offset, {*edit})) {
            continue;
        }
        yaml.setLine(line);
        yaml.issue.fixTitle = YamlDiagnosis::tr("Indent with spaces");
        yaml.issue.fix = {*edit};
        offerSpacesForAll(yaml);
        return yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: it is indented with a no-break "
                              "space, which YAML takes for a letter. Indent it with "
                              "spaces."),
            {edit->offset, edit->offset + edit->length});
    }
    return false;
}

std::optional<YamlFault> keyBehindUnicodeSpace(const QByteArray &text,
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

} // namespace baton
