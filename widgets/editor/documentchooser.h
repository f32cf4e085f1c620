// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/documentlist.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace baton {

/// Chooses one of the documents in a file. Hides itself while there is only one.
class DocumentChooser : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentChooser(QWidget *parent = nullptr);

    void setEntries(const DocumentEntries &entries);
    /// Shows document number @p number as the chosen one.
    void setCurrent(int number);
    [[nodiscard]] int current() const;

Q_SIGNALS:
    void chosen(int number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void fill();
    void showPosition();

    DocumentEntries m_entries;
    int m_number = 0;
    QComboBox *m_list;
    QLabel *m_position;
};

} // namespace baton
