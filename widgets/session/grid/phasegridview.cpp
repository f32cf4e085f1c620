// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/grid/phasegridview.h"

#include "widgets/session/grid/phasegridpaint.h"
#include "widgets/session/tables/alignedheader.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace baton {

namespace {

constexpr int unfoldedRows = 500; ///< with more rows, only the first level is expanded

/// Defines only the row height: the view paints the rows itself.
class GridRow final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {0, sessionmeasures::gridRow};
    }
};

} // namespace

PhaseGridView::PhaseGridView(PhaseGrid *grid, QWidget *parent)
    : QTreeView(parent)
    , m_grid(grid)
    , m_titles(new AlignedHeader(this))
    , m_columns(*grid, *m_titles)
{
    m_grid->setParent(this);
    setHeader(m_titles);
    setModel(m_grid);
    setItemDelegate(new GridRow(this));
    setUniformRowHeights(true);
    setIndentation(measures::treeIndent);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectItems);
    setSelectionMode(SingleSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setExpandsOnDoubleClick(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    connect(this, &QTreeView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT placeActivated(m_grid->placeOf(index)); });
    for (const auto signal :
         {&QAbstractItemModel::rowsAboutToBeInserted, &QAbstractItemModel::rowsAboutToBeRemoved}) {
        connect(m_grid, signal, this, &PhaseGridView::holdSight);
    }
    connect(m_grid, &QAbstractItemModel::layoutAboutToBeChanged, this, &PhaseGridView::holdSight);
    connect(m_grid, &QAbstractItemModel::layoutChanged, this, &PhaseGridView::layOut);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] { m_ownScroll.reset(); });
}

void PhaseGridView::holdSight()
{
    const QModelIndex chosen = currentIndex().siblingAtColumn(PhaseGrid::phaseColumn);
    m_sight.save([&chosen](const QModelIndex &row) {
        return chosen.isValid() && row.siblingAtColumn(PhaseGrid::phaseColumn) == chosen;
    });
}

void PhaseGridView::doItemsLayout()
{
    QTreeView::doItemsLayout();
    m_sight.restore();
}

void PhaseGridView::setCurrentPlace(const PhasePlace &place)
{
    const QModelIndex index = m_grid->indexOf(place);
    if (index.isValid()) {
        setCurrentIndex(index);
        m_wantedAttempt = m_grid->placeOf(index).attempt;
    }
}

void PhaseGridView::mark(const QString &match)
{
    m_match = match;
    viewport()->update();
}

void PhaseGridView::unfold()
{
    int children = 0;
    const int roots = m_grid->rowCount();
    for (int row = 0; row < roots; ++row) {
        children += m_grid->rowCount(m_grid->index(row, 0));
    }
    setRootIsDecorated(children > 0);
    if (roots + children <= unfoldedRows) {
        expandAll();
    }
    measureTitles();
}

void PhaseGridView::measureTitles()
{
    constexpr int measured = 200;
    QList<PhaseGridColumns::Row> rows;
    for (QModelIndex index = m_grid->index(0, 0); index.isValid() && rows.size() < measured;
         index = indexBelow(index)) {
        rows.append({index, indentOf(index)});
    }
    m_columns.measure(rows);
}

void PhaseGridView::layOut()
{
    const bool hadShapesOnly = hasShapesOnly();
    const bool isOther = m_columns.layOut(viewport()->width());
    if (isOther && currentIndex().isValid()) { // it may be visible only in narrow columns
        horizontalScrollBar()->setValue(0);
        scrollTo(currentIndex());
    }
    if (hasShapesOnly() != hadShapesOnly) {
        Q_EMIT shapesOnlyChanged();
    }
}

int PhaseGridView::heightOf(int rows) const
{
    int height = header()->sizeHint().height();
    QModelIndex index = m_grid->index(0, 0);
    for (int row = 0; row < rows && index.isValid(); ++row) {
        height += sessionmeasures::gridRow;
        index = indexBelow(index);
    }
    return height;
}

