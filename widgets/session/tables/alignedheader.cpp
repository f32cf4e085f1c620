// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/alignedheader.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace baton {

AlignedHeader::AlignedHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsMovable(false);
    setSectionsClickable(true);
    setHighlightSections(false);
    setStretchLastSection(false);
    setMinimumSectionSize(24);
    setFont(fonts::small());
    setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
}

void AlignedHeader::setTitles(const QHash<int, QString> &titles)
{
    if (titles != m_titles) {
        m_titles = titles;
        viewport()->update();
    }
}

/// Elides a title that does not fit.
void AlignedHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    const int indent = visualIndex(logicalIndex) == 0 ? m_edge - measures::controlPadding : 0;
    const int room = sectionSize(logicalIndex) - indent - 2 * measures::controlPadding;
    option->text =
        fontMetrics().elidedText(m_titles.value(logicalIndex, option->text), Qt::ElideRight, room);
}

/// Shows the full text of an elided title as tooltip.
bool AlignedHeader::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip) {
        return QHeaderView::viewportEvent(event);
    }
    const auto *help = static_cast<QHelpEvent *>(event);
    const int section = logicalIndexAt(help->pos());
    const QString title = section < 0
        ? QString()
        : model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    QToolTip::showText(help->globalPos(), title, viewport());
    return true;
}

/// Paints the header beyond the last column, where room is left for a scroll bar.
void AlignedHeader::paintEvent(QPaintEvent *event)
{
    QHeaderView::paintEvent(event);
    const int used = length() - offset();
    QRect rest = viewport()->rect();
    if (layoutDirection() == Qt::RightToLeft) {
        rest.setRight(rest.right() - used);
    } else {
        rest.setLeft(used);
    }
    if (!rest.isEmpty()) {
        QPainter painter(viewport());
        painter.fillRect(rest, Theme::color(Role::Surface));
        painter.fillRect(rest.left(), rest.bottom(), rest.width(), 1, Theme::color(Role::Border));
    }
}

void AlignedHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    if (visualIndex(logicalIndex) != 0) {
        QHeaderView::paintSection(painter, rect, logicalIndex);
        return;
    }
    painter->fillRect(rect, Theme::color(Role::Surface));
    painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, Theme::color(Role::Border));
    const int indent = m_edge - measures::controlPadding;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    QHeaderView::paintSection(
        painter, rect.adjusted(isMirrored ? 0 : indent, 0, isMirrored ? -indent : 0, 0),
        logicalIndex);
}

} // namespace baton
