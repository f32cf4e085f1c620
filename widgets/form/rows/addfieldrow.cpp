// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/addfieldrow.h"

#include "widgets/form/rows/addmenu.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

AddFieldRow::AddFieldRow(FormController &controller)
    : RowWidget(controller)
    , m_add(new QPushButton(icon(u"plus"_s), {}, this))
    , m_menu(new AddMenu(m_add))
{
    m_add->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, [this] { m_menu->setChoices(row().choices); });
    connect(m_menu, &AddMenu::chosen, this,
            [this](const JsonPointer &path) { this->controller().addField(path); });
}

void AddFieldRow::showRow()
{
    m_add->setObjectName(u"add-field:"_s + row().field.path.toString());
    m_add->setText(row().field.label);
    m_add->setEnabled(!isStale());
    m_add->setAccessibleDescription(hint());
    m_add->setToolTip(hint());
}

QString AddFieldRow::hint() const
{
    const QString first = row().choices.front().label;
    const int more = static_cast<int>(row().choices.size()) - 1;
    return more == 0 ? first : tr("%1 and %n more", "fields that may be added", more).arg(first);
}

int AddFieldRow::contentHeight(const RowGeometry &) const
{
    return measures::controlHeight;
}

void AddFieldRow::place(const RowGeometry &geometry, int top)
{
    const int width = std::min(m_add->sizeHint().width(), geometry.right - geometry.label);
    m_add->setGeometry(geometry.label, top, width, measures::controlHeight);
}

std::vector<QWidget *> AddFieldRow::contentStops()
{
    return {m_add};
}

void AddFieldRow::paintEvent(QPaintEvent *event)
{
    RowWidget::paintEvent(event);
    QPainter painter(this);
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(ink(Role::Muted)));
    const RowGeometry geometry = geometryAt(width());
    const QRect text(m_add->geometry().right() + measures::controlPadding, m_add->y(),
                     geometry.right - m_add->geometry().right() - measures::controlPadding,
                     measures::controlHeight);
    if (painter.fontMetrics().horizontalAdvance(hint()) <= text.width()) {
        painter.drawText(text, Qt::AlignVCenter, hint()); // an elided hint would be useless
    }
}

void HeadingRow::paintEvent(QPaintEvent *event)
{
    RowWidget::paintEvent(event);
    QPainter painter(this);
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(ink(Role::Muted)));
    const RowGeometry geometry = geometryAt(width());
    painter.drawText(QRect(geometry.label, spaceAbove(row()), geometry.right - geometry.label, 26),
                     Qt::AlignVCenter, row().field.label);
}

} // namespace baton
