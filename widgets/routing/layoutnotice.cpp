// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/layoutnotice.h"

#include "widgets/common/measures.h"
#include "widgets/common/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int textWidth = 420;

} // namespace

LayoutNotice::LayoutNotice(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_neighbourhood(new QPushButton(tr("Show a neighbourhood"), this))
    , m_group(new QPushButton(tr("Group the nodes"), this))
{
    setObjectName(u"layoutNotice"_s);
    m_text->setObjectName(u"layoutNoticeText"_s);
    m_text->setWordWrap(true);
    m_text->setFixedWidth(textWidth);
    m_bar->setObjectName(u"layoutProgress"_s);
    m_bar->setAccessibleName(tr("Progress of the layout"));
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(4);
    m_cancel->setObjectName(u"cancelLayoutButton"_s);
    m_neighbourhood->setObjectName(u"neighbourhoodButton"_s);
    m_group->setObjectName(u"groupingButton"_s);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(measures::fieldGap);
    for (QPushButton *button : {m_cancel, m_neighbourhood, m_group}) {
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(measures::paneEdge, measures::paneEdge, measures::paneEdge,
                               measures::paneEdge);
    column->setSpacing(measures::fieldGap);
    column->addWidget(m_text);
    column->addWidget(m_bar);
    column->addLayout(buttons);
    connect(m_cancel, &QPushButton::clicked, this, &LayoutNotice::cancelRequested);
    connect(m_neighbourhood, &QPushButton::clicked, this, &LayoutNotice::neighbourhoodRequested);
    connect(m_group, &QPushButton::clicked, this, &LayoutNotice::groupingRequested);
    hide();
}

QString LayoutNotice::text() const
{
    return m_text->text();
}

void LayoutNotice::showText(const QString &text)
{
    m_text->setText(text);
    setAccessibleName(text);
    show();
    adjustSize();
    raise();
}

void LayoutNotice::showProgress(const QString &text)
{
    m_bar->show();
    m_cancel->show();
    m_neighbourhood->hide();
    m_group->hide();
    showText(text);
}

void LayoutNotice::showReason(const QString &text, bool offersLess)
{
    m_bar->hide();
    m_cancel->hide();
    m_neighbourhood->setVisible(offersLess);
    m_group->setVisible(offersLess);
    showText(text);
}

void LayoutNotice::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::color(Role::Border), 1));
    painter.setBrush(Theme::color(Role::View));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), measures::cardRadius,
                            measures::cardRadius);
}

} // namespace baton
