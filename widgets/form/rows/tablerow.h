// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/fieldrow.h"

class QToolButton;

namespace baton {

/// The rectangles of the cells of @p fields. Their types share the width: paths get most of it,
/// numbers least.
[[nodiscard]] std::vector<QRect>
tableCells(const RowGeometry &geometry, const std::vector<FieldState> &fields, int top, int height);

/// The column titles of a list that is shown as a table.
class TableHeadRow : public RowWidget
{
    Q_OBJECT

public:
    using RowWidget::RowWidget;

protected:
    void showRow() override { }
    [[nodiscard]] int contentHeight(const RowGeometry &) const override { return 24; }
    void place(const RowGeometry &, int) override { }
    void paintEvent(QPaintEvent *event) override;
};

/// One object of a list that is shown as a table.
class TableRow : public RowWidget
{
    Q_OBJECT

public:
    TableRow(FormController &controller, const std::vector<FieldState> &cells);

    [[nodiscard]] bool canShow(const FormRow &row) const override;
    [[nodiscard]] QWidget *controlFor(const JsonPointer &path) override;
    [[nodiscard]] bool isHandle(QPoint place) const override;

protected:
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;
    [[nodiscard]] std::vector<FieldState> fields() const override { return row().cells; }
    [[nodiscard]] std::vector<FieldFinding> issues() const override;
    [[nodiscard]] int issueLeft(const RowGeometry &geometry) const override
    {
        return geometry.label;
    }
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<FieldEditor *> m_cells;
    std::vector<FieldBinding> m_bindings;
    QToolButton *m_menu;
};

} // namespace baton
