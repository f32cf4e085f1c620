// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/paneheader.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

PaneHeader::PaneHeader(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_summary(new QHBoxLayout)
    , m_widgets(new QHBoxLayout)
    , m_buttons(new QHBoxLayout)
{
    setFixedHeight(measures::paneHeaderHeight);
    setAccessibleName(title);
    m_summary->setSpacing(measures::groupGap);
    m_widgets->setSpacing(measures::fieldGap);
    m_buttons->setSpacing(2);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, measures::iconGap, 1);
    row->setSpacing(measures::fieldGap);
    row->addLayout(m_summary);
    row->addStretch();
    row->addLayout(m_widgets);
    row->addLayout(m_buttons);
    reserveTitle();
}

void PaneHeader::setTitle(const QString &title)
{
    m_title = title;
    setAccessibleName(title);
    reserveTitle();
    update();
}

void PaneHeader::followFocus(const QWidget &pane)
{
    const auto follow = [this, &pane](const QWidget *focus) {
        m_isActive = pane.isAncestorOf(focus);
        update();
    };
    connect(qApp, &QApplication::focusChanged, this,
            [follow](QWidget *, const QWidget *now) { follow(now); });
    follow(QApplication::focusWidget());
}

void PaneHeader::addSummary(QWidget *widget)
{
    m_summary->addWidget(widget);
}

void PaneHeader::addWidget(QWidget *widget)
{
    m_widgets->addWidget(widget);
}

QToolButton *PaneHeader::addAction(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setObjectName(action->objectName() + u"Button"_s);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    m_buttons->addWidget(button);
    return button;
}

QSize PaneHeader::sizeHint() const
{
    return {wholeTitle() + widthBeside(layout()->sizeHint()), measures::paneHeaderHeight};
}

QSize PaneHeader::minimumSizeHint() const
{
    return {leastTitle() + widthBeside(layout()->minimumSize()), measures::paneHeaderHeight};
}

/// The width of the whole title with its margins.
int PaneHeader::wholeTitle() const
{
    return measures::paneEdge + QFontMetrics(fonts::strong()).horizontalAdvance(m_title)
        + measures::groupGap;
}

/// A narrow pane elides all but the start of its title before it hides a button.
int PaneHeader::leastTitle() const
{
    constexpr int most = 56;
    return std::min(wholeTitle(), measures::paneEdge + most + measures::groupGap);
}

int PaneHeader::widthBeside(const QSize &size) const
{
    return size.width() - layout()->contentsMargins().left();
}

void PaneHeader::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::Surface));
    painter.fillRect(0, height() - 1, width(), 1, Theme::color(Role::Border));
    painter.setFont(m_isActive ? fonts::strong() : fonts::body());
    painter.setPen(Theme::color(m_isActive ? Role::Text : Role::Muted));
    const int room = layout()->contentsMargins().left() - measures::paneEdge - measures::groupGap;
    const QRect area = rect().adjusted(measures::paneEdge, 0, -measures::paneEdge, -1);
    const QFontMetrics metrics = painter.fontMetrics();
    const bool isWhole = metrics.horizontalAdvance(m_title) <= room;
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading,
                     isWhole ? m_title : metrics.elidedText(m_title, Qt::ElideRight, room));
}

/// The title is complete if all other widgets have their full width.
void PaneHeader::reserveTitle()
{
    const int room = width() - widthBeside(layout()->minimumSize());
    QMargins margins = layout()->contentsMargins();
    margins.setLeft(std::clamp(room, leastTitle(), wholeTitle()));
    layout()->setContentsMargins(margins); // does nothing if they are equal
}

bool PaneHeader::event(QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        reserveTitle();
    }
    return QWidget::event(event);
}

} // namespace baton
