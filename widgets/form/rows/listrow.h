// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/rowwidget.h"

class QPushButton;

namespace baton {

class AddMenu;
class FieldLabel;

/// The header of a list: its name, the number of items, and a button that adds an item or opens a
/// menu of the allowed types.
class ListRow : public RowWidget
{
    Q_OBJECT

public:
    explicit ListRow(FormController &controller);

protected:
    [[nodiscard]] const FieldLabel *label() const override { return m_label; }
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;
    [[nodiscard]] int issueLeft(const RowGeometry &geometry) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    FieldLabel *m_label;
    QPushButton *m_add;
    AddMenu *m_menu; ///< types of a new entry; null if there is only one
};

} // namespace baton
