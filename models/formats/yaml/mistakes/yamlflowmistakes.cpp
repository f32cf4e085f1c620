// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlmistakes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString closingOf(const YamlDiagnosis &yaml, qsizetype bracket)
{
    return yaml.bytes[bracket] == '[' ? u"]"_s : u"}"_s;
}

/// The text from a "#" that hides the closing bracket of @p bracket, as in "[ok, a #b]". Empty if
/// there is none.
ByteRange textAtHash(const YamlDiagnosis &yaml, qsizetype bracket)
{
    const char close = closingOf(yaml, bracket).front().toLatin1();
    const QByteArrayView rest =
        yaml.view({bracket, yaml.wordsOf(yaml.lines.positionOf(bracket).line).end});
    const qsizetype hash = rest.indexOf(" #");
    const qsizetype end = hash < 0 ? -1 : rest.lastIndexOf(close);
    if (end < hash || hash < 0) {
        return {};
    }
    const qsizetype comma = std::max<qsizetype>(rest.first(hash).lastIndexOf(','), 0);
    ByteRange item{bracket + comma + 1, bracket + end};
    while (!item.isEmpty() && yaml.bytes[item.begin] == ' ') {
        ++item.begin;
    }
    return item;
}

/// The bracket that is open at the fault if the mistake is its missing end; else -1.
qsizetype unclosedBracket(const YamlDiagnosis &yaml)
{
    static const QRegularExpression entry(uR"(^(- )?[\w.-]+:( |$))"_s);
    const qsizetype bracket = yaml.openBracket();
    const int line = bracket < 0 ? yaml.line : yaml.lines.positionOf(bracket).line;
    const bool isUnclosed = yaml.reason == YamlReason::OpenBracket ? true
        : yaml.reason != YamlReason::Comma                         ? line < yaml.line
                                           : yaml.fault.offset >= yaml.words.end
            || (line != yaml.line && entry.match(yaml.text(yaml.words)).hasMatch());
    return isUnclosed ? bracket : -1;
}

bool hashInBrackets(YamlDiagnosis &yaml)
{
    const qsizetype bracket = unclosedBracket(yaml);
    const ByteRange text = bracket < 0 ? ByteRange{} : textAtHash(yaml, bracket);
    if (text == ByteRange{}) {
        return false;
    }
    yaml.setLine(yaml.lines.positionOf(bracket).line);
    yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: a comment begins at # after a blank, so that "
                          "the %2 is part of it. Put the text in quotes."),
        text, closingOf(yaml, bracket));
    return yaml.offerQuotes(text);
}

bool bracketNotClosed(YamlDiagnosis &yaml)
{
    const qsizetype bracket = unclosedBracket(yaml);
    if (bracket < 0) {
        return false;
    }
    yaml.setLine(yaml.lines.positionOf(bracket).line);
    const QString close = closingOf(yaml, bracket);
    yaml.issue.expected = close;
    yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: the %2 that opens here is not closed. Add "
                          "%3."),
        {bracket, yaml.words.end}, yaml.text({bracket, bracket + 1}), close);
    return yaml.view(yaml.words).contains(" #") || !yaml.isLastOfEntry(yaml.line)
        || yaml.offer(YamlDiagnosis::tr("Insert %1").arg(close),
                      {{yaml.words.end, 0, close.toLatin1()}});
}

