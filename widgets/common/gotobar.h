// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace baton {

/// A line above a text that asks for a place in it: Return goes there, Escape gives up.
class GoToBar : public QWidget
{
    Q_OBJECT

public:
    /// Gives up, and gives the keyboard back to the text.
    virtual void close();

protected:
    /// @p text gets the keyboard when the bar closes.
    GoToBar(const QString &label, QWidget &text, QWidget *parent);

    [[nodiscard]] QLineEdit &place() const { return *m_place; }
    void setHint(const QString &hint);
    /// Shows the bar with @p place to be typed over.
    void ask(const QString &place);
    virtual void go() = 0;

    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget &m_text;
    QLineEdit *m_place;
    QLabel *m_hint;
};

} // namespace baton
