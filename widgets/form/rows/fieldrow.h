// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/rowwidget.h"

namespace baton {

class FieldEditor;
class FieldLabel;

/// Connects an editor with its field. Typed text becomes an edit of the document. The editor shows
/// the document's value unless newer text was typed.
class FieldBinding
{
public:
    FieldBinding(FormController &controller, RowWidget &row, FieldEditor &editor);

    void show(const FieldState &field, bool isStale, std::optional<Role> edge,
              const QString &explanation);

private:
    FormController &m_controller;
    FieldEditor &m_editor;
};

/// A label and the editor of one value.
class FieldRow : public RowWidget
{
    Q_OBJECT

public:
    FieldRow(FormController &controller, const FieldState &field);

    [[nodiscard]] bool canShow(const FormRow &row) const override;

protected:
    [[nodiscard]] const FieldLabel *label() const override { return m_label; }
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    [[nodiscard]] int issuesTop(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;

private:
    FieldLabel *m_label;
    FieldEditor *m_editor;
    FieldBinding m_binding;
};

} // namespace baton
