// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/sessiondelegate.h"

#include "models/sessionviews/tables/sessiontable.h"
#include "widgets/style/cellbackground.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/elidedpath.h"
#include "widgets/text/wraptext.h"

#include <QAbstractItemModel>
#include <QHeaderView>
#include <QPainter>
#include <QStyle>
#include <QTreeView>

#include <algorithm>
#include <utility>

namespace baton {

namespace {

constexpr int firstLine = 18;
constexpr int secondLine = 16;

struct TitlePiece
{
    QString text;
    QFont font;
    Role role = Role::Text;
    Qt::Alignment alignment = Qt::AlignLeading | Qt::AlignVCenter;
    Qt::TextElideMode elided = Qt::ElideRight;
};

TableCell::Look lookOf(const QModelIndex &index)
{
    return static_cast<TableCell::Look>(index.data(SessionTable::LookRole).toInt());
}

Status markAt(const QModelIndex &index, int role)
{
    return static_cast<Status>(index.data(role).toInt());
}

Qt::TextElideMode elidedAt(const QModelIndex &index)
{
    return index.data(SessionTable::NameRole).toBool() ? Qt::ElideMiddle : Qt::ElideRight;
}

TitlePiece textPiece(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    using enum TableCell::Look;
    const TableCell::Look look = lookOf(index);
    const bool isFaded = look == Muted || index.data(SessionTable::FadedRole).toBool();
    TitlePiece piece{.text = index.data().toString(), .font = option.font};
    piece.role = look == Link ? Role::Accent : isFaded ? Role::Muted : Role::Text;
    if (look == Measured) {
        piece.font = fonts::mono();
    }
    piece.alignment = option.displayAlignment;
    piece.elided = elidedAt(index);
    return piece;
}

/// @p text shortened to @p room; a name or a path is elided in the middle.
QString shortened(const QString &text, const QFont &font, Qt::TextElideMode mode, int room)
{
    const QFontMetrics metrics(font);
    return mode == Qt::ElideMiddle ? elidedPath(text, metrics, room)
                                   : metrics.elidedText(text, mode, room);
}

/// Draws @p piece into @p area and removes the used part from it.
void draw(QPainter &painter, const TitlePiece &piece, QRect &area, Qt::LayoutDirection direction)
{
    if (piece.text.isEmpty() || area.width() <= 0) {
        return;
    }
    const QString shown = shortened(piece.text, piece.font, piece.elided, area.width());
    painter.setFont(piece.font);
    painter.setPen(Theme::color(piece.role));
    painter.drawText(area, static_cast<int>(piece.alignment), shown);
    const int used = QFontMetrics(piece.font).horizontalAdvance(shown);
    direction == Qt::RightToLeft ? area.setRight(area.right() - used)
                                 : area.setLeft(area.left() + used);
}

/// Draws the shape at the start of @p area and removes its part from it.
void drawMark(QPainter &painter, Status status, QRect &area, int size,
              Qt::LayoutDirection direction)
{
    if (status == Status::None) {
        return;
    }
    const QRect place =
        QStyle::alignedRect(direction, Qt::AlignLeading | Qt::AlignVCenter, {size, size}, area);
    paintStatus(painter, place, status);
    const int used = size + measures::iconGap;
    direction == Qt::RightToLeft ? area.setRight(area.right() - used)
                                 : area.setLeft(area.left() + used);
}

void drawDetail(QPainter &painter, const QModelIndex &index, QRect area,
                Qt::LayoutDirection direction)
{
    const Status status = markAt(index, SessionTable::DetailShapeRole);
    drawMark(painter, status, area, measures::smallIconSize, direction);
    const Role role = status == Status::None ? Role::Muted : roleOf(status);
    draw(painter,
         {.text = index.data(SessionTable::DetailRole).toString(),
          .font = fonts::small(),
          .role = role,
          .elided = elidedAt(index)},
         area, direction);
}

/// The part of @p piece that fits into @p room.
TitlePiece fitting(TitlePiece piece, const QModelIndex &index, int room)
{
    const QString instead = index.data(SessionTable::ShortRole).toString();
    if (!instead.isEmpty() && QFontMetrics(piece.font).horizontalAdvance(piece.text) > room) {
        piece.text = instead;
    }
    return piece;
}

/// Draws the content of @p line; the suffix gets up to half of it.
void drawLine(QPainter &painter, const QStyleOptionViewItem &cell, const QModelIndex &index,
              QRect line)
{
    const TitlePiece tail{.text = index.data(SessionTable::TailRole).toString(),
                          .font = cell.font,
                          .role = Role::Muted,
                          .elided = elidedAt(index)};
    const int kept =
        std::min(QFontMetrics(cell.font).horizontalAdvance(tail.text), line.width() / 2);
    const bool isMirrored = cell.direction == Qt::RightToLeft;
    QRect first = line.adjusted(isMirrored ? kept : 0, 0, isMirrored ? 0 : -kept, 0);
    const int room = first.width();
    draw(painter, fitting(textPiece(cell, index), index, room), first, cell.direction);
    const int used = room - first.width();
    line.adjust(isMirrored ? 0 : used, 0, isMirrored ? -used : 0, 0);
    draw(painter, tail, line, cell.direction);
}

int markWidth(const QModelIndex &index, int role, int size)
{
    return markAt(index, role) == Status::None ? 0 : size + measures::iconGap;
}

/// The two texts of a wrapping cell.
struct WrappedCell
{
    WrapText text;
    WrapText detail;
    int textHeight = 0;
    int detailHeight = 0; ///< 0 without a second text
};

struct CellRoom
{
    int text = 0;
    int detail = 0;
    bool isMarked = false; ///< the second text must always be visible
    Qt::TextElideMode elided = Qt::ElideRight;
};

/// Truncates the texts to @p height; a marked second text stays complete.
void cut(WrappedCell &cell, int height, const CellRoom &room)
{
    const int kept = cell.detail.text.isEmpty() ? 0
        : room.isMarked                         ? cell.detail.heightFor(room.detail)
                                                : secondLine;
    const int lines = std::max(1, (height - kept) / firstLine);
    cell.text = cell.text.inLines(lines, room.text, room.elided);
    if (!room.isMarked) {
        const int below = height - cell.text.heightFor(room.text);
        cell.detail = cell.detail.inLines(std::max(1, below / secondLine), room.detail);
    }
}

/// All texts of the cell, or the part that fits into @p height.
WrappedCell wrappedCell(const QStyleOptionViewItem &option, const QModelIndex &index, int width,
                        std::optional<int> height)
{
    const TitlePiece piece = textPiece(option, index);
    const int room =
        std::max(1, width - markWidth(index, SessionTable::ShapeRole, measures::iconSize));
    WrappedCell cell{.text = {piece.text, piece.font, 0, option.direction},
                     .detail = {index.data(SessionTable::DetailRole).toString(), fonts::small(), 0,
                                option.direction}};
    const int mark = markWidth(index, SessionTable::DetailShapeRole, measures::smallIconSize);
    const int detailRoom = std::max(1, room - mark);
    if (height) {
        if (mark == 0 && elidedAt(index) == Qt::ElideMiddle) {
            cell.detail.text =
                shortened(cell.detail.text, fonts::small(), Qt::ElideMiddle, detailRoom);
        }
        cut(cell, *height, {room, detailRoom, mark > 0, elidedAt(index)});
    }
    cell.textHeight = std::max(firstLine, cell.text.heightFor(room));
    if (!cell.detail.text.isEmpty()) {
        cell.detailHeight = std::max(secondLine, cell.detail.heightFor(detailRoom));
    }
    return cell;
}

} // namespace

int SessionDelegate::heightOf(const QAbstractItemModel &rows, int count, int most,
                              const QStyleOptionViewItem &option)
{
    const int before = std::exchange(m_mostHeight, most);
    int height = 0;
    for (int row = 0; row < std::min(count, rows.rowCount()); ++row) {
        int highest = 0;
        for (int column = 0; column < rows.columnCount(); ++column) {
            highest = std::max(highest, sizeHint(option, rows.index(row, column)).height());
        }
        height += highest;
    }
    m_mostHeight = before;
    return height;
}

void SessionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    paintEmptyCell(*painter, cell);

