// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/verdictsection.h"

#include "widgets/layouts/sidebysidelayout.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QPainter>
#include <QVBoxLayout>

namespace baton {

using namespace Qt::StringLiterals;

VerdictSection::VerdictSection(const QString &heading, QWidget *parent)
    : QWidget(parent)
    , m_heading(new WrapLabel(Role::Text, this))
    , m_remark(new WrapLabel(Role::Muted, this))
    , m_top(new SideBySideLayout(m_heading))
{
    m_heading->setFont(fonts::strong());
    m_heading->setObjectName(u"heading"_s);
    m_remark->setFont(fonts::small());
    m_remark->setObjectName(u"remark"_s);
    m_top->setSpacing(measures::fieldGap);
    auto *column = new QVBoxLayout(this);
    const int edge = measures::paneEdge;
    column->setContentsMargins(edge, edge + 1, edge, edge);
    column->setSpacing(measures::iconGap);
    column->addLayout(m_top);
    m_top->addWidget(m_remark);
    m_body = new QVBoxLayout;
    m_body->setSpacing(measures::fieldGap);
    column->addLayout(m_body);
    setHeading(heading);
    setRemark({});
}

void VerdictSection::setHeading(const QString &heading)
{
    m_heading->setText(heading);
    setAccessibleName(heading);
}

void VerdictSection::setRemark(const QString &remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
}

void VerdictSection::addTrailing(QWidget *widget)
{
    m_top->addWidget(widget);
}

void VerdictSection::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(0, 0, width(), 1, Theme::color(Role::Border));
}

} // namespace baton
