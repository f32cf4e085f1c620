// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/fieldrow.h"

#include "widgets/form/editors/editorfactory.h"
#include "widgets/form/fields/fieldlabel.h"
#include "widgets/style/metrics.h"

#include <algorithm>

namespace baton {

FieldBinding::FieldBinding(FormController &controller, RowWidget &row, FieldEditor &editor)
    : m_controller(controller)
    , m_editor(editor)
{
    const auto path = [&editor] { return editor.field().path; };
    QObject::connect(&editor, &FieldEditor::edited, &controller,
                     [&controller, path](const Value &value, HistoryStep step) {
                         controller.setValue(path(), value, step);
                     });
    QObject::connect(&editor, &FieldEditor::cleared, &controller,
                     [&controller, path] { controller.remove(path()); });
    QObject::connect(&editor, &FieldEditor::rejected, &controller,
                     [&controller, path](const QString &typed, const QString &reason) {
                         controller.fields().reject(path(), typed, reason);
                     });
    QObject::connect(&editor, &FieldEditor::inputReverted, &controller,
                     [&controller, path] { controller.fields().revert(path()); });
    QObject::connect(&editor, &FieldEditor::left, &controller,
                     [&controller, path] { controller.markVisited(path()); });
    QObject::connect(&editor, &FieldEditor::passed, &row, &RowWidget::focusFirstButton);
    QObject::connect(&editor, &FieldEditor::fillRequested, &controller,
                     [&controller, path] { controller.fillChecksum(path()); });
    QObject::connect(&editor, &FieldEditor::fileRequested, &controller,
                     &FormController::fileRequested);
    QObject::connect(&editor, &FieldEditor::heightChanged, &row, [&row] { row.updateGeometry(); });
}

void FieldBinding::show(const FieldState &field, bool isStale, std::optional<Role> edge,
                        const QString &explanation)
{
    const RejectedText rejected = m_controller.fields().rejectedText(field.path);
    const bool isSamePlace = m_editor.field().path == field.path;
    const bool keepsTyped =
        isSamePlace && (!rejected.reason.isEmpty() || m_controller.fields().isTypedIn(field));
    m_editor.setField(field, keepsTyped);
    if (!keepsTyped && !rejected.typed.isEmpty()) {
        m_editor.showTyped(rejected.typed);
    }
    m_editor.setReadOnly(isStale || !field.isEditable);
    m_editor.setEdge(edge);
    for (QWidget *control : m_editor.controls()) {
        control->setAccessibleName(field.label);
        control->setAccessibleDescription(explanation);
    }
    m_editor.control()->setToolTip(explanation);
}

FieldRow::FieldRow(FormController &controller, const FieldState &field)
    : RowWidget(controller)
    , m_label(new FieldLabel(this))
    , m_editor(createEditor(field, placeOf(controller.document()), this))
    , m_binding(controller, *this, *m_editor)
{
    connect(m_editor, &FieldEditor::heightChanged, this, &FieldRow::contentChanged);
}

bool FieldRow::canShow(const FormRow &other) const
{
    return RowWidget::canShow(other) && sharesEditor(row().field, other.field);
}

void FieldRow::showRow()
{
    m_label->setText(row().field.label, row().field.isRequired);
    m_label->setRole(ink(Role::Text));
    m_label->setToolTip(row().field.schema ? row().field.schema->help : QString());
    m_binding.show(row().field, isStale(), edge(), explanation(row().field));
}

int FieldRow::contentHeight(const RowGeometry &geometry) const
{
    const int editor = m_editor->heightAt(geometry.fieldWidth());
    const int label = m_label->heightAt(geometry.labelWidth());
    return geometry.isNarrow ? label + 4 + editor : std::max(label + 4, editor);
}

/// The top of the messages. They follow the editor directly, even beside a label of two lines.
int FieldRow::issuesTop(const RowGeometry &geometry) const
{
    return geometry.isNarrow ? contentHeight(geometry) : m_editor->heightAt(geometry.fieldWidth());
}

void FieldRow::place(const RowGeometry &geometry, int top)
{
    const int label = m_label->heightAt(geometry.labelWidth());
    const int labelTop = geometry.isNarrow ? top : top + 4;
    const int editorTop = geometry.isNarrow ? top + label + 4 : top;
    m_label->setGeometry(geometry.label, labelTop, geometry.labelWidth(), label);
    m_editor->place({geometry.field, editorTop, geometry.fieldWidth(),
                     m_editor->heightAt(geometry.fieldWidth())});
}

std::vector<QWidget *> FieldRow::contentStops()
{
    return m_editor->controls();
}

} // namespace baton
