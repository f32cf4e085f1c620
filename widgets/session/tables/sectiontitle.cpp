// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/sectiontitle.h"

#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraptext.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace baton {

SectionTitle::SectionTitle(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // higher with a note below
    setAccessibleName(title);
}

void SectionTitle::setTitle(const QString &title)
{
    m_title = title;
    setAccessibleName(title);
    updateGeometry();
    placeControls();
    update();
}

void SectionTitle::setNote(const QString &note, Status status)
{
    m_note = note;
    m_status = status;
    setAccessibleDescription(note);
    setToolTip(note);
    updateGeometry();
    placeControls();
    update();
}

void SectionTitle::addWidget(QWidget *widget)
{
    widget->setParent(this);
    m_controls.append(widget);
    placeControls();
}

int SectionTitle::controlsWidth() const
{
    int width = 0;
    for (const QWidget *control : m_controls) {
        width += control->isHidden() ? 0 : control->sizeHint().width() + measures::fieldGap;
    }
    return width;
}

int SectionTitle::markWidth() const
{
    return m_status == Status::None ? 0 : measures::smallIconSize + measures::iconGap;
}

QSize SectionTitle::minimumSizeHint() const
{
    const int title = QFontMetrics(fonts::strong()).horizontalAdvance(m_title);
    return {sessionmeasures::edge + title + measures::groupGap + controlsWidth()
                + measures::paneEdge,
            measures::sectionHeaderHeight};
}

bool SectionTitle::isBeside(int width) const
{
    const int note = QFontMetrics(fonts::small()).horizontalAdvance(m_note) + markWidth();
    return minimumSizeHint().width() + note + measures::groupGap <= width;
}

int SectionTitle::heightForWidth(int width) const
{
    if (m_note.isEmpty() || isBeside(width)) {
        return measures::sectionHeaderHeight;
    }
    const int room = width - sessionmeasures::edge - measures::paneEdge - markWidth();
    return measures::sectionHeaderHeight
        + WrapText{m_note, fonts::small(), 0, layoutDirection()}.heightFor(std::max(1, room)) + 4;
}

/// Places the controls at the right, before the note if that is on the same line.
void SectionTitle::placeControls()
{
    const int note = QFontMetrics(fonts::small()).horizontalAdvance(m_note) + markWidth();
    const bool hasNote = !m_note.isEmpty() && isBeside(width());
    int end = width() - measures::paneEdge - (hasNote ? note + measures::groupGap : 0);
    for (auto control = m_controls.crbegin(); control != m_controls.crend(); ++control) {
        if ((*control)->isHidden()) {
            continue;
        }
        const QSize size((*control)->sizeHint().width(), (*control)->height());
        end -= size.width();
        const QRect place(QPoint(end, (measures::sectionHeaderHeight - size.height()) / 2), size);
        (*control)->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
        end -= measures::fieldGap;
    }
}

/// Handles controls that were shown, hidden or resized, possibly while the title was hidden.
bool SectionTitle::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
        updateGeometry();
        placeControls();
    }
    return QWidget::event(event);
}

void SectionTitle::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeControls();
}

void SectionTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect area =
        QStyle::visualRect(layoutDirection(), rect(),
                           rect().adjusted(sessionmeasures::edge, 0, -measures::paneEdge, 0));
    const QRect line(area.left(), 0, area.width(), measures::sectionHeaderHeight);
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(Role::Text));
    painter.drawText(line, Qt::AlignVCenter | Qt::AlignLeading, m_title);
    if (!m_note.isEmpty()) {
        paintNote(painter, line);
    }
}

void SectionTitle::paintNote(QPainter &painter, const QRect &line) const
{
    const bool hasMark = m_status != Status::None;
    const int size = measures::smallIconSize;
    const int mark = markWidth();
    const bool besides = isBeside(width());
    const int all = QFontMetrics(fonts::small()).horizontalAdvance(m_note) + 1 + mark;
    QRect area = line;
    if (besides) {
        area = QStyle::alignedRect(layoutDirection(), Qt::AlignTrailing | Qt::AlignVCenter,
                                   {all, line.height()}, line);
    } else {
        area = QRect(line.left(), line.bottom() + 1, line.width(), height() - line.height());
    }
    painter.setPen(Theme::color(hasMark ? roleOf(m_status) : Role::Muted));
    const WrapText note{m_note, fonts::small(), 0, layoutDirection()};
    const QRect text = QStyle::visualRect(layoutDirection(), area, area.adjusted(mark, 0, 0, 0));
    const int top = besides ? (line.height() - note.lineHeight()) / 2 : area.top();
    note.draw(painter, QPoint(text.left(), top), text.width());
    if (hasMark) {
        const QRect place(area.left(), top + (note.lineHeight() - size) / 2, size, size);
        paintStatus(painter, QStyle::visualRect(layoutDirection(), area, place), m_status);
    }
}

} // namespace baton
