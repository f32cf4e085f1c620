// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlmistakes.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// True if @p value begins with a quoted text and ends with another one, so that its quotes are not
/// nested.
bool isOfQuotedTexts(const QString &value)
{
    static const QRegularExpression twoTexts(
        uR"(^(["'])(?:(?!\1).)*\1(?!\w)(?:.*(?<!\w))?\1(?:(?!\1).)*\1$)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return twoTexts.match(value).hasMatch();
}

/// The number of bytes of the curly quote at the end of @p text if it is of the kind of @p mark;
/// else 0.
qsizetype curlyQuoteAtEnd(QByteArrayView text, QChar mark)
{
    const QByteArrayView curly = mark == u'"' ? "\xe2\x80\x9d" : "\xe2\x80\x99";
    const QByteArrayView other = mark == u'"' ? "\xe2\x80\x9c" : "\xe2\x80\x98";
    return text.endsWith(curly) || text.endsWith(other) ? curly.size() : 0;
}

bool openQuote(YamlDiagnosis &yaml)
{
    const qsizetype quote = yaml.openQuote();
    if (quote < 0) {
        return false;
    }
    yaml.setLine(yaml.lines.positionOf(quote).line);
    const QString mark = yaml.text({quote, quote + 1});
    const qsizetype end = yaml.words.end;
    yaml.issue.expected = mark;
    yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: the quote that opens here is not closed. "
                          "Add %2 at the end of the text."),
        {quote, end}, mark);
    if (yaml.view(yaml.words).contains(" #") || !yaml.isLastOfEntry(yaml.line)) {
        return true;
    }
    const qsizetype curly = curlyQuoteAtEnd(yaml.view({quote + 1, end}), mark.front());
    yaml.offer(YamlDiagnosis::tr("Insert quote"), {{end - curly, curly, mark.toLatin1()}});
    yaml.issue.isFixOffered = curly > 0; // the quote may close a quotation inside the text
    return true;
}

/// The kind of quotes around the text at the fault: double or single.
char quoteOf(const YamlDiagnosis &yaml)
{
    return yaml.fault.reason.find("double") == std::string::npos ? '\'' : '"';
}

/// The range from the first quote on the line to the last word; empty if the quote is in a comment.
ByteRange quotedValue(const YamlDiagnosis &yaml)
{
    const qsizetype first = yaml.view(yaml.words).indexOf(quoteOf(yaml));
    const qsizetype begin = first < 0 ? yaml.at : yaml.words.begin + first;
    return {begin, std::max(begin, yaml.withoutComment(yaml.words).end)};
}

bool commaBehindQuote(YamlDiagnosis &yaml)
{
    const ByteRange value = quotedValue(yaml);
    const QByteArrayView quoted = yaml.view(value);
    const char quote = quoteOf(yaml);
    return quoted.endsWith(QByteArray(1, quote) + ',') && quoted.count(quote) == 2
        && yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: a comma follows the closing quote, "
                              "as in JSON. Remove it."),
            {value.end - 1, value.end})
        && yaml.offer(YamlDiagnosis::tr("Remove comma"), {{value.end - 1, 1, {}}});
}

bool textBehindQuote(YamlDiagnosis &yaml)
{
    const ByteRange value = quotedValue(yaml);
    const char quote = quoteOf(yaml);
    if (yaml.words.begin == value.begin) {
        yaml.report(YamlDiagnosis::tr("Line %1 does not parse: text follows the closing quote. Put "
                                      "all of it inside the quotes."),
                    {yaml.at, yaml.words.end});
    } else {
        yaml.report(YamlDiagnosis::tr("Line %1 does not parse: text follows the closing quote. "
                                      "Escape the quotes inside the text, or put all of it inside "
                                      "the quotes."),
                    {value.begin, yaml.words.end});
    }
    if (value.length() == 0 || yaml.bytes[value.end - 1] != quote
        || isOfQuotedTexts(yaml.text(value))) {
        return true;
    }
    TextEdits edits;
    for (qsizetype at = value.begin + 1; at < value.end - 1; ++at) {
        if (yaml.bytes[at] == quote && !(quote == '"' && yaml.bytes[at - 1] == '\\')) {
            edits.push_back({at, 0, quote == '"' ? "\\" : "'"});
        }
    }
    return yaml.offer(YamlDiagnosis::tr("Escape quotes"), edits);
}

/// The edits that double all backslashes at the fault that escape neither a quote nor a backslash.
/// If one of them is literal, as in a path, the others are as well.
TextEdits doubledBackslashes(const YamlDiagnosis &yaml)
{
    TextEdits edits;
    bool isInside = false;
    for (qsizetype at = yaml.words.begin; at < yaml.words.end; ++at) {
        if (isInside && yaml.bytes[at] == '\\') {
            const char next = at + 1 < yaml.words.end ? yaml.bytes[at + 1] : '\0';
            const bool isEscape = next == '\\' || next == '"';
            if (!isEscape) {
                edits.push_back({at, 0, "\\"});
            }
            at += isEscape ? 1 : 0;
        } else if (yaml.bytes[at] == '"') {
            isInside = !isInside;
            if (!isInside && at > yaml.at) {
                return edits;
            }
            edits.clear();
        }
    }
    return {}; // the text continues on another line
}

bool unknownEscape(YamlDiagnosis &yaml)
{
    const ByteRange escape{yaml.at, std::min(yaml.at + 2, yaml.words.end)};
    yaml.report(YamlDiagnosis::tr("Line %1 does not parse: %2 is not an escape. Double the "
                                  "backslash."),
                escape, yaml.text(escape));
    const TextEdits edits = doubledBackslashes(yaml);
    return edits.empty() || yaml.offer(YamlDiagnosis::tr("Double the backslash"), edits);
}

constexpr YamlMistake quotes[] = {
    {"quote not closed", YamlReason::OpenQuote, "a: \"open\nb: 1\n", openQuote},
    {"comma behind quotes", YamlReason::BehindQuote, "a: \"x\",\nb: 1\n", commaBehindQuote},
    {"quotes inside quotes", YamlReason::BehindQuote, "a: \"say \"hi\"\"\n", textBehindQuote},
    {"unknown escape", YamlReason::Escape, "a: \"C:\\query\"\n", unknownEscape},
};

} // namespace

std::span<const YamlMistake> yamlQuoteMistakes()
{
    return quotes;
}

} // namespace baton
