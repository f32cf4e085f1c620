// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include "models/strings/whitespace.h"
#include "models/text/unicodespace.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

void YamlDiagnosis::tooDeep()
{
    m_issue.rule = u"text.too-deep"_s;
    say(tr("Line %1 nests values more than %2 levels deep, which is not read. Flatten the "
           "document.")
            .arg(m_line)
            .arg(m_limits.depth),
        {m_at, m_words.end});
}

void YamlDiagnosis::unknown()
{
    if (textOfItsOwn()) {
        return;
    }
    m_issue.actual = QString::fromStdString(m_fault.reason);
    say(tr("Line %1 does not parse. Check its indentation, colons, quotes and brackets.")
            .arg(m_line),
        {m_at, m_words.end});
}

void YamlDiagnosis::missingColon()
{
    static const QRegularExpression entry(uR"(^((?:-[ \t]+)*)([\w.][\w.-]*)(:?)([ \t]*)(.*)$)"_s);
    if (view(m_words).startsWith("- ") && textOfItsOwn()) {
        return;
    }
    const ByteRange line = withoutComment(m_words);
    if (view(line) == "-") {
        return itemAmongKeys();
    }
    // The fault stands at a value that the next line seems to continue.
    if (view(line).contains(": ") && m_at > m_words.begin) {
        return longerThanItsValue();
    }
    const QRegularExpressionMatch match = entry.match(text(line));
    const auto bytesOf = [&](int group) { return match.captured(group).toUtf8().size(); };
    if (match.hasMatch()) {
        const qsizetype key = line.begin + bytesOf(1);
        const qsizetype keyEnd = key + bytesOf(2);
        const bool isUrl = match.captured(5).startsWith(u"//");
        if (!match.captured(3).isEmpty() && match.captured(4).isEmpty() && !isUrl) {
            return missingBlank(keyEnd);
        }
        const ByteRange rest{keyEnd + bytesOf(4), line.end};
        if (match.captured(3).isEmpty() && key > line.begin && isTextItem({key, keyEnd}, rest)) {
            return keyBelowText();
        }
        if (match.captured(3).isEmpty()) {
            return colonBehind({key, keyEnd}, rest);
        }
    }
    colonOrText();
}

/// True where the item that begins with @p word and goes on with @p rest is a text: nothing shows
/// that the word is meant for a key.
bool YamlDiagnosis::isTextItem(ByteRange word, ByteRange rest) const
{
    const auto column = int(word.begin - m_lines.lineRange(m_line).begin);
    return !isMarkedValue(rest) && !isKeyElsewhere(word, column);
}

/// True for what begins as only values do.
bool YamlDiagnosis::isMarkedValue(ByteRange rest) const
{
    return !rest.isEmpty() && QByteArrayView("\"'[{|>").contains(m_bytes[rest.begin]);
}

/// True where another line begins with @p word as its key, at @p column unless that is -1.
bool YamlDiagnosis::isKeyElsewhere(ByteRange word, int column) const
{
    const QByteArray key = view(word).toByteArray() + ':';
    const auto isDashOrBlank = [](char c) { return c == '-' || isBlank(c); };
    const auto lines = linesAround().first;
    return std::ranges::any_of(lines, [&](const YamlLine &line) {
        const auto begin = std::ranges::find_if_not(line.text, isDashOrBlank) - line.text.begin();
        return line.text.sliced(begin).startsWith(key)
            && (column < 0 || line.width + begin == column);
    });
}

/// A key is indented below an item of a list that is a text.
void YamlDiagnosis::keyBelowText()
{
    const int item = m_line;
    const int below = lineOfWords(item, 1);
    setLine(below);
    if (below == item) {
        return unknown();
    }
    if (strayLine()) {
        return;
    }
    say(tr("Line %1 does not parse: it goes on with the item on line %2, which is a text. Begin it "
           "with \"- \", indent it like the key of the list, or give the text a key.")
            .arg(below)
            .arg(item),
        m_words);
}

void YamlDiagnosis::colonOrText()
{
    say(tr("Line %1 does not parse: a colon is missing, or the line continues a text above and is "
           "not indented deeper than its key. Insert the colon, or indent the line.")
            .arg(m_line),
        m_words);
}

