// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspacearrivals.h"

#include <QAbstractItemModel>

namespace baton {

/// The rows of the workspace as a tree. Inserts and removes rows in batches, so that views are
/// notified as rarely as possible.
class WorkspaceNodeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// The row behind @p index, which must be valid.
    [[nodiscard]] const WorkspaceNode &node(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;

protected:
    /// Rows that are removed, by their parent.
    using Leaving = std::map<WorkspaceNode *, std::vector<WorkspaceNode *>>;

    [[nodiscard]] WorkspaceNode &rootNode() { return m_root; }
    [[nodiscard]] const WorkspaceNode &rootNode() const { return m_root; }
    [[nodiscard]] QModelIndex indexOf(const WorkspaceNode *node) const;
    /// Within a reset.
    void clear(const QString &root);
    void noteChange(const WorkspaceNode &node) { m_changed.insert(&node); }
    /// Tells the views of the changes that were noted.
    void announceChanges();
    /// Adds @p node to @p leaving. If it is the last child of a row, that row is added instead.
    void addLeaving(WorkspaceNode &node, Leaving &leaving);
    void takeOut(Leaving &leaving);
    void putIn(WorkspaceArrivals &arrivals);

private:
    [[nodiscard]] const WorkspaceNode *nodeOf(const QModelIndex &index) const;
    void removeNodes(WorkspaceNode &parent, const std::vector<WorkspaceNode *> &nodes);
    void removeRange(WorkspaceNode &parent, int first, int last);
    void forget(const WorkspaceNode &node);
    void insertRanges(WorkspaceNode &parent, std::vector<std::unique_ptr<WorkspaceNode>> nodes);
    void mergeAtOnce(WorkspaceArrivals &arrivals);
    void noteNamesakes(WorkspaceNode &parent, int row);

    WorkspaceNode m_root;
    QSet<const WorkspaceNode *> m_changed;
};

} // namespace baton