QRect PhaseGridView::sectionRect(int column, int top) const
{
    return {header()->sectionViewportPosition(column), top, header()->sectionSize(column),
            sessionmeasures::gridRow};
}

int PhaseGridView::indentOf(const QModelIndex &index) const
{
    int depth = 0;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        ++depth;
    }
    return sessionmeasures::edge + (depth + (rootIsDecorated() ? 1 : 0)) * indentation();
}

QRect PhaseGridView::cellRect(const QModelIndex &index) const
{
    const QRect row = visualRect(index.siblingAtColumn(index.column()));
    const QRect section = sectionRect(index.column(), row.top());
    return {section.left(), section.top() + (section.height() - sessionmeasures::gridCell) / 2,
            section.width() - sessionmeasures::gridGap, sessionmeasures::gridCell};
}

void PhaseGridView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const int top = option.rect.top();
    const QModelIndex first = index.siblingAtColumn(0);
    const bool isCurrent = currentIndex().siblingAtColumn(0) == first;
    if (isCurrent) {
        const bool isTitle = currentIndex().column() == 0;
        const Role role = !isTitle ? Role::CurrentLine
            : hasFocus()           ? Role::Selection
                                   : Role::SelectionIdle;
        painter->fillRect(0, top, viewport()->width(), sessionmeasures::gridRow,
                          Theme::color(role));
    }
    QRect title = sectionRect(PhaseGrid::phaseColumn, top);
    const int indent = indentOf(first);
    drawBranches(painter, {title.left() + indent - 16, top, 16, title.height()}, first);
    title.adjust(indent, 0, -measures::controlPadding, 0);
    gridpaint::phase(*painter, title, first, isCurrent, isCurrent ? m_match : QString());
    drawAttempts(painter, top, first);
    drawTimes(painter, top, index);
}

/// A start without its own column is above the duration.
void PhaseGridView::drawTimes(QPainter *painter, int top, const QModelIndex &index) const
{
    const auto areaOf = [this, top](int column) {
        return sectionRect(column, top).adjusted(4, 0, -measures::paneEdge, 0);
    };
    const QModelIndex start = index.siblingAtColumn(m_grid->startedColumn());
    const QModelIndex duration = index.siblingAtColumn(m_grid->durationColumn());
    const QRect last = areaOf(duration.column());
    if (m_columns.hasStarts()) {
        gridpaint::time(*painter, areaOf(start.column()), start, true);
        gridpaint::time(*painter, last, duration, false);
    } else {
        gridpaint::times(*painter, last, start, duration);
    }
}

void PhaseGridView::drawAttempts(QPainter *painter, int top, const QModelIndex &index) const
{
    const SessionPhase &phase = *m_grid->phase(index);
    if (phase.attempts.empty()) {
        QRect area = sectionRect(1, top);
        area.setRight(viewport()->width() - measures::paneEdge);
        for (const int column : {m_grid->durationColumn(), m_grid->startedColumn()}) {
            if (!index.siblingAtColumn(column).data().toString().isEmpty()) {
                area.setRight(
                    sectionRect(m_columns.hasStarts() ? column : m_grid->durationColumn(), top)
                        .left());
            }
        }
        gridpaint::reason(*painter, area, index);
        return;
    }
    QRect previous;
    for (const SessionAttempt &attempt : phase.attempts) {
        if (attempt.number < 1 || attempt.number > m_grid->attemptColumns()) {
            continue;
        }
        const QModelIndex cell = index.siblingAtColumn(attempt.number);
        const QRect section = sectionRect(attempt.number, top);
        const QRect box(section.left(), top + (section.height() - sessionmeasures::gridCell) / 2,
                        section.width() - sessionmeasures::gridGap, sessionmeasures::gridCell);
        const bool isCurrent = cell == currentIndex();
        gridpaint::attempt(*painter, box, cell,
                           !isCurrent       ? CellEmphasis::None
                               : hasFocus() ? CellEmphasis::Focused
                                            : CellEmphasis::Selected,
                           previous);
        previous = box;
    }
}

