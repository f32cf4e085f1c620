// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/rowwidget.h"

namespace baton {

class FieldLabel;
class MapKeyEdit;

/// The row below a free map in which a new key is typed.
class AddEntryRow : public RowWidget
{
    Q_OBJECT

public:
    explicit AddEntryRow(FormController &controller);

protected:
    [[nodiscard]] const FieldLabel *label() const override { return m_label; }
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    [[nodiscard]] int issuesTop(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;

private:
    void add();

    FieldLabel *m_label;
    MapKeyEdit *m_key;
};

} // namespace baton
