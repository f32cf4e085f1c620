// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Plain texts that begin with or contain a character which means something else in YAML.
#include "models/formats/yaml/mistakes/yamlmistakes.h"
#include "models/text/truncation.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// 1 for an opening bracket, -1 for a closing one, else 0.
int depthOf(char c)
{
    return QByteArrayView("[{").contains(c) ? 1 : QByteArrayView("]}").contains(c) ? -1 : 0;
}

/// The offset at which the bracket or quote at the start of @p text is closed; its size if it is
/// not.
qsizetype closing(QByteArrayView text)
{
    const char open = text.front();
    if (open == '"' || open == '\'') {
        const qsizetype end = text.indexOf(open, 1);
        return end < 0 ? text.size() : end;
    }
    int depth = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        depth += depthOf(text[at]);
        if (depth == 0) {
            return at;
        }
    }
    return text.size();
}

/// True if @p text starts with a YAML indicator that cannot apply to the whole text.
bool hasOtherMeaning(QByteArrayView text)
{
    if (text.size() < 2) {
        return false;
    }
    const bool isBeforeBlank = text[1] == ' ' || text[1] == '\t';
    switch (text.front()) {
    case '[':
    case '{':
    case '"':
    case '\'': {
        const QByteArrayView rest = text.sliced(std::min(closing(text) + 1, text.size())).trimmed();
        return !rest.isEmpty() && !QByteArrayView("[]{}\"',:").contains(rest.front());
    }
    case '-':
    case '?':
        return isBeforeBlank;
    default:
        return QByteArrayView("*&!|>%@`,").contains(text.front());
    }
}

/// The entry of the innermost open brackets that starts at @p value; the whole value if none are
/// open.
ByteRange entryAt(const YamlDiagnosis &yaml, ByteRange value)
{
    const QByteArrayView text = yaml.view(value);
    int depth = 0;
    for (qsizetype at = 0; at < text.size() && yaml.openBracket() >= 0; ++at) {
        if (depth == 0 && (depthOf(text[at]) < 0 || (text[at] == ',' && at > 0))) {
            return yaml.withoutComment({value.begin, value.begin + at});
        }
        depth += depthOf(text[at]);
    }
    return yaml.withoutComment(value);
}

/// The value at the fault: behind hyphens and a key, or in brackets.
ByteRange valueAtFault(const YamlDiagnosis &yaml)
{
    static const QRegularExpression lead(
        uR"(^(?:-[ \t]+)*(?:(?:\w[\w. -]*|"[^"]*"|'[^']*'):[ \t]+)?)"_s);
    const qsizetype leadLength = lead.match(yaml.text(yaml.words)).captured(0).toUtf8().size();
    ByteRange value{yaml.words.begin + leadLength, yaml.words.end};
    const qsizetype bracket = yaml.openBracket();
    if (value.touches(bracket) && bracket < value.end) { // the bracket may be on another line
        value.begin = bracket + 1;
        int depth = 0;
        for (qsizetype at = value.begin; at < std::min(yaml.at, yaml.words.end); ++at) {
            depth += depthOf(yaml.bytes[at]);
            value.begin = depth == 0 && yaml.bytes[at] == ',' ? at + 1 : value.begin;
        }
    }
    value.begin = std::min(value.begin, value.end); // invalid UTF-8 is longer when decoded
    value = entryAt(yaml, value);
    while (!value.isEmpty() && QByteArrayView(" \t").contains(yaml.bytes[value.begin])) {
        ++value.begin;
    }
    return value;
}

bool indicatorInList(YamlDiagnosis &yaml)
{
    return (yaml.reason != YamlReason::Colon || yaml.view(yaml.words).startsWith("- "))
        && yamlIndicatorAtStart(yaml);
}

bool reservedStart(YamlDiagnosis &yaml)
{
    const ByteRange value = entryAt(yaml, {yaml.at, yaml.words.end});
    yaml.report(YamlDiagnosis::tr("Line %1 does not parse: a value cannot start with %2. Put it in "
                                  "quotes."),
                value, yaml.text({yaml.at, yaml.at + 1}));
    return yaml.offerQuotes(value);
}

bool secondColon(YamlDiagnosis &yaml)
{
    const ByteRange value = yaml.valueOf(yaml.words);
    if (value.isEmpty()) {
        return false;
    }
    yaml.report(YamlDiagnosis::tr("Line %1 does not parse: its value contains another colon. Put "
                                  "the value in quotes."),
                value);
    // At the end of the file, the colon may be the start of a value that is missing.
    yaml.issue.isFixOffered =
        value.end == endOfContent(yaml.bytes) && yaml.bytes[value.end - 1] == ':';
    return yaml.offerQuotes(value);
}

bool textOnBlockHeader(YamlDiagnosis &yaml)
{
    const QByteArrayView before = yaml.view({yaml.words.begin, yaml.at});
    const qsizetype mark = std::max(before.lastIndexOf('|'), before.lastIndexOf('>'));
    if (mark < 0) {
        return false;
    }
    const ByteRange value{yaml.words.begin + mark, yaml.words.end};
    yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: there is text on the line of %2. Start it on "
                          "the next line, indented, or put the value in quotes."),
        value, QString(QLatin1Char(before[mark])));
    return yaml.offerQuotes(yaml.withoutComment(value));
}

