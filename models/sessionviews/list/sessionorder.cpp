// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessionviews/list/sessionorder.h"

#include "models/sessionviews/list/sessionlist.h"

#include <algorithm>

namespace baton {

namespace {

/// The sort value of a session in a numeric column.
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

bool isText(int column)
{
    return column == SessionList::SessionColumn || column == SessionList::ProtocolColumn
        || column == SessionList::AgentColumn || column == SessionList::PhaseColumn;
}

/// The length of the common prefix of the sort texts of @p nodes.
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

/// The characters of @p text from @p first on as a number that sorts like the text, as far as they
/// fit.
quint64 lettersOf(const QString &text, qsizetype first)
{
    constexpr qsizetype letters = 4;
    quint64 number = 0;
    for (qsizetype at = first; at < first + letters; ++at) {
        number = number << 16 | (at < text.size() ? text[at].unicode() : 0);
    }
    return number;
}

} // namespace

void SessionOrder::weigh(SessionNode &node, const SessionCells &cells) const
{
    node.standing.number = numberOf(node, column, cells.now());
    node.standing.text = isText(column) ? cells.text(node, column).toCaseFolded() : QString();
}

bool SessionOrder::isBefore(const SessionNode *left, const SessionNode *right) const
{
    const SessionSortKey &one = left->standing;
    const SessionSortKey &other = right->standing;
    if (one.number != other.number) {
        return (one.number < other.number) == (direction == Qt::AscendingOrder);
    }
    if (const int order = one.text.compare(other.text); order != 0) {
        return (order < 0) == (direction == Qt::AscendingOrder);
    }
    return left->number < right->number;
}

/// Sorts an array of numbers first, because comparing them is much faster than comparing the nodes.
void SessionOrder::sort(std::vector<SessionNode *> &nodes) const
{
    const bool isByText = isText(column);
    const qsizetype common = isByText && !nodes.empty() ? commonLetters(nodes) : 0;
    std::vector<std::pair<quint64, SessionNode *>> weighed;
    weighed.reserve(nodes.size());
    for (SessionNode *node : nodes) {
        constexpr auto sign = quint64(1) << 63; // maps negative numbers below positive ones
        const SessionSortKey &standing = node->standing;
        weighed.emplace_back(isByText ? lettersOf(standing.text, common)
                                      : static_cast<quint64>(standing.number) ^ sign,
                             node);
    }
    const bool isAscending = direction == Qt::AscendingOrder;
    std::ranges::sort(weighed, [this, isAscending](const auto &left, const auto &right) {
        return left.first == right.first ? isBefore(left.second, right.second)
                                         : (left.first < right.first) == isAscending;
    });
    std::ranges::transform(weighed, nodes.begin(), [](const auto &one) { return one.second; });
}

} // namespace baton
