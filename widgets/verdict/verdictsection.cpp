// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/verdict/verdictsection.h"

#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"
#include "widgets/common/wraplabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace baton {

using namespace Qt::StringLiterals;

VerdictSection::VerdictSection(const QString &heading, QWidget *parent)
    : QWidget(parent)
    , m_heading(new WrapLabel(Role::Text, this))
    , m_remark(new QLabel(this))
    , m_top(new QHBoxLayout)
{
    m_heading->setFont(fonts::strong());
    m_heading->setObjectName(u"heading"_s);
    m_remark->setFont(fonts::small());
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    m_remark->setObjectName(u"remark"_s);
    m_top->setSpacing(measures::fieldGap);
    m_top->addWidget(m_heading, 1);
    m_top->addWidget(m_remark);
    auto *column = new QVBoxLayout(this);
    const int edge = measures::paneEdge;
    column->setContentsMargins(edge, edge + 1, edge, edge);
    column->setSpacing(measures::iconGap);
    column->addLayout(m_top);
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
    arrange();
}

void VerdictSection::setRemark(const QString &remark)
{
    m_remark->setText(remark);
    m_remark->setVisible(!remark.isEmpty());
    arrange();
}

void VerdictSection::addTrailing(QWidget *widget)
{
    m_top->addWidget(widget, 0, Qt::AlignLeft);
}

void VerdictSection::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// A heading has at least the room that its longest word needs.
void VerdictSection::arrange()
{
    int wanted = 2 * measures::paneEdge;
    const QStringList words = m_heading->text().split(u' ');
    int widest = 0;
    for (const QString &word : words) {
        widest = std::max(widest, m_heading->fontMetrics().horizontalAdvance(word) + 2);
    }
    for (int i = 1; i < m_top->count(); ++i) {
        const QWidget *trailing = m_top->itemAt(i)->widget();
        wanted += trailing->isHidden() ? 0 : m_top->spacing() + trailing->sizeHint().width();
    }
    m_top->setDirection(wanted + widest <= width() ? QBoxLayout::LeftToRight
                                                   : QBoxLayout::TopToBottom);
}

void VerdictSection::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(0, 0, width(), 1, Theme::color(Role::Border));
}

} // namespace baton
