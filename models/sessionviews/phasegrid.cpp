// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/phasegrid.h"

#include "models/sessionviews/phasenode.h"
#include "models/sessionviews/rowmerge.h"

namespace baton {

namespace {

constexpr int widestAnnounced = 3; ///< columns for attempts that may yet come
constexpr size_t rowsOfASlice = 5'000;

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

/// The phases that are to be shown with the positions of each one's children; those of the roots
/// stand last.
struct PhaseGrid::Wanted
{
    const std::vector<SessionPhase> &phases;
    std::vector<std::vector<int>> children;

    explicit Wanted(const std::vector<SessionPhase> &all)
        : phases(all)
        , children(all.size() + 1)
    {
        for (size_t i = 0; i < all.size(); ++i) {
            const int parent = all[i].parent;
            const bool isChild = parent >= 0 && static_cast<size_t>(parent) < i;
            children[isChild ? static_cast<size_t>(parent) : all.size()].push_back(
                static_cast<int>(i));
        }
    }

    [[nodiscard]] const SessionPhase &phase(int position) const
    {
        return phases[static_cast<size_t>(position)];
    }

    [[nodiscard]] const std::vector<int> &below(int position) const
    {
        return position < 0 ? children.back() : children[static_cast<size_t>(position)];
    }

    [[nodiscard]] std::unique_ptr<PhaseNode> build(int position, PhaseNode *parent) const
    {
        auto node = std::make_unique<PhaseNode>();
        node->phase = phase(position);
        node->position = position;
        node->parent = parent;
        for (const int child : below(position)) {
            node->children.push_back(build(child, node.get()));
        }
        renumber(*node, 0);
        return node;
    }
};

struct PhaseGrid::Merge
{
    PhaseGrid &grid;
    PhaseNode &parent;
    const Wanted &wanted;
    const std::vector<int> &positions;

    void remove(int first, int last)
    {
        grid.beginRemoveRows(grid.indexOf(&parent), first, last);
        parent.children.erase(parent.children.begin() + first, parent.children.begin() + last + 1);
        renumber(parent, static_cast<size_t>(first));
        grid.endRemoveRows();
    }

    void insert(int first, int last)
    {
        grid.beginInsertRows(grid.indexOf(&parent), first, last);
        for (int row = first; row <= last; ++row) {
            parent.children.insert(parent.children.begin() + row,
                                   wanted.build(positions[static_cast<size_t>(row)], &parent));
        }
        renumber(parent, static_cast<size_t>(first));
        grid.endInsertRows();
    }

