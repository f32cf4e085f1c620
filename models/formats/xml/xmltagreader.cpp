// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmltagreader.h"

#include "models/formats/xml/xmlcharacters.h"
#include "models/formats/xml/xmlissuelist.h"
#include "models/text/unicodespace.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::xml {

namespace {

/// Parsers compare each attribute with all others of its tag.
constexpr size_t mostAttributes = 1000;

/// The bytes of the curly quote at @p at, from U+2018 to U+201F; 0 when there is none.
qsizetype curlyQuoteAt(QByteArrayView text, qsizetype at)
{
    constexpr qsizetype length = 3;
    const bool isCurly = at + length <= text.size() && text.sliced(at, 2) == "\xe2\x80"
        && uchar(text[at + 2]) >= 0x98 && uchar(text[at + 2]) <= 0x9f;
    return isCurly ? length : 0;
}

} // namespace

TagReader::TagReader(QByteArrayView bytes, qsizetype at, qsizetype end, Issues &issues)
    : m_bytes(bytes)
    , m_at(at)
    , m_end(end)
    , m_issues(issues)
{
}

StartTag TagReader::read()
{
    m_tag.range = {m_at, m_at};
    m_tag.name = name(m_at + 1);
    m_at = m_tag.name.end;
    while (!m_tag.isSound) {
        const qsizetype next = spaceEnd(m_bytes, m_at, m_end);
        const bool isSpaced = next > m_at;
        m_at = next;
        if (!isEnd() && (m_tag.isSound || !readAttribute(isSpaced))) {
            break;
        }
    }
    m_tag.range.end = m_at;
    return std::move(m_tag);
}

char TagReader::at(qsizetype offset) const
{
    return offset < m_end ? m_bytes[offset] : '\0';
}

ByteRange TagReader::name(qsizetype begin) const
{
    return {begin, nameEnd(m_bytes, begin, m_end)};
}

/// Reads ">" or "/>" when the tag ends here.
bool TagReader::isEnd()
{
    const bool isEmpty = at(m_at) == '/' && at(m_at + 1) == '>';
    if (isEmpty || at(m_at) == '>') {
        m_at += isEmpty ? 2 : 1;
        m_tag.isEmpty = isEmpty;
        m_tag.isSound = true;
    }
    return m_tag.isSound;
}

bool TagReader::readAttribute(bool isSpaced)
{
    Attribute attribute;
    attribute.name = name(m_at);
    if (attribute.name.isEmpty()) {
        reportUnfinishedTag();
        return false;
    }
    if (m_tag.attributes.size() == mostAttributes) {
        m_issues.error(Mistake::TooManyAttributes, m_tag.name,
                       u"%L1"_s.arg(qulonglong(mostAttributes)));
        return false;
    }
    if (!isSpaced) {
        SyntaxIssue &issue = m_issues.error(Mistake::NoBlank, attribute.name);
        if (!endsWithinName()) {
            offer(issue, tr("Insert blank"), {attribute.name.begin, 0, " "});
        }
    }
    m_at = attribute.name.end;
    if (!readValue(attribute)) {
        return false;
    }
    const QByteArrayView key = m_bytes.sliced(attribute.name.begin, attribute.name.length());
    if (isKnown(key)) {
        m_issues.error(Mistake::RepeatedAttribute, attribute.name, m_issues.source(attribute.name));
    }
    if (m_tag.attributes.empty()) {
        constexpr size_t usual = 8;
        m_tag.attributes.reserve(usual);
    }
    m_tag.attributes.push_back(attribute);
    return true;
}

/// True if the value before seems to have no quote of its own, as it contains the next name.
bool TagReader::endsWithinName() const
{
    return !m_tag.attributes.empty()
        && m_bytes.first(m_tag.attributes.back().value.end).trimmed().endsWith('=');
}

/// True when an attribute before is called @p name; many of them are hashed.
bool TagReader::isKnown(QByteArrayView name)
{
    constexpr size_t few = 16;
    const std::vector<Attribute> &all = m_tag.attributes;
    const auto nameOf = [this](const Attribute &attribute) {
        return m_bytes.sliced(attribute.name.begin, attribute.name.length());
    };
    if (all.size() < few) {
        return std::ranges::find(all, name, nameOf) != all.end();
    }
    for (size_t i = m_names.isEmpty() ? 0 : all.size() - 1; i < all.size(); ++i) {
        m_names.insert(nameOf(all[i]));
    }
    return m_names.contains(name);
}

bool TagReader::readValue(Attribute &attribute)
{
    const qsizetype equals = spaceEnd(m_bytes, m_at, m_end);
    if (equals == m_end || spaceEnd(m_bytes, equals + 1, m_end) == m_end) {
        m_at = m_end;
        reportUnfinishedTag();
        return false;
    }
    if (at(equals) != '=') {
        m_issues.error(Mistake::NoValue, attribute.name, m_issues.source(attribute.name));
        attribute.value = {m_at, m_at};
        return true;
    }
    m_at = spaceEnd(m_bytes, equals + 1, m_end);
    const char quote = at(m_at);
    return quote == '"' || quote == '\'' ? readQuoted(attribute, quote) : readBare(attribute);
}

