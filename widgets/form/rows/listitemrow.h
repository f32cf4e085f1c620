// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/fieldrow.h"

class QToolButton;

namespace baton {

/// An entry of a list of values: its number, by which it can be dragged, its editor, and a button
/// that removes it. Enter adds another entry.
class ListItemRow : public RowWidget
{
    Q_OBJECT

public:
    ListItemRow(FormController &controller, const FieldState &field);

    [[nodiscard]] bool canShow(const FormRow &row) const override;
    [[nodiscard]] bool isHandle(QPoint place) const override;

protected:
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int editorLeft(const RowGeometry &geometry) const;

    FieldEditor *m_editor;
    QToolButton *m_remove;
    FieldBinding m_binding;
};

} // namespace baton
