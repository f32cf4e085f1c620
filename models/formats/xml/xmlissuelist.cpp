// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlissuelist.h"

#include "models/formats/xml/xmlcharacters.h"
#include "models/text/truncation.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton::xml {

namespace {

constexpr int mostIssues = 100;
constexpr int mostCounted = 100'000;

QString translated(const char *text)
{
    return QCoreApplication::translate("baton::XmlIssues", text);
}

} // namespace

Issues::Issues(const QByteArray &bytes, ByteRange range, int firstLine)
    : m_bytes(bytes)
    , m_range(range)
    , m_firstLine(firstLine)
{
    const QByteArrayView document = QByteArrayView(bytes).sliced(range.begin, range.length());
    m_hasReferences = document.contains('&');
    m_hasBrackets = document.contains(']');
    m_hasForbidden = firstForbidden(bytes, range) >= 0;
}

SyntaxIssue Issues::issueOf(Mistake mistake, ByteRange range, const QString &message) const
{
    SyntaxIssue issue;
    issue.rule = QLatin1StringView(mistakes()[size_t(mistake)].rule);
    issue.range = range;
    issue.message = message;
    issue.actual = source(range).left(60);
    return issue;
}

SyntaxIssue &Issues::addError(Mistake mistake, ByteRange range, const QString &message)
{
    return add(m_errors++, issueOf(mistake, range, message));
}

SyntaxIssue &Issues::cutOff(qsizetype open)
{
    (void)lineOf(open);
    const qsizetype end = m_range.begin
        + endOfContent(QByteArrayView(m_bytes).sliced(m_range.begin, m_range.length()));
    SyntaxIssue &issue = addError(Mistake::NoElement, {open, end}, {});
    markTruncated(issue, *m_lines, open, end);
    return issue;
}

SyntaxIssue &Issues::warning(Mistake mistake, ByteRange range, const QString &message)
{
    SyntaxIssue issue = issueOf(mistake, range, message);
    issue.isFatal = false;
    return add(m_warnings++, std::move(issue));
}

SyntaxIssue &Issues::add(int count, SyntaxIssue issue)
{
    if (count >= mostIssues) {
        m_firstDropped = m_firstDropped < 0 ? issue.range.begin : m_firstDropped;
        m_dropped = std::move(issue);
        return m_dropped;
    }
    return m_issues.emplace_back(std::move(issue));
}

bool Issues::countOnly(const TextEdit &edit)
{
    if (m_errors < mostIssues) {
        return false;
    }
    ++m_errors;
    m_firstDropped = m_firstDropped < 0 ? edit.offset : m_firstDropped;
    m_certain.push_back(edit);
    return true;
}

bool Issues::areTooMany() const
{
    return m_errors > mostCounted || m_warnings > mostCounted;
}

std::vector<SyntaxIssue> Issues::take()
{
    if (m_firstDropped >= 0) {
        m_issues.push_back(others());
    }
    return std::move(m_issues);
}

SyntaxIssue Issues::others() const
{
    const int errors = std::max(0, m_errors - mostIssues);
    const int count = errors + std::max(0, m_warnings - mostIssues);
    SyntaxIssue issue;
    issue.rule = u"xml.more"_s;
    issue.range = {m_firstDropped, m_firstDropped};
    issue.isFatal = errors > 0;
    issue.message = areTooMany()
        ? translated(QT_TRANSLATE_NOOP("baton::XmlIssues",
                                       "There are more than %L1 mistakes, and the document is not "
                                       "read any further. Correct "
                                       "the first ones."))
              .arg(mostCounted)
        : QCoreApplication::translate("baton::XmlIssues",
                                      "%n more mistakes are not listed. Correct the first ones.",
                                      nullptr, count);
    if (!m_certain.empty()) {
        issue.fixTitle =
            translated(QT_TRANSLATE_NOOP("baton::XmlIssues", "Write &amp; and &lt; in the rest"));
        issue.fix = m_certain;
    }
    return issue;
}

