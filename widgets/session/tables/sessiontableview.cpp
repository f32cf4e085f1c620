// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/sessiontableview.h"

#include "widgets/session/tables/alignedheader.h"
#include "widgets/session/tables/sessiondelegate.h"
#include "widgets/style/fonts.h"
#include "widgets/text/copymasked.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace baton {

SessionTableView::SessionTableView(SessionTable *table, QWidget *parent)
    : LazyRowsView(parent)
    , m_table(table)
    , m_proxy(new SessionTableSort(table, this))
    , m_delegate(new SessionDelegate(this))
    , m_columns(*this, *table)
    , m_header(new AlignedHeader(this))
{
    m_table->setParent(this);
    setHeader(m_header);
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
    constexpr int measuredRows = 100; // rows that are measured for the width of a column
    header()->setResizeContentsPrecision(measuredRows);
    m_fitTimer.setSingleShot(true);
    m_lookTimer.setSingleShot(true);
    connectRows();
    connectInput();
}

void SessionTableView::connectRows()
{
    connect(&m_fitTimer, &QTimer::timeout, this, &SessionTableView::fit);
    connect(m_proxy, &QAbstractItemModel::rowsAboutToBeInserted, this,
            [this](const QModelIndex &, int first, int last) {
                holdSight();
                chooseScrolling(m_proxy->rowCount() + last - first + 1);
            });
    connect(m_proxy, &QAbstractItemModel::rowsAboutToBeRemoved, this, &SessionTableView::holdSight);
    connect(m_table, &QAbstractItemModel::layoutAboutToBeChanged, this,
            &SessionTableView::holdSight);
    connect(&m_lookTimer, &QTimer::timeout, this, &SessionTableView::look);
    for (const auto signal :
         {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_proxy, signal, this, &SessionTableView::fitLater);
    }
    connect(m_proxy, &QAbstractItemModel::dataChanged, this, &SessionTableView::fitLater);
    connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &SessionTableView::fitLater);
    connect(m_proxy, &QAbstractItemModel::headerDataChanged, this, &SessionTableView::fitLater);
}

void SessionTableView::connectInput()
{
    connect(header(), &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (!m_columns.areFitting() && QApplication::mouseButtons() == Qt::LeftButton) {
            m_columns.keep(column, width);
        }
        if (m_delegate->wrapping() != SessionDelegate::Wrapping::None) {
            scheduleDelayedItemsLayout();
        }
    });
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
    setCurrentIndex(indexOf(row));
}

QModelIndex SessionTableView::indexOf(int row) const
{
    return m_proxy->mapFromSource(m_table->index(row, 0));
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

int SessionTableView::usualRowHeight() const
{
    return m_delegate->rowHeight();
}

void SessionTableView::setEdge(int edge)
{
    m_delegate->setEdge(edge);
    m_header->setEdge(edge);
}

void SessionTableView::setFitting(int stretch, int widest)
{
    m_columns.setFitting(stretch, widest);
    fitLater();
}

void SessionTableView::setWrapping(const QList<int> &columns)
{
    m_columns.setWrapping(columns);
    m_delegate->setWrapping(SessionDelegate::Wrapping::All);
    setUniformRowHeights(false);
    setVerticalScrollMode(ScrollPerPixel);
    fitLater();
}

void SessionTableView::fitLater()
{
    m_columns.forget();
    m_fitTimer.start();
    chooseScrolling(m_proxy->rowCount());
    m_emptySentence.update();
}

void SessionTableView::fit()
{
    const std::optional<bool> isOther = m_columns.fit();
    if (!isOther) {
        return;
    }
    m_header->setTitles(m_columns.briefTitles());
    chooseHeight();
    if (*isOther && m_columns.areWrapping()) {
        Q_EMIT leastHeightChanged(); // the number of lines of the texts has changed
    }
}

void SessionTableView::setUnfoldingChosen(int most, int rows)
{
    m_leastHeight = most;
    m_rowsInOne = rows;
    m_delegate->setWrapping(SessionDelegate::Wrapping::Chosen);
    chooseHeight();
}

/// The height of rows that the user did not go to, so that the first ones fit into the room.
void SessionTableView::chooseHeight()
{
    constexpr int step = 6; // a third of a line
    constexpr int steps = 24;
    int fits = 0; // number of further steps
    for (int above = steps + 1; m_rowsInOne > 0 && above - fits > 1;) {
        const int middle = (fits + above) / 2;
        (heightOf(m_rowsInOne, m_leastHeight + middle * step) <= height() ? fits : above) = middle;
    }
    const int most = m_leastHeight + fits * step;
    if (m_delegate->mostHeight() != most) {
        lookLater(viewport()->size());
        m_delegate->setMostHeight(most);
        scheduleDelayedItemsLayout();
    }
}

void SessionTableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    LazyRowsView::currentChanged(current, previous);
    unfold(current);
    if (m_leastRoom > 0) {
        m_lookTimer.start(); // it may be higher than the room of the previous one
    }
    if (current.row() != previous.row() || current.isValid() != previous.isValid()) {
        Q_EMIT currentRowChanged(rowOf(current));
    }
}

