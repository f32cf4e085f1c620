// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/sessionlist.h"

#include "models/sessionviews/sessionnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

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

void SessionList::add(const std::vector<SessionSummary> &sessions)
{
    for (const SessionSummary &session : sessions) {
        put(session);
    }
}

void SessionList::put(const SessionSummary &session)
{
    SessionNode *node = m_sessions.value(session.place.path);
    if (node && node->session == session) {
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
        node->session = session;
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
    }
}

/// Takes in the children that were found before their parent.
void SessionList::adopt(SessionNode &parent)
{
    std::vector<SessionNode *> waiting;
    for (const NodePtr &child : m_root->children) {
        const bool isOwn = child->session.parent == parent.session.id && child.get() != &parent;
        if (isOwn && !parent.session.id.isEmpty() && !isWithin(&parent, child.get())) {
            waiting.push_back(child.get());
        }
    }
    for (SessionNode *child : waiting) {
        move(*child, parent);
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
    beginInsertRows(indexOf(&parent), row, row);
    node->parent = &parent;
    node->row = row;
    parent.children.push_back(std::move(node));
    endInsertRows();
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
    beginMoveRows(indexOf(&before), node.row, node.row, indexOf(&parent), row);
    NodePtr taken = std::move(before.children[static_cast<size_t>(node.row)]);
    before.children.erase(before.children.begin() + node.row);
    renumber(before, static_cast<size_t>(node.row));
    taken->parent = &parent;
    taken->row = row;
    parent.children.push_back(std::move(taken));
    endMoveRows();
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
            move(*node->children.back(), *m_root);
        }
        forgetId(*node);
        SessionNode &parent = *node->parent;
        (void)take(*node);
        dropIfEmpty(parent);
    }
}

void SessionList::clear()
{
    beginResetModel();
    m_root = std::make_unique<SessionNode>();
    m_sessions.clear();
    m_groups.clear();
    m_byId.clear();
    endResetModel();
}

void SessionList::setGrouping(Grouping grouping)
{
    std::vector<SessionSummary> all;
    all.reserve(static_cast<size_t>(m_sessions.size()));
    for (const SessionNode *node : std::as_const(m_sessions)) {
        all.push_back(node->session);
    }
    std::ranges::sort(all, {}, [](const SessionSummary &session) { return session.place.path; });
    clear();
    m_grouping = grouping;
    add(all);
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

QModelIndex SessionList::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent)
        ? createIndex(row, column, nodeOf(parent)->children[static_cast<size_t>(row)].get())
        : QModelIndex();
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
