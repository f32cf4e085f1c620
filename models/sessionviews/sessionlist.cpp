// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/sessionlist.h"

#include "models/sessionviews/sessionnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostSingle = 20; ///< sessions that are told of one after the other

void renumber(SessionNode &parent, size_t from)
{
    for (size_t row = from; row < parent.children.size(); ++row) {
        parent.children[row]->row = static_cast<int>(row);
    }
}

bool isWithin(const SessionNode *node, const SessionNode *above)
{
    for (; node; node = node->parent) {
        if (node == above) {
            return true;
        }
    }
    return false;
}

} // namespace

SessionList::SessionList(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<SessionNode>())
{
}

SessionList::~SessionList() = default;

/// Where nothing is grouped, all that are new come in one range; many at once have the views look
/// at everything anew, because sorted they come in nearly as many ranges as there are of them.
void SessionList::add(const std::vector<SessionSummary> &sessions)
{
    std::vector<NodePtr> news;
    for (const SessionSummary &session : sessions) {
        const bool isNew = !m_sessions.contains(session.place.path);
        if (m_grouping != Grouping::None || !isNew) {
            put(session);
            continue;
        }
        news.push_back(std::make_unique<SessionNode>());
        news.back()->session = session;
        m_sessions.insert(session.place.path, news.back().get());
    }
    if (news.empty()) {
        return;
    }
    auto &rows = m_root->children;
    const size_t first = rows.size();
    const bool isMany = news.size() > mostSingle;
    if (!m_isRebuilding && isMany) {
        Q_EMIT layoutAboutToBeChanged();
    } else if (!m_isRebuilding) {
        beginInsertRows({}, static_cast<int>(first), static_cast<int>(first + news.size()) - 1);
    }
    for (NodePtr &node : news) {
        node->parent = m_root.get();
        rows.push_back(std::move(node));
    }
    renumber(*m_root, first);
    if (!m_isRebuilding && isMany) {
        Q_EMIT layoutChanged();
    } else if (!m_isRebuilding) {
        endInsertRows();
    }
}

void SessionList::put(const SessionSummary &session)
{
    SessionNode *node = m_sessions.value(session.place.path);
    if (node && node->session == session) {
        return;
    }
    if (node && !node->parent) { // came twice in one batch, not in the tree yet
        node->session = session;
        return;
    }
    if (!node) {
        auto made = std::make_unique<SessionNode>();
        made->session = session;
        node = made.get();
        m_sessions.insert(session.place.path, node);
        insert(parentFor(session), std::move(made));
    } else {
        forgetId(*node);
        m_orphans.remove(node->session.parent, node);
        node->session = session;
        node->searched.clear();
        SessionNode &parent = parentFor(session);
        if (&parent != node->parent && !isWithin(&parent, node)) {
            move(*node, parent);
        }
        Q_EMIT dataChanged(createIndex(node->row, 0, node),
                           createIndex(node->row, FindingsColumn, node));
    }
    if (m_grouping == Grouping::Parent) {
        m_byId.insert(session.id, node);
        adopt(*node);
        waitForParent(*node);
    }
}

void SessionList::waitForParent(SessionNode &node)
{
    if (!node.session.parent.isEmpty() && node.parent == m_root.get()) {
        m_orphans.insert(node.session.parent, &node);
    }
}

/// Takes in the children that were found before their parent.
void SessionList::adopt(SessionNode &parent)
{
    if (parent.session.id.isEmpty()) {
        return;
    }
    QList<SessionNode *> waiting = m_orphans.values(parent.session.id);
    std::ranges::sort(waiting, {}, &SessionNode::row);
    for (SessionNode *child : std::as_const(waiting)) {
        if (child != &parent && !isWithin(&parent, child)) {
            m_orphans.remove(parent.session.id, child);
            move(*child, parent);
        }
    }
}

SessionNode &SessionList::parentFor(const SessionSummary &session)
{
    if (m_grouping == Grouping::None) {
        return *m_root;
    }
    if (m_grouping == Grouping::Parent) {
        SessionNode *parent = session.parent.isEmpty() ? nullptr : m_byId.value(session.parent);
        return parent && parent->session.place.path != session.place.path ? *parent : *m_root;
    }
    const QString title = groupOf(session);
    SessionNode *&group = m_groups[title];
    if (!group) {
        auto made = std::make_unique<SessionNode>();
        made->group = title;
        group = made.get();
        insert(*m_root, std::move(made));
    }
    return *group;
}

QString SessionList::groupOf(const SessionSummary &session) const
{
    switch (m_grouping) {
    case Grouping::Protocol:
        return protocolOf(session);
    case Grouping::Day:
        return session.started.isValid() ? session.started.toUTC().date().toString(Qt::ISODate)
                                         : tr("no date");
    case Grouping::Status:
        return statusText(session);
    case Grouping::None:
    case Grouping::Parent:
        break;
    }
    return {};
}

