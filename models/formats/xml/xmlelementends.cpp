// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/xml/xmlelementends.h"

using namespace Qt::StringLiterals;

namespace baton::xml {

ElementEnds::ElementEnds(QByteArrayView bytes, TreeMaker &maker, Namespaces &namespaces,
                         Issues &issues)
    : m_bytes(bytes)
    , m_maker(maker)
    , m_namespaces(namespaces)
    , m_issues(issues)
{
}

void ElementEnds::closeAs(ByteRange name, ByteRange tag)
{
    const auto isNamed = [&](qsizetype level) {
        return slice(m_maker.nameOf(level)) == slice(name);
    };
    qsizetype level = m_maker.depth() - 1;
    qsizetype outer = level;
    while (outer > 0 && !isNamed(outer)) {
        --outer;
    }
    if (!isNamed(outer)) {
        const ByteRange open = m_maker.nameOf(level);
        SyntaxIssue &issue =
            m_issues.error(Mistake::WrongEndTag, name, m_issues.source(open), m_issues.source(name),
                           QString::number(m_issues.lineOf(open.begin)));
        issue.expected = m_issues.source(open);
        offer(issue, tr("Write the name of the start tag"),
              {name.begin, name.length(), slice(open).toByteArray()});
        outer = level;
    }
    const bool isOne = level - outer == 1;
    for (; level > outer; --level) {
        SyntaxIssue &issue = reportUnclosed(m_maker.nameOf(level), name);
        if (isOne) {
            offerEnd(issue, tag.begin);
        }
        m_maker.close({tag.begin, tag.begin});
        m_namespaces.leave();
    }
    m_maker.close(tag);
    m_namespaces.leave();
}

/// The element with the start tag @p open is over where the one around it ends, by the tag @p end.
SyntaxIssue &ElementEnds::reportUnclosed(ByteRange open, ByteRange end)
{
    SyntaxIssue &issue =
        m_issues.error(Mistake::NoEndTag, open, m_issues.source(open), m_issues.source(end),
                       QString::number(m_issues.lineOf(end.begin)));
    issue.expected = u"</"_s + m_issues.source(open) + u'>';
    return issue;
}

/// An element that is closed by the end tag of the one around it ends with its text. A tag on the
/// same line may be a part of that text.
void ElementEnds::offerEnd(SyntaxIssue &issue, qsizetype outerEnd) const
{
    const qsizetype level = m_maker.depth() - 1;
    const qsizetype begin = m_maker.contentOf(level);
    const qsizetype next = m_bytes.indexOf('<', begin);
    const QByteArrayView text = slice({begin, next}).trimmed();
    if (text.isEmpty() || m_bytes.sliced(next).startsWith("<!")) {
        return;
    }
    const qsizetype end = text.end() - m_bytes.begin();
    const QByteArray name = slice(m_maker.nameOf(level)).toByteArray();
    offer(issue, tr("Close <%1> after its text").arg(QString::fromUtf8(name)),
          {end, 0, "</" + name + '>'});
    issue.isFixOffered = next != outerEnd && !slice({end, next}).contains('\n');
}

QByteArray ElementEnds::openEndTags() const
{
    QByteArray tags;
    for (qsizetype level = m_maker.depth() - 1; level >= 0; --level) {
        tags += "</" + slice(m_maker.nameOf(level)).toByteArray() + '>';
    }
    return tags;
}

QByteArrayView ElementEnds::slice(ByteRange range) const
{
    return m_bytes.sliced(range.begin, range.length());
}

} // namespace baton::xml