/// The value of the entry at the fault, up to the next key or the closing bracket. Empty if its
/// line has no key before the fault.
ByteRange entryValueAt(const YamlDiagnosis &yaml, qsizetype bracket)
{
    static const QRegularExpression key(uR"((?:^|[{,])[ \t]*(?:[\w.-]+|"[^"]*"|'[^']*'):[ \t]+)"_s);
    const qsizetype begin = std::max(bracket, yaml.words.begin);
    const ByteRange nothing{yaml.words.end, yaml.words.end};
    if (begin > yaml.words.end) { // the parser had read ahead
        return nothing;
    }
    const QString line =
        QString::fromLatin1(yaml.view({begin, yaml.words.end})); // one character per byte
    ByteRange value = nothing;
    QRegularExpressionMatchIterator keys = key.globalMatch(line);
    while (keys.hasNext()) {
        const QRegularExpressionMatch match = keys.next();
        if (begin + match.capturedEnd() <= yaml.at) {
            value.begin = begin + match.capturedEnd();
        } else if (begin + match.capturedStart() > yaml.at) {
            const qsizetype end = begin + match.capturedStart();
            return value == nothing ? nothing : yaml.withoutComment({value.begin, end});
        }
    }
    int depth = 0;
    for (qsizetype at = value.begin; at < yaml.words.end; ++at) {
        const bool isClose = QByteArrayView("]}").contains(yaml.bytes[at]);
        if (isClose && depth == 0) {
            return yaml.withoutComment({value.begin, at});
        }
        depth += QByteArrayView("[{").contains(yaml.bytes[at]) ? 1 : isClose ? -1 : 0;
    }
    return value;
}

bool secondColonInBraces(YamlDiagnosis &yaml)
{
    const qsizetype bracket = yaml.openBracket();
    if (bracket < 0 || yaml.bytes[bracket] != '{' || yaml.fault.offset >= yaml.words.end) {
        return false;
    }
    const ByteRange value = entryValueAt(yaml, bracket);
    return yaml.view(value).contains(": ")
        && !QByteArrayView("\"'[{").contains(yaml.bytes[value.begin])
        && yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: its value contains another colon. Put the "
                              "value in quotes."),
            value)
        && yaml.offerQuotes(value);
}

bool missingComma(YamlDiagnosis &yaml)
{
    yaml.issue.expected = u","_s;
    return yaml.report(YamlDiagnosis::tr("Line %1 does not parse: a comma is missing between two "
                                         "entries. Insert it."),
                       {yaml.at, yaml.words.end});
}

bool extraComma(YamlDiagnosis &yaml)
{
    yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: a comma has nothing before it. Remove it, "
                          "or write the missing entry."),
        {yaml.at, yaml.at + 1});
    return yaml.offer(YamlDiagnosis::tr("Remove comma"), {{yaml.at, 1, {}}});
}

bool bracketThatClosesNothing(YamlDiagnosis &yaml)
{
    const ByteRange bracket{yaml.at, yaml.at + 1};
    return yaml.openBracket() < 0
        && yaml.report(YamlDiagnosis::tr("Line %1 does not parse: %2 closes nothing. Remove it, or "
                                         "put the value in quotes."),
                       bracket, yaml.text(bracket));
}

bool wrongBracket(YamlDiagnosis &yaml)
{
    const ByteRange found{yaml.at, yaml.at + 1};
    const qsizetype bracket = yaml.openBracket();
    const QString close = closingOf(yaml, bracket);
    yaml.issue.expected = close;
    yaml.report(YamlDiagnosis::tr("Line %1 does not parse: %2 does not close %3. Put %4 in its "
                                  "place."),
                found, yaml.text(found), yaml.text({bracket, bracket + 1}), close);
    return yaml.offer(YamlDiagnosis::tr("Insert %1").arg(close), {{yaml.at, 1, close.toLatin1()}});
}

constexpr YamlReasons openReasons = YamlReasons(YamlReason::OpenBracket) | YamlReason::Comma
    | YamlReason::Indentation | YamlReason::Tab;

constexpr YamlMistake brackets[] = {
    {"second colon in braces", YamlReason::Comma, "a: {b: c: d}\n", secondColonInBraces},
    {"bracket behind a #", openReasons, "a: [ok, b #c]\nd: 1\n", hashInBrackets},
    {"bracket not closed", openReasons, "a: [1, 2\nb: 3\n", bracketNotClosed},
    {"comma missing", YamlReason::Comma, "a: [[1] [2]]\n", missingComma},
    {"comma too many", YamlReason::ExtraComma, "a: [b,,c]\n", extraComma},
    {"bracket that closes nothing", YamlReason::ClosingBracket, "a: ]\n", bracketThatClosesNothing},
    {"wrong bracket", YamlReason::ClosingBracket, "a: [1, 2}\n", wrongBracket},
};

} // namespace

std::span<const YamlMistake> yamlFlowMistakes()
{
    return brackets;
}

} // namespace baton
