// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/list/sessionlist.h"

#include <QSet>
#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTreeView;

namespace baton {

class EmptyState;
class ListColumnSizing;
class ExpandedGroups;
class MinuteClock;
class SessionStore;

/// The sessions of a folder: searched in the background; can be sorted, grouped and filtered; Enter
/// opens one.
class SessionListView final : public QWidget
{
    Q_OBJECT

public:
    /// @p store must outlive the view.
    explicit SessionListView(SessionStore &store, QWidget *parent = nullptr);

    [[nodiscard]] SessionList &list() const { return *m_list; }
    [[nodiscard]] QString currentPath() const;
    /// The folders of the selected sessions, in the order of the list.
    [[nodiscard]] QStringList selectedPaths() const;
    /// Adds @p action to the context menu of sessions.
    void addRowAction(QAction *action);
    /// Selects the session in the folder @p path.
    void setCurrentPath(const QString &path);
    /// Shows that changes of @p count files and folders are noticed only after @p key is pressed.
    void setUnwatched(int count, const QString &key);
    /// The column widths that the user set, for restoreColumns().
    [[nodiscard]] QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &moved);

Q_SIGNALS:
    void sessionActivated(const QString &path);
    /// The folders and state files of the visible sessions.
    void sightChanged(const QStringList &paths);
    /// The user resized a column.
    void columnsMoved();

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    QWidget *buildHead();
    QWidget *buildFoot();
    void buildTree();
    void connectStore();
    void setGrouping(int choice);
    void take(const std::vector<SessionSummary> &sessions);
    [[nodiscard]] bool letTimePass(const QDateTime &now);
    void keepScroll(const QSet<QString> &paths, const std::function<void()> &change);
    void showProgress();
    void showState();
    void tellSight(const QModelIndexList &rows);

    SessionStore &m_store;
    SessionList *m_list;
    QLineEdit *m_text;
    QComboBox *m_grouping;
    QComboBox *m_wanted;
    QTreeView *m_tree;
    ListColumnSizing *m_columns = nullptr;
    ExpandedGroups *m_folds = nullptr;
    EmptyState *m_empty;
    QStackedWidget *m_stack;
    QLabel *m_progress;
    QCheckBox *m_follow; ///< follows queues in files
    QPushButton *m_cancel;
    MinuteClock *m_clock;
    QString m_unwatched; ///< warning that some sessions are not watched; empty if all are
};

} // namespace baton
