// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/tablerow.h"

#include "widgets/form/editors/editorfactory.h"
#include "widgets/form/editors/lineeditor.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int lineNumberWidth = 28;
constexpr int menuWidth = 24;

int shareOf(FieldWidget widget)
{
    switch (widget) {
    case FieldWidget::Path:
        return 5;
    case FieldWidget::Number:
    case FieldWidget::Integer:
    case FieldWidget::Boolean:
        return 2;
    default:
        return 3;
    }
}

} // namespace

std::vector<QRect> tableCells(const RowGeometry &geometry, const std::vector<FieldState> &fields,
                              int top, int height)
{
    std::vector<QRect> cells;
    const int room = std::max(0, geometry.right - menuWidth - geometry.label - lineNumberWidth);
    const int all =
        std::accumulate(fields.begin(), fields.end(), 0, [](int sum, const FieldState &field) {
            return sum + shareOf(field.widget);
        });
    int before = 0;
    for (const FieldState &field : fields) {
        const int from = before * room / all;
        before += shareOf(field.widget);
        cells.emplace_back(geometry.label + lineNumberWidth + from, top, before * room / all - from,
                           height);
    }
    return cells;
}

void TableHeadRow::paintEvent(QPaintEvent *event)
{
    RowWidget::paintEvent(event);
    QPainter painter(this);
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(ink(Role::Muted)));
    const std::vector<QRect> cells =
        tableCells(geometryAt(width()), row().cells, spaceAbove(row()), 24);
    for (size_t i = 0; i < cells.size(); ++i) {
        const FieldWidget widget = row().cells[i].widget;
        const bool isNumber = widget == FieldWidget::Number || widget == FieldWidget::Integer;
        const QRect text = cells[i].adjusted(isNumber ? 2 : measures::controlPadding, 0,
                                             isNumber ? -measures::controlPadding : -2, 0);
        painter.drawText(
            text, Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft),
            painter.fontMetrics().elidedText(row().cells[i].label, Qt::ElideRight, text.width()));
    }
}

TableRow::TableRow(FormController &controller, const std::vector<FieldState> &cells)
    : RowWidget(controller)
    , m_menu(new QToolButton(this))
{
    for (const FieldState &cell : cells) {
        FieldEditor *editor = createEditor(cell, placeOf(controller.document()), this);
        if (auto *line = qobject_cast<LineEditor *>(editor)) {
            line->setFlat(true);
        }
        editor->control()->installEventFilter(this);
        m_cells.push_back(editor);
        m_bindings.emplace_back(controller, *this, *editor);
    }
    m_menu->setIcon(icon(u"more"_s));
    m_menu->setAutoRaise(true);
    m_menu->setToolTip(tr("Move, duplicate or remove"));
    m_menu->setAccessibleName(tr("Move, duplicate or remove"));
    connect(m_menu, &QToolButton::clicked, this,
            [this] { showItemMenu(m_menu->mapToGlobal(QPoint(0, m_menu->height()))); });
}

bool TableRow::canShow(const FormRow &other) const
{
    return RowWidget::canShow(other) && std::ranges::equal(row().cells, other.cells, sharesEditor);
}

QWidget *TableRow::controlFor(const JsonPointer &path)
{
    const auto cell = std::ranges::find_if(
        m_cells, [&](const FieldEditor *editor) { return editor->field().path == path; });
    return cell == m_cells.end() ? m_cells.front()->control() : (*cell)->control();
}

bool TableRow::isHandle(QPoint place) const
{
    return place.x() < m_cells.front()->x();
}

void TableRow::showRow()
{
    for (size_t i = 0; i < m_cells.size(); ++i) {
        const FieldState &cell = row().cells[i];
        m_bindings[i].show(cell, isStale(), edgeOf(cell), explanation(cell));
    }
    m_menu->setObjectName(u"menu:"_s + row().field.path.toString());
    m_menu->setEnabled(!isStale());
}

std::vector<FieldFinding> TableRow::issues() const
{
    std::vector<FieldFinding> issues = RowWidget::issues();
    for (const FieldState &cell : row().cells) {
        for (FieldFinding issue : cell.issues) {
            issue.message = tr("%1: %2", "column, what is wrong").arg(cell.label, issue.message);
            issues.push_back(issue);
        }
    }
    return issues;
}

int TableRow::contentHeight(const RowGeometry &) const
{
    return measures::controlHeight + 1;
}

void TableRow::place(const RowGeometry &geometry, int top)
{
    const std::vector<QRect> cells =
        tableCells(geometry, row().cells, top + 1, measures::controlHeight);
    for (size_t i = 0; i < cells.size(); ++i) {
        m_cells[i]->place(cells[i].adjusted(1, 0, 0, 0));
    }
    m_menu->setGeometry(geometry.right - 22, top + 3, 22, 22);
}

std::vector<QWidget *> TableRow::contentStops()
{
    std::vector<QWidget *> stops;
    for (const FieldEditor *cell : m_cells) {
        stops.insert(stops.end(), cell->controls().begin(), cell->controls().end());
    }
    stops.push_back(m_menu);
    return stops;
}

bool TableRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
    }
    if (event->type() == QEvent::KeyPress && handleItemKey(*static_cast<QKeyEvent *>(event))) {
        return true;
    }
    return RowWidget::eventFilter(watched, event);
}

void TableRow::paintEvent(QPaintEvent *event)
{
    RowWidget::paintEvent(event);
    QPainter painter(this);
    const RowGeometry geometry = geometryAt(width());
    const int top = spaceAbove(row());
    const std::vector<QRect> cells =
        tableCells(geometry, row().cells, top, measures::controlHeight + 2);
    for (size_t i = 0; i < cells.size(); ++i) {
        const std::optional<Role> role = edgeOf(row().cells[i]);
        const bool isMirrored = mirrored() == row().cells[i].path;
        painter.setPen(Theme::color(role.value_or(isMirrored ? Role::Muted : Role::ControlEdge)));
        painter.drawRect(cells[i].adjusted(0, 0, 0, -1));
        if (m_cells[i]->control()->hasFocus()) {
            painter.setPen(QPen(Theme::color(Role::Accent), measures::focusRing));
            painter.drawRect(cells[i].adjusted(1, 1, 0, -1));
        }
    }
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(ink(Role::Muted)));
    const QRect number(geometry.label, top, lineNumberWidth - measures::controlPadding,
                       measures::controlHeight);
    painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight,
                     locale().toString(row().field.path.last().toLongLong() + 1));
}

} // namespace baton
