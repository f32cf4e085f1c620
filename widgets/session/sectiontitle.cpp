// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/sectiontitle.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/session/sessionmarks.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

namespace baton {

SectionTitle::SectionTitle(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_line(new QHBoxLayout(this))
{
    setFixedHeight(measures::sectionHeaderHeight);
    setAccessibleName(title);
    m_line->setSpacing(measures::fieldGap);
    m_line->addStretch();
    reserve();
}

void SectionTitle::setNote(const QString &note, Status status)
{
    m_note = note;
    m_status = status;
    setAccessibleDescription(note);
    setToolTip(note);
    reserve();
    update();
}

void SectionTitle::addWidget(QWidget *widget)
{
    m_line->addWidget(widget);
}

QSize SectionTitle::sizeHint() const
{
    const int title = QFontMetrics(fonts::strong()).horizontalAdvance(m_title);
    return {title + 2 * sessionmeasures::edge, measures::sectionHeaderHeight};
}

void SectionTitle::reserve()
{
    const int mark = m_status == Status::None ? 0 : measures::smallIconSize + measures::iconGap;
    const int note =
        m_note.isEmpty() ? 0 : QFontMetrics(fonts::small()).horizontalAdvance(m_note) + mark;
    const int title = QFontMetrics(fonts::strong()).horizontalAdvance(m_title);
    m_line->setContentsMargins(sessionmeasures::edge + title + measures::groupGap, 0,
                               measures::paneEdge + note + (note > 0 ? measures::groupGap : 0), 0);
}

void SectionTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRect area =
        QStyle::visualRect(layoutDirection(), rect(),
                           rect().adjusted(sessionmeasures::edge, 0, -measures::paneEdge, 0));
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(Role::Text));
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading, m_title);
    if (m_note.isEmpty()) {
        return;
    }
    const int title = painter.fontMetrics().horizontalAdvance(m_title) + measures::groupGap;
    const bool hasMark = m_status != Status::None;
    const int mark = hasMark ? measures::smallIconSize + measures::iconGap : 0;
    const QFontMetrics metrics(fonts::small());
    const QString shown = metrics.elidedText(m_note, Qt::ElideRight, area.width() - title - mark);
    const QRect text =
        QStyle::alignedRect(layoutDirection(), Qt::AlignTrailing | Qt::AlignVCenter,
                            {metrics.horizontalAdvance(shown) + 1, area.height()}, area);
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(hasMark ? roleOf(m_status) : Role::Muted));
    painter.drawText(text, Qt::AlignVCenter | Qt::AlignLeading, shown);
    if (hasMark) {
        const QRect place(text.left() - mark, area.center().y() - measures::smallIconSize / 2,
                          measures::smallIconSize, measures::smallIconSize);
        paintStatus(painter, QStyle::visualRect(layoutDirection(), text, place), m_status);
    }
}

} // namespace baton
