// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspace.h"
#include "models/workspace/workspacefilter.h"

#include <QSet>
#include <QWidget>

class QLineEdit;
class QStackedWidget;

namespace baton {

class EmptyState;
class FilterFunnel;
class ProtocolCatalog;
class ScanFooter;
class WorkspaceTree;

/// The workspace: a filter, the tree of sessions and documents, and the progress of the scan.
class WorkspacePane : public QWidget
{
    Q_OBJECT

public:
    /// @p workspace must outlive the pane.
    explicit WorkspacePane(Workspace &workspace, QWidget *parent = nullptr);

    /// Sets the kinds of the filter menu.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Selects the row of @p path and expands its parents as soon as it is found; until then no row
    /// is selected. An empty path cancels an earlier request.
    void reveal(const QString &path);
    [[nodiscard]] QString currentPath() const;

    /// The rows that the user expanded ("+" and path), and initially expanded rows that the user
    /// collapsed ("-" and path or id).
    [[nodiscard]] QStringList folding() const;
    /// Restores folding(); also applies to rows that are added later.
    void setFolding(const QStringList &folding);
    /// While a filter is active it expands rows.
    [[nodiscard]] bool isFiltered() const { return m_filter.isActive(); }

Q_SIGNALS:
    void openRequested(const QString &path);
    /// Show the session in the folder @p path.
    void sessionRequested(const QString &path);
    void openFolderRequested();
    /// Create a new handoff in @p folder.
    void newRequested(const QString &folder);
    void revealInFileManagerRequested(const QString &path);
    void compareRequested(const QString &left, const QString &right);
    /// Compare the file @p path with the current document.
    void compareWithOpenRequested(const QString &path);
    void renameRequested(const QString &path);
    void duplicateRequested(const QString &path);
    void trashRequested(const QString &path);

private:
    QWidget *buildFilterRow();
    void clearFilter();
    void buildTree();
    void tellSight(const QModelIndexList &rows);
    void updateState();
    /// False if @p path has no row yet.
    bool mark(const QString &path);
    void act();
    void expandGroups(const QModelIndex &parent, int first, int last);
    void collectFolding(const QModelIndex &parent, QStringList &folding) const;
    void collectPaths(const QModelIndex &parent, QSet<QString> &paths) const;
    [[nodiscard]] QString pathOf(const QModelIndex &index) const;
    [[nodiscard]] bool isUnfoldedAtFirst(const QModelIndex &index) const;
    void unfold(const QModelIndex &index);
    void keepExpansion();
    void restoreExpansion();
    void activate(const QModelIndex &index);
    void showMenu(const QPoint &position);
    [[nodiscard]] QStringList selectedFiles() const;
    [[nodiscard]] QString folderOf(const QModelIndex &index) const;

    Workspace &m_workspace;
    WorkspaceFilter m_filter;
    QSet<QString> m_folding; ///< earlier folding state, for rows that are inserted
    QString m_wanted;        ///< path to reveal once it is found
    QString m_revealed;      ///< path that was revealed last, or will be
    bool m_isUnfoldedByFilter = false;
    QLineEdit *m_text;
    FilterFunnel *m_funnel;
    WorkspaceTree *m_tree;
    EmptyState *m_empty;
    QStackedWidget *m_stack;
    ScanFooter *m_footer;
};

} // namespace baton