void Issues::checkText(ByteRange range, bool isAttribute)
{
    const QByteArrayView view(m_bytes);
    const QByteArrayView text = view.sliced(range.begin, range.length());
    const bool hasBrackets = !isAttribute && m_hasBrackets && text.contains(']');
    const auto next = [&](char c, qsizetype from) {
        const qsizetype found = view.sliced(from, range.end - from).indexOf(c);
        return found < 0 ? range.end : from + found;
    };
    qsizetype reference = m_hasReferences ? next('&', range.begin) : range.end;
    qsizetype bracket = hasBrackets ? next('>', range.begin) : range.end;
    while (std::min(reference, bracket) < range.end && !areTooMany()) {
        if (reference < bracket) {
            checkReference(reference, range);
            reference = next('&', reference + 1);
        } else {
            if (bracket >= range.begin + 2 && view[bracket - 1] == ']'
                && view[bracket - 2] == ']') {
                addCDataEnd(bracket);
            }
            bracket = next('>', bracket + 1);
        }
    }
    checkCharacters(range);
}

/// Adds the issue of a "]]>" in text. Its ">" is at @p at.
void Issues::addCDataEnd(qsizetype at)
{
    SyntaxIssue &issue = error(Mistake::SectionEndInText, {at - 2, at + 1});
    offer(issue, translated(QT_TRANSLATE_NOOP("baton::XmlIssues", "Write ]]&gt;")),
          {at, 1, "&gt;"});
}

void Issues::checkReference(qsizetype at, ByteRange range)
{
    const qsizetype end = referenceEnd(m_bytes, at, range.end);
    const TextEdit correction{at, 1, "&amp;"};
    if (end == at && countOnly(correction)) {
        return;
    }
    if (end == at) {
        SyntaxIssue &issue = error(Mistake::BareAmpersand, {at, at + 1});
        offer(issue, translated(QT_TRANSLATE_NOOP("baton::XmlIssues", "Write &amp;")), correction);
        return;
    }
    const QByteArrayView reference = QByteArrayView(m_bytes).sliced(at, end - at);
    if (referredText(reference)) {
        return;
    }
    const bool isDeclared = m_hasDoctype && reference[1] != '#';
    if (isDeclared && m_entities.contains(reference.toByteArray())) {
        return;
    }
    if (isDeclared) {
        m_entities.insert(reference.toByteArray());
    }
    error(reference[1] == '#' ? Mistake::UnknownNumber : Mistake::UnknownEntity, {at, end},
          QString::fromUtf8(reference).left(40));
}

void Issues::checkCharacters(ByteRange range)
{
    const qsizetype bad = m_hasForbidden ? firstForbidden(m_bytes, range) : -1;
    if (bad < 0) {
        return;
    }
    const Character c = characterAt(m_bytes, bad);
    const QString code = u"U+%1"_s.arg(uint(c.code), 4, 16, QLatin1Char('0')).toUpper();
    error(Mistake::ForbiddenCharacter, {bad, bad + c.length}, code);
}

int Issues::lineOf(qsizetype offset)
{
    if (!m_lines) {
        m_lines.emplace(m_bytes, m_firstLine);
    }
    // Binary search. positionOf() would also count the characters before the offset in its line.
    int first = m_lines->firstLine();
    for (int last = m_lines->lastLine(); first < last;) {
        const int middle = first + (last - first + 1) / 2;
        const bool isBehind = m_lines->lineRange(middle).begin > offset;
        first = isBehind ? first : middle;
        last = isBehind ? middle - 1 : last;
    }
    return first;
}

QString Issues::source(ByteRange range) const
{
    return QString::fromUtf8(QByteArrayView(m_bytes).sliced(range.begin, range.length()));
}

void offer(SyntaxIssue &issue, const QString &title, TextEdit edit)
{
    issue.fixTitle = title;
    issue.fix = {std::move(edit)};
}

} // namespace baton::xml
