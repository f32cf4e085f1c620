// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/grid/sessiontexts.h"
#include "models/sessionviews/list/sessionlist.h"
#include "models/sessionviews/list/sessionnode.h"

#include <algorithm>
#include <utility>

// The order of the rows of the list, and their selection.
namespace baton {

namespace {

/// The number by which the column of a session is sorted when it is no text.
qint64 numberOf(const SessionNode &node, int column, const QDateTime &now)
{
    const SessionSummary &session = node.session;
    switch (column) {
    case SessionList::StatusColumn:
        return static_cast<int>(session.status) * 20 + static_cast<int>(session.liveness) * 2
            + (session.flaw.isEmpty() ? 0 : 1);
    case SessionList::StartedColumn:
        return session.started.isValid() ? session.started.toMSecsSinceEpoch() : 0;
    case SessionList::DurationColumn:
        return session.seconds(now);
    case SessionList::FindingsColumn:
        return qint64(session.errors) * 100'000 + session.warnings;
    default:
        return 0;
    }
}

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

bool isText(int column)
{
    return column == SessionList::SessionColumn || column == SessionList::ProtocolColumn
        || column == SessionList::AgentColumn || column == SessionList::PhaseColumn;
}

/// The number of letters with which all @p nodes begin alike.
qsizetype commonLetters(const std::vector<SessionNode *> &nodes)
{
    const QString &first = nodes.front()->standing.text;
    qsizetype common = first.size();
    for (const SessionNode *node : nodes) {
        const QString &text = node->standing.text;
        common = std::mismatch(first.begin(), first.begin() + std::min(common, text.size()),
                               text.begin())
                     .first
            - first.begin();
    }
    return common;
}

/// A number in the order of the texts, as far as their letters from @p first on fit into one.
quint64 lettersOf(const QString &text, qsizetype first)
{
    constexpr qsizetype letters = 4;
    quint64 number = 0;
    for (qsizetype at = first; at < first + letters; ++at) {
        number = number << 16 | (at < text.size() ? text[at].unicode() : 0);
    }
    return number;
}

void append(SessionNode &parent, SessionNode &node)
{
    node.parent = &parent;
    node.row = static_cast<int>(parent.children.size());
    parent.children.push_back(&node);
}

} // namespace

void SessionList::countNames(const SessionNode &node, int by)
{
    const QString name = display(node, SessionColumn);
    m_names[name] += by;
    m_names[name + u'/' + wording::distinctFolder(node.session)] += by;
}

void SessionList::take(SessionNode &node, const SessionSummary &session)
{
    if (!node.isGroup()) {
        countNames(node, -1);
    }
    node.session = session;
    node.review = m_reviews.of(session);
    countNames(node, 1);
    QStringList texts{session.place.path, session.note, session.parent, session.told};
    texts += session.tags;
    texts.append(textOf(node.review.standing));
    for (int column = 0; column <= FindingsColumn; ++column) {
        texts.append(display(node, column));
    }
    node.searched = texts.join(u'\n').toLower();
    stand(node);
}

void SessionList::stand(SessionNode &node) const
{
    weigh(node);
    node.standing.group = groupOf(node.session);
    node.standing.id = node.session.id;
    node.standing.isMatch = isMatch(node);
}

/// Notes what the node is sorted by: to ask for that whenever two are compared takes ten times as
/// long.
void SessionList::weigh(SessionNode &node) const
{
    node.standing.number = numberOf(node, m_sortColumn, m_now);
    node.standing.text =
        isText(m_sortColumn) ? display(node, m_sortColumn).toCaseFolded() : QString();
}

/// Numbers beside each other are compared much faster than what the nodes hold.
void SessionList::rebuild()
{
    for (SessionNode *node : m_order) {
        weigh(*node);
    }
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const bool isByText = isText(m_sortColumn);
    const qsizetype common = isByText && !m_order.empty() ? commonLetters(m_order) : 0;
    std::vector<std::pair<quint64, SessionNode *>> weighed;
    weighed.reserve(m_order.size());
    for (SessionNode *node : m_order) {
        constexpr auto sign = quint64(1) << 63; // so that what is below 0 comes first
        const SessionSortKey &standing = node->standing;
        weighed.emplace_back(isByText ? lettersOf(standing.text, common)
                                      : static_cast<quint64>(standing.number) ^ sign,
                             node);
    }
    const bool isAscending = m_sortOrder == Qt::AscendingOrder;
    std::ranges::sort(weighed, [this, isAscending](const auto &left, const auto &right) {
        return left.first == right.first ? standsBefore(left.second, right.second)
                                         : (left.first < right.first) == isAscending;
    });
    std::ranges::transform(weighed, m_order.begin(), [](const auto &one) { return one.second; });
    arrange();
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

bool SessionList::standsBefore(const SessionNode *left, const SessionNode *right) const
{
    const SessionSortKey &one = left->standing;
    const SessionSortKey &other = right->standing;
    if (one.number != other.number) {
        return (one.number < other.number) == (m_sortOrder == Qt::AscendingOrder);
    }
    if (const int order = one.text.compare(other.text); order != 0) {
        return (order < 0) == (m_sortOrder == Qt::AscendingOrder);
    }
    return left->number < right->number;
}

bool SessionList::isMatch(const SessionNode &node) const
{
    return isWanted(node, m_wanted) && std::ranges::all_of(m_words, [&node](const QString &word) {
               return node.searched.contains(word);
           });
}

/// Makes all rows from the order. Persistent indexes follow.
void SessionList::arrange()
{
    m_root->children.clear();
    for (const auto &[title, group] : m_groups) {
        group->children.clear();
        group->row = -1;
    }
    m_shownCount = 0;
    for (SessionNode *node : m_order) {
        node->children.clear();
        node->row = -1;
        node->parent = m_root.get();
        node->isShown = node->standing.isMatch;
        m_shownCount += node->isShown ? 1 : 0;
    }
    if (m_grouping == Grouping::Parent) {
        findParents();
    }
    const bool hasGroups = m_grouping != Grouping::None && m_grouping != Grouping::Parent;
    for (SessionNode *node : m_order) {
        if (node->isShown) {
            append(hasGroups ? groupFor(node->standing.group) : *node->parent, *node);
        }
    }
    if (hasGroups) {
        showGroups();
    }
    relocate();
}

void SessionList::findParents()
{
    QHash<QString, SessionNode *> known;
    known.reserve(static_cast<qsizetype>(m_order.size()));
    for (SessionNode *node : m_order) {
        SessionNode *&first = known[node->standing.id];
        first = first && first->number < node->number ? first : node;
    }
    for (SessionNode *node : m_order) {
        const QString &id = node->standing.group;
        SessionNode *parent = id.isEmpty() ? nullptr : known.value(id);
        node->parent = parent ? parent : m_root.get();
    }
    cutCircles();
    for (SessionNode *node : m_order) {
        for (SessionNode *above = node->parent;
             node->standing.isMatch && !above->isShown && above != m_root.get();
             above = above->parent) {
            above->isShown = true;
        }
    }
}

/// Of sessions that are each other's parent the one that was found first stands at the top.
void SessionList::cutCircles()
{
    QHash<const SessionNode *, int> walks;
    int walk = 0;
    for (SessionNode *node : m_order) {
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

SessionNode &SessionList::groupFor(const QString &title)
{
    std::unique_ptr<SessionNode> &group = m_groups[title];
    if (!group) {
        group = std::make_unique<SessionNode>();
        group->group = title;
    }
    return *group;
}

/// Names stand from A to Z however their sessions are sorted; days go with them.
bool SessionList::areGroupsTurned() const
{
    const int column = m_grouping == Grouping::Protocol ? ProtocolColumn
        : m_grouping == Grouping::Status                ? StatusColumn
                                                        : m_sortColumn;
    return m_sortOrder == Qt::DescendingOrder && column == m_sortColumn;
}

/// Groups without a value stand at the end.
void SessionList::showGroups()
{
    Nodes groups;
    for (const auto &[title, group] : m_groups) {
        if (!group->children.empty()) {
            groups.push_back(group.get());
        }
    }
    const bool isTurned = areGroupsTurned();
    const QString last = groupOf(SessionSummary());
    std::ranges::sort(groups, [&](const SessionNode *left, const SessionNode *right) {
        if ((left->group == last) != (right->group == last)) {
            return right->group == last;
        }
        const int order = left->group.compare(right->group, Qt::CaseInsensitive);
        return isTurned ? order > 0 : order < 0;
    });
    for (SessionNode *group : groups) {
        append(*m_root, *group);
    }
}

void SessionList::relocate()
{
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

} // namespace baton
