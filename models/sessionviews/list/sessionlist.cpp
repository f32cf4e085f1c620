// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/list/sessionlist.h"

#include "models/sessionviews/grid/elapsedtime.h"

#include <algorithm>
#include <map>
#include <utility>

namespace baton {

namespace {

bool isWanted(const SessionNode &node, SessionList::Wanted wanted)
{
    const SessionSummary &session = node.session;
    switch (wanted) {
    case SessionList::Wanted::Failed:
        return isFailure(session.status) || session.errors > 0 || !session.flaw.isEmpty();
    case SessionList::Wanted::Running:
        return session.liveness == Liveness::Alive;
    case SessionList::Wanted::Lost:
        return session.isSilent();
    case SessionList::Wanted::AwaitingReview:
        return isWanted(node.review.standing, ReviewWanted::Awaiting);
    case SessionList::Wanted::Reviewed:
        return isWanted(node.review.standing, ReviewWanted::Reviewed);
    case SessionList::Wanted::All:
        break;
    }
    return true;
}

} // namespace

/// The updated rows: those that move, and those with changed data only.
struct SessionList::Renewed
{
    Nodes moving;
    Nodes staying;
};

SessionList::SessionList(QObject *parent)
    : QAbstractItemModel(parent)
{
}

SessionList::~SessionList() = default;

void SessionList::setProtocols(const QHash<QString, QString> &titles)
{
    m_cells.setProtocols(titles);
    for (SessionNode *node : m_sorted) {
        take(*node, SessionSummary(node->session));
    }
    rebuild();
}

void SessionList::setReviews(const ReviewSummaries &summaries)
{
    if (summaries == m_reviews) {
        return;
    }
    m_reviews = summaries;
    Renewed renewed;
    for (SessionNode *node : m_sorted) {
        if (node->review != m_reviews.of(node->session)) {
            renew(*node, SessionSummary(node->session), renewed);
        }
    }
    settle(renewed);
}

void SessionList::add(const std::vector<SessionSummary> &sessions)
{
    Renewed renewed;
    for (const SessionSummary &session : sessions) {
        std::unique_ptr<SessionNode> &known = m_sessions[session.place.path];
        if (!known) {
            known = std::make_unique<SessionNode>();
            known->number = m_nextNumber++;
            known->isMoving = true;
            renewed.moving.push_back(known.get());
            take(*known, session);
        } else if (known->session != session) {
            renew(*known, session, renewed);
        }
    }
    settle(renewed);
}

bool SessionList::letTimePass(const QDateTime &now)
{
    setNow(now);
    Renewed grown;
    for (SessionNode *node : m_sorted) {
        if (durationStillGrows(node->session)) {
            renew(*node, SessionSummary(node->session), grown);
        }
    }
    const bool isAny = !grown.moving.empty() || !grown.staying.empty();
    settle(grown);
    return isAny;
}

void SessionList::renew(SessionNode &node, const SessionSummary &session, Renewed &renewed)
{
    const SessionSortKey before = node.standing;
    take(node, session);
    if (!node.isMoving) {
        node.isMoving = node.standing != before;
        (node.isMoving ? renewed.moving : renewed.staying).push_back(&node);
    }
}

/// Applies updated rows. Rows with changed data only stay; the others are merged into the order.
void SessionList::settle(Renewed &renewed)
{
    auto &[moving, staying] = renewed;
    if (!moving.empty()) {
        Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
        std::erase_if(m_sorted, [](const SessionNode *node) { return node->isMoving; });
        const auto isBefore = [this](const SessionNode *left, const SessionNode *right) {
            return m_order.isBefore(left, right);
        };
        std::ranges::sort(moving, isBefore);
        const auto middle = static_cast<ptrdiff_t>(m_sorted.size());
        m_sorted.insert(m_sorted.end(), moving.begin(), moving.end());
        std::inplace_merge(m_sorted.begin(), m_sorted.begin() + middle, m_sorted.end(), isBefore);
        for (SessionNode *node : moving) {
            node->isMoving = false;
        }
        arrange();
        Q_EMIT layoutChanged({}, VerticalSortHint);
    }
    tellChanged(staying);
}

/// Announces changed data, one range for each parent.
void SessionList::tellChanged(const Nodes &nodes)
{
    std::map<const SessionNode *, std::pair<int, int>> ranges;
    for (const SessionNode *node : nodes) {
        if (node->row >= 0) {
            const auto [range, isFirst] =
                ranges.try_emplace(node->parent, std::pair(node->row, node->row));
            range->second = {std::min(range->second.first, node->row),
                             std::max(range->second.second, node->row)};
        }
    }
    for (const auto &[parent, range] : ranges) {
        const QModelIndex above = indexOf(parent);
        Q_EMIT dataChanged(index(range.first, 0, above),
                           index(range.second, columnsInAll - 1, above));
    }
}

void SessionList::remove(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (auto found = m_sessions.extract(path); !found.empty()) {
            m_cells.countName(*found.mapped(), -1);
            found.mapped()->isMoving = true;
            m_leaving.insert(std::move(found));
        }
    }
    if (m_leaving.empty()) {
        return;
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    std::erase_if(m_sorted, [](const SessionNode *node) { return node->isMoving; });
    arrange();
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void SessionList::clear()
{
    beginResetModel();
    m_groups.clear();
    m_sorted.clear();
    m_sessions.clear();
    m_cells.forgetNames();
    m_shownCount = 0;
    endResetModel();
}

void SessionList::setGrouping(Grouping grouping)
{
    if (grouping == this->grouping()) {
        return;
    }
    m_leaving = m_groups.setBy(grouping);
    for (SessionNode *node : m_sorted) {
        node->standing.group = m_groups.groupOf(node->session, m_cells);
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    arrange();
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void SessionList::setText(const QString &text)
{
    const QStringList words = text.simplified().toLower().split(u' ', Qt::SkipEmptyParts);
    if (words != m_words) {
        m_words = words;
        filterRows();
    }
}

void SessionList::setWanted(Wanted wanted)
{
    if (wanted != m_wanted) {
        m_wanted = wanted;
        filterRows();
    }
}

void SessionList::filterRows()
{
    for (SessionNode *node : m_sorted) {
        node->standing.isMatch = isMatch(*node);
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    arrange();
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void SessionList::sort(int column, Qt::SortOrder order)
{
    m_order = {column, order};
    rebuild();
}

void SessionList::take(SessionNode &node, const SessionSummary &session)
{
    if (!node.isGroup()) {
        m_cells.countName(node, -1);
    }
    node.session = session;
    node.review = m_reviews.of(session);
    m_cells.countName(node, 1);
    QStringList texts{session.place.path, session.note, session.parent, session.searchText};
    texts += session.tags;
    texts.append(textOf(node.review.standing));
    for (int column = 0; column < columnsInAll; ++column) {
        texts.append(m_cells.text(node, column));
    }
    node.searched = texts.join(u'\n').toLower();
    stand(node);
}

void SessionList::stand(SessionNode &node) const
{
    m_order.weigh(node, m_cells);
    node.standing.group = m_groups.groupOf(node.session, m_cells);
    node.standing.id = node.session.id;
    node.standing.isMatch = isMatch(node);
}

bool SessionList::isMatch(const SessionNode &node) const
{
    return isWanted(node, m_wanted) && std::ranges::all_of(m_words, [&node](const QString &word) {
               return node.searched.contains(word);
           });
}

void SessionList::rebuild()
{
    for (SessionNode *node : m_sorted) {
        m_order.weigh(*node, m_cells);
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_order.sort(m_sorted);
    arrange();
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

/// Rebuilds all rows from the order. Persistent indexes are updated.
void SessionList::arrange()
{
    m_shownCount = m_groups.arrange(m_sorted, m_order, m_cells);
    for (const auto &[key, node] : m_leaving) {
        node->row = -1;
    }
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &index : before) {
        const SessionNode *node = nodeOf(index);
        after.append(node->row < 0 ? QModelIndex() : createIndex(node->row, index.column(), node));
    }
    changePersistentIndexList(before, after);
    m_leaving.clear();
}

int SessionList::looseCount(bool isOfShown) const
{
    return static_cast<int>(std::ranges::count_if(m_sorted, [isOfShown](const SessionNode *node) {
        return !node->session.isOneRun && (node->standing.isMatch || !isOfShown);
    }));
}

const SessionSummary *SessionList::session(const QModelIndex &index) const
{
    const SessionNode *node = index.isValid() ? nodeOf(index) : nullptr;
    return node && !node->isGroup() ? &node->session : nullptr;
}

QModelIndex SessionList::indexOf(const QString &path) const
{
    const auto found = m_sessions.find(path);
    return found == m_sessions.end() ? QModelIndex() : indexOf(found->second.get());
}

QString SessionList::keyOf(const QModelIndex &index) const
{
    const SessionNode &node = *nodeOf(index);
    return node.isGroup() ? node.group : node.session.place.path;
}

SessionNode *SessionList::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<SessionNode *>(index.internalPointer()) : m_groups.root();
}

QModelIndex SessionList::indexOf(const SessionNode *node) const
{
    return node == m_groups.root() || node->row < 0 ? QModelIndex()
                                                    : createIndex(node->row, 0, node);
}

SessionNode *SessionList::nodeBelow(const QModelIndex &parent, int row) const
{
    const Nodes &rows = nodeOf(parent)->children;
    return row >= 0 && static_cast<size_t>(row) < rows.size() ? rows[static_cast<size_t>(row)]
                                                              : nullptr;
}

QModelIndex SessionList::index(int row, int column, const QModelIndex &parent) const
{
    const bool isColumn = parent.column() <= 0 && column >= 0 && column < columnsInAll;
    SessionNode *node = isColumn ? nodeBelow(parent, row) : nullptr;
    return node ? createIndex(row, column, node) : QModelIndex();
}

QModelIndex SessionList::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(nodeOf(index)->parent) : QModelIndex();
}

int SessionList::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

int SessionList::columnCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : columnsInAll;
}

QVariant SessionList::data(const QModelIndex &index, int role) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid)
        ? m_cells.data(*nodeOf(index), index.column(), role)
        : QVariant();
}

QVariant SessionList::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal ? SessionCells::header(section, role) : QVariant();
}

} // namespace baton
