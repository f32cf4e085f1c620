// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptfindbar.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

TranscriptFindBar::TranscriptFindBar(TranscriptFind &find, QWidget *parent)
    : FindBar(u"find"_s, MatchCase | WholeWords | Pattern, parent)
    , m_find(find)
{
    connect(this, &FindBar::queryChanged, this, &TranscriptFindBar::start);
    connect(&find, &TranscriptFind::changed, this, &TranscriptFindBar::showCount);
}

void TranscriptFindBar::open()
{
    FindBar::open();
    start();
}

void TranscriptFindBar::close()
{
    Q_EMIT searchRequested({});
    FindBar::close();
}

/// Whole words are searched by a regular expression.
LogQuery TranscriptFindBar::query() const
{
    LogQuery query{text(), isOn(MatchCase), isOn(Pattern)};
    if (isOn(WholeWords) && !text().isEmpty()) {
        const QString pattern = query.isPattern ? text() : QRegularExpression::escape(text());
        query.text = u"\\b(?:%1)\\b"_s.arg(pattern);
        query.isPattern = true;
    }
    return query;
}

void TranscriptFindBar::start()
{
    if (isVisible()) {
        Q_EMIT searchRequested(query());
    }
}

void TranscriptFindBar::showCount()
{
    showResult({.count = m_find.count(),
                .number = m_find.number(),
                .isSearching = m_find.isSearching(),
                .error = m_find.matcher().error()});
}

} // namespace baton
