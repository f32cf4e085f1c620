// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/phasegridview.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/theme.h"
#include "widgets/session/edgeheader.h"
#include "widgets/session/phasegridpaint.h"
#include "widgets/session/sessionmarks.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace baton {

namespace {

constexpr int unfoldedRows = 500; ///< more than that, and only the first level is opened
constexpr int widestCell = 124;
constexpr int narrowestCell = 84;
constexpr int startedWidth = 56;
constexpr int durationWidth = 72;

/// Only tells the height of the rows: the view draws them itself.
class GridRow final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {narrowestCell, sessionmeasures::gridRow};
    }
};

} // namespace

PhaseGridView::PhaseGridView(PhaseGrid *grid, QWidget *parent)
    : QTreeView(parent)
    , m_grid(grid)
{
    m_grid->setParent(this);
    setHeader(new EdgeHeader(this));
    setModel(m_grid);
    setItemDelegate(new GridRow(this));
    setUniformRowHeights(true);
    setIndentation(measures::treeIndent);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectItems);
    setSelectionMode(SingleSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setExpandsOnDoubleClick(false);
    header()->setSectionResizeMode(QHeaderView::Fixed);
    connect(this, &QTreeView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT placeActivated(m_grid->placeOf(index)); });
    connect(m_grid, &QAbstractItemModel::layoutChanged, this, &PhaseGridView::layOut);
}

void PhaseGridView::setCurrentPlace(const PhasePlace &place)
{
    const QModelIndex index = m_grid->indexOf(place);
    if (index.isValid()) {
        setCurrentIndex(index);
        m_wantedAttempt = m_grid->placeOf(index).attempt;
    }
}

/// Of the rows that a reader sees first. The words of attempts are never cut: what has no room is
/// scrolled to.
void PhaseGridView::measureTitles()
{
    constexpr int measured = 200;
    const QFontMetrics metrics(fonts::strong());
    const QFontMetrics body(fonts::body());
    int widest = 0;
    QModelIndex index = m_grid->index(0, 0);
    for (int row = 0; row < measured && index.isValid(); ++row) {
        const int number = index.data(PhaseGrid::NumberRole).toString().isEmpty() ? 0 : 20;
        widest = std::max(
            widest, indentOf(index) + number + metrics.horizontalAdvance(index.data().toString()));
        for (const SessionAttempt &attempt : m_grid->phase(index)->attempts) {
            const QString word = index.siblingAtColumn(attempt.number).data().toString();
            m_wordWidth = std::max(m_wordWidth, body.horizontalAdvance(word));
        }
        index = indexBelow(index);
    }
    m_titleWidth = std::clamp(widest + 2 * measures::controlPadding, 96, 320);
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

/// Attempts are as wide as their words ask for where there is room; the title of the phase takes
/// the rest.
void PhaseGridView::layOut()
{
    const int attempts = m_grid->attemptColumns();
    const int times = startedWidth + durationWidth;
    const int room = viewport()->width() - times;
    const int besideWord = measures::iconSize + 2 * measures::iconGap + 6;
    const int narrowest =
        std::max(narrowestCell, m_wordWidth + besideWord + sessionmeasures::gridGap);
    const int title = std::min(m_titleWidth, std::max(200, room - attempts * narrowest));
    const int cell =
        std::clamp((room - title) / attempts, narrowest, std::max(narrowest, widestCell));
    const int rest = room - attempts * cell;
    const int first = std::max(title, std::min(rest, 320));
    bool isOther = false;
    const auto resize = [this, &isOther](int column, int width) {
        if (header()->sectionSize(column) != width) {
            header()->resizeSection(column, width);
            isOther = true;
        }
    };
    resize(PhaseGrid::phaseColumn, first);
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        resize(attempt, cell);
    }
    resize(m_grid->startedColumn(), startedWidth + std::max(0, rest - first));
    resize(m_grid->durationColumn(), durationWidth);
    if (isOther && currentIndex().isValid()) { // it may have been in view only for the narrow ones
        horizontalScrollBar()->setValue(0);
        scrollTo(currentIndex());
    }
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
    gridpaint::phase(*painter, title, first, isCurrent);
    drawAttempts(painter, top, first);
    const int inset = measures::paneEdge;
    gridpaint::time(*painter, sectionRect(m_grid->startedColumn(), top).adjusted(4, 0, -inset, 0),
                    index.siblingAtColumn(m_grid->startedColumn()), true);
    gridpaint::time(*painter, sectionRect(m_grid->durationColumn(), top).adjusted(4, 0, -inset, 0),
                    index.siblingAtColumn(m_grid->durationColumn()), false);
}

void PhaseGridView::drawAttempts(QPainter *painter, int top, const QModelIndex &index) const
{
    const SessionPhase &phase = *m_grid->phase(index);
    if (phase.attempts.empty()) {
        QRect area = sectionRect(1, top);
        area.setRight(sectionRect(m_grid->startedColumn(), top).left());
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
    viewport()->update();
    Q_EMIT placeSelected(m_grid->placeOf(current));
}

/// The next cell of the row, or beyond its ends: fold, unfold, the row above.
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

/// Keeps to the attempt as far as the next row has it.
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

void PhaseGridView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    layOut();
}

} // namespace baton