    void keep(int row)
    {
        PhaseNode &node = *parent.children[static_cast<size_t>(row)];
        node.position = positions[static_cast<size_t>(row)];
        const SessionPhase &now = wanted.phase(node.position);
        if (node.phase != now) {
            node.phase = now;
            Q_EMIT grid.dataChanged(grid.createIndex(row, 0, &node),
                                    grid.createIndex(row, grid.durationColumn(), &node));
        }
        grid.merge(node, wanted, node.position);
    }
};

PhaseGrid::PhaseGrid(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<PhaseNode>())
{
    m_restTimer.setSingleShot(true);
    m_restTimer.setInterval(0);
    connect(&m_restTimer, &QTimer::timeout, this, &PhaseGrid::takeSlice);
}

PhaseGrid::~PhaseGrid() = default;

void PhaseGrid::takeHead(const Session &session, const QDateTime &now)
{
    m_rest.reset();
    m_restTimer.stop();
    m_started = session.summary.started;
    m_now = now;
    int attempts = m_attempts;
    for (const SessionPhase &phase : session.phases) {
        attempts = std::max(attempts, std::min(phase.retriesMax, widestAnnounced));
        for (const SessionAttempt &attempt : phase.attempts) {
            attempts = std::max(attempts, attempt.number);
        }
    }
    if (attempts > m_attempts) {
        widen(attempts);
    }
}

void PhaseGrid::setSession(const Session &session, const QDateTime &now)
{
    takeHead(session, now);
    if (hasRowsOf(session.phases)) {
        takeRows(session.phases, 0, session.phases.size());
        return;
    }
    m_nodes.clear(); // of what is being taken out nobody may ask
    merge(*m_root, Wanted(session.phases), -1);
    m_nodes.assign(session.phases.size(), nullptr);
    std::vector<PhaseNode *> open{m_root.get()};
    while (!open.empty()) {
        PhaseNode *node = open.back();
        open.pop_back();
        if (node->position >= 0) {
            m_nodes[static_cast<size_t>(node->position)] = node;
        }
        for (const std::unique_ptr<PhaseNode> &child : node->children) {
            open.push_back(child.get());
        }
    }
}

void PhaseGrid::takeOver(const std::shared_ptr<const Session> &session, const QDateTime &now)
{
    if (session->phases.size() <= rowsOfASlice || !hasRowsOf(session->phases)) {
        setSession(*session, now);
        return;
    }
    takeHead(*session, now);
    m_rest = session;
    m_restFrom = 0;
    takeSlice();
}

void PhaseGrid::takeSlice()
{
    const size_t first = m_restFrom;
    m_restFrom = std::min(first + rowsOfASlice, m_rest->phases.size());
    const bool isMore = m_restFrom < m_rest->phases.size();
    const std::shared_ptr<const Session> session = isMore ? m_rest : std::exchange(m_rest, {});
    takeRows(session->phases, first, m_restFrom);
    if (isMore) {
        m_restTimer.start();
    }
}

/// The usual change of a session that is followed: the same rows with other content.
bool PhaseGrid::hasRowsOf(const std::vector<SessionPhase> &phases) const
{
    const auto positionOf = [this](const PhaseNode *node) {
        return node == m_root.get() ? -1 : node->position;
    };
    if (phases.size() != m_nodes.size()) {
        return false;
    }
    for (size_t i = 0; i < phases.size(); ++i) {
        const int parent =
            phases[i].parent < static_cast<int>(i) ? std::max(-1, phases[i].parent) : -1;
        if (m_nodes[i]->phase.id != phases[i].id || positionOf(m_nodes[i]->parent) != parent) {
            return false;
        }
    }
    return true;
}

void PhaseGrid::takeRows(const std::vector<SessionPhase> &phases, size_t first, size_t last)
{
    for (size_t i = first; i < last; ++i) {
        PhaseNode *node = m_nodes[i];
        if (node->phase != phases[i]) {
            node->phase = phases[i];
            Q_EMIT dataChanged(createIndex(node->row, 0, node),
                               createIndex(node->row, durationColumn(), node));
        }
    }
}

void PhaseGrid::widen(int attempts)
{
    Q_EMIT layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex &index : before) {
        const bool isBehind = index.column() > m_attempts;
        const int column = index.column() + (isBehind ? attempts - m_attempts : 0);
        after.append(createIndex(index.row(), column, index.constInternalPointer()));
    }
    m_attempts = attempts;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged();
}

void PhaseGrid::merge(PhaseNode &parent, const Wanted &wanted, int position)
{
    const std::vector<int> &positions = wanted.below(position);
    QStringList before;
    for (const std::unique_ptr<PhaseNode> &child : parent.children) {
        before.append(child->phase.id);
    }
    QStringList after;
    for (const int child : positions) {
        after.append(wanted.phase(child).id);
    }
    Merge steps{*this, parent, wanted, positions};
    mergeRows(survivingRows(before, after), static_cast<int>(after.size()), steps);
}

PhaseNode *PhaseGrid::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<PhaseNode *>(index.internalPointer()) : m_root.get();
}

QModelIndex PhaseGrid::indexOf(const PhaseNode *node) const
{
    return node == m_root.get() ? QModelIndex() : createIndex(node->row, 0, node);
}

PhasePlace PhaseGrid::placeOf(const QModelIndex &index) const
{
    if (!index.isValid()) {
        return {};
    }
    const PhaseNode *node = nodeOf(index);
    const bool isAttempt = attemptOf(node->phase, index.column()) != nullptr;
    return {node->position, isAttempt ? index.column() : 0};
}

QModelIndex PhaseGrid::indexOf(const PhasePlace &place) const
{
    if (place.phase < 0 || static_cast<size_t>(place.phase) >= m_nodes.size()) {
        return {};
    }
    const PhaseNode *node = m_nodes[static_cast<size_t>(place.phase)];
    const bool isAttempt = attemptOf(node->phase, place.attempt) != nullptr;
    return createIndex(node->row, isAttempt ? place.attempt : phaseColumn, node);
}

const SessionPhase *PhaseGrid::phase(const QModelIndex &index) const
{
    return index.isValid() ? &nodeOf(index)->phase : nullptr;
}

QModelIndex PhaseGrid::index(int row, int column, const QModelIndex &parent) const
{
    const PhaseNode *above = nodeOf(parent);
    const bool isThere = parent.column() <= 0 && row >= 0 && column >= 0
        && static_cast<size_t>(row) < above->children.size() && column <= durationColumn();
    return isThere ? createIndex(row, column, above->children[static_cast<size_t>(row)].get())
                   : QModelIndex();
}

/// Views remember nothing of rows that cannot be unfolded: with 100,000 of them that is most of
/// what unfolding all would cost.
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
    return parent.column() > 0 ? 0 : m_attempts + 3;
}

} // namespace baton