void SessionTableView::unfold(const QModelIndex &index)
{
    if (m_delegate->wrapping() == SessionDelegate::Wrapping::Chosen && hasFocus()) {
        m_lookTimer.start();
        m_delegate->setChosen(index);
        scheduleDelayedItemsLayout();
    }
}

void SessionTableView::unfoldCurrent()
{
    m_delegate->setChosen(currentIndex());
    scheduleDelayedItemsLayout();
    scrollTo(currentIndex());
    m_lookTimer.start();
}

/// Keeps a visible current row visible when heights change.
void SessionTableView::lookLater(const QSize &sight)
{
    if (currentIndex().isValid() && QRect(QPoint(), sight).intersects(visualRect(currentIndex()))) {
        m_lookTimer.start();
    }
}

void SessionTableView::look()
{
    keepRoom();
    scrollTo(currentIndex());
}

void SessionTableView::setRoomForCurrent(int least, int most)
{
    m_leastRoom = least;
    m_mostRoom = most;
    keepRoom();
}

void SessionTableView::keepRoom()
{
    if (m_leastRoom == 0) {
        return;
    }
    const int titles = titlesHeight();
    const QModelIndex index = currentIndex();
    const int shown = visualRect(index).height();
    const int current = isChosen(index) ? shown : std::min(shown, m_leastHeight);
    const int least = titles + std::clamp(current, m_leastRoom, m_mostRoom);
    if (least != minimumHeight()) {
        setMinimumHeight(least);
        Q_EMIT leastHeightChanged();
    }
}

int SessionTableView::titlesHeight() const
{
    return isHeaderHidden() ? 0 : header()->sizeHint().height();
}

int SessionTableView::heightOf(int rows) const
{
    const int count = std::min(rows, m_proxy->rowCount());
    int height = titlesHeight();
    if (uniformRowHeights()) {
        return height + count * m_delegate->rowHeight();
    }
    for (int row = 0; row < count; ++row) {
        height += rowHeight(m_proxy->index(row, 0));
    }
    return height;
}

int SessionTableView::heightOf(int rows, int most) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect.setWidth(-1);
    return titlesHeight() + m_delegate->heightOf(*m_proxy, rows, most, option);
}

bool SessionTableView::isLink(const QModelIndex &index) const
{
    const int look = index.data(SessionTable::LookRole).toInt();
    return look == static_cast<int>(TableCell::Look::Link) && !index.data().toString().isEmpty();
}

void SessionTableView::rowsInserted(const QModelIndex &parent, int start, int end)
{
    const bool wasAtEnd = isAtEnd();
    LazyRowsView::rowsInserted(parent, start, end);
    if (m_isFollowing && wasAtEnd && end == m_proxy->rowCount() - 1 && !m_sight.isActive()) {
        scrollToBottom();
    }
}

bool SessionTableView::isAtEnd() const
{
    return verticalScrollBar()->value() == verticalScrollBar()->maximum();
}

void SessionTableView::holdSight()
{
    m_sight.save([this](const QModelIndex &row) { return isChosen(row); },
                 !(m_isFollowing && isAtEnd()));
}

void SessionTableView::doItemsLayout()
{
    LazyRowsView::doItemsLayout();
    m_sight.restore();
}

bool SessionTableView::isChosen(const QModelIndex &index) const
{
    return index.row() == currentIndex().row()
        || (m_isSelectionChosen && selectionModel()->isSelected(index));
}

void SessionTableView::focusInEvent(QFocusEvent *event)
{
    LazyRowsView::focusInEvent(event);
    unfold(currentIndex());
}

void SessionTableView::resizeEvent(QResizeEvent *event)
{
    if (m_delegate->wrapping() != SessionDelegate::Wrapping::None) {
        lookLater(event->oldSize());
    }
    LazyRowsView::resizeEvent(event);
    fit();
}

void SessionTableView::changeEvent(QEvent *event)
{
    LazyRowsView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitLater();
    }
}

void SessionTableView::paintEvent(QPaintEvent *event)
{
    LazyRowsView::paintEvent(event);
    m_emptySentence.paint();
}

/// The selection extends to the edge, even if room is left for a scroll bar.
void SessionTableView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    LazyRowsView::drawRow(painter, option, index);
    QStyleOptionViewItem rest = option;
    rest.rect.setLeft(header()->length() - header()->offset());
    rest.rect.setRight(viewport()->width() - 1);
    if (rest.rect.isValid() && selectionModel()->isSelected(index)) {
        rest.state |= QStyle::State_Selected;
        style()->drawPrimitive(QStyle::PE_PanelItemViewRow, &rest, painter, this);
    }
}

void SessionTableView::mouseMoveEvent(QMouseEvent *event)
{
    LazyRowsView::mouseMoveEvent(event);
    if (isLink(indexAt(event->position().toPoint()))) {
        viewport()->setCursor(Qt::PointingHandCursor);
    } else {
        viewport()->unsetCursor();
    }
}

void SessionTableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelectedMasked(
            *this, [this](const QModelIndex &index) { return m_table->textOf(rowOf(index)); });
        return;
    }
    LazyRowsView::keyPressEvent(event);
}

} // namespace baton
