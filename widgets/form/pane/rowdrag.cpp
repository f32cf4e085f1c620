// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/rowdrag.h"

#include "widgets/form/pane/virtuallist.h"
#include "widgets/form/rows/rowwidget.h"
#include "widgets/style/theme.h"

#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int scrollZone = 24;

} // namespace

RowDrag::RowDrag(FormController &controller, VirtualList &list)
    : QObject(&list)
    , m_controller(controller)
    , m_list(list)
    , m_line(new QWidget(list.viewport()))
{
    m_line->setObjectName(u"dropLine"_s);
    m_line->setBackgroundRole(
        QPalette::Window); // otherwise it would have the colour of the viewport
    m_line->setAutoFillBackground(true);
    m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_line->hide();
}

void RowDrag::watch(RowWidget &row)
{
    connect(&row, &RowWidget::dragStarted, this, [this, &row] { start(row.row()); });
    connect(&row, &RowWidget::dragMoved, this, &RowDrag::move);
    connect(&row, &RowWidget::dragEnded, this, &RowDrag::drop);
}

void RowDrag::start(const FormRow &row)
{
    m_item = row.field.path;
    m_before = -1;
    QPalette palette = m_line->palette();
    palette.setColor(QPalette::Window, Theme::color(Role::Accent));
    m_line->setPalette(palette);
}

int RowDrag::rowOfItem(qsizetype index) const
{
    const JsonPointer path = m_item.parent().child(index);
    const auto &rows = m_controller.model().rows;
    const auto found = std::ranges::find_if(
        rows, [&](const FormRow &row) { return row.isListItem && row.field.path == path; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

void RowDrag::move(QPoint globalPosition)
{
    const int y = m_list.viewport()->mapFromGlobal(globalPosition).y();
    const int height = m_list.viewport()->height();
    QScrollBar *bar = m_list.verticalScrollBar();
    if (y < scrollZone || y > height - scrollZone) {
        bar->setValue(bar->value() + (y < scrollZone ? -scrollZone : scrollZone));
    }
    const int row = m_list.rowAt(std::clamp(y, 0, height - 1));
    if (row < 0) {
        return;
    }
    const JsonPointer list = m_item.parent();
    const JsonPointer &place = m_controller.model().rows[static_cast<size_t>(row)].field.path;
    if (!list.covers(place) || place.depth() == list.depth()) {
        return;
    }
    const qsizetype index = place.tokens()[list.depth()].toLongLong();
    const int first = rowOfItem(index);
    const int next = rowOfItem(index + 1);
    const QRect top = m_list.rowRect(first);
    const int bottom = next < 0 ? m_list.rowRect(row).bottom() : m_list.rowRect(next).top();
    const bool isBelow = y > (top.top() + bottom) / 2;
    m_before = index + (isBelow ? 1 : 0);
    m_line->setGeometry(top.left() + 26, (isBelow ? bottom : top.top()) - 1,
                        std::max(0, top.width() - 38), 2);
    m_line->show();
    m_line->raise();
}

void RowDrag::drop()
{
    m_line->hide();
    const qsizetype from = m_item.last().toLongLong();
    if (m_before >= 0) {
        m_controller.moveEntry(m_item, m_before - from - (m_before > from ? 1 : 0));
    }
    m_before = -1;
}

} // namespace baton
