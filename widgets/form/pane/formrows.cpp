// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/formrows.h"

#include "widgets/form/pane/rowdrag.h"
#include "widgets/form/rows/rowfactory.h"
#include "widgets/style/metrics.h"

namespace baton {

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
