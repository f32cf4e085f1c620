// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/list/sessionnode.h"

#include <QHash>

#include <memory>
#include <unordered_map>

namespace baton {

class SessionCells;
struct SessionOrder;

/// The tree of the list: sessions below their group, or below the session that started them.
class SessionGroups
{
public:
    enum class By { None, Protocol, Day, Status, Parent };
    using Nodes = std::vector<SessionNode *>;
    using OwnNodes = std::unordered_map<QString, std::unique_ptr<SessionNode>>;

    [[nodiscard]] By by() const { return m_by; }
    /// Sets the grouping. Returns the former groups, which are no longer shown.
    [[nodiscard]] OwnNodes setBy(By by);
    void clear();
    [[nodiscard]] SessionNode *root() const { return m_root.get(); }
    /// The title of the group of @p session, or the id of its parent session.
    [[nodiscard]] QString groupOf(const SessionSummary &session, const SessionCells &cells) const;
    /// Rebuilds all rows from @p nodes, sorted by @p order. Returns the number of matching
    /// sessions.
    int arrange(const Nodes &nodes, const SessionOrder &order, const SessionCells &cells);

private:
    void findParents(const Nodes &nodes);
    void cutCircles(const Nodes &nodes);
    [[nodiscard]] SessionNode &groupFor(const QString &title);
    [[nodiscard]] bool isTurned(const SessionOrder &order) const;
    void showGroups(const SessionOrder &order, const SessionCells &cells);

    std::unique_ptr<SessionNode> m_root = std::make_unique<SessionNode>();
    OwnNodes m_groups; ///< groups by title
    By m_by = By::None;
    mutable QHash<qint64, QString> m_titles; ///< cached titles by number
};

} // namespace baton
