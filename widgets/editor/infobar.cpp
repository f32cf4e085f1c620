// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/infobar.h"

#include "widgets/common/statusmark.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

InfoBar::InfoBar(Status status, const QString &title, const QString &detail, QWidget *parent)
    : QWidget(parent)
    , m_status(status)
    , m_title(new QLabel(title))
    , m_buttons(new QHBoxLayout)
{
    m_title->setObjectName(u"infoBarTitle"_s);
    m_title->setFont(fonts::strong());
    m_title->setWordWrap(true);
    auto *text = new QVBoxLayout;
    text->setSpacing(2);
    text->addWidget(m_title);
    if (!detail.isEmpty()) {
        auto *second = new QLabel(detail);
        second->setObjectName(u"infoBarDetail"_s);
        second->setWordWrap(true);
        second->setFont(fonts::small());
        second->setForegroundRole(QPalette::PlaceholderText);
        text->addWidget(second);
    }
    m_buttons->setSpacing(measures::fieldGap);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, 6, measures::paneEdge, 7);
    row->setSpacing(measures::fieldGap);
    row->addWidget(new StatusMark(status), 0, Qt::AlignTop);
    row->addLayout(text, 1);
    row->addLayout(m_buttons);
    setAccessibleName(title);
    setAccessibleDescription(detail);
}

QString InfoBar::title() const
{
    return m_title->text();
}

QPushButton *InfoBar::addButton(const QString &text, const QString &objectName)
{
    auto *button = new QPushButton(text);
    button->setObjectName(objectName);
    setSmall(button);
    m_buttons->addWidget(button, 0, Qt::AlignTop);
    return button;
}

void InfoBar::paintEvent(QPaintEvent *)
{
    const bool isError = m_status == Status::Error;
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(isError ? Role::ErrorTint : Role::Surface));
    painter.fillRect(0, height() - 1, width(), 1,
                     Theme::color(isError ? Role::Error : Role::Border));
}

} // namespace baton
