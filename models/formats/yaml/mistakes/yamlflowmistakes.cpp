// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamldiagnosis.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

/// "[ok, a #b]": a comment begins at the #, and the bracket that closes is part of it.
bool YamlDiagnosis::hidesBracket(qsizetype bracket)
{
    const char close = m_bytes[bracket] == '[' ? ']' : '}';
    const ByteRange rest{bracket, m_words.end};
    const qsizetype hash = view(rest).indexOf(" #");
    const qsizetype end = hash < 0 ? -1 : view(rest).lastIndexOf(close);
    if (end < hash || hash < 0) {
        return false;
    }
    const QByteArrayView before = view(rest).first(hash);
    ByteRange item{bracket + std::max<qsizetype>(before.lastIndexOf(','), 0) + 1, bracket + end};
    while (!item.isEmpty() && m_bytes[item.begin] == ' ') {
        ++item.begin;
    }
    say(tr("Line %1 does not parse: a comment begins at # behind a blank, so that the %2 is part "
           "of it. Put the text in quotes.")
            .arg(m_line)
            .arg(QLatin1Char(close)),
        item);
    offerQuotes(item);
    return true;
}

void YamlDiagnosis::sayBracket(qsizetype bracket)
{
    setLine(m_lines.positionOf(bracket).line);
    if (hidesBracket(bracket)) {
        return;
    }
    const QString open = text({bracket, bracket + 1});
    const QString close = open == u'[' ? u"]"_s : u"}"_s;
    m_issue.expected = close;
    say(tr("Line %1 does not parse: the %2 that opens here is not closed. Add %3.")
            .arg(QString::number(m_line), open, close),
        {bracket, m_words.end});
    if (!view(m_words).contains(" #") && isLastOfEntry(m_line)) {
        offer(tr("Insert %1").arg(close), {{m_words.end, 0, close.toLatin1()}});
    }
}

void YamlDiagnosis::openBracket()
{
    const qsizetype bracket = openBracketOffset();
    if (bracket < 0) {
        return unknown();
    }
    sayBracket(bracket);
}

void YamlDiagnosis::missingComma()
{
    static const QRegularExpression entry(uR"(^(- )?[\w.-]+:( |$))"_s);
    if (textOfItsOwn()) {
        return;
    }
    const qsizetype bracket = openBracketOffset();
    const bool isOnOtherLine = bracket >= 0 && m_lines.positionOf(bracket).line != m_line;
    if (bracket >= 0 && m_fault.offset >= m_words.end) {
        return sayBracket(bracket);
    }
    if (bracket >= 0 && secondColonInside(bracket)) {
        return;
    }
    if (isOnOtherLine && entry.match(text(m_words)).hasMatch()) {
        return sayBracket(bracket);
    }
    m_issue.expected = u","_s;
    say(tr("Line %1 does not parse: a comma is missing between two entries. Insert it.")
            .arg(m_line),
        {m_at, m_words.end});
}