/// More follows where the value of an entry has ended.
void YamlDiagnosis::longerThanItsValue()
{
    const ByteRange value = valueOf(m_words);
    if (!value.isEmpty() && m_bytes[value.begin] == '*') {
        say(tr("Line %1 does not parse: a value that starts with * is an alias, and text follows "
               "it. "
               "Put the value in quotes.")
                .arg(m_line),
            value);
        return offerQuotes(value);
    }
    const int below = lineOfWords(m_line, 1);
    if (below == m_line || indentationOf(below) <= indentationOf(m_line)) {
        return unknown();
    }
    tooDeepLine(below);
}

void YamlDiagnosis::missingBlank(qsizetype colon)
{
    m_issue.expected = u": "_s;
    if (const qsizetype odd = nonAsciiSpace(QByteArrayView(m_bytes).sliced(colon + 1)); odd > 0) {
        say(tr("Line %1 does not parse: a no-break space follows the colon, which YAML takes for a "
               "letter. Write a space.")
                .arg(m_line),
            {colon + 1, colon + 1 + odd});
        return offer(tr("Write a space"), {{colon + 1, odd, " "}});
    }
    say(tr("Line %1 does not parse: a space is missing after the colon. Insert it.").arg(m_line),
        m_words);
    offer(tr("Insert space"), {{colon + 1, 0, " "}});
}

/// A colon behind @p key is certain when @p rest is one value and no sentence, and something shows
/// that the word is meant for a key.
void YamlDiagnosis::colonBehind(ByteRange key, ByteRange rest)
{
    static const QRegularExpression oneValue(
        uR"(^(?:[^\s"'\[{]*|".*"|'.*'|\[.*\]|\{.*\}|[|>][+-]?)$)"_s);
    const QByteArray colon = rest.begin == key.end && !rest.isEmpty() ? ": " : ":";
    const TextEdits edits = {{key.end, 0, colon}};
    if (!oneValue.match(text(rest)).hasMatch() || !helps(edits)) {
        return colonOrText();
    }
    const int below = lineOfWords(m_line, 1);
    const bool isAbove = rest.isEmpty() && below != m_line;
    const bool hasMap = isAbove && indentationOf(below) > indentationOf(m_line);
    const bool isTitle = isAbove && !hasMap && lineOfWords(m_line, -1) == m_line;
    const bool isKey = isMarkedValue(rest) || hasMap || isKeyElsewhere(key);
    if (isKey) {
        say(tr("Line %1 does not parse: a colon is missing. Insert it after \"%2\".")
                .arg(QString::number(m_line), text(key)),
            m_words);
    } else {
        colonOrText();
    }
    offer(tr("Insert colon"), edits);
    m_issue.expected = isKey && isTitle ? QString() : u":"_s;
    m_issue.isFixOffered = !isKey || isTitle; // a title above the document, or its label
}

void YamlDiagnosis::reservedStart()
{
    const ByteRange value = itemAt({m_at, m_words.end});
    say(tr("Line %1 does not parse: a value cannot start with %2. Put it in quotes.")
            .arg(QString::number(m_line), text({m_at, m_at + 1})),
        value);
    offerQuotes(value);
}

void YamlDiagnosis::secondColon()
{
    const ByteRange value = valueOf(m_words);
    if (value.isEmpty()) {
        return unknown();
    }
    say(tr("Line %1 does not parse: its value holds another colon. Put the value in quotes.")
            .arg(m_line),
        value);
    offerQuotes(value);
}

void YamlDiagnosis::listItemExpected()
{
    if (textOfItsOwn() || strayLine()) {
        return;
    }
    say(tr("Line %1 does not parse: the list above goes on here, but no item starts. Begin the "
           "line "
           "with \"- \", or indent it like the key of the list.")
            .arg(m_line),
        m_words);
}

void YamlDiagnosis::keyExpected()
{
    if (view(m_words).startsWith("- ")) {
        itemAmongKeys();
    } else {
        missingColon();
    }
}

void YamlDiagnosis::itemAmongKeys()
{
    if (strayLine()) {
        return;
    }
    say(tr("Line %1 does not parse: a list item stands where a key is expected. Indent it below "
           "the "
           "key that it belongs to.")
            .arg(m_line),
        m_words);
}

void YamlDiagnosis::listOnKeyLine()
{
    say(tr("Line %1 does not parse: a list cannot start on the line of its key. Put the item on a "
           "line of its own.")
            .arg(m_line),
        {m_at, m_words.end});
}

} // namespace baton
