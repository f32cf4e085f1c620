// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/visiblerows.h"

#include <QEvent>
#include <QScrollBar>
#include <QTreeView>

namespace baton {

using namespace std::chrono_literals;

VisibleRows::VisibleRows(QTreeView *view)
    : QObject(view)
    , m_view(view)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(150ms);
    connect(&m_timer, &QTimer::timeout, this, &VisibleRows::look);
    const auto note = [this] {
        if (!m_timer.isActive()) {
            m_timer.start();
        }
    };
    connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, note);
    connect(view->verticalScrollBar(), &QScrollBar::rangeChanged, this, note);
    connect(view->model(), &QAbstractItemModel::layoutChanged, this, note);
    connect(view->model(), &QAbstractItemModel::modelReset, this, note);
    connect(view->model(), &QAbstractItemModel::rowsInserted, this, note);
    connect(view->model(), &QAbstractItemModel::rowsRemoved, this, note);
    view->installEventFilter(this);
}

bool VisibleRows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide) {
        m_timer.start();
    }
    return QObject::eventFilter(watched, event);
}

void VisibleRows::look()
{
    QModelIndexList rows;
    const int bottom = m_view->isVisible() ? m_view->viewport()->height() : 0;
    for (QModelIndex row = m_view->indexAt({0, 0});
         row.isValid() && m_view->visualRect(row).top() < bottom; row = m_view->indexBelow(row)) {
        rows.append(row);
    }
    Q_EMIT changed(rows);
}

} // namespace baton
