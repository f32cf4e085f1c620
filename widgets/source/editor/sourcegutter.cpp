// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/sourcegutter.h"

#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/source/editor/sourcepaint.h"
#include "widgets/source/editor/sourcetip.h"
#include "widgets/source/text/folding.h"
#include "widgets/style/statuspainting.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int edge = 4;
constexpr int markSize = 16;
constexpr int gap = 4;
constexpr int chevronArea = 18;
constexpr int fewestDigits = 3;

/// The findings that begin on each visible line.
QList<const SourceMark *> marksOn(const SourceEdit &edit, const QTextBlock &block)
{
    QList<const SourceMark *> found;
    const LineMap &lines = edit.documentSync().lines();
    if (block.blockNumber() >= lines.count()) {
        return found;
    }
    for (const SourceMark *mark : edit.marks().in(lines.whole(block.blockNumber()))) {
        if (lines.lineAt(mark->range.begin) == block.blockNumber()) {
            found.append(mark);
        }
    }
    return found;
}

} // namespace

SourceGutter::SourceGutter(SourceEdit &edit)
    : QWidget(&edit)
    , m_edit(edit)
{
    setObjectName(u"sourceGutter"_s);
    setMouseTracking(true);
    setCursor(Qt::ArrowCursor);
}

/// The width of the largest line number, even if its line is not loaded yet, because a change of
/// the width lays out the text again.
int SourceGutter::numberWidth() const
{
    const int lines = std::max(m_edit.blockCount(), m_edit.documentSync().lines().count());
    const auto digits = QString::number(lines).size();
    return m_edit.fontMetrics().horizontalAdvance(u'0')
        * std::max(fewestDigits, static_cast<int>(digits));
}

int SourceGutter::wantedWidth() const
{
    return edge + markSize + gap + numberWidth() + chevronArea;
}

void SourceGutter::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), Theme::color(Role::View));
    painter.setFont(m_edit.font());
    const int caretLine = m_edit.textCursor().blockNumber();
    const int shift = m_edit.viewport()->y() - y();
    for (const SourceEdit::SeenLine &line : m_edit.seenLines()) {
        QRectF row(0, line.area.top() + shift, width(), line.area.height());
        if (row.bottom() < event->rect().top() || row.top() > event->rect().bottom()) {
            continue;
        }
        if (const auto tint = rowTint(m_edit, line.block)) {
            painter.fillRect(row, Theme::color(*tint));
        }
        row.setHeight(m_edit.lineHeight());
        const auto marks = marksOn(m_edit, line.block);
        if (!marks.isEmpty()) {
            const auto worst = std::ranges::max_element(
                marks, {}, [](const SourceMark *mark) { return mark->severity; });
            const QRectF place(edge, row.center().y() - markSize / 2.0, markSize, markSize);
            paintStatus(painter, place, statusOf((*worst)->severity));
        }
        const bool isCaretLine = line.block.blockNumber() == caretLine;
        painter.setPen(Theme::color(isCaretLine ? Role::Text : Role::Muted));
        const QRectF number(edge + markSize + gap, row.top(), numberWidth(), row.height());
        painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(line.block.blockNumber() + 1));
        const bool isFolded = Folding::isFolded(line.block);
        const Folding &folding = m_edit.folding();
        if (isFolded
            || (folding.isFoldable(line.block) && (m_isHovered || !folding.isItem(line.block)))) {
            paintChevron(painter, {number.right(), row.top(), chevronArea, row.height()}, isFolded);
        }
    }
}

void SourceGutter::paintChevron(QPainter &painter, const QRectF &area, bool isFolded) const
{
    const QPointF centre = area.center() + QPointF(0, 0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(Theme::color(Role::Muted), 1.2));
    if (isFolded) {
        painter.drawPolyline(QPolygonF{centre + QPointF(-1.5, -3.5), centre + QPointF(2, 0),
                                       centre + QPointF(-1.5, 3.5)});
    } else {
        painter.drawPolyline(QPolygonF{centre + QPointF(-3.5, -1.5), centre + QPointF(0, 2),
                                       centre + QPointF(3.5, -1.5)});
    }
    painter.restore();
}

QTextBlock SourceGutter::blockAt(int y) const
{
    const int place = y - (m_edit.viewport()->y() - this->y());
    for (const SourceEdit::SeenLine &line : m_edit.seenLines()) {
        if (place >= line.area.top() && place < line.area.bottom()) {
            return line.block;
        }
    }
    return {};
}

bool SourceGutter::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QTextBlock block = blockAt(help->pos().y());
        QToolTip::showText(help->globalPos(),
                           block.isValid() ? tipOf(marksOn(m_edit, block)) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

void SourceGutter::mousePressEvent(QMouseEvent *event)
{
    const QTextBlock block = blockAt(static_cast<int>(event->position().y()));
    if (!block.isValid() || event->button() != Qt::LeftButton) {
        return;
    }
    if (event->position().x() >= width() - chevronArea
        && (m_edit.folding().isFoldable(block) || Folding::isFolded(block))) {
        m_edit.folding().toggle(block);
        return;
    }
    QTextCursor cursor(block);
    const auto marks = marksOn(m_edit, block);
    if (!marks.isEmpty()) {
        cursor.setPosition(m_edit.documentSync().positionOf(marks.front()->range.begin));
    }
    m_edit.setTextCursor(cursor);
    m_edit.setFocus(Qt::MouseFocusReason);
}

void SourceGutter::mouseMoveEvent(QMouseEvent *event)
{
    if (!std::exchange(m_isHovered, true)) {
        update();
    }
    QWidget::mouseMoveEvent(event);
}

void SourceGutter::leaveEvent(QEvent *event)
{
    m_isHovered = false;
    update();
    QWidget::leaveEvent(event);
}

void SourceGutter::wheelEvent(QWheelEvent *event)
{
    QCoreApplication::sendEvent(m_edit.viewport(), event);
}

} // namespace baton
