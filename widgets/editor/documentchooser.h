// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/snapshot/documentlist.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace baton {

class DocumentListModel;

/// Selects one of the handoffs of a file. Hidden while there is only one.
class DocumentChooser : public QWidget
{
    Q_OBJECT

public:
    explicit DocumentChooser(QWidget *parent = nullptr);

    void setEntries(const DocumentEntries &entries);
    /// Shows the handoff at @p place as the selected one.
    void setCurrent(const HandoffId &place);

Q_SIGNALS:
    void chosen(const baton::HandoffId &place);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showPosition();

    DocumentListModel *m_entries;
    HandoffId m_place;
    QComboBox *m_list;
    QLabel *m_position;
};

} // namespace baton
