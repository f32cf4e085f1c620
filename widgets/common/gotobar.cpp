// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/gotobar.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace baton {

GoToBar::GoToBar(const QString &label, QWidget &text, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
    , m_place(new QLineEdit(this))
    , m_hint(new QLabel(this))
{
    setAutoFillBackground(true);
    auto *title = new QLabel(label, this);
    title->setBuddy(m_place);
    m_hint->setObjectName(u"goToHint"_s);
    m_hint->setFont(fonts::small());
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, measures::iconGap, measures::paneEdge,
                            measures::iconGap + 1);
    row->setSpacing(measures::fieldGap);
    row->addWidget(title);
    row->addWidget(m_place, 1);
    row->addWidget(m_hint);
    hide();
}

void GoToBar::setHint(const QString &hint)
{
    m_hint->setText(hint);
}

void GoToBar::ask(const QString &place)
{
    m_place->setText(place);
    show();
    m_place->setFocus(Qt::ShortcutFocusReason);
    m_place->selectAll();
}

void GoToBar::close()
{
    hide();
    m_text.setFocus(Qt::OtherFocusReason);
}

void GoToBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        go();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
