// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/routingfindbar.h"

#include "widgets/common/iconbutton.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

RoutingFindBar::RoutingFindBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit)
    , m_count(new QLabel)
{
    setObjectName(u"routingFindBar"_s);
    m_text->setObjectName(u"routingFind"_s);
    m_text->setPlaceholderText(tr("Find an agent, a role or a document"));
    m_text->setAccessibleName(m_text->placeholderText());
    m_text->setMaximumWidth(320);
    m_count->setObjectName(u"routingFindCount"_s);
    m_count->setFont(fonts::small());
    m_count->setForegroundRole(QPalette::PlaceholderText);
    auto *previous = iconButton(u"routingFindPrevious"_s, u"arrow-up"_s,
                                tr("Previous (Shift+Enter or Shift+F3)"));
    auto *next = iconButton(u"routingFindNext"_s, u"arrow-down"_s, tr("Next (Enter or F3)"));
    auto *closing = iconButton(u"routingFindClose"_s, u"close"_s, tr("Close (Escape)"));
    connect(previous, &QToolButton::clicked, this, [this] { Q_EMIT stepRequested(-1); });
    connect(next, &QToolButton::clicked, this, [this] { Q_EMIT stepRequested(1); });
    connect(closing, &QToolButton::clicked, this, &RoutingFindBar::close);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(measures::paneEdge, 4, measures::iconGap, 5);
    line->setSpacing(measures::iconGap);
    line->addWidget(m_text, 1);
    line->addWidget(previous);
    line->addWidget(next);
    line->addWidget(m_count);
    line->addStretch();
    line->addWidget(closing);
    connect(m_text, &QLineEdit::textChanged, this, &RoutingFindBar::textChanged);
    hide();
}

void RoutingFindBar::open()
{
    show();
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
}

QString RoutingFindBar::text() const
{
    return m_text->text();
}

void RoutingFindBar::showCount(int count)
{
    m_count->setText(m_text->text().isEmpty() ? QString() : tr("%n found", nullptr, count));
}

void RoutingFindBar::close()
{
    hide();
    Q_EMIT closed();
}

void RoutingFindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (isEnter || event->key() == Qt::Key_F3) {
        Q_EMIT stepRequested(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
