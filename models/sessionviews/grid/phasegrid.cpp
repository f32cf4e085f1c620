// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/phasegrid.h"

#include "models/core/rowupdate.h"
#include "models/sessionviews/grid/elapsedtime.h"
#include "models/sessionviews/grid/rowmatching.h"

#include <algorithm>

namespace baton {

namespace {

/// The maximum number of changed ranges that are announced one by one. Above it, views read all
/// rows again.
constexpr size_t mostTold = 1'000;

void renumber(PhaseNode &parent, size_t from)
{
    for (size_t row = from; row < parent.children.size(); ++row) {
        parent.children[row]->row = static_cast<int>(row);
    }
}

} // namespace

const SessionAttempt *attemptOf(const SessionPhase &phase, int number)
{
    const auto found = std::ranges::find(phase.attempts, number, &SessionAttempt::number);
    return found == phase.attempts.end() ? nullptr : &*found;
}

struct PhaseGrid::Steps
{
    PhaseGrid &grid;
    PhaseGridUpdate &change;
    PhaseGridUpdate::Family &family;

    void remove(int first, int last)
    {
        auto &children = family.parent->children;
        grid.beginRemoveRows(grid.indexOf(family.parent), first, last);
        for (int row = first; row <= last; ++row) {
            change.removed.push_back(std::move(children[static_cast<size_t>(row)]));
            change.removed.back()->row = -1;
        }
        children.erase(children.begin() + first, children.begin() + last + 1);
        renumber(*family.parent, static_cast<size_t>(first));
        grid.endRemoveRows();
    }

    void insert(int first, int last)
    {
        auto &children = family.parent->children;
        grid.beginInsertRows(grid.indexOf(family.parent), first, last);
        children.insert(children.begin() + first,
                        std::make_move_iterator(family.children.begin() + first),
                        std::make_move_iterator(family.children.begin() + last + 1));
        renumber(*family.parent, static_cast<size_t>(first));
        grid.endInsertRows();
    }

    void keep(int) { }
};

PhaseGrid::PhaseGrid(QObject *parent)
    : QAbstractItemModel(parent)
{
}

PhaseGrid::~PhaseGrid() = default;

void PhaseGrid::setSession(const Session &session, const QDateTime &now)
{
    PhaseGridUpdate change = changeTo(std::make_shared<const Session>(session));
    take(change, now);
}

PhaseGridUpdate PhaseGrid::changeTo(const std::shared_ptr<const Session> &session) const
{
    return phaseGridUpdate(m_rows, session);
}

void PhaseGrid::take(PhaseGridUpdate &change, const QDateTime &now)
{
    m_slices.stop();
    m_cells.started = change.session->summary.started;
    m_cells.now = countsUntil(change.session->summary, now);
    m_made = change.made;
    if (change.attempts > m_cells.attempts) {
        widen(change.attempts);
    }
    if (change.ranges > mostRanges) {
        applyImmediately(change);
    } else {
        takeInSteps(change);
    }
    tell(change.others);
}

/// Switches to the new session. All data refers to it from here on.
void PhaseGrid::adopt(PhaseGridUpdate &change)
{
    change.before = std::exchange(m_rows.session, change.session);
    if (change.nodes.empty() && change.families.empty()) {
        return;
    }
    m_rows.nodes.swap(change.nodes);
    for (size_t position = 0; position < m_rows.nodes.size(); ++position) {
        m_rows.nodes[position]->position = static_cast<int>(position);
    }
}

void PhaseGrid::takeInSteps(PhaseGridUpdate &change)
{
    for (PhaseGridUpdate::Family &family : change.families) {
        Steps steps{*this, change, family};
        takeOutRows(family.kept, steps);
    }
    adopt(change);
    for (PhaseGridUpdate::Family &family : change.families) {
        Steps steps{*this, change, family};
        putInRows(family.kept, static_cast<int>(family.children.size()), steps);
    }
}

void PhaseGrid::applyImmediately(PhaseGridUpdate &change)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    for (PhaseGridUpdate::Family &family : change.families) {
        auto &children = family.parent->children;
        for (size_t row = 0; row < children.size(); ++row) {
            if (const int now = family.kept[row]; now >= 0) {
                family.children[static_cast<size_t>(now)] = std::move(children[row]);
            } else {
                change.removed.push_back(std::move(children[row]));
                change.removed.back()->row = -1;
            }
        }
        children.swap(family.children);
        renumber(*family.parent, 0);
    }
    adopt(change);
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &index : before) {
        const PhaseNode *node = nodeOf(index);
        after.append(isShown(node) ? createIndex(node->row, index.column(), node) : QModelIndex());
    }
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

