// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/formrows.h"

#include "widgets/form/pane/rowdrag.h"
#include "widgets/form/rows/addentryrow.h"
#include "widgets/form/rows/addfieldrow.h"
#include "widgets/form/rows/cardrow.h"
#include "widgets/form/rows/listitemrow.h"
#include "widgets/form/rows/listrow.h"
#include "widgets/form/rows/mapentryrow.h"
#include "widgets/form/rows/rowwidget.h"
#include "widgets/form/rows/sectionrow.h"
#include "widgets/form/rows/tablerow.h"
#include "widgets/style/metrics.h"

namespace baton {

namespace {

/// Creates the widget for rows like @p row, which it does not show yet.
std::unique_ptr<RowWidget> createRow(const FormRow &row, FormController &controller)
{
    switch (row.kind) {
    case RowKind::Section:
        return std::make_unique<SectionRow>(controller);
    case RowKind::Field:
        return std::make_unique<FieldRow>(controller, row.field);
    case RowKind::List:
        return std::make_unique<ListRow>(controller);
    case RowKind::ListItem:
        return std::make_unique<ListItemRow>(controller, row.field);
    case RowKind::Card:
        return std::make_unique<CardRow>(controller);
    case RowKind::TableHead:
        return std::make_unique<TableHeadRow>(controller);
    case RowKind::TableRow:
        return std::make_unique<TableRow>(controller, row.cells);
    case RowKind::MapEntry:
        return std::make_unique<MapEntryRow>(controller, row.field);
    case RowKind::AddEntry:
        return std::make_unique<AddEntryRow>(controller);
    case RowKind::Heading:
        return std::make_unique<HeadingRow>(controller);
    case RowKind::AddField:
        return std::make_unique<AddFieldRow>(controller);
    }
    return nullptr;
}

} // namespace

FormRows::FormRows(FormController &controller)
    : m_controller(controller)
{
}

const FormRow &FormRows::at(int row) const
{
    return m_controller.model().rows[static_cast<size_t>(row)];
}

int FormRows::rowCount() const
{
    return static_cast<int>(m_controller.model().rows.size());
}

quint64 FormRows::rowKey(int row) const
{
    return m_controller.model().names[static_cast<size_t>(row)].id;
}

int FormRows::estimatedHeight(int row, int width) const
{
    const FormRow &form = at(row);
    int content = measures::controlHeight;
    if (form.kind == RowKind::Section || form.kind == RowKind::Card) {
        content = measures::sectionHeaderHeight;
    } else if (traitsOf(form.field.widget).isMultiLine) {
        content = 70;
    }
    const bool isAbove = width < 360 && (form.kind == RowKind::Field || form.kind == RowKind::List);
    const int issues = static_cast<int>(form.field.issues.size()) * 26;
    return spaceAbove(form) + content + (isAbove ? 22 : 0) + issues + spaceBelow(form);
}

std::unique_ptr<QWidget> FormRows::createRow(int row)
{
    std::unique_ptr<RowWidget> widget = baton::createRow(at(row), m_controller);
    widget->setRow(at(row), m_controller.isStale());
    showMirrored(*widget);
    if (m_drag) {
        m_drag->watch(*widget);
    }
    return widget;
}

void FormRows::updateRow(int row, QWidget &widget)
{
    auto &shown = static_cast<RowWidget &>(widget);
    shown.setRow(at(row), m_controller.isStale());
    showMirrored(shown);
}

bool FormRows::isUpToDate(int row, const QWidget &widget) const
{
    const auto &shown = static_cast<const RowWidget &>(widget);
    return shown.isStale() == m_controller.isStale() && shown.row() == at(row)
        && !m_controller.fields().mayDiffer(at(row).field.path);
}

void FormRows::setMirrored(const QString &id, const JsonPointer &path)
{
    m_mirroredRow = id;
    m_mirrored = path;
}

void FormRows::showMirrored(RowWidget &widget) const
{
    widget.setMirrored(widget.row().id == m_mirroredRow ? m_mirrored : JsonPointer());
}

bool FormRows::canShow(int row, const QWidget &widget) const
{
    return static_cast<const RowWidget &>(widget).canShow(at(row));
}

std::vector<QWidget *> FormRows::tabStops(QWidget &widget) const
{
    return static_cast<RowWidget &>(widget).stops();
}

} // namespace baton
