// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace baton {

class SourceEdit;

/// Goes to a line, or to a column of it: "12" or "12:5".
class GoToLineBar : public QWidget
{
    Q_OBJECT

public:
    explicit GoToLineBar(SourceEdit &edit, QWidget *parent = nullptr);

    void open();
    void close();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void go();

    SourceEdit &m_edit;
    QLineEdit *m_place;
    QLabel *m_hint;
};

} // namespace baton