/// Announces changed data of the rows at @p positions. Adjacent rows are announced together.
void PhaseGrid::tell(const std::vector<int> &positions)
{
    std::vector<std::pair<PhaseNode *, PhaseNode *>> ranges;
    for (const int position : positions) {
        PhaseNode *node = m_rows.nodes[static_cast<size_t>(position)];
        const bool isNext = !ranges.empty() && ranges.back().second->parent == node->parent
            && ranges.back().second->row + 1 == node->row;
        isNext ? void(ranges.back().second = node) : void(ranges.push_back({node, node}));
    }
    if (ranges.size() > mostTold) {
        Q_EMIT layoutAboutToBeChanged();
        Q_EMIT layoutChanged();
        return;
    }
    const size_t count = ranges.size();
    m_slices.start(count, [this, ranges = std::move(ranges)](size_t i) {
        const auto &[first, last] = ranges[i];
        Q_EMIT dataChanged(createIndex(first->row, 0, first),
                           createIndex(last->row, durationColumn(), last));
    });
}

void PhaseGrid::widen(int attempts)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex &index : before) {
        const bool isBehind = index.column() > m_cells.attempts;
        const int column = index.column() + (isBehind ? attempts - m_cells.attempts : 0);
        after.append(createIndex(index.row(), column, index.constInternalPointer()));
    }
    m_cells.attempts = attempts;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

PhaseNode *PhaseGrid::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<PhaseNode *>(index.internalPointer()) : m_rows.root.get();
}

QModelIndex PhaseGrid::indexOf(const PhaseNode *node) const
{
    return node == m_rows.root.get() ? QModelIndex() : createIndex(node->row, 0, node);
}

/// False for nodes that were removed or are not inserted yet.
bool PhaseGrid::isShown(const PhaseNode *node) const
{
    while (node != m_rows.root.get() && node->row >= 0) {
        node = node->parent;
    }
    return node == m_rows.root.get();
}

const SessionPhase &PhaseGrid::phaseOf(const PhaseNode &node) const
{
    return m_rows.session->phases[static_cast<size_t>(node.position)];
}

PhasePlace PhaseGrid::placeOf(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return {};
    }
    const PhaseNode *node = nodeOf(index);
    const bool isAttempt = attemptOf(phaseOf(*node), index.column()) != nullptr;
    return {node->position, isAttempt ? index.column() : 0};
}

QModelIndex PhaseGrid::indexOf(const PhasePlace &place) const
{
    if (place.phase < 0 || static_cast<size_t>(place.phase) >= m_rows.nodes.size()) {
        return {};
    }
    const PhaseNode *node = m_rows.nodes[static_cast<size_t>(place.phase)];
    if (!isShown(node)) {
        return {};
    }
    const bool isAttempt = attemptOf(phaseOf(*node), place.attempt) != nullptr;
    return createIndex(node->row, isAttempt ? place.attempt : phaseColumn, node);
}

const SessionPhase *PhaseGrid::phase(const QModelIndex &index) const
{
    return index.isValid() ? &phaseOf(*nodeOf(index)) : nullptr;
}

QModelIndex PhaseGrid::index(int row, int column, const QModelIndex &parent) const
{
    const PhaseNode *above = nodeOf(parent);
    const bool isThere = parent.column() <= 0 && row >= 0 && column >= 0
        && static_cast<size_t>(row) < above->children.size() && column <= durationColumn();
    return isThere ? createIndex(row, column, above->children[static_cast<size_t>(row)].get())
                   : QModelIndex();
}

/// Marks rows without children, so that views store nothing about them. With 100,000 rows, that is
/// most of the cost of expanding all.
Qt::ItemFlags PhaseGrid::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags usual = QAbstractItemModel::flags(index);
    return index.isValid() && nodeOf(index)->children.empty() ? usual | Qt::ItemNeverHasChildren
                                                              : usual;
}

QModelIndex PhaseGrid::parent(const QModelIndex &index) const
{
    return index.isValid() ? indexOf(nodeOf(index)->parent) : QModelIndex();
}

int PhaseGrid::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(nodeOf(parent)->children.size());
}

int PhaseGrid::columnCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : m_cells.attempts + 3;
}

QVariant PhaseGrid::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PhaseNode &node = *nodeOf(index);
    const SessionPhase &phase = phaseOf(node);
    if (const SessionAttempt *attempt = attemptOf(phase, index.column())) {
        return m_cells.data(phase, *attempt, role);
    }
    return role == PositionRole ? node.position : m_cells.data(phase, index.column(), role);
}

QVariant PhaseGrid::headerData(int section, Qt::Orientation orientation, int role) const
{
    return orientation == Qt::Horizontal ? m_cells.header(section, role) : QVariant();
}

} // namespace baton