/// What stands behind the key of the entry at the fault, up to the next key or the bracket that
/// closes; empty where no key stands before it on its line.
ByteRange YamlDiagnosis::entryValueAt(qsizetype bracket) const
{
    static const QRegularExpression key(uR"((?:^|[{,])[ \t]*(?:[\w.-]+|"[^"]*"|'[^']*'):[ \t]+)"_s);
    const qsizetype begin = std::max(bracket, m_words.begin);
    const QString line = QString::fromLatin1(view({begin, m_words.end})); // bytes and signs agree
    const ByteRange nothing{m_words.end, m_words.end};
    ByteRange value = nothing;
    QRegularExpressionMatchIterator keys = key.globalMatch(line);
    while (keys.hasNext()) {
        const QRegularExpressionMatch match = keys.next();
        if (begin + match.capturedEnd() <= m_at) {
            value.begin = begin + match.capturedEnd();
        } else if (begin + match.capturedStart() > m_at) {
            const qsizetype end = begin + match.capturedStart();
            return value == nothing ? nothing : withoutComment({value.begin, end});
        }
    }
    int depth = 0;
    for (qsizetype at = value.begin; at < m_words.end; ++at) {
        const bool isClose = QByteArrayView("]}").contains(m_bytes[at]);
        if (isClose && depth == 0) {
            return withoutComment({value.begin, at});
        }
        depth += QByteArrayView("[{").contains(m_bytes[at]) ? 1 : isClose ? -1 : 0;
    }
    return value;
}

/// "{error: Timeout: no answer}".
bool YamlDiagnosis::secondColonInside(qsizetype bracket)
{
    const ByteRange value = entryValueAt(bracket);
    if (m_bytes[bracket] != '{' || !view(value).contains(": ")
        || QByteArrayView("\"'[{").contains(m_bytes[value.begin])) {
        return false;
    }
    m_issue.actual.clear();
    say(tr("Line %1 does not parse: its value holds another colon. Put the value in quotes.")
            .arg(m_line),
        value);
    offerQuotes(value);
    return true;
}

void YamlDiagnosis::extraComma()
{
    say(tr("Line %1 does not parse: a comma has nothing before it. Remove it, or write the missing "
           "entry.")
            .arg(m_line),
        {m_at, m_at + 1});
    offer(tr("Remove comma"), {{m_at, 1, {}}});
}

void YamlDiagnosis::wrongBracket()
{
    const QString found = text({m_at, m_at + 1});
    const qsizetype bracket = openBracketOffset();
    if (bracket < 0) {
        say(tr("Line %1 does not parse: %2 closes nothing. Remove it, or put the value in quotes.")
                .arg(QString::number(m_line), found),
            {m_at, m_at + 1});
        return;
    }
    const QString open = text({bracket, bracket + 1});
    m_issue.expected = open == u'[' ? u"]"_s : u"}"_s;
    say(tr("Line %1 does not parse: %2 does not close %3. Put %4 in its place.")
            .arg(QString::number(m_line), found, open, m_issue.expected),
        {m_at, m_at + 1});
    offer(tr("Insert %1").arg(m_issue.expected), {{m_at, 1, m_issue.expected.toLatin1()}});
}

void YamlDiagnosis::unknownAnchor()
{
    const QByteArrayView rest = view({m_at, m_words.end});
    qsizetype length = 1;
    while (length < rest.size() && !QByteArrayView(" \t,]}").contains(rest[length])) {
        ++length;
    }
    const QString name = QString::fromUtf8(rest.sliced(1, length - 1));
    say(tr("Line %1 does not parse: no anchor &%2 stands above it. Define it, or put the value in "
           "quotes if * belongs to the text.")
            .arg(QString::number(m_line), name),
        {m_at, m_at + length});
}

void YamlDiagnosis::blockHeader()
{
    const QByteArrayView before = view({m_words.begin, m_at});
    const qsizetype mark = std::max(before.lastIndexOf('|'), before.lastIndexOf('>'));
    if (mark < 0) {
        return unknown();
    }
    say(tr("Line %1 does not parse: text stands on the line of %2. Start it on the next line, "
           "indented, or put the value in quotes.")
            .arg(QString::number(m_line), QString(QLatin1Char(before[mark]))),
        {m_words.begin + mark, m_words.end});
    offerQuotes(withoutComment({m_words.begin + mark, m_words.end}));
}

void YamlDiagnosis::badEscape()
{
    const ByteRange escape{m_at, std::min(m_at + 2, m_words.end)};
    say(tr("Line %1 does not parse: %2 is no escape. Double the backslash.")
            .arg(QString::number(m_line), text(escape)),
        escape);
    if (const TextEdits edits = doubledBackslashes(); !edits.empty()) {
        offer(tr("Double the backslash"), edits);
    }
}

/// All in the text around the fault that escape neither a quote nor a backslash: where one of them
/// is meant as it stands, as in a path, the others are, too.
TextEdits YamlDiagnosis::doubledBackslashes() const
{
    TextEdits edits;
    bool isInside = false;
    for (qsizetype at = m_words.begin; at < m_words.end; ++at) {
        if (isInside && m_bytes[at] == '\\') {
            const char next = at + 1 < m_words.end ? m_bytes[at + 1] : '\0';
            const bool isEscape = next == '\\' || next == '"';
            if (!isEscape) {
                edits.push_back({at, 0, "\\"});
            }
            at += isEscape ? 1 : 0;
        } else if (m_bytes[at] == '"') {
            isInside = !isInside;
            if (!isInside && at > m_at) {
                return edits;
            }
            edits.clear();
        }
    }
    return {}; // it goes on on another line
}

void YamlDiagnosis::behindEnd()
{
    say(tr("Line %1 does not parse: the document has ended, but more follows. Remove it, or start "
           "a "
           "new document with a line \"---\".")
            .arg(m_line),
        {m_at, m_words.end});
}

void YamlDiagnosis::directive()
{
    say(tr("Line %1 does not parse: a line that starts with % is a directive, which must be "
           "followed "
           "by a line \"---\". Add that line, or put the value in quotes.")
            .arg(m_line),
        m_words);
}

} // namespace baton
