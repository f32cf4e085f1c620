// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/rows/transcriptmarks.h"

#include "models/transcript/rows/transcriptmodel.h"
#include "models/transcript/rows/transcriptnavigation.h"

namespace baton {

TranscriptMarks::TranscriptMarks(const TranscriptModel &model)
    : m_model(model)
{
}

void TranscriptMarks::set(const LogMatcher &matcher, const TranscriptMatch &current)
{
    m_matcher = matcher;
    m_current = current;
}

QVariant TranscriptMarks::at(const QModelIndex &index, int role) const
{
    if (m_matcher.isEmpty()) {
        return {};
    }
    const bool isOfSummary = role == TranscriptModel::CurrentSummaryMarkRole;
    if (role == TranscriptModel::CurrentMarkRole || isOfSummary) {
        return QVariant::fromValue(currentAt(index, isOfSummary));
    }
    if (TranscriptModel::typeOf(index) == TranscriptModel::RowType::Text) {
        return QVariant::fromValue(
            matchesInPart(m_model.textOf(index), m_model.partAt(index), m_matcher));
    }
    if (role == TranscriptModel::SummaryMarksRole) {
        const QString summary = index.data(TranscriptModel::SummaryRole).toString();
        return QVariant::fromValue(matchesInText(summary, m_matcher));
    }
    const QString name = nameAt(index);
    const qsizetype begin = index.data(TranscriptModel::TitleRole).toString().indexOf(name);
    std::vector<LogMatch> marks = matchesInText(name, m_matcher);
    for (LogMatch &mark : marks) {
        mark.begin += begin;
    }
    return begin < 0 ? QVariant() : QVariant::fromValue(marks);
}

LogMatch TranscriptMarks::currentAt(const QModelIndex &index, bool isInSummary) const
{
    const EntryPlace place = m_model.placeOf(index);
    if (!m_current.place.isValid()
        || place != shownPlace(m_model.source().transcript(), m_current.place)) {
        return {};
    }
    if (TranscriptModel::typeOf(index) == TranscriptModel::RowType::Text) {
        const bool isInResult = place != m_current.place;
        const bool isThere =
            !m_current.isInName && index.data(TranscriptModel::IsResultRole).toBool() == isInResult;
        return isThere ? clipped(m_current.range, m_model.partAt(index)) : LogMatch();
    }
    if (TranscriptModel::typeOf(index) != TranscriptModel::RowType::Entry
        || m_current.isInName == isInSummary) {
        return {};
    }
    if (isInSummary) { // it is the whole text if there are no rows below
        return m_model.hasChildren(index) ? LogMatch() : m_current.range;
    }
    const QString title = index.data(TranscriptModel::TitleRole).toString();
    return {title.indexOf(nameAt(index)) + m_current.range.begin, m_current.range.length};
}

/// The name of the entry that has the row; empty for other rows.
QString TranscriptMarks::nameAt(const QModelIndex &index) const
{
    if (TranscriptModel::typeOf(index) != TranscriptModel::RowType::Entry) {
        return {};
    }
    const EntryPlace place = m_model.placeOf(index);
    const Transcript &transcript = m_model.source().transcript();
    return transcript.lanes[size_t(place.lane)].entries[size_t(place.entry)].name;
}

} // namespace baton
