// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlindentation.h"
#include "models/formats/yaml/mistakes/yamlmistakes.h"
#include "models/strings/whitespace.h"
#include "models/text/unicodespace.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A line that begins with a word: "- word rest" or "word: rest".
struct WordLine
{
    ByteRange word;
    ByteRange rest;
    bool isItem = false;
    bool hasColon = false;
};

/// True if the line of the fault has a value that seems to continue on the next line.
bool hasValue(const YamlDiagnosis &yaml)
{
    return yaml.view(yaml.withoutComment(yaml.words)).contains(": ") && yaml.at > yaml.words.begin;
}

/// The parts of the fault's line; nullopt if the fault is behind its value.
std::optional<WordLine> wordLine(const YamlDiagnosis &yaml)
{
    static const QRegularExpression entry(uR"(^((?:-[ \t]+)*)([\w.][\w.-]*)(:?)([ \t]*)(.*)$)"_s);
    const ByteRange line = yaml.withoutComment(yaml.words);
    const QRegularExpressionMatch match = entry.match(yaml.text(line));
    if (hasValue(yaml) || !match.hasMatch()) {
        return std::nullopt;
    }
    const auto bytesOf = [&](int group) { return match.captured(group).toUtf8().size(); };
    const qsizetype begin = line.begin + bytesOf(1);
    const qsizetype end = begin + bytesOf(2);
    const bool hasColon = !match.captured(3).isEmpty();
    return WordLine{{begin, end},
                    {end + (hasColon ? 1 : 0) + bytesOf(4), line.end},
                    begin > line.begin,
                    hasColon};
}

/// True if another line begins with @p word as its key, at @p column unless that is -1.
bool isKeyElsewhere(const YamlDiagnosis &yaml, ByteRange word, int column = -1)
{
    const QByteArray key = yaml.view(word).toByteArray() + ':';
    const auto isDashOrBlank = [](char c) { return c == '-' || isBlank(c); };
    const auto lines = yamlLinesAround(yaml).first;
    return std::ranges::any_of(lines, [&](const YamlLine &line) {
        const auto begin = std::ranges::find_if_not(line.text, isDashOrBlank) - line.text.begin();
        return line.text.sliced(begin).startsWith(key)
            && (column < 0 || line.width + begin == column);
    });
}

/// True if @p rest begins with a character that starts a value, not a key.
bool isMarkedValue(const YamlDiagnosis &yaml, ByteRange rest)
{
    return !rest.isEmpty() && QByteArrayView("\"'[{|>").contains(yaml.bytes[rest.begin]);
}

/// Recognises text behind an alias: a value that starts with * is an alias.
bool textBehindAlias(YamlDiagnosis &yaml)
{
    const ByteRange value = yaml.valueOf(yaml.words);
    return hasValue(yaml) && yaml.view(value).startsWith('*')
        && yaml.report(YamlDiagnosis::tr("Line %1 does not parse: a value that starts with * is an "
                                         "alias, and text follows it. Put the value in quotes."),
                       value)
        && yaml.offerQuotes(value);
}

bool entryBelowValue(YamlDiagnosis &yaml)
{
    const int below = yaml.lineOfWords(yaml.line, 1);
    return hasValue(yaml) && below != yaml.line
        && yaml.indentationOf(below) > yaml.indentationOf(yaml.line) && tooDeepLine(yaml, below);
}

bool noBreakSpaceBehindColon(YamlDiagnosis &yaml)
{
    const std::optional<WordLine> line = wordLine(yaml);
    if (!line || !line->hasColon) {
        return false;
    }
    const qsizetype begin = line->word.end + 1;
    const qsizetype odd = nonAsciiSpace(QByteArrayView(yaml.bytes).sliced(begin));
    yaml.issue.expected = u": "_s;
    return odd > 0
        && yaml.report(
            YamlDiagnosis::tr("Line %1 does not parse: a no-break space follows the colon, "
                              "which YAML takes for a letter. Write a space."),
            {begin, begin + odd})
        && yaml.offer(YamlDiagnosis::tr("Write a space"), {{begin, odd, " "}});
}

bool missingSpace(YamlDiagnosis &yaml)
{
    const std::optional<WordLine> line = wordLine(yaml);
    const bool isUrl = line && yaml.view(line->rest).startsWith("//");
    if (!line || !line->hasColon || line->rest.begin > line->word.end + 1 || isUrl) {
        return false;
    }
    yaml.issue.expected = u": "_s;
    yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: a space is missing after the colon. Insert "
                          "it."),
        yaml.words);
    return yaml.offer(YamlDiagnosis::tr("Insert space"), {{line->word.end + 1, 0, " "}});
}

