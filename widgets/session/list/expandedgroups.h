// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/list/sessionlist.h"

#include <QSet>

class QTreeView;

namespace baton {

/// The folding of the list of sessions: groups are expanded at first; groups that the user
/// collapsed stay collapsed.
class ExpandedGroups final : public QObject
{
    Q_OBJECT

public:
    /// @p tree, which shows @p list, becomes the parent.
    ExpandedGroups(QTreeView *tree, SessionList *list);

    void forget() { m_folded.clear(); }

private:
    void unfold();
    void collectFolded(const QModelIndex &parent, QModelIndexList &folded,
                       QModelIndexList &kept) const;

    QTreeView *m_tree;
    SessionList *m_list;
    QSet<QString> m_folded; ///< groups that the user collapsed
};

} // namespace baton
