// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/formcontroller.h"

#include <QObject>

class QWidget;

namespace baton {

class RowWidget;
class VirtualList;

/// Moves a list item by mouse; a line shows where it would be dropped.
class RowDrag : public QObject
{
    Q_OBJECT

public:
    RowDrag(FormController &controller, VirtualList &list);

    void watch(RowWidget &row);

private:
    void start(const FormRow &row);
    void move(QPoint globalPosition);
    void drop();
    /// The first row of item @p index of the dragged list; -1 if it is not laid out.
    [[nodiscard]] int rowOfItem(qsizetype index) const;

    FormController &m_controller;
    VirtualList &m_list;
    QWidget *m_line;
    JsonPointer m_item;
    qsizetype m_before = -1; ///< row before which the item would be dropped; -1 if none
};

} // namespace baton
