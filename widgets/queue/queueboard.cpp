// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/queue/queueboard.h"

#include "models/queue/stepqueue.h"
#include "models/session/value/displaystatus.h"
#include "widgets/common/statusmark.h"
#include "widgets/queue/queuecarddelegate.h"
#include "widgets/queue/queuestatefilter.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int leastWidth = 126; // five columns fit beside the tree in 1280 pixels

/// True for a state that is shown only while a step is in it.
bool isRare(RunStatus status)
{
    return status == RunStatus::Unknown;
}

} // namespace

QueueBoard::QueueBoard(QAbstractItemModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setObjectName(u"queueBoard"_s);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge, 0);
    line->setSpacing(measures::groupGap);
    for (const RunStatus status : {RunStatus::Pending, RunStatus::Running, RunStatus::Blocked,
                                   RunStatus::Failed, RunStatus::Succeeded, RunStatus::Unknown}) {
        addColumn(status);
    }
    updateTitles();
}

void QueueBoard::addColumn(RunStatus status)
{
    Column column{new QWidget, new QLabel, new QListView, new QueueStateFilter(status, this)};
    column.filter->setSourceModel(&m_model);
    column.list->setObjectName(u"queueColumn"_s);
    column.list->setModel(column.filter);
    column.list->setItemDelegate(new QueueCardDelegate(column.list));
    column.list->setFrameShape(QFrame::NoFrame);
    column.list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    column.list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column.list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    column.list->setMinimumWidth(leastWidth);
    column.list->installEventFilter(this);
    column.title->setFont(fonts::strong());
    auto *head = new QHBoxLayout;
    head->setSpacing(measures::iconGap);
    head->addWidget(new StatusMark(statusOf(status), measures::smallIconSize));
    head->addWidget(column.title, 1);
    auto *rows = new QVBoxLayout(column.area);
    rows->setContentsMargins({});
    rows->setSpacing(measures::fieldGap);
    rows->addLayout(head);
    rows->addWidget(column.list, 1);
    layout()->addWidget(column.area);
    connect(column.list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, list = column.list](const QModelIndex &index) { choose(list, index); });
    connect(column.list, &QListView::clicked, this,
            [this, list = column.list](const QModelIndex &index) { choose(list, index); });
    connect(column.list, &QListView::activated, this,
            [this, filter = column.filter](const QModelIndex &index) {
                Q_EMIT activated(filter->mapToSource(index));
            });
    for (const auto signal :
         {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(column.filter, signal, this, &QueueBoard::updateTitles);
    }
    m_columns.push_back(column);
}

void QueueBoard::updateTitles()
{
    for (const Column &column : m_columns) {
        const int count = column.filter->rowCount();
        const QString state = column.filter->status() == RunStatus::Unknown
            ? tr("other states")
            : stateText(column.filter->status());
        column.title->setText(u"%1  %2"_s.arg(state, QLocale().toString(count)));
        column.list->setAccessibleName(column.title->text());
        column.area->setVisible(count > 0 || !isRare(column.filter->status()));
    }
}

void QueueBoard::choose(const QListView *list, const QModelIndex &index)
{
    if (m_isChoosing || !index.isValid()) {
        return;
    }
    const auto column = std::ranges::find(m_columns, list, &Column::list);
    const QModelIndex chosen = column->filter->mapToSource(index);
    setCurrent(chosen);
    Q_EMIT currentChanged(chosen);
}

void QueueBoard::setCurrent(const QModelIndex &index)
{
    m_isChoosing = true;
    for (const Column &column : m_columns) {
        const QModelIndex own = column.filter->mapFromSource(index.siblingAtColumn(0));
        if (own.isValid()) {
            column.list->setCurrentIndex(own);
            column.list->scrollTo(own);
        } else {
            column.list->clearSelection();
            column.list->selectionModel()->clearCurrentIndex();
        }
    }
    m_isChoosing = false;
}

QList<QListView *> QueueBoard::columns() const
{
    QList<QListView *> columns;
    for (const Column &column : m_columns) {
        if (!column.area->isHidden()) {
            columns.append(column.list);
        }
    }
    return columns;
}

/// Left and Right move to the next column with steps.
bool QueueBoard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const auto *list = qobject_cast<QListView *>(watched);
        if (list && (key == Qt::Key_Left || key == Qt::Key_Right)) {
            goToColumn(list, key == Qt::Key_Left ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void QueueBoard::goToColumn(const QListView *from, int step)
{
    const QList<QListView *> all = columns();
    for (qsizetype i = all.indexOf(from) + step; i >= 0 && i < all.size(); i += step) {
        if (all[i]->model()->rowCount() > 0) {
            all[i]->setFocus(Qt::OtherFocusReason);
            const int row = std::min(from->currentIndex().row(), all[i]->model()->rowCount() - 1);
            all[i]->setCurrentIndex(all[i]->model()->index(std::max(0, row), 0));
            return;
        }
    }
}

} // namespace baton
