// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/formcontroller.h"
#include "widgets/form/pane/rowsource.h"

namespace baton {

class RowDrag;
class RowWidget;

/// Provides the rows of a form to a VirtualList.
class FormRows : public RowSource
{
public:
    explicit FormRows(FormController &controller);

    /// Sets the receiver of drags of rows that are created from now on.
    void setDrag(RowDrag *drag) { m_drag = drag; }

    /// Marks the row @p id, because the caret of the source is at @p path.
    void setMirrored(const QString &id, const JsonPointer &path);
    void showMirrored(RowWidget &widget) const;
    [[nodiscard]] const QString &mirroredRow() const { return m_mirroredRow; }

    [[nodiscard]] int rowCount() const override;
    [[nodiscard]] quint64 rowKey(int row) const override;
    [[nodiscard]] int estimatedHeight(int row, int width) const override;
    [[nodiscard]] std::unique_ptr<QWidget> createRow(int row) override;
    void updateRow(int row, QWidget &widget) override;
    [[nodiscard]] bool isUpToDate(int row, const QWidget &widget) const override;
    [[nodiscard]] bool canShow(int row, const QWidget &widget) const override;
    [[nodiscard]] std::vector<QWidget *> tabStops(QWidget &widget) const override;

private:
    [[nodiscard]] const FormRow &at(int row) const;

    FormController &m_controller;
    QString m_mirroredRow;
    JsonPointer m_mirrored;
    RowDrag *m_drag = nullptr;
};

} // namespace baton
