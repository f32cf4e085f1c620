// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/headerrow.h"

#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QKeyEvent>
#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

HeaderRow::HeaderRow(FormController &controller)
    : RowWidget(controller)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void HeaderRow::showRow()
{
    setAccessibleName(title());
    setAccessibleDescription(spokenState());
    setToolTip(row().field.schema ? row().field.schema->help : QString());
}

/// False for a text that never parsed completely, which was not checked.
bool HeaderRow::isJudged() const
{
    return !isStale() || controller().document().lastValid(controller().place().document);
}

QString HeaderRow::spokenState() const
{
    QStringList parts{row().isExpanded ? tr("expanded") : tr("collapsed")};
    const RowCounts &tally = row().tally;
    if (tally.open > 0 && isJudged()) {
        parts.append(tr("%n to fill in", "values", tally.open));
    }
    for (const auto &[count, status] :
         {std::pair{tally.errors, Status::Error}, std::pair{tally.warnings, Status::Warning},
          std::pair{tally.notes, Status::Note}}) {
        if (count > 0) {
            parts.append(u"%1 %2"_s.arg(count).arg(wordOf(status)));
        }
    }
    return parts.join(u", "_s);
}

int HeaderRow::contentHeight(const RowGeometry &) const
{
    return measures::sectionHeaderHeight;
}

void HeaderRow::place(const RowGeometry &, int) { }

std::vector<QWidget *> HeaderRow::contentStops()
{
    return {this};
}

void HeaderRow::paintChevron(QPainter &painter, const QRect &area) const
{
    const QString name = row().isExpanded ? u"chevron-down"_s : u"chevron-right"_s;
    icon(name, ink(Role::Text)).paint(&painter, area);
}

void HeaderRow::paintFocus(QPainter &painter, const QRect &area) const
{
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Theme::color(Role::Accent), measures::focusRing));
        painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), measures::controlRadius,
                                measures::controlRadius);
    }
}

int HeaderRow::countsWidth() const
{
    const QFontMetrics metrics(fonts::small());
    int width = 0;
    for (const int count : {row().tally.notes, row().tally.warnings, row().tally.errors}) {
        if (count > 0) {
            width += metrics.horizontalAdvance(locale().toString(count)) + 4
                + measures::smallIconSize + measures::controlPadding;
        }
    }
    return width;
}

int HeaderRow::paintCounts(QPainter &painter, int right, const QRect &line) const
{
    painter.setFont(fonts::small());
    const RowCounts &tally = row().tally;
    int x = right;
    for (const auto &[count, status] :
         {std::pair{tally.notes, Status::Note}, std::pair{tally.warnings, Status::Warning},
          std::pair{tally.errors, Status::Error}}) {
        if (count == 0) {
            continue;
        }
        const QString text = locale().toString(count);
        const int width = painter.fontMetrics().horizontalAdvance(text);
        const Role role = ink(roleOf(status));
        painter.setPen(Theme::color(role));
        painter.drawText(QRect(x - width, line.top(), width, line.height()), Qt::AlignVCenter,
                         text);
        x -= width + 4 + measures::smallIconSize;
        paintStatus(
            painter,
            QRectF(x, line.center().y() - 6, measures::smallIconSize, measures::smallIconSize),
            status, role);
        x -= measures::controlPadding;
    }
    return x;
}

void HeaderRow::keyPressEvent(QKeyEvent *event)
{
    const bool opens = event->key() == Qt::Key_Right && !row().isExpanded;
    const bool closes = event->key() == Qt::Key_Left && row().isExpanded;
    const bool toggles = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return
        || event->key() == Qt::Key_Enter;
    if (!(event->modifiers() & ~Qt::KeypadModifier) && (opens || closes || toggles)) {
        controller().form().toggle(row().id);
    } else if (event->key() == Qt::Key_Delete && row().isListItem && !isStale()) {
        controller().remove(row().field.path);
    } else if (!handleItemKey(*event)) {
        RowWidget::keyPressEvent(event);
    }
}

void HeaderRow::mouseReleaseEvent(QMouseEvent *event)
{
    const bool wasPress = headRect().contains(event->position().toPoint())
        && event->button() == Qt::LeftButton && !isDragging();
    RowWidget::mouseReleaseEvent(event);
    if (wasPress) {
        controller().form().toggle(row().id);
    }
}

} // namespace baton