    painter->save();
    const int lead = index.column() == 0 ? m_edge : measures::controlPadding;
    QRect area = QStyle::visualRect(cell.direction, cell.rect,
                                    cell.rect.adjusted(lead, 0, -measures::controlPadding, 0));
    if (m_wrapping != Wrapping::None) {
        paintWrapped(*painter, cell, area, index);
        painter->restore();
        return;
    }
    area = inSight(area);
    const bool hasDetail = !index.data(SessionTable::DetailRole).toString().isEmpty();
    const int top = area.top() + (area.height() - firstLine - secondLine) / 2;
    QRect line = area;
    if (hasDetail) {
        line.setTop(top);
        line.setHeight(firstLine);
    }
    const int before = line.left();
    const int after = line.right();
    drawMark(*painter, markAt(index, SessionTable::ShapeRole), line, measures::iconSize,
             cell.direction);
    QRect below(QPoint(area.left() + line.left() - before, top + firstLine),
                QPoint(area.right() + line.right() - after, top + firstLine + secondLine - 1));
    drawLine(*painter, cell, index, line);
    if (hasDetail) {
        drawDetail(*painter, index, below, cell.direction);
    }
    painter->restore();
}

/// Beside a text of many lines the others are at the top: the middle may not be visible.
QRect SessionDelegate::inSight(QRect cell) const
{
    constexpr int many = 3;
    if (cell.height() > many * m_rowHeight) {
        cell.setHeight(m_rowHeight);
    }
    return cell;
}

