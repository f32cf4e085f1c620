// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/runstatus.h"

#include <QWidget>

#include <vector>

class QAbstractItemModel;
class QLabel;
class QListView;

namespace baton {

class QueueStateFilter;

/// The steps of a queue, with a column for each state. There is one current step for all columns.
class QueueBoard final : public QWidget
{
    Q_OBJECT

public:
    /// Shows the steps of @p model, which has the roles of QueueModel.
    explicit QueueBoard(QAbstractItemModel &model, QWidget *parent = nullptr);

    /// Makes the step at @p index of the model current.
    void setCurrent(const QModelIndex &index);
    /// The visible columns, from the left.
    [[nodiscard]] QList<QListView *> columns() const;

Q_SIGNALS:
    /// The user selected the step at @p index of the model.
    void currentChanged(const QModelIndex &index);
    void activated(const QModelIndex &index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Column
    {
        QWidget *area;
        QLabel *title;
        QListView *list;
        QueueStateFilter *filter;
    };

    void addColumn(RunStatus status);
    void choose(const QListView *list, const QModelIndex &index);
    void goToColumn(const QListView *from, int step);
    void updateTitles();

    QAbstractItemModel &m_model;
    std::vector<Column> m_columns;
    bool m_isChoosing = false;
};

} // namespace baton
