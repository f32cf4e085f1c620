// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/list/sessiongroups.h"

#include "models/sessionviews/list/sessionlist.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void append(SessionNode &parent, SessionNode &node)
{
    node.parent = &parent;
    node.row = static_cast<int>(parent.children.size());
    parent.children.push_back(&node);
}

} // namespace

SessionGroups::OwnNodes SessionGroups::setBy(By by)
{
    m_by = by;
    m_titles.clear();
    return std::exchange(m_groups, {});
}

void SessionGroups::clear()
{
    *m_root = {};
    m_groups.clear();
}

QString SessionGroups::groupOf(const SessionSummary &session, const SessionCells &cells) const
{
    switch (m_by) {
    case By::Protocol:
        return cells.protocolOf(session);
    case By::Day: {
        constexpr qint64 millisecondsOfDay = 86'400'000;
        if (!session.started.isValid()) {
            return SessionList::tr("no date");
        }
        QString &day = m_titles[session.started.toMSecsSinceEpoch() / millisecondsOfDay];
        return day.isEmpty() ? day = session.started.toUTC().date().toString(Qt::ISODate) : day;
    }
    case By::Status: {
        const bool isForeign = session.status == RunStatus::Unknown && !session.word.isEmpty();
        if (session.stateKept.isValid() || !session.flaw.isEmpty() || isForeign) {
            SessionSummary plain = session; // joins the group of the plain status
            plain.stateKept = {};
            plain.flaw.clear();
            plain.word.clear();
            //: "ok, but contradicted"
            return session.flaw.isEmpty()
                ? groupOf(plain, cells)
                : SessionList::tr("%1, but contradicted").arg(groupOf(plain, cells));
        }
        QString &status =
            m_titles[static_cast<int>(session.status) * 10 + static_cast<int>(session.liveness)];
        return status.isEmpty() ? status = statusText(session) : status;
    }
    case By::Parent:
        return session.parent;
    case By::None:
        break;
    }
    return {};
}

int SessionGroups::arrange(const Nodes &nodes, const SessionOrder &order, const SessionCells &cells)
{
    m_root->children.clear();
    for (const auto &[title, group] : m_groups) {
        group->children.clear();
        group->row = -1;
    }
    int shown = 0;
    for (SessionNode *node : nodes) {
        node->children.clear();
        node->row = -1;
        node->parent = m_root.get();
        node->isShown = node->standing.isMatch;
        shown += node->isShown ? 1 : 0;
    }
    if (m_by == By::Parent) {
        findParents(nodes);
    }
    const bool hasGroups = m_by != By::None && m_by != By::Parent;
    for (SessionNode *node : nodes) {
        if (node->isShown) {
            append(hasGroups ? groupFor(node->standing.group) : *node->parent, *node);
        }
    }
    if (hasGroups) {
        showGroups(order, cells);
    }
    return shown;
}

void SessionGroups::findParents(const Nodes &nodes)
{
    QHash<QString, SessionNode *> known;
    known.reserve(static_cast<qsizetype>(nodes.size()));
    for (SessionNode *node : nodes) {
        SessionNode *&first = known[node->standing.id];
        first = first && first->number < node->number ? first : node;
    }
    for (SessionNode *node : nodes) {
        const QString &id = node->standing.group;
        SessionNode *parent = id.isEmpty() ? nullptr : known.value(id);
        node->parent = parent ? parent : m_root.get();
    }
    cutCircles(nodes);
    for (SessionNode *node : nodes) {
        for (SessionNode *above = node->parent;
             node->standing.isMatch && !above->isShown && above != m_root.get();
             above = above->parent) {
            above->isShown = true;
        }
    }
}

/// Breaks cycles of parents: the session of the cycle that was found first becomes a root.
void SessionGroups::cutCircles(const Nodes &nodes)
{
    QHash<const SessionNode *, int> walks;
    int walk = 0;
    for (SessionNode *node : nodes) {
        ++walk;
        SessionNode *above = node;
        while (above != m_root.get() && !walks.contains(above)) {
            walks.insert(above, walk);
            above = above->parent;
        }
        if (above == m_root.get() || walks.value(above) != walk) {
            continue;
        }
        SessionNode *first = above;
        for (SessionNode *other = above->parent; other != above; other = other->parent) {
            first = other->number < first->number ? other : first;
        }
        first->parent = m_root.get();
    }
}

SessionNode &SessionGroups::groupFor(const QString &title)
{
    std::unique_ptr<SessionNode> &group = m_groups[title];
    if (!group) {
        group = std::make_unique<SessionNode>();
        group->group = title;
    }
    return *group;
}

/// True if the groups are in descending order. Groups by name ignore the order of their sessions;
/// groups by day follow it.
bool SessionGroups::isTurned(const SessionOrder &order) const
{
    const int column = m_by == By::Protocol ? SessionList::ProtocolColumn
        : m_by == By::Status                ? SessionList::StatusColumn
                                            : order.column;
    return order.direction == Qt::DescendingOrder && column == order.column;
}

/// Adds the groups as rows; the group without a value is last.
void SessionGroups::showGroups(const SessionOrder &order, const SessionCells &cells)
{
    Nodes groups;
    for (const auto &[title, group] : m_groups) {
        if (!group->children.empty()) {
            groups.push_back(group.get());
        }
    }
    const bool areTurned = isTurned(order);
    const QString last = groupOf(SessionSummary(), cells);
    std::ranges::sort(groups, [&](const SessionNode *left, const SessionNode *right) {
        if ((left->group == last) != (right->group == last)) {
            return right->group == last;
        }
        const int compared = left->group.compare(right->group, Qt::CaseInsensitive);
        return areTurned ? compared > 0 : compared < 0;
    });
    for (SessionNode *group : groups) {
        append(*m_root, *group);
    }
}

} // namespace baton