/// Paints both texts below each other with their heights.
void SessionDelegate::paintWrapped(QPainter &painter, const QStyleOptionViewItem &cell, QRect area,
                                   const QModelIndex &index) const
{
    const WrappedCell wrapped = wrappedCell(cell, index, area.width(), mostHeight(index));
    const int needed = wrapped.textHeight + wrapped.detailHeight;
    const int spare = (needed > m_rowHeight ? area : inSight(area)).height() - needed;
    area.setTop(area.top() + std::max(0, spare / 2));
    QRect line(area.left(), area.top(), area.width(), firstLine);
    drawMark(painter, markAt(index, SessionTable::ShapeRole), line, measures::iconSize,
             cell.direction);
    painter.setPen(Theme::color(textPiece(cell, index).role));
    wrapped.text.draw(painter, line.topLeft(), line.width());
    if (wrapped.detailHeight == 0) {
        return;
    }
    QRect below(line.left(), area.top() + wrapped.textHeight, line.width(), secondLine);
    const Status status = markAt(index, SessionTable::DetailShapeRole);
    drawMark(painter, status, below, measures::smallIconSize, cell.direction);
    painter.setPen(Theme::color(status == Status::None ? Role::Muted : roleOf(status)));
    wrapped.detail.draw(painter, below.topLeft(), below.width());
}

std::optional<int> SessionDelegate::mostHeight(const QModelIndex &index) const
{
    const bool isWhole =
        m_wrapping == Wrapping::All || (m_chosen.isValid() && m_chosen.row() == index.row());
    return isWhole ? std::nullopt : std::optional(m_mostHeight);
}

int SessionDelegate::wrappedHeight(const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const std::optional<int> most = mostHeight(index);
    if (most == m_rowHeight && markAt(index, SessionTable::DetailShapeRole) == Status::None) {
        return m_rowHeight;
    }
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    const int lead = index.column() == 0 ? m_edge : measures::controlPadding;
    const int width = view ? view->header()->sectionSize(index.column()) : option.rect.width();
    const WrappedCell wrapped =
        wrappedCell(option, index, width - lead - measures::controlPadding, most);
    return std::max(m_rowHeight, wrapped.textHeight + wrapped.detailHeight + measures::iconGap);
}

/// QTreeView requests heights with a width of -1, and widths without using the height: each is too
/// slow to be computed together with the other.
QSize SessionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (option.rect.width() < 0) {
        return {0, m_wrapping == Wrapping::None ? m_rowHeight : wrappedHeight(option, index)};
    }
    const TitlePiece piece = textPiece(option, index);
    const QString tail = index.data(SessionTable::TailRole).toString();
    const QString detail = index.data(SessionTable::DetailRole).toString();
    const int text = QFontMetrics(piece.font).horizontalAdvance(piece.text)
        + (tail.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(tail));
    const int below = detail.isEmpty() ? 0
                                       : QFontMetrics(fonts::small()).horizontalAdvance(detail)
            + markWidth(index, SessionTable::DetailShapeRole, measures::smallIconSize);
    const int mark = markWidth(index, SessionTable::ShapeRole, measures::iconSize);
    const int lead = index.column() == 0 ? m_edge : measures::controlPadding;
    return {lead + mark + std::max(text, below) + measures::controlPadding + 2, m_rowHeight};
}

} // namespace baton