/// Recognises a key that is indented below a list item with a text, because its first word lacks a
/// colon.
bool keyBelowText(YamlDiagnosis &yaml)
{
    const int item = yaml.line;
    const int below = yaml.lineOfWords(item, 1);
    const std::optional<WordLine> line = wordLine(yaml);
    if (!line || line->hasColon || !line->isItem || isMarkedValue(yaml, line->rest)
        || isKeyElsewhere(yaml, line->word,
                          int(line->word.begin - yaml.lines.lineRange(item).begin))) {
        return false;
    }
    yaml.setLine(below);
    return strayLine(yaml)
        || (below != item
            && yaml.report(
                YamlDiagnosis::tr("Line %1 does not parse: it goes on with the item on "
                                  "line %2, which is a text. Begin it with \"- \", indent "
                                  "it like the key of the list, or give the text a key."),
                yaml.words, QString::number(item)));
}

bool sayColonOrText(YamlDiagnosis &yaml)
{
    return yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: a colon is missing, or the line "
                          "continues a text above and is not indented deeper than its "
                          "key. Insert the colon, or indent the line."),
        yaml.words);
}

/// Recognises a missing colon. The fix is certain if a single value follows instead of a sentence,
/// and if another line shows that the word is a key.
bool missingColon(YamlDiagnosis &yaml)
{
    static const QRegularExpression oneValue(
        uR"(^(?:[^\s"'\[{]*|".*"|'.*'|\[.*\]|\{.*\}|[|>][+-]?)$)"_s);
    const std::optional<WordLine> line = wordLine(yaml);
    if (!line || line->hasColon || !oneValue.match(yaml.text(line->rest)).hasMatch()) {
        return false;
    }
    const auto &[key, rest, isItem, hasColon] = *line;
    const QByteArray colon = rest.begin == key.end && !rest.isEmpty() ? ": " : ":";
    const TextEdits edits = {{key.end, 0, colon}};
    if (!yaml.improves(edits)) {
        return false;
    }
    const int below = yaml.lineOfWords(yaml.line, 1);
    const bool isAbove = rest.isEmpty() && below != yaml.line;
    const bool hasMap = isAbove && yaml.indentationOf(below) > yaml.indentationOf(yaml.line);
    const bool isTitle = isAbove && !hasMap && yaml.lineOfWords(yaml.line, -1) == yaml.line;
    const bool isKey = isMarkedValue(yaml, rest) || hasMap || isKeyElsewhere(yaml, key);
    if (isKey) {
        yaml.report(YamlDiagnosis::tr("Line %1 does not parse: a colon is missing. Insert it after "
                                      "\"%2\"."),
                    yaml.words, yaml.text(key));
    } else {
        sayColonOrText(yaml);
    }
    yaml.issue.expected = isKey && isTitle ? QString() : u":"_s;
    yaml.offer(YamlDiagnosis::tr("Insert colon"), edits);
    yaml.issue.isFixOffered = !isKey || isTitle; // may be a title or label of the document
    return true;
}

bool colonOrText(YamlDiagnosis &yaml)
{
    return !hasValue(yaml) && sayColonOrText(yaml);
}

bool listOnKeyLine(YamlDiagnosis &yaml)
{
    return yaml.report(
        YamlDiagnosis::tr("Line %1 does not parse: a list cannot start on the line of "
                          "its key. Put the item on a line of its own."),
        {yaml.at, yaml.words.end});
}

constexpr YamlReasons colonReasons = YamlReasons(YamlReason::Colon) | YamlReason::Key;

constexpr YamlMistake colons[] = {
    {"list on the line of its key", YamlReason::ListOnKeyLine, "a: - b\n  - c\n", listOnKeyLine},
    {"item among keys", colonReasons, "a: 1\n- b\n", itemAmongKeys},
    {"text behind an alias", colonReasons, "a: **b** c\n", textBehindAlias},
    {"entry below a value", colonReasons, "a: 1\n  b: 2\n", entryBelowValue},
    {"no-break space behind a colon", colonReasons,
     "a: 1\nb:\xc2\xa0"
     "2\nc: 3\n",
     noBreakSpaceBehindColon},
    {"space behind a colon missing", colonReasons, "a: 1\nb:c\nd: 1\n", missingSpace},
    {"key below a text", colonReasons, "a:\n  - some text\n    b: 1\n", keyBelowText},
    {"colon missing", colonReasons, "a:\n  b \"x\"\n  c: 2\n", missingColon},
    {"colon missing or text too far left", colonReasons, "a: b\nc d e\nf: 1\n", colonOrText},
};

} // namespace

std::span<const YamlMistake> yamlColonMistakes()
{
    return colons;
}

} // namespace baton
