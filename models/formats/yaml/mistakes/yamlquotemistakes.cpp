// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A quoted text at its begin and another one at its end: no quotes within quotes.
bool isOfQuotedTexts(const QString &value)
{
    static const QRegularExpression twoTexts(
        uR"(^(["'])(?:(?!\1).)*\1(?!\w)(?:.*(?<!\w))?\1(?:(?!\1).)*\1$)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return twoTexts.match(value).hasMatch();
}

/// The bytes of the curly quote that @p text ends with, where one of @p mark's kind closes there.
qsizetype curlyQuoteAtEnd(QByteArrayView text, QChar mark)
{
    const QByteArrayView curly = mark == u'"' ? "\xe2\x80\x9d" : "\xe2\x80\x99";
    const QByteArrayView other = mark == u'"' ? "\xe2\x80\x9c" : "\xe2\x80\x98";
    return text.endsWith(curly) || text.endsWith(other) ? curly.size() : 0;
}

} // namespace

void YamlDiagnosis::openQuote()
{
    const qsizetype quote = openQuoteOffset();
    if (quote < 0) {
        return unknown();
    }
    setLine(m_lines.positionOf(quote).line);
    const QString mark = text({quote, quote + 1});
    m_issue.expected = mark;
    say(tr("Line %1 does not parse: the quote that opens here is not closed. Add %2 at the end of "
           "the text.")
            .arg(QString::number(m_line), mark),
        {quote, m_words.end});
    if (view(m_words).contains(" #") || !isLastOfEntry(m_line)) {
        return;
    }
    if (const qsizetype curly = curlyQuoteAtEnd(view({quote + 1, m_words.end}), mark.front())) {
        offer(tr("Insert quote"), {{m_words.end - curly, curly, mark.toLatin1()}});
        m_issue.isFixOffered = true; // it may be the end of what is quoted within the text
        return;
    }
    offer(tr("Insert quote"), {{m_words.end, 0, mark.toLatin1()}});
}

void YamlDiagnosis::textBehindQuote()
{
    const bool isDouble = m_fault.reason.find("double") != std::string::npos;
    const char quote = isDouble ? '"' : '\'';
    const ByteRange value = withoutComment(m_words);
    const qsizetype first = view(m_words).indexOf(quote);
    const qsizetype open = first < 0 ? m_at : m_words.begin + first;
    const QByteArrayView quoted = view({open, value.end});
    if (quoted.endsWith(QByteArray(1, quote) + ',') && quoted.count(quote) == 2) {
        say(tr("Line %1 does not parse: a comma follows the closing quote, as in JSON. Remove it.")
                .arg(m_line),
            {value.end - 1, value.end});
        return offer(tr("Remove comma"), {{value.end - 1, 1, {}}});
    }
    if (quoted.endsWith(QByteArray(1, quote) + ';') && quoted.count(quote) == 2) {
        say(tr("Line %1 does not parse: a semicolon follows the closing quote. Remove it.")
                .arg(m_line),
            {value.end - 1, value.end});
        return offer(tr("Remove semicolon"), {{value.end - 1, 1, {}}});
    }
    if (m_words.begin == open) {
        say(tr("Line %1 does not parse: text follows the closing quote. Put all of it inside the "
               "quotes.")
                .arg(m_line),
            {m_at, m_words.end});
    } else {
        say(tr("Line %1 does not parse: text follows the closing quote. Escape the quotes inside "
               "the text, or put all of it inside the quotes.")
                .arg(m_line),
            {open, m_words.end});
    }
    if (m_bytes[value.end - 1] != quote || isOfQuotedTexts(text({open, value.end}))) {
        return;
    }
    TextEdits edits;
    for (qsizetype at = open + 1; at < value.end - 1; ++at) {
        if (m_bytes[at] == quote && !(isDouble && m_bytes[at - 1] == '\\')) {
            edits.push_back({at, 0, isDouble ? "\\" : "'"});
        }
    }
    offer(tr("Escape quotes"), edits);
}

} // namespace baton
