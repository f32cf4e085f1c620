// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace baton {

/// A bar above a text that asks for a place in it: Return moves there, Escape closes the bar.
class GoToBar : public QWidget
{
    Q_OBJECT

public:
    /// Closes the bar and returns the focus to the text.
    virtual void close();

protected:
    /// @p text gets the focus when the bar closes.
    GoToBar(const QString &label, QWidget &text, QWidget *parent);

    [[nodiscard]] QLineEdit &place() const { return *m_place; }
    void setHint(const QString &hint);
    /// Shows the bar with @p place selected, so that typing replaces it.
    void ask(const QString &place);
    virtual void go() = 0;

    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget &m_text;
    QLineEdit *m_place;
    QLabel *m_hint;
};

} // namespace baton
