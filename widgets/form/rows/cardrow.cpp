// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/cardrow.h"

#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

Role roleOfTag(const FormRow &row)
{
    return row.tagSeverity ? roleOf(statusOf(*row.tagSeverity)) : Role::Muted;
}

} // namespace

CardRow::CardRow(FormController &controller)
    : HeaderRow(controller)
    , m_menu(new QToolButton(this))
{
    m_menu->setIcon(icon(u"more"_s));
    m_menu->setAutoRaise(true);
    m_menu->setCursor(Qt::ArrowCursor);
    m_menu->setToolTip(tr("Move, duplicate or remove"));
    m_menu->setAccessibleName(tr("Move, duplicate or remove"));
    connect(m_menu, &QToolButton::clicked, this,
            [this] { showItemMenu(m_menu->mapToGlobal(QPoint(0, m_menu->height()))); });
}

void CardRow::showRow()
{
    HeaderRow::showRow();
    m_menu->setObjectName(u"menu:"_s + row().field.path.toString());
    m_menu->setEnabled(!isStale());
    m_menu->setVisible(row().isListItem || (row().field.isPresent && !row().field.isRequired));
}

QString CardRow::title() const
{
    if (!row().summary.isEmpty()) {
        return row().summary;
    }
    return tr("Entry %1").arg(row().field.path.last().toLongLong() + 1);
}

QRect CardRow::headRect() const
{
    QRect head = RowGeometry::cardEdges(row().depth + 1, width());
    head.setTop(rowPadding);
    head.setHeight(measures::sectionHeaderHeight);
    return head;
}

void CardRow::place(const RowGeometry &, int)
{
    const QRect head = headRect();
    m_menu->setGeometry(head.right() - 25, head.top() + 3, 22, 22);
}

std::vector<QWidget *> CardRow::contentStops()
{
    return {this, m_menu};
}

int CardRow::paintTag(QPainter &painter, int left, const QRect &line) const
{
    if (row().tag.isEmpty()) {
        return left;
    }
    painter.setFont(fonts::small());
    const QString text = painter.fontMetrics().elidedText(row().tag, Qt::ElideRight, 120);
    const int width = painter.fontMetrics().horizontalAdvance(text) + 2 * measures::controlPadding;
    const QRectF box(left, line.center().y() - 9, width, 20);
    painter.setBrush(Theme::color(Role::View));
    painter.setPen(Theme::color(isStale() ? Role::Border : roleOfTag(row())));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), measures::controlRadius,
                            measures::controlRadius);
    painter.setPen(Theme::color(ink(roleOfTag(row()))));
    painter.drawText(box, Qt::AlignCenter, text);
    return left + width + measures::iconGap;
}

void CardRow::paintEvent(QPaintEvent *event)
{
    const QRect head = headRect();
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QPainterPath fill;
        fill.addRoundedRect(QRectF(head), measures::cardRadius, measures::cardRadius);
        if (row().isExpanded) {
            fill.addRect(QRectF(head).adjusted(0, measures::cardRadius, 0, 0));
        }
        fill.setFillRule(Qt::WindingFill);
        painter.fillPath(fill, Theme::color(Role::Surface));
        if (row().isExpanded) {
            painter.fillRect(head.left(), head.bottom(), head.width(), 1,
                             Theme::color(Role::Border));
        }
    }
    HeaderRow::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChevron(painter, {head.left() + 4, head.center().y() - 7, 16, 16});
    const int left = paintTag(painter, head.left() + 26, head);
    int right = head.right() - (m_menu->isHidden() ? 8 : 30);
    right = paintCounts(painter, right, head);
    painter.setFont(row().isListItem ? fonts::body() : fonts::strong());
    painter.setPen(Theme::color(ink(row().summary.isEmpty() ? Role::Muted : Role::Text)));
    const QRect text(left, head.top(), std::max(0, right - left), head.height());
    painter.drawText(text, Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(title(), Qt::ElideRight, text.width()));
    paintFocus(painter, head);
}

} // namespace baton
