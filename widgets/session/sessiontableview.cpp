// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sessiontableview.h"

#include "widgets/session/edgeheader.h"
#include "widgets/session/sessiondelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace baton {

SessionTableView::SessionTableView(SessionTable *table, QWidget *parent)
    : QTreeView(parent)
    , m_table(table)
    , m_proxy(new QSortFilterProxyModel(this))
    , m_delegate(new SessionDelegate(this))
{
    m_table->setParent(this);
    m_proxy->setSourceModel(m_table);
    m_proxy->setSortRole(SessionTable::SortRole);
    m_proxy->setSortCaseSensitivity(Qt::CaseInsensitive);
    setHeader(new EdgeHeader(this));
    setModel(m_proxy);
    setItemDelegate(m_delegate);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    connect(this, &QTreeView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT rowActivated(rowOf(index)); });
    connect(this, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (isLink(index)) {
            Q_EMIT linkActivated(rowOf(index), index.column());
        }
    });
}

int SessionTableView::rowOf(const QModelIndex &index) const
{
    return m_proxy->mapToSource(index).row();
}

void SessionTableView::setCurrentRow(int row)
{
    setCurrentIndex(m_proxy->mapFromSource(m_table->index(row, 0)));
}

void SessionTableView::setSortable()
{
    sortByColumn(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
}

void SessionTableView::setRowHeight(int height)
{
    m_delegate->setRowHeight(height);
}

void SessionTableView::setWidths(const QList<int> &widths, int stretch)
{
    for (int column = 0; column < widths.size(); ++column) {
        header()->resizeSection(column, widths[column]);
    }
    header()->setSectionResizeMode(stretch, QHeaderView::Stretch);
}

bool SessionTableView::isLink(const QModelIndex &index) const
{
    const int look = index.data(SessionTable::LookRole).toInt();
    return look == static_cast<int>(SessionCell::Look::Link) && !index.data().toString().isEmpty();
}

void SessionTableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (current.row() != previous.row() || current.isValid() != previous.isValid()) {
        Q_EMIT currentRowChanged(rowOf(current));
    }
}

void SessionTableView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    const bool wasAtEnd = verticalScrollBar()->value() == verticalScrollBar()->maximum();
    QTreeView::rowsInserted(parent, start, end);
    if (m_isFollowing && wasAtEnd && end == m_proxy->rowCount() - 1) {
        scrollToBottom();
    }
}

void SessionTableView::mouseMoveEvent(QMouseEvent *event)
{
    QTreeView::mouseMoveEvent(event);
    if (isLink(indexAt(event->position().toPoint()))) {
        viewport()->setCursor(Qt::PointingHandCursor);
    } else {
        viewport()->unsetCursor();
    }
}

void SessionTableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelected();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void SessionTableView::copySelected() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex &index : std::as_const(rows)) {
        lines.append(m_table->textOf(rowOf(index)));
    }
    if (!lines.isEmpty()) {
        QApplication::clipboard()->setText(lines.join(u'\n'));
    }
}

} // namespace baton
