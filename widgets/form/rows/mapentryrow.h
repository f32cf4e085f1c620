// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/rows/fieldrow.h"

class QToolButton;

namespace baton {

class MapKeyEdit;
class LineEditor;

/// One key of a free map with its value, as a line of a small table. Both can be edited.
class MapEntryRow : public RowWidget
{
    Q_OBJECT

public:
    MapEntryRow(FormController &controller, const FieldState &field);

    [[nodiscard]] bool canShow(const FormRow &row) const override;
    [[nodiscard]] QWidget *controlFor(const JsonPointer &path) override;

protected:
    [[nodiscard]] const FieldLabel *label() const override { return m_label; }
    void showRow() override;
    [[nodiscard]] int contentHeight(const RowGeometry &geometry) const override;
    void place(const RowGeometry &geometry, int top) override;
    [[nodiscard]] std::vector<QWidget *> contentStops() override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rename();
    void showKey();
    void offerKeys();
    [[nodiscard]] bool isRejectedAbove() const;
    /// True if no other entry has a row for the second line of the label.
    [[nodiscard]] bool isAlone() const { return row().labelLine == 0 && row().isLast; }
    [[nodiscard]] bool handleMoveKey(const QKeyEvent &event);
    [[nodiscard]] QRect box() const;

    FieldLabel *m_label;
    MapKeyEdit *m_key;
    LineEditor *m_value;
    QToolButton *m_remove;
    FieldBinding m_binding;
};

} // namespace baton