/// The offset at which a value that opens with @p quote is closed on its line with the other
/// one, or -1.
qsizetype TagReader::otherQuote(QByteArrayView rest, char quote)
{
    const qsizetype at = rest.indexOf(quote == '"' ? '\'' : '"');
    const QByteArrayView value = rest.first(std::max<qsizetype>(at, 0));
    const bool isLast =
        at >= 0 && at + 1 < rest.size() && QByteArrayView(" \t\r\n/>?").contains(rest[at + 1]);
    return isLast && !value.contains('\n') && !value.contains('<') ? at : -1;
}

bool TagReader::readQuoted(Attribute &attribute, char quote)
{
    const qsizetype begin = m_at + 1;
    const QByteArrayView rest = m_bytes.sliced(begin, m_end - begin);
    const qsizetype close = rest.indexOf(quote);
    const qsizetype less = rest.first(close < 0 ? rest.size() : close).indexOf('<');
    if (close < 0 && less < 0 && !rest.trimmed().endsWith('>')) {
        m_issues.cutOff(m_tag.range.begin);
        return false;
    }
    if (close < 0 || less >= 0) {
        SyntaxIssue &issue =
            m_issues.error(Mistake::OpenQuote, {m_at, begin}, m_issues.source(attribute.name));
        if (const qsizetype other = otherQuote(rest, quote); other >= 0) {
            offer(issue, tr("Close with %1").arg(QLatin1Char(quote)),
                  {begin + other, 1, QByteArray(1, quote)});
        }
        return false;
    }
    attribute.value = {begin, begin + close};
    m_issues.checkText(attribute.value, true);
    m_at = attribute.value.end + 1;
    return true;
}

/// A text processor makes curly quotes of straight ones.
bool TagReader::readCurly(Attribute &attribute)
{
    const QByteArrayView rest = m_bytes.sliced(m_at, m_end - m_at);
    const qsizetype open = curlyQuoteAt(rest, 0);
    qsizetype close = open;
    while (open > 0 && close < rest.size() && curlyQuoteAt(rest, close) == 0) {
        if (QByteArrayView("\"<>\n").contains(rest[close])) {
            return false;
        }
        ++close;
    }
    if (open == 0 || close >= rest.size()) {
        return false;
    }
    const ByteRange whole{m_at, m_at + close + curlyQuoteAt(rest, close)};
    attribute.value = {m_at + open, m_at + close};
    SyntaxIssue &issue =
        m_issues.error(Mistake::CurlyQuotes, whole, m_issues.source(attribute.name));
    const QByteArray value = m_bytes.sliced(attribute.value.begin, close - open).toByteArray();
    offer(issue, tr("Write straight quotes"), {whole.begin, whole.length(), '"' + value + '"'});
    m_at = whole.end;
    return true;
}

bool TagReader::readBare(Attribute &attribute)
{
    if (readCurly(attribute)) {
        return true;
    }
    qsizetype end = m_at;
    while (end < m_end && !isSpace(m_bytes[end])
           && !QByteArrayView("\"'<>&=").contains(m_bytes[end])
           && !(m_bytes[end] == '/' && at(end + 1) == '>')) {
        ++end;
    }
    attribute.value = {m_at, end};
    SyntaxIssue &issue =
        m_issues.error(Mistake::NoQuotes, attribute.value, m_issues.source(attribute.name));
    if (end > m_at) {
        const QByteArrayView value = m_bytes.sliced(m_at, end - m_at);
        offer(issue, tr("Put it in quotes"), {m_at, value.size(), '"' + value.toByteArray() + '"'});
    }
    m_at = end;
    return end > attribute.value.begin;
}

/// Reports all no-break spaces in the tag, as they are usually pasted together.
void TagReader::reportNoBreakSpace()
{
    SyntaxIssue &issue = m_issues.error(
        Mistake::NoBreakSpace, {m_at, m_at + nonAsciiSpace(m_bytes.sliced(m_at, m_end - m_at))},
        m_issues.source(m_tag.name));
    issue.fixTitle = tr("Write spaces");
    for (qsizetype at = m_at; at < m_end && m_bytes[at] != '>' && m_bytes[at] != '<';) {
        const qsizetype odd = nonAsciiSpace(m_bytes.sliced(at, m_end - at));
        if (m_bytes[at] == '"' || m_bytes[at] == '\'') {
            const qsizetype close = m_bytes.indexOf(m_bytes[at], at + 1);
            at = close < 0 ? m_end : close;
        } else if (odd > 0) {
            issue.fix.push_back({at, odd, " "});
        }
        at += std::max<qsizetype>(odd, 1);
    }
}

void TagReader::reportUnfinishedTag()
{
    const QString tag = m_issues.source(m_tag.name);
    const qsizetype begin = m_tag.range.begin;
    if (m_at >= m_end || (at(m_at) == '/' && m_at + 1 == m_end)) {
        m_issues.cutOff(begin);
        return;
    }
    const ByteRange bad{m_at, m_at + characterAt(m_bytes, m_at).length};
    if (nonAsciiSpace(m_bytes.sliced(m_at, m_end - m_at)) > 0) {
        reportNoBreakSpace();
        return;
    }
    m_issues.error(Mistake::JunkInTag, bad, m_issues.source(bad), tag);
}

} // namespace baton::xml
