// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queue/queuemodel.h"
#include "models/queuefollowing/queuefollower.h"
#include "widgets/common/pathpage.h"

#include <QWidget>

class QAbstractButton;
class QAction;
class QLabel;
class QLayout;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QTreeView;

namespace baton {

class QueueBoard;
class QueueFilter;
class QueueFilterBar;
class QueueStepDetails;
class StatusMark;

/// A queue that is followed: its steps as a board by state or as a list, and the details of one.
class QueueView final : public QWidget, public PathPage
{
    Q_OBJECT

public:
    /// Takes ownership of @p follower.
    explicit QueueView(std::unique_ptr<QueueFollower> follower, QWidget *parent = nullptr);
    ~QueueView() override;

    [[nodiscard]] QueueFollower &follower() { return *m_follower; }
    [[nodiscard]] const QueueFollower &follower() const { return *m_follower; }
    [[nodiscard]] QString path() const override;
    /// The selected step; null if there is none or the filter hides it.
    [[nodiscard]] const QueueStep *current() const;
    void setBoardShown(bool isBoard);
    void setLive(bool isLive);
    /// Chooses the step with the id @p id, as soon as the queue is read if it is not there yet, and
    /// selects @p match in its details.
    void chooseStep(const QString &id, const QString &match = {});
    /// Focuses the current step.
    void focusStep();
    /// Adds a button for @p action to the header.
    void addHeaderAction(QAction *action);

Q_SIGNALS:
    void promptRequested(const baton::QueueStep &step);
    void submitRequested(const baton::QueueStep &step);
    /// The queue was read and has no step @p id, which was to be chosen.
    void stepMissing(const QString &id);
    /// Following started or stopped.
    void liveChanged(bool isLive);
    /// The user wants to enter another password.
    void passwordRequested();

private:
    QWidget *buildHead();
    QWidget *buildProblem();
    QTreeView *buildList();
    void connectParts();
    QToolButton *addToggle(const QString &text, const QString &name);
    void take();
    void choose(const QModelIndex &index);
    [[nodiscard]] QModelIndex indexOf(const QueueStep *step) const;
    void showDetails();
    void showState();

    std::unique_ptr<QueueFollower> m_follower;
    QueueModel *m_model;
    QueueFilter *m_filter; ///< filters the shown steps
    QueueFilterBar *m_filterBar;
    QueueBoard *m_board;
    QScrollArea *m_boardArea; ///< scrolls to columns that do not fit
    QTreeView *m_list;
    QStackedWidget *m_stack;
    QueueStepDetails *m_details;
    QLabel *m_name;
    QLabel *m_state;
    QWidget *m_problem = nullptr;
    QLabel *m_problemText;
    QAbstractButton *m_password = nullptr;
    QAbstractButton *m_live = nullptr;
    QToolButton *m_boardShown = nullptr;
    QToolButton *m_listShown = nullptr;
    QLayout *m_head = nullptr;
    QString m_wanted;                ///< id of the step to choose once it is read
    QString m_match;                 ///< text to select in its details
    QPersistentModelIndex m_current; ///< current step in m_model, visible or not
    bool m_isTaking =
        false; ///< true while rows are inserted and removed: ignores changes of current indexes
    QString m_askedFor; ///< m_wanted at the last follow(): missing if the reading lacks it
};

} // namespace baton