bool unknownAnchor(YamlDiagnosis &yaml)
{
    const QByteArrayView rest = yaml.view({yaml.at, yaml.words.end});
    qsizetype length = 1;
    while (length < rest.size() && !QByteArrayView(" \t,]}").contains(rest[length])) {
        ++length;
    }
    return yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: there is no anchor &%2 above it. Define it, or "
                          "put the value in quotes if * belongs to the text."),
        {yaml.at, yaml.at + length}, QString::fromUtf8(rest.sliced(1, length - 1)));
}

constexpr YamlReasons listReasons =
    YamlReasons(YamlReason::ListItem) | YamlReason::Comma | YamlReason::Colon;

constexpr YamlMistake indicators[] = {
    {"indicator in a list", listReasons, "- [x] done\n- b\n", indicatorInList},
    {"reserved indicator", YamlReason::ReservedStart, "a: @x y\n", reservedStart},
    {"second colon", YamlReason::SecondColon, "a: b: c\n", secondColon},
    {"text behind a block indicator", YamlReason::BlockHeader, "a: | x\nb: 1\n", textOnBlockHeader},
    {"anchor that is not defined", YamlReason::Anchor, "a: *b\n", unknownAnchor},
};

} // namespace

/// Recognises a "#" directly behind a closing quote, where it starts no comment.
bool yamlCommentBesideQuote(YamlDiagnosis &yaml)
{
    const ByteRange value = valueAtFault(yaml);
    const QByteArrayView text = yaml.view(value);
    const bool isQuoted = text.startsWith('"') || text.startsWith('\'');
    const qsizetype hash = isQuoted ? closing(text) + 1 : text.size();
    if (hash >= text.size() || text[hash] != '#') {
        return false;
    }
    const qsizetype at = value.begin + hash;
    yaml.report(YamlDiagnosis::tr("Line %1 does not parse: a comment begins only after a blank. "
                                  "Insert one before the #."),
                {at, at + 1});
    return yaml.offer(YamlDiagnosis::tr("Insert space"), {{at, 0, " "}});
}

/// Recognises texts such as "[x] done" and "*very* good", whose first character means something
/// else in YAML.
bool yamlIndicatorAtStart(YamlDiagnosis &yaml)
{
    const ByteRange value = valueAtFault(yaml);
    if (!hasOtherMeaning(yaml.view(value))) {
        return false;
    }
    yaml.offerQuotes(value);
    return !yaml.issue.fixTitle.isEmpty()
        && yaml.report(YamlDiagnosis::tr("Line %1 does not parse: a text that starts with %2 means "
                                         "something else in YAML. Put it in quotes."),
                       value, yaml.text({value.begin, value.begin + 1}));
}

std::span<const YamlMistake> yamlIndicatorMistakes()
{
    return indicators;
}

} // namespace baton