void PhaseGridView::drawBranches(QPainter *painter, const QRect &rect,
                                 const QModelIndex &index) const
{
    if (!m_grid->hasChildren(index)) {
        return;
    }
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = rect;
    option.state = QStyle::State_Children;
    option.state.setFlag(QStyle::State_Open, isExpanded(index));
    style()->drawPrimitive(QStyle::PE_IndicatorBranch, &option, painter, this);
}

void PhaseGridView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (current.siblingAtColumn(PhaseGrid::phaseColumn)
        != previous.siblingAtColumn(PhaseGrid::phaseColumn)) {
        m_match.clear();
    }
    viewport()->update();
    Q_EMIT placeSelected(m_grid->placeOf(current));
}

/// Keeps a visible current row visible during a resize; when the height is restored, so is the
/// user's scroll position.
void PhaseGridView::resizeEvent(QResizeEvent *event)
{
    const bool isSeen = m_ownScroll // even if the height was too small for any row
        || QRect(QPoint(), event->oldSize()).intersects(visualRect(currentIndex()));
    const int own = m_ownScroll.value_or(verticalScrollBar()->value());
    QTreeView::resizeEvent(event);
    layOut();
    if (isSeen) {
        verticalScrollBar()->setValue(own);
        scrollTo(currentIndex());
        m_ownScroll = own;
    }
}

/// Moves to the next cell of the row; at its ends collapses, expands or moves to the parent row.
void PhaseGridView::stepSideways(int by)
{
    const QModelIndex current = currentIndex();
    const QModelIndex first = current.siblingAtColumn(0);
    const SessionPhase *phase = m_grid->phase(current);
    if (!phase) {
        return;
    }
    std::vector<int> stops{0};
    for (const SessionAttempt &attempt : phase->attempts) {
        stops.push_back(attempt.number);
    }
    const auto here = std::ranges::find(stops, current.column());
    const auto at = here == stops.end() ? 0 : here - stops.begin();
    const auto next = at + by;
    if (next < 0) {
        isExpanded(first) && m_grid->hasChildren(first) ? collapse(first)
            : first.parent().isValid()                  ? setCurrentIndex(first.parent())
                                                        : void();
        return;
    }
    if (at == 0 && m_grid->hasChildren(first) && !isExpanded(first)) {
        expand(first);
        return;
    }
    if (next < static_cast<std::ptrdiff_t>(stops.size())) {
        m_wantedAttempt = stops[static_cast<size_t>(next)];
        setCurrentIndex(current.siblingAtColumn(m_wantedAttempt));
    }
}

/// Keeps the attempt column as far as the next row has it.
void PhaseGridView::stepRow(int by)
{
    const QModelIndex first = currentIndex().siblingAtColumn(0);
    const QModelIndex next = by > 0 ? indexBelow(first) : indexAbove(first);
    if (!next.isValid()) {
        return;
    }
    const SessionPhase *phase = m_grid->phase(next);
    int column = 0;
    for (const SessionAttempt &attempt : phase->attempts) {
        if (attempt.number <= m_wantedAttempt) {
            column = std::max(column, attempt.number);
        }
    }
    setCurrentIndex(next.siblingAtColumn(column));
}

void PhaseGridView::keyPressEvent(QKeyEvent *event)
{
    if (!currentIndex().isValid() && m_grid->rowCount() > 0) {
        setCurrentIndex(m_grid->index(0, 0));
    }
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->modifiers() == Qt::NoModifier ? event->key() : 0) {
    case Qt::Key_Left:
        stepSideways(-forward);
        return;
    case Qt::Key_Right:
        stepSideways(forward);
        return;
    case Qt::Key_Up:
        stepRow(-1);
        return;
    case Qt::Key_Down:
        stepRow(1);
        return;
    default:
        QTreeView::keyPressEvent(event);
    }
}

} // namespace baton
