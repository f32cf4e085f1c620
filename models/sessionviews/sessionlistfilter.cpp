// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/sessionlistfilter.h"

namespace baton {

SessionListFilter::SessionListFilter(SessionList *list, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_list(*list)
{
    setRecursiveFilteringEnabled(true);
    setSourceModel(list);
}

void SessionListFilter::setText(const QString &text)
{
    m_words = text.simplified().toLower().split(u' ', Qt::SkipEmptyParts);
    filterAnew();
}

void SessionListFilter::setWanted(Wanted wanted)
{
    m_wanted = wanted;
    filterAnew();
}

/// Rows that go one range after the other take a second of thousands; groups would not stay
/// unfolded when all is looked at anew.
void SessionListFilter::filterAnew()
{
    m_list.grouping() == SessionList::Grouping::None ? invalidate() : invalidateFilter();
}

int SessionListFilter::shownCount() const
{
    return isActive() ? countIn({}) : m_list.sessionCount();
}

int SessionListFilter::countIn(const QModelIndex &parent) const
{
    int count = 0;
    const QModelIndex above = mapToSource(parent);
    for (int row = 0; row < rowCount(parent); ++row) {
        const QModelIndex index = this->index(row, 0, parent);
        count += filterAcceptsRow(mapToSource(index).row(), above) ? 1 : 0;
        count += countIn(index);
    }
    return count;
}

bool SessionListFilter::isWanted(const SessionSummary &session) const
{
    const bool isLost =
        session.liveness == Liveness::Stale || session.liveness == Liveness::Expired;
    switch (m_wanted) {
    case Wanted::Failed:
        return isFailure(session.status) || session.errors > 0;
    case Wanted::Running:
        return session.liveness == Liveness::Alive;
    case Wanted::Lost:
        return isLost;
    case Wanted::All:
        break;
    }
    return true;
}

bool SessionListFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = m_list.index(row, 0, parent);
    const SessionSummary *session = m_list.session(index);
    if (!session) {
        return !isActive() && m_list.rowCount(index) > 0;
    }
    if (!isWanted(*session)) {
        return false;
    }
    return m_list.matches(index, m_words);
}

bool SessionListFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    return m_list.isBefore(left, right);
}

} // namespace baton