QString SessionList::protocolOf(const SessionSummary &session) const
{
    const QString &id = session.place.protocol;
    return id.isEmpty() ? tr("no protocol") : m_protocols.value(id, id);
}

void SessionList::insert(SessionNode &parent, NodePtr node)
{
    const int row = static_cast<int>(parent.children.size());
    if (!m_isRebuilding) {
        beginInsertRows(indexOf(&parent), row, row);
    }
    node->parent = &parent;
    node->row = row;
    parent.children.push_back(std::move(node));
    if (!m_isRebuilding) {
        endInsertRows();
    }
}

SessionList::NodePtr SessionList::take(SessionNode &node)
{
    SessionNode &parent = *node.parent;
    const int row = node.row;
    beginRemoveRows(indexOf(&parent), row, row);
    NodePtr taken = std::move(parent.children[static_cast<size_t>(row)]);
    parent.children.erase(parent.children.begin() + row);
    renumber(parent, static_cast<size_t>(row));
    endRemoveRows();
    return taken;
}

void SessionList::move(SessionNode &node, SessionNode &parent)
{
    SessionNode &before = *node.parent;
    const int row = static_cast<int>(parent.children.size());
    if (!m_isRebuilding) {
        beginMoveRows(indexOf(&before), node.row, node.row, indexOf(&parent), row);
    }
    NodePtr taken = std::move(before.children[static_cast<size_t>(node.row)]);
    before.children.erase(before.children.begin() + node.row);
    renumber(before, static_cast<size_t>(node.row));
    taken->parent = &parent;
    taken->row = row;
    parent.children.push_back(std::move(taken));
    if (!m_isRebuilding) {
        endMoveRows();
    }
    dropIfEmpty(before);
}

void SessionList::dropIfEmpty(SessionNode &group)
{
    if (group.parent && group.isGroup() && group.children.empty()) {
        m_groups.remove(group.group);
        (void)take(group);
    }
}

void SessionList::forgetId(const SessionNode &node)
{
    if (const auto known = m_byId.constFind(node.session.id);
        known != m_byId.cend() && *known == &node) {
        m_byId.erase(known);
    }
}

void SessionList::remove(const QStringList &paths)
{
    for (const QString &path : paths) {
        SessionNode *node = m_sessions.take(path);
        if (!node) {
            continue;
        }
        while (!node->children.empty()) {
            SessionNode &child = *node->children.back();
            move(child, *m_root);
            waitForParent(child);
        }
        forgetId(*node);
        m_orphans.remove(node->session.parent, node);
        SessionNode &parent = *node->parent;
        (void)take(*node);
        dropIfEmpty(parent);
    }
}

void SessionList::clear()
{
    if (!m_isRebuilding) {
        beginResetModel();
    }
    m_root = std::make_unique<SessionNode>();
    m_sessions.clear();
    m_groups.clear();
    m_byId.clear();
    m_orphans.clear();
    if (!m_isRebuilding) {
        endResetModel();
    }
}

void SessionList::setGrouping(Grouping grouping)
{
    std::vector<SessionSummary> all;
    all.reserve(static_cast<size_t>(m_sessions.size()));
    for (const SessionNode *node : std::as_const(m_sessions)) {
        all.push_back(node->session);
    }
    std::ranges::sort(all, {}, [](const SessionSummary &session) { return session.place.path; });
    beginResetModel();
    m_isRebuilding = true;
    clear();
    m_grouping = grouping;
    add(all);
    m_isRebuilding = false;
    endResetModel();
}

const SessionSummary *SessionList::session(const QModelIndex &index) const
{
    const SessionNode *node = index.isValid() ? nodeOf(index) : nullptr;
    return node && !node->isGroup() ? &node->session : nullptr;
}

QModelIndex SessionList::indexOf(const QString &path) const
{
    const SessionNode *node = m_sessions.value(path);
    return node ? indexOf(node) : QModelIndex();
}

SessionNode *SessionList::nodeOf(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<SessionNode *>(index.internalPointer()) : m_root.get();
}

QModelIndex SessionList::indexOf(const SessionNode *node) const
{
    return node == m_root.get() ? QModelIndex() : createIndex(node->row, 0, node);
}

SessionNode *SessionList::nodeBelow(const QModelIndex &parent, int row) const
{
    const auto &rows = nodeOf(parent)->children;
    return row >= 0 && static_cast<size_t>(row) < rows.size() ? rows[static_cast<size_t>(row)].get()
                                                              : nullptr;
}

QModelIndex SessionList::index(int row, int column, const QModelIndex &parent) const
{
    const bool isColumn = parent.column() <= 0 && column >= 0 && column <= FindingsColumn;
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
    return parent.column() > 0 ? 0 : FindingsColumn + 1;
}

} // namespace baton
