// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlmistakes.h"
#include "models/formats/yaml/reading/yamlreading.h"
#include "models/text/truncation.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The begin of an escape that is cut off at @p end, such as "\\" or "\\u00"; else @p end.
qsizetype beforeHalfEscape(const QByteArray &bytes, qsizetype begin, qsizetype end)
{
    static const QRegularExpression escape(uR"((?<!\\)(?:\\\\)*(\\(?:[xuU][0-9a-fA-F]*)?)$)"_s);
    const QString text = QString::fromLatin1(
        bytes.sliced(begin, end - begin).last(std::min<qsizetype>(end - begin, 60)));
    return end - escape.match(text).capturedLength(1);
}

/// True if the text before @p end followed by @p behind is valid.
bool isWholeWith(const YamlDiagnosis &yaml, qsizetype end, const QByteArray &behind)
{
    constexpr qsizetype largest = 1024 * 1024; // each try parses the text again
    return yaml.bytes.size() <= largest
        && !YamlReading(yaml.bytes.first(end) + behind + '\n', yaml.limits, nullptr).fault();
}

/// True if all lines below @p line are indented more than its key, or than the dash before @p open,
/// so that they may continue the value.
bool goesOnBehind(const YamlDiagnosis &yaml, int line, qsizetype open)
{
    static const QRegularExpression key(uR"(^\s*(- +)*)"_s);
    const ByteRange own = yaml.lines.lineRange(line);
    if (open == own.begin) {
        return true;
    }
    const QRegularExpressionMatch before = key.match(yaml.text(own));
    const bool isItem = open == own.begin + before.capturedLength();
    const qsizetype indent = before.capturedLength() - (isItem ? before.capturedLength(1) : 0);
    for (int below = line + 1; below <= yaml.lines.lastLine(); ++below) {
        if (!yaml.wordsOf(below).isEmpty() && yaml.indentationOf(below) <= indent) {
            return false;
        }
    }
    return true;
}

/// True if a closing character was forgotten, rather than the text being cut off: it is missing at
/// the end of an earlier line or before the next entry.
bool isForgotten(const YamlDiagnosis &yaml, qsizetype quote, qsizetype open, qsizetype end)
{
    const bool isWithinLine = !QByteArrayView(yaml.bytes).sliced(end).contains('\n');
    const int last = yaml.lines.positionOf(end).line;
    const int line = open < 0 ? last : yaml.lines.positionOf(open).line;
    if (line == last) {
        // A text that ends behind a comma in brackets is cut off, even at a line end.
        return !isWithinLine && (quote >= 0 || open < 0 || yaml.bytes[end - 1] != ',');
    }
    return !goesOnBehind(yaml, line, open) || (quote >= 0 && yaml.isLastOfEntry(line));
}

/// True if the text ends inside a key. Closing it there would create a key that the author did not
/// write.
bool endsInKey(const YamlDiagnosis &yaml, qsizetype quote, const QByteArray &close, qsizetype end)
{
    if (!close.startsWith('}')) {
        return false;
    }
    const QByteArray before = yaml.bytes.first(quote < 0 ? end : quote);
    const qsizetype entry = std::max(before.lastIndexOf(','), before.lastIndexOf('{'));
    return !before.sliced(entry + 1).contains(':');
}

} // namespace

bool yamlTruncation(YamlDiagnosis &yaml)
{
    using enum YamlReason;
    constexpr YamlReasons correctedByMore =
        YamlReasons(OpenQuote) | Escape | OpenBracket | Comma | Colon | Key | Anchor | ListItem;
    constexpr YamlReasons quoted = YamlReasons(OpenQuote) | BehindQuote | Escape;
    const qsizetype bracket = yaml.openBracket();
    const qsizetype said = endOfContent(yaml.bytes);
    const bool endsInColon =
        said > 0 && yaml.bytes[said - 1] == ':'; // may be part of a time or an address
    if (!correctedByMore.testFlag(yaml.reason) && bracket < 0 && !endsInColon) {
        return false;
    }
    const qsizetype quote = quoted.testFlag(yaml.reason) ? yaml.openQuote() : -1;
    const qsizetype open = quote >= 0 ? quote : bracket;
    if (isForgotten(yaml, quote, open, said)) {
        return false;
    }
    const QByteArray mark = quote < 0 ? QByteArray() : QByteArray(1, yaml.bytes[quote]);
    const QByteArray close = yaml.closingBrackets();
    const qsizetype end = mark == "\"" ? beforeHalfEscape(yaml.bytes, quote + 1, said) : said;
    const qsizetype last = std::max<qsizetype>(end - 1, 0);
    const qsizetype word =
        std::max(yaml.bytes.lastIndexOf(' ', last), yaml.bytes.lastIndexOf('\n', last));
    const bool isWhole = isWholeWith(yaml, end, mark + close)
        || isWholeWith(yaml, end, mark + ": x" + close)
        || (quote < 0 && word > 0 && isWholeWith(yaml, word, close))
        || (quote < 0 && endsInColon && isWholeWith(yaml, said - 1, close));
    if (!isWhole) {
        return false;
    }
    yaml.setLine(yaml.lines.positionOf(open < 0 ? said : open).line);
    markTruncated(yaml.issue, yaml.lines, open < 0 ? yaml.words.begin : open, said);
    yaml.issue.actual = yaml.text(yaml.issue.range).left(60);
    const QByteArray behind =
        isWholeWith(yaml, said, mark + close) ? mark + close : mark + ':' + close;
    if (!behind.isEmpty() && isWholeWith(yaml, said, behind)) {
        const bool isInKey = behind != mark + close || endsInKey(yaml, quote, close, said);
        yaml.issue.fixTitle = isInKey ? QString() : YamlDiagnosis::tr("Close it here");
        yaml.issue.fix = {{said, 0, behind}};
        yaml.issue.isFixOffered = true;
    }
    return true;
}

} // namespace baton
