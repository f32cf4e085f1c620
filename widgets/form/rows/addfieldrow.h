// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/rowwidget.h"

class QPushButton;

namespace baton {

class AddMenu;

/// Offers the missing optional fields of an object.
class AddFieldRow : public RowWidget
{
    Q_OBJECT

public:
    explicit AddFieldRow(FormController &controller);

protected:
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString hint() const;

    QPushButton *m_add;
    AddMenu *m_menu;
};

/// The heading above fields that the protocol does not define.
class HeadingRow : public RowWidget
{
    Q_OBJECT

public:
    using RowWidget::RowWidget;

protected:
    void showRow() override { }
    [[nodiscard]] int contentHeight(const RowGeometry &) const override { return 26; }
    void place(const RowGeometry &, int) override { }
    void paintEvent(QPaintEvent *event) override;
};

} // namespace baton
