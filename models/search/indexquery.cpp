// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/search/indexquery.h"

#include "models/index/entries/searchwords.h"
#include "models/search/searchtranslations.h"
#include "models/search/searchtypes.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class IndexQueryReading
{
public:
    IndexQueryReading(const QString &text, bool isTyped)
        : m_text(text)
        , m_isTyped(isTyped)
    {
    }

    IndexQuery run()
    {
        // An optional filter, then a value in quotes or up to the next blank.
        static const QRegularExpression part(
            u"(-?)(?:(\\pL+):(?!//))?(?:\"([^\"]*)(?:\"|$)|([^\\s\"]\\S*)|(?=\\s|$))"_s,
            QRegularExpression::UseUnicodePropertiesOption);
        for (qsizetype at = 0; at < m_text.size();) {
            if (m_text[at].isSpace()) {
                ++at;
                continue;
            }
            const auto match = part.match(m_text, at, QRegularExpression::NormalMatch,
                                          QRegularExpression::AnchorAtOffsetMatchOption);
            if (!match.hasMatch() || match.capturedLength() == 0) {
                ++at;
                continue;
            }
            at = match.capturedEnd();
            m_isLast = at == m_text.size();
            add(match);
        }
        remarkNothing();
        remarkSwapped();
        remarkImpossible();
        return std::move(m_query);
    }

private:
    /// A word that is still being typed may become a filter, a phrase or an excluded word.
    void remarkNothing()
    {
        const QString text = m_text.trimmed();
        const bool goesOn = m_isTyped && !text.isEmpty() && u":\"-"_s.contains(text.back());
        if (!m_query.terms.empty() || !m_query.filters.empty()) {
            return;
        }
        m_query.isWrong = true;
        if (!text.isEmpty() && !goesOn) {
            remark(SearchTranslations::tr(
                       "“%1” is nothing to search for: no word, and no filter with a value.")
                       .arg(text));
        }
    }

    void remarkSwapped()
    {
        const QStringList after = m_query.valuesOf(SearchFilter::After);
        const QStringList before = m_query.valuesOf(SearchFilter::Before);
        const auto first = widestTime(SearchFilter::After, after);
        const auto end = widestTime(SearchFilter::Before, before);
        if (first && end && *first > *end) {
            m_query.isWrong = true;
            remark(SearchTranslations::tr("%1 is later than %2: swap the days.")
                       .arg(u"after:"_s + after.join(u" after:"_s),
                            u"before:"_s + before.join(u" before:"_s)));
        }
    }

    void remarkImpossible()
    {
        if (!m_query.isWrong && searchedTypes(m_query).isEmpty()) {
            m_query.isWrong = true;
            remark(noTypesText(m_query));
        }
    }

    void add(const QRegularExpressionMatch &match)
    {
        const bool isExcluded = !match.captured(1).isEmpty();
        const QString name = match.captured(2);
        const bool isQuoted = match.capturedStart(3) >= 0;
        const QString value = isQuoted ? match.captured(3) : match.captured(4);
        const auto filter = searchFilterNamed(name);
        const bool isText = value.isEmpty() && !m_isLast; // "error: disk full"
        if (filter && !isExcluded && !isText) {
            addFilter(*filter, value.trimmed());
            return;
        }
        if (filter && isText) {
            remark(SearchTranslations::tr("“%1:” without a value is searched as text.")
                       .arg(nameOf(*filter)));
        } else if (filter && !value.isEmpty()) {
            remark(SearchTranslations::tr("“-%1:” is searched as text: only words can be excluded.")
                       .arg(nameOf(*filter)));
        } else if (!name.isEmpty() && !value.isEmpty()) {
            remark(SearchTranslations::tr(
                       "“%1:” is searched as text: it is not a filter. The filters are "
                       "%2.")
                       .arg(name, searchFilterNames().join(u", "_s)));
        }
        addTerm(name + u' ' + value, isExcluded, isQuoted);
    }

    void addTerm(const QString &text, bool isExcluded, bool isQuoted)
    {
        const QStringList words = searchWords(text).split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty()) {
            return;
        }
        if (!isQuoted && text.trimmed().chopped(1).contains(u'*')) {
            remark(SearchTranslations::tr("“%1”: only the end of a word can be left open by “*”.")
                       .arg(text.trimmed()));
        }
        constexpr qsizetype leastLetters = 2;
        const bool goesOn = m_isTyped && m_isLast && !isQuoted && !isExcluded
            && text.back().isLetterOrNumber() && words.last().size() >= leastLetters;
        const bool isPrefix = goesOn || (!isQuoted && text.endsWith(u'*'));
        m_query.terms.push_back({words, isPrefix, isExcluded});
    }

    void addFilter(SearchFilter filter, const QString &value)
    {
        if (value.isEmpty()) { // still to be written
            return;
        }
        const QStringList fixed = fixedValuesOf(filter);
        const bool isTime = filter == SearchFilter::After || filter == SearchFilter::Before;
        const QString written = fixed.isEmpty() ? value : value.toLower();
        if (!fixed.isEmpty() && !fixed.contains(written)) {
            m_query.isWrong = true;
            const QString list = listText(filter, value);
            remark((SearchTranslations::tr("“%1:” does not know “%2”. It knows %3.")
                        .arg(nameOf(filter), value, fixed.join(u", "_s))
                    + u' ' + (list.isEmpty() ? meantText(value, fixed) : list))
                       .trimmed());
        } else if (isTime && !searchedTime(value)) {
            m_query.isWrong = true;
            remark(SearchTranslations::tr(
                       "“%1:” takes a day such as 2026-02-01, a month or a year, not “%2”.")
                       .arg(nameOf(filter), value));
        }
        QStringList &values = m_query.filters[filter];
        if (!values.contains(written)) {
            values.append(written);
        }
    }

    void remark(const QString &text)
    {
        if (!m_query.remarks.contains(text)) {
            m_query.remarks.append(text);
        }
    }

    const QString &m_text;
    const bool m_isTyped;
    bool m_isLast = false; ///< the part that is read is the last one
    IndexQuery m_query;
};

} // namespace

QString SearchTerm::text() const
{
    return u' ' + words.join(u' ') + (isPrefix ? QString() : u" "_s);
}

IndexQuery IndexQuery::read(const QString &text, bool isTyped)
{
    return IndexQueryReading(text, isTyped).run();
}

bool IndexQuery::hasWantedWords() const
{
    return std::ranges::any_of(terms, [](const SearchTerm &term) { return !term.isExcluded; });
}

QStringList IndexQuery::valuesOf(SearchFilter filter) const
{
    const auto found = filters.find(filter);
    return found == filters.end() ? QStringList() : found->second;
}

} // namespace baton
