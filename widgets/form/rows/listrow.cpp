// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/listrow.h"

#include "widgets/form/fields/fieldlabel.h"
#include "widgets/form/rows/addmenu.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

ListRow::ListRow(FormController &controller)
    : RowWidget(controller)
    , m_label(new FieldLabel(this))
    , m_add(new QPushButton(icon(u"plus"_s), tr("Add"), this))
    , m_menu(new AddMenu(m_add))
{
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (row().choices.empty()) {
            this->controller().addItem(row().field.path);
        }
    });
    connect(m_menu, &QMenu::aboutToShow, this, [this] { m_menu->setChoices(row().choices); });
    connect(m_menu, &AddMenu::chosen, this, [this](const JsonPointer &path) {
        this->controller().addItem(path.parent(), -1, path.last());
    });
}

void ListRow::showRow()
{
    m_label->setText(row().field.label, row().field.isRequired);
    m_label->setRole(ink(Role::Text));
    m_label->setToolTip(row().field.schema ? row().field.schema->help : QString());
    m_add->setObjectName(u"field:"_s + row().field.path.toString());
    m_add->setAccessibleName(tr("Add to %1").arg(row().field.label));
    m_add->setAccessibleDescription(explanation(row().field));
    m_add->setMenu(row().choices.empty() ? nullptr : m_menu);
    m_add->setEnabled(!isStale() && row().field.isEditable);
    setToolTip(explanation(row().field));
}

int ListRow::contentHeight(const RowGeometry &geometry) const
{
    const int label = m_label->heightAt(geometry.labelWidth());
    return geometry.isNarrow ? label + 4 + measures::controlHeight
                             : std::max(label + 4, measures::controlHeight);
}

int ListRow::issueLeft(const RowGeometry &geometry) const
{
    return row().itemCount > 0 && row().field.widget != FieldWidget::TextList ? geometry.label
                                                                              : geometry.field;
}

void ListRow::place(const RowGeometry &geometry, int top)
{
    const int label = m_label->heightAt(geometry.labelWidth());
    m_label->setGeometry(geometry.label, geometry.isNarrow ? top : top + 4, geometry.labelWidth(),
                         label);
    const int width = m_add->sizeHint().width();
    const int y = geometry.isNarrow ? top + label + 4 : top;
    m_add->setGeometry(geometry.right - width, y, width, measures::controlHeight);
}

std::vector<QWidget *> ListRow::contentStops()
{
    return {m_add};
}

void ListRow::paintEvent(QPaintEvent *event)
{
    RowWidget::paintEvent(event);
    QPainter painter(this);
    const RowGeometry geometry = geometryAt(width());
    const QRect area(geometry.field, m_add->y(), m_add->x() - geometry.field - measures::iconGap,
                     measures::controlHeight);
    painter.setPen(Theme::color(ink(Role::Muted)));
    painter.drawText(area, Qt::AlignVCenter,
                     row().itemCount > 0 ? tr("%n items", "", row().itemCount) : tr("No items"));
}

} // namespace baton
